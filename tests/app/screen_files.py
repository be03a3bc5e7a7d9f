# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window and its files: opens one, edits, saves, edits on, is killed, and has the work again at its next start.
Also a scenario without a file comes back."""
import json
import os

from program import check, finish
from xvfb_session import Session, wait_until


def enter_lease(session, window, typed):
    type_into(session, find(window, "text", "Lease length, exact value"), typed)


def lease_is(window, seconds):
    wait_until(lambda: value(find(window, "slider", "Lease length")) == seconds, f"a lease of {seconds} s")


def lease_in(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)["lease"]


def is_kept(session, words, apart_from):
    """Somewhere below the session's folders lies a file, whole, that has these words."""
    for folder, _, names in os.walk(session.folder):
        for path in (os.path.join(folder, name) for name in names if name.endswith(".json")):
            try:
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                json.loads(text)
            except (OSError, ValueError):
                continue
            if path != apart_from and words in text:
                return True
    return False


def opens_and_saves(session, path):
    process, window = session.start(path)
    session.focus(process)
    lease_is(window, 7)
    check("the title names the file", "ours.fenceline.json" in window.name, True)
    check("nothing is modified", "*" in window.name, False)
    enter_lease(session, window, "8s")
    lease_is(window, 8)
    wait_until(lambda: "*" in window.name, "the sign of what is not saved")
    check("the file is as it was", lease_in(path), "7s")
    session.input("key", "ctrl+s")
    wait_until(lambda: lease_in(path) == "8s", "the file with the new lease")
    wait_until(lambda: "*" not in window.name, "that all is saved")
    return process, window


def is_killed_and_finds_it_again(session, path, process, window):
    enter_lease(session, window, "12s")
    lease_is(window, 12)
    wait_until(lambda: is_kept(session, "12s", path), "the work on disk")
    session.kill(process)
    check("the file is what was saved", lease_in(path), "8s")
    process, window = session.start()
    session.focus(process)
    lease_is(window, 12)
    wait_until(lambda: "ours.fenceline.json" in window.name and "*" in window.name, "the file's name and that it is "
               "not saved")
    session.input("key", "ctrl+z")
    lease_is(window, 8)
    session.input("key", "ctrl+shift+z")
    lease_is(window, 12)
    session.input("key", "ctrl+s")
    wait_until(lambda: lease_in(path) == "12s", "the file with the lease that was found again")
    session.input("key", "ctrl+q")
    wait_until(lambda: process.poll() is not None, "the program to end")
    check("the program ends well", process.returncode, 0)


def starts_afresh_after_a_good_end_and_keeps_what_has_no_file(session):
    process, window = session.start()
    lease_is(window, 10)
    session.focus(process)
    enter_lease(session, window, "11s")
    lease_is(window, 11)
    wait_until(lambda: is_kept(session, "11s", ""), "the work on disk")
    session.kill(process)
    _, window = session.start()
    lease_is(window, 11)


with Session() as session:
    path = os.path.join(session.folder, "home", "ours.fenceline.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"fenceline": 1, "name": "Ours", "lease": "7s"}, file)
    from spoken_tree import *
    process, window = opens_and_saves(session, path)
    is_killed_and_finds_it_again(session, path, process, window)
    starts_afresh_after_a_good_end_and_keeps_what_has_no_file(session)
finish()
