# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlives a conformance test and clears up behind it: when its standard input ends, which it does however the test ends,
it ends every process whose current folder lies in the test's folder, and removes that folder.
Usage: keeper.py FOLDER"""
import os
import shutil
import signal
import sys
import time

SECONDS_TO_END = 5


def processes_in(folder):
    found = set()
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            current = os.readlink(f"/proc/{process}/cwd")
        except OSError:  # it has ended, or belongs to somebody else
            continue
        if current == folder or current.startswith(folder + "/"):
            found.add(int(process))
    return found


def end_all(folder, how):
    asked = set()
    deadline = time.monotonic() + SECONDS_TO_END
    while (left := processes_in(folder)) and time.monotonic() < deadline:
        for process in left - asked:
            for each in (how, signal.SIGCONT):  # one that is frozen cannot end
                try:
                    os.kill(process, each)
                except ProcessLookupError:
                    pass
        asked |= left
        time.sleep(0.01)


def main():
    folder = sys.argv[1]
    if os.fork():
        os._exit(0)  # whoever ends the test's children with it must not find us among them
    sys.stdin.read()
    # Asked first: a killed PostgreSQL leaves a segment of shared memory.
    end_all(folder, signal.SIGTERM)
    end_all(folder, signal.SIGKILL)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
