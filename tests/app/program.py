# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the built program, in a folder of its own and with no display, and counts what is not as it should be."""
import json
import os
import re
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = tempfile.TemporaryDirectory()
os.chdir(FOLDER.name)
LINE = re.compile(r"fenceline: [^\x00-\x1f\x7f-\x9f\u2028-\u202e]+ \(allowed: [^\x00-\x1f\x7f-\x9f\u2028-\u202e]+\)\n")
failures = []


def environment(**changes):
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "FENCELINE_LANGUAGE")
    return {key: value for key, value in os.environ.items() if key not in gone} | {"LC_ALL": "C.UTF-8"} | changes


def call(*arguments, data=b"", env=None, **options):
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 60} | options
    return subprocess.run([PROGRAM, *arguments], input=data, env=env or environment(), **options)


def check(name, found, expected):
    if found != expected:
        failures.append(f"{name}\n    found    {found!r}\n    expected {expected!r}")


def text(*arguments, **options):
    """What a call that succeeds prints."""
    result = call(*arguments, **options)
    check(f"{arguments} exit status", (result.returncode, result.stderr), (0, b""))
    return result.stdout.decode()


def wrong(says, *arguments, place="", **options):
    """A call that is refused: exit status 2, and one line on standard error, which says so and what is allowed."""
    result = call(*arguments, **options)
    error = result.stderr.decode()
    check(f"{arguments} exit status", result.returncode, 2)
    check(f"{arguments} standard output", result.stdout or b"", b"")
    check(f"{arguments} one line: {error!r}", bool(LINE.fullmatch(error)), True)
    check(f"{arguments} place: {error!r}", error.startswith(f"fenceline: {place}"), True)
    check(f"{arguments} says {says!r}: {error!r}", says in error, True)


def run(*arguments, **options):
    """The answer of `run --format json`."""
    return json.loads(text("run", *arguments, "--format", "json", **options))


def write(name, content):
    with open(name, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return name


def finish():
    for failure in failures:
        print(failure)
    print(f"{len(failures)} failed")
    sys.exit(1 if failures else 0)
