# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever ends a conformance test: no process that it started is left, no folder, and no shared memory."""
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from keeper import processes_in
from program import PROGRAM, check, finish

PATIENCE = 60
SCRIPT = Path(__file__).with_name("started_servers.py")
PROCESSES = {"some": 2, "all": 9}  # how many there are at least: with PostgreSQL's own


def wait_for_nothing(find):
    deadline = time.monotonic() + PATIENCE
    while find() and time.monotonic() < deadline:
        time.sleep(0.02)
    return find()


def segments_of(processes):
    """Shared memory that one of the processes made: the fifth column is who did."""
    lines = Path("/proc/sysvipc/shm").read_text().splitlines()[1:]
    return [line for line in lines if int(line.split()[4]) in processes]


def keepers(folder):
    return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline") if folder.encode() in command_of_keeper(path)]


def command_of_keeper(path):
    try:
        words = path.read_bytes().split(b"\0")
    except OSError:
        return []
    return words if any(word.endswith(b"keeper.py") for word in words) else []


def examine(name, does, end, status, which="some", keeper_too=False, run_by=()):
    """Ends a test with its servers running, or whoever runs it, and looks at what is left."""
    test = subprocess.Popen([*run_by, sys.executable, "-B", str(SCRIPT), PROGRAM, does, which], stdout=subprocess.PIPE, text=True,
                            start_new_session=True)
    folder = json.loads(test.stdout.readline())["folder"]
    started = processes_in(folder)
    if does == "waits":
        check(f"{name}: it has started servers: {started}", len(started) >= PROCESSES[which], True)
        check(f"{name}: its folder", os.path.isdir(folder), True)
    if keeper_too:
        for keeper in keepers(folder):
            os.kill(keeper, signal.SIGKILL)
    end(test)
    check(f"{name}: exit status", test.wait(timeout=PATIENCE), status)
    if keeper_too:
        check(f"{name}: what is not frozen ends", wait_for_nothing(lambda: len(processes_in(folder)) > 1), False)
        for frozen in processes_in(folder):
            os.kill(frozen, signal.SIGCONT)
        check(f"{name}: and the rest once it goes on", wait_for_nothing(lambda: processes_in(folder)), set())
        shutil.rmtree(folder)
    check(f"{name}: processes", wait_for_nothing(lambda: processes_in(folder)), set())
    check(f"{name}: folder", wait_for_nothing(lambda: os.path.exists(folder)), False)
    check(f"{name}: keeper", wait_for_nothing(lambda: keepers(folder)), [])
    check(f"{name}: shared memory", segments_of(started), [])


examine("it ends", "ends", lambda test: None, 0)
examine("it fails", "fails", lambda test: None, 1)
examine("it is killed", "waits", lambda test: test.kill(), -signal.SIGKILL, which="all")
examine("it is asked to end", "waits", lambda test: test.terminate(), -signal.SIGTERM)
examine("it is interrupted", "waits", lambda test: os.killpg(test.pid, signal.SIGINT), -signal.SIGINT)
examine("its group is killed", "waits", lambda test: os.killpg(test.pid, signal.SIGKILL), -signal.SIGKILL)
examine("whoever runs it is killed", "waits", lambda runs_it: runs_it.kill(), -signal.SIGKILL, run_by=["sh", "-c", '"$@"; exit', "sh"])
examine("its keeper is killed with it", "waits", lambda test: test.kill(), -signal.SIGKILL, which="all",
        keeper_too=True)
finish()
