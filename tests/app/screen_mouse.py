# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window with a real mouse and keyboard: plays the lesson, drags the lease's end and the pause's end on the
timeline, takes both back, zooms. What the screen shows is read over the accessibility bus."""
from program import check, finish
from xvfb_session import Session, wait_until


class Timeline:
    """Where things lie on the screen; two of its lanes are at hand, A's and the lock's."""

    def __init__(self, window):
        self.node = find(window, "chart", "Timeline")

    def bar(self, words):
        """The first bar of this name: its left, right and middle height."""
        def found():
            return next((item for lane in self.node for item in lane if words in item.name), None)
        x, y, width, height = box(wait_until(found, f"{words!r} on the timeline"))
        return x, x + width, y + height // 2

    def lease_end(self):
        return self.bar("A's lease")[1:]

    def pause_end(self):
        return self.bar("A is frozen")[1:]

    def pixels_per_second(self):
        left, right, _ = self.bar("A is frozen for 15 s")
        return (right - left) / 15


def drag(session, start, by):
    """In steps, as a hand does; the last ones bring it exactly there."""
    x, y = start
    words = ["mousemove", x, y, "mousedown", 1]
    for step in range(1, 9):
        words += ["mousemove", round(x + by * step / 8), y]
    session.input(*words, "mouseup", 1)


def plays(session, window):
    timeline = find(window, "chart", "Timeline")
    session.input("key", "space")
    find(window, "push button", "Pause")
    wait_until(lambda: 0 < value(timeline) < 20, "the time to run")
    speed = box(find(window, "push button", "Speed 1×"))
    session.input("mousemove", speed[0] + speed[2] // 2, speed[1] + speed[3] // 2, "click", 1)
    # The menu takes the keys when it is up; a key that comes too early goes to nobody.
    wait_until(lambda: fastest(session, window), "eight times as fast")
    wait_until(lambda: value(timeline) == 20, "the end of the run")
    find(window, "push button", "Play")
    session.input("key", "Home")
    wait_until(lambda: value(timeline) == 0, "the start of the run")


def fastest(session, window):
    """Chooses the last speed of the open menu."""
    if any(node.name == "Speed 8×" for node in walk(window)):
        return True
    session.input("key", "Up", "key", "Return")
    return False


def drags(session, window):
    timeline = Timeline(window)
    lease, pause = find(window, "slider", "Lease length"), find(window, "slider", "Pause length")
    changes = Heard("object:property-change:accessible-name")
    second = timeline.pixels_per_second()
    drag(session, timeline.lease_end(), 3 * second)
    wait_until(lambda: abs(value(lease) - 13) < 0.1, f"a lease of 13 s, not {value(lease)}")
    changes.wait_for("Seat C14 sold twice.")
    # A wakes at 9 s, well within its lease: it writes first, and B reads a seat that is sold.
    drag(session, timeline.pause_end(), -8.5 * second)
    wait_until(lambda: abs(value(pause) - 6.5) < 0.1, f"a pause of 6.5 s, not {value(pause)}")
    changes.wait_for("One sale: fan A.")
    session.input("key", "ctrl+z")
    wait_until(lambda: value(pause) == 15, "the pause as it was")
    check("the lease is still the one that was dragged", abs(value(lease) - 13) < 0.1, True)
    session.input("key", "ctrl+z")
    wait_until(lambda: value(lease) == 10, "the lease as it was")
    changes.wait_for("Seat C14 sold twice.")
    changes.close()


def zooms(session, window):
    timeline = Timeline(window)
    left, right, middle = timeline.bar("B's lease")
    session.input("mousemove", left + 10, middle, "keydown", "ctrl", "click", 4, "click", 4, "keyup", "ctrl")

    def wider():
        now = timeline.bar("B's lease")
        return now[1] - now[0] > (right - left) * 1.2
    wait_until(wider, "a longer lease on the screen")
    check("what the pointer is at stays there", abs(timeline.bar("B's lease")[0] - left) < 20, True)
    session.input("key", "0")
    wait_until(lambda: timeline.bar("B's lease") == (left, right, middle), "all of the run again")


def refuses_what_is_no_duration(session, window):
    spoken = Heard("object:state-changed:showing")
    field = find(window, "text", "Lease length, exact value")
    hint = field.description
    type_into(session, field, "abc")
    error = wait_until(lambda: field.description != hint and field.description, "what is wrong")
    check("what is wrong is spoken", spoken.wait_for(error), error)
    check("the lease is as it was", value(find(window, "slider", "Lease length")), 10)
    session.input("key", "Escape")
    spoken.close()


with Session((1440, 900)) as session:
    process, window = session.start()
    from spoken_tree import *
    session.focus(process)
    plays(session, window)
    drags(session, window)
    zooms(session, window)
    refuses_what_is_no_duration(session, window)
    session.input("key", "ctrl+q")
    wait_until(lambda: process.poll() is not None, "the program to end")
    check("the program ends well", process.returncode, 0)
finish()
