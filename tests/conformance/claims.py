# SPDX-License-Identifier: GPL-3.0-or-later
"""A claim is a function that is named for what it claims, and whose first lines say from which document or source the rule
is (the references are those of the headers in core/world). Here they are held against a real server, one after another,
and, where the program speaks of the same thing, against what the program says."""
import json
import time
import traceback

import servers  # noqa: F401 (first: the folder of the program's answers lies in its folder)
from program import check, failures, finish, run

marked = []
MARGIN = 10  # seconds that a slow machine may add to an upper bound; nothing is ever taken off a lower one


def check_within(name, found, low, high):
    """Seconds that were measured: at least `low`, and no more than a margin above `high`."""
    check(f"{name}: {found:.3f} s in [{low}, {high} + {MARGIN}]", low <= found <= high + MARGIN, True)


def check_rising(name, tokens):
    check(f"{name}: {tokens} rise strictly", all(a < b for a, b in zip(tokens, tokens[1:])), True)


def in_time(seconds, attempt):
    """What an attempt answers that took less than so many seconds; one that a slow machine took longer for is made again."""
    for _ in range(20):
        start = time.monotonic()
        answer = attempt()
        if time.monotonic() - start < seconds:
            return answer
    raise TimeoutError(f"this machine is too slow for {seconds} s")


def program_run(scenario, *arguments):
    """What the program says of a scenario: the answer of `run --format json`."""
    return run("-", *arguments, data=json.dumps({"fenceline": 1} | scenario).encode())


def worker(name, arrives):
    """One of a scenario's, who wants the lesson's seat."""
    return {"name": name, "fan": f"fan_{name.lower()}", "arrives": arrives, "seat": "C14"}


def events(answer, kind):
    return [event for event in answer["events"] if event["event"] == kind]


def claim(function):
    """Marks a claim; keep() examines it."""
    assert function.__doc__, f"{function.__name__} names no source"
    marked.append(function)
    return function


def keep():
    """Examines every claim in turn; one that cannot be examined to its end counts as broken."""
    for each in marked:
        start, before = time.monotonic(), len(failures)
        try:
            each()
        except Exception:  # whatever it is, the next claim is examined as well
            failures.append(traceback.format_exc())
        failures[before:] = [f"{each.__name__}: {failure}" for failure in failures[before:]]
        print(f"{time.monotonic() - start:6.2f} s  {each.__name__.replace('_', ' ')}", flush=True)
    finish()
