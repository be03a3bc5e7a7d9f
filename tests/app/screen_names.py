# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever can have the focus has a name, in sight or not, in every page and dialog of the real window; and what the
keyboard does on the timeline and in front of a class is spoken."""
from program import check, finish
from xvfb_session import Session, wait_until


def everything_has_a_name(window, where):
    """What is hidden too: a screen reader may come upon it. A cell of a list is named by its row."""
    for top in list(window.parent):
        for node in walk(top):
            if has(node, pyatspi.STATE_FOCUSABLE) and node.getRoleName() not in ("list item", "table cell"):
                check(f"{where}: {' in '.join(ways(node))} has a name", bool(spoken_name(node)), True)


def ways(node):
    """Its role and what it lies in, as a reader of the test would look for it."""
    while node is not None and node.getRoleName() != "application":
        yield f"{node.getRoleName()} {node.name!r}"
        node = node.parent


def explores(window):
    do(find(window, "check box", "Guards: renewal, check, release"), "Toggle")
    for tab in ("Timeline", "Events", "SQL"):
        page = find(window, "page tab", tab)
        do(page, "Press")
        wait_until(lambda front=page: has(front, pyatspi.STATE_FOCUSED), f"the tab {tab!r}")
        everything_has_a_name(window, tab)
    do(find(window, "page tab", "Timeline"), "Press")


def asks(session, window):
    session.input("key", "ctrl+2")
    wait_until(lambda: any(node.getRoleName() == "radio button" and node.name.startswith("1. ")
                           for node in showing(window)), "the question")
    everything_has_a_name(window, "the quiz")
    session.input("key", "1")
    again = find(window, "push button", "Try again")
    wait_until(lambda: has(again, pyatspi.STATE_SHOWING), "the explanation")
    everything_has_a_name(window, "the quiz, answered")
    session.input("key", "ctrl+1")


def opens_dialogs(session, window, process):
    session.input("key", "ctrl+k")
    find(window, "text", "Find an action or a setting")
    everything_has_a_name(window, "the palette")
    session.input("type", "About Fenceline")
    wait_until(lambda: find(window, "list", "Actions and settings").childCount == 1, "the one command")
    session.input("key", "Return")
    press(comes(window, "About Fenceline"), "Close")
    session.focus(process)
    session.input("key", "F1")
    comes(window, "Keys")


def comes(window, name):
    dialog = wait_until(lambda: next((top for top in list(window.parent) if top.name == name), None), f"{name!r}")
    everything_has_a_name(window, name)
    return dialog


def speaks_of_the_grip(session, window):
    """The first that can be moved is where the playhead stands: A's arrival; the fourth is the lease's end."""
    do(find(window, "chart", "Timeline"), "SetFocus")
    said = Heard("object:state-changed:showing")
    session.input("key", "e", "key", "e", "key", "e", "key", "e")
    said.wait_for("A's lease ends at 10.0 s. Left and Right move it, Escape lets go.")
    session.input("key", "Left")
    said.wait_for_each("A's lease ends at 9.9 s", "Seat C14 sold twice.")
    session.input("key", "Escape")
    said.wait_for("Let go: A's lease ends at 9.9 s.")
    session.input("key", "ctrl+z")
    said.wait_for("Seat C14 sold twice.")
    session.input("key", "Down")
    said.wait_for("Worker A.")
    said.close()


def speaks_in_front_of_a_class(session, window):
    session.input("key", "F5")
    bar = find(window, "filler", "In front of a class")
    wait_until(lambda: has(bar, pyatspi.STATE_SHOWING), "the bar for the class")
    everything_has_a_name(window, "in front of a class")
    said = Heard("object:state-changed:showing")
    session.input("key", "Next")
    said.wait_for("1.0 s. A reads the row: C14 is free.")
    session.input("key", "h")
    said.wait_for("Seat C14 sold twice")
    session.input("key", "Escape")
    wait_until(lambda: not has(bar, pyatspi.STATE_SHOWING), "the window again")
    said.close()


with Session() as session:
    process, window = session.start()
    from spoken_tree import *
    session.focus(process)
    explores(window)
    speaks_of_the_grip(session, window)
    speaks_in_front_of_a_class(session, window)
    asks(session, window)
    opens_dialogs(session, window, process)
finish()
