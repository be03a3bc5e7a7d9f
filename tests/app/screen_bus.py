# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen reader's view of the real window: it reads all there is, sets the pause, hears what comes of it, turns
fencing on and steps through every event, all over the accessibility bus and with no key and no mouse."""
import re

from program import check, finish, run
from xvfb_session import Session, wait_until

# A word or two that the caption of an instant has for at least one of the events that happen then.
WORDS = {"lock-requested": "asks for the lock", "lock-waiting": "waits", "lock-granted": "granted",
         "lock-ended": "lease ends", "lock-released": "releases", "release-ignored": "releases",
         "seat-read": "reads", "read-rejected": "refused", "write-accepted": "writes", "write-rejected": "refused",
         "gave-up": "gives up", "paused": "frozen", "resumed": "wakes", "fan-confirmed": "told yes",
         "fan-refused": "told no"}
FREEZING = {"paused", "resumed"}  # shown as one span, not as two marks


def seconds(ms):
    return f"{ms // 1000}.{ms % 1000 // 100} s"


GROUPS = ("Cause: Garbage collection", "Protection: Lock", "Lock service: etcd", "Guards: renewal, check, release",
          "Effects: email, card charge")


def everything_has_a_name(window):
    """With every group of settings open and each of the tabs in turn."""
    for group in GROUPS:
        do(find(window, "check box", group), "Toggle")
    tabs = [node for node in showing(window) if node.getRoleName() == "page tab"]
    for tab in reversed(tabs):
        do(tab, "Press")
        # Qt 6.4 says of the tab in front, and of it alone, that it has the focus.
        wait_until(lambda front=tab: has(front, pyatspi.STATE_FOCUSED), f"the tab {tab.name!r}")
        names_are_there(window)
    for group in GROUPS:
        do(find(window, "check box", group), "Toggle")


def names_are_there(window):
    for node in showing(window):
        role, name = node.getRoleName(), spoken_name(node)
        if has(node, pyatspi.STATE_FOCUSABLE) and role not in ("list item", "table cell"):
            check(f"a focusable {role} has a name", bool(name), True)
        check(f"a {role} {name!r} is described in plain text", re.findall("<[a-z/]+>", node.description), [])


def pictures_have_their_parts(window):
    for role, name, kind in (("chart", "Timeline", "list"), ("panel", "Stage", "list")):
        parts = [part for part in find(window, role, name) if part.getRoleName() == kind]
        check(f"{name} has its parts", len(parts) >= 4, True)
        for part in parts:
            check(f"a part of {name} has a name", bool(part.name), True)
            check(f"{name}, {part.name}: its items", {item.getRoleName() for item in part}, {"list item"})
            check(f"{name}, {part.name}: their names", all(item.name for item in part), True)


def lanes_tell_the_trace(window, answer):
    """Each lane of a worker has one item for each of its instants, in the order of the trace."""
    for lane in find(window, "chart", "Timeline"):
        if not lane.name.startswith("Worker "):
            continue
        worker = lane.name.removeprefix("Worker ")
        told = [item.name.split(":")[0] for item in lane if re.match(r"[\d.]+ s:", item.name)]
        done = sorted({event["t_ms"] for event in answer["events"]
                       if event["actor"] == worker and event["event"] not in FREEZING})
        waking = {event["t_ms"] for event in answer["events"]
                  if event["actor"] == worker and event["event"] in FREEZING}
        check(f"the lane of {worker}", told, [seconds(ms) for ms in done])
        check(f"{worker} is said to be frozen", sum("frozen" in item.name for item in lane), len(waking) // 2)


def summary_says_it_all(window, at, now):
    """Where one is, what is set, what has happened and what can be done; how it ends when it has ended."""
    for role, name in (("chart", "Timeline"), ("panel", "Stage")):
        words = find(window, role, name).description
        for part in (f"{at} of 20.0 s", "lease 10 s", "pause 15 s", "fencing off", now, "Space plays"):
            check(f"the summary of {name} says {part!r}: {words!r}", part in words, True)
        check(f"the summary of {name} says how it ends: {words!r}", "Seat C14 sold twice" in words, at == "20.0 s")


def steps_through_all(window, answer):
    press(window, "To the start")
    timeline = find(window, "chart", "Timeline")
    bar = find(window, "push button", "Next event").parent.parent  # the buttons are a row of their own
    labels = [node for node in bar if node.getRoleName() == "label"]
    clock, caption = labels
    said = Heard("object:state-changed:showing")
    instants = sorted({event["t_ms"] for event in answer["events"]})
    for ms in instants:
        if ms:
            press(window, "Next event")
        wait_until(lambda at=ms: value(timeline) == at / 1000, f"the playhead at {ms} ms")
        events = [event for event in answer["events"] if event["t_ms"] == ms]
        words = wait_until(lambda: caption.name, "a caption")
        check(f"the clock at {ms} ms", clock.name, seconds(ms))
        check(f"{words!r} tells one of {[event['event'] for event in events]}",
              any(WORDS[event["event"]] in words for event in events), True)
        actors = {event.get("worker", event["actor"]) for event in events}
        check(f"{words!r} names one of {actors}",
              any(re.search(rf"\b{actor}\b", words) is not None for actor in actors), True)
        if ms:
            check(f"the caption at {ms} ms is spoken", said.wait_for(seconds(ms)), f"{seconds(ms)}. {words}")
    said.close()
    press(window, "Next event")
    wait_until(lambda: value(timeline) == 20, "after the last event, the end")


def outcome_of(*settings):
    """How the card's name begins, by the command line's answer."""
    verdict = run(*settings)["verdict"]
    fans = verdict["seats"][0]["confirmed"]
    return "Seat C14 sold twice." if len(fans) == 2 else f"One sale: {fans[0].replace('_', ' ').replace(' a', ' A').replace(' b', ' B')}."


def hears_what_comes_of_it(window):
    """Lease 10 s, B waits from 4 s, A freezes at 2.5 s: the table of the rules, read as a screen reader hears it."""
    changes, spoken = Heard("object:property-change:accessible-name"), Heard("object:state-changed:showing")

    def hear(start, *settings):
        check(f"the engine agrees about {settings}", outcome_of(*settings), start)
        check(f"the change of the verdict and what is spoken {settings}", changes.wait_for(start),
              spoken.wait_for(start))

    pause = find(window, "slider", "Pause length")
    check("the pause as it is and as it may be", (value(pause), pause.queryValue().minimumValue), (15, 0))
    check("the unit of the pause", "in seconds" in pause.description, True)
    set_value(pause, 8)
    hear("One sale: fan A.", "--pause", "8s")
    set_value(pause, 9)
    hear("Seat C14 sold twice.", "--pause", "9s")
    do(find(window, "check box", "Fencing tokens"), "Toggle")
    hear("Seat C14 sold twice.", "--pause", "9s", "--fencing", "writes")
    set_value(pause, 15)
    hear("One sale: fan B.", "--pause", "15s", "--fencing", "writes")
    lanes_tell_the_trace(window, run("--fencing", "writes"))
    do(find(window, "radio button", "Reads and writes"), "Toggle")
    hear("One sale: fan B.", "--pause", "15s", "--fencing", "reads-and-writes")
    set_value(pause, 9)
    hear("One sale: fan B.", "--pause", "9s", "--fencing", "reads-and-writes")
    undo = find(window, "push button", "Undo")
    for _ in range(6):
        wait_until(lambda: actions(undo), "a step to take back")
        press(window, "Undo")
    wait_until(lambda: not actions(undo), "nothing more to take back")
    find(window, "panel", "Seat C14 sold twice. Fan B and fan A were both told yes. The row kept fan A.")
    check("the pause as in the lesson", value(pause), 15)
    changes.close()
    spoken.close()


def zooms(window):
    def width():
        lanes = find(window, "chart", "Timeline")
        return max(box(item)[2] for lane in lanes for item in lane if "B's lease" in item.name)
    before = width()
    press(window, "Show less time, larger")
    wait_until(lambda: width() > before, "a longer lease on the screen")
    press(window, "Show all of the run")
    wait_until(lambda: width() == before, "the lease as it was")


with Session() as session:
    _, window = session.start()
    from spoken_tree import *
    check("the window's name", window.name, "The paused holder")
    lesson = run()
    everything_has_a_name(window)
    pictures_have_their_parts(window)
    lanes_tell_the_trace(window, lesson)
    summary_says_it_all(window, "0.0 s", "A asks for the lock")
    steps_through_all(window, lesson)
    summary_says_it_all(window, "20.0 s", "A releases")
    set_value(find(window, "chart", "Timeline"), 12.5)
    wait_until(lambda: "12.5 s of" in find(window, "chart", "Timeline").description, "the time that was set")
    summary_says_it_all(window, "12.5 s", "B writes")
    hears_what_comes_of_it(window)
    zooms(window)
finish()
