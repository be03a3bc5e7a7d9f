# SPDX-License-Identifier: GPL-3.0-or-later
"""Real servers for the time of one test: on loopback, on free ports, with their data in the test's own folder, as an
unprivileged user. However the test ends, nothing is left: a test is told when whoever runs it ends, a server when the test
does (setpriv --pdeathsig), and keeper.py ends what is still there and removes the folder."""
import atexit
import ctypes
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60  # seconds until something that a slow machine takes its time for counts as missing
ROOT = os.geteuid() == 0
NOBODY = pwd.getpwnam("nobody") if ROOT else None

PR_SET_PDEATHSIG = 1  # sys/prctl.h
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)

# As root, where an unprivileged user may go whatever TMPDIR says.
FOLDER = tempfile.mkdtemp(prefix="fenceline-conformance-", dir="/tmp" if ROOT else None)
tempfile.tempdir = FOLDER
if ROOT:
    os.chown(FOLDER, NOBODY.pw_uid, NOBODY.pw_gid)
KEEPER = subprocess.Popen([sys.executable, "-B", str(Path(__file__).with_name("keeper.py")), FOLDER], cwd="/", stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)


@atexit.register
def clear_up():
    os.chdir("/")
    KEEPER.stdin.close()
    KEEPER.stdout.read()  # ends with the keeper


def wait_until(condition, what):
    """What `condition` answers as soon as that is something; a connection that is not there yet is nothing."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            answer = condition()
        except OSError:
            answer = None
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise TimeoutError(f"not within {PATIENCE} s: {what}")
        time.sleep(0.005)


def free_port():
    """Out of a range from which nobody is given a port by chance."""
    while True:
        port = random.randrange(10000, 32000)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


def ends_with_us(*command, user=()):
    """The command as one that ends with the process that starts it."""
    return ["setpriv", "--pdeathsig", "TERM", *user, *map(str, command)]


def unprivileged(*command):
    """The same, and it is not root."""
    user = ("--reuid", str(NOBODY.pw_uid), "--regid", str(NOBODY.pw_gid), "--clear-groups") if ROOT else ()
    return ends_with_us(*command, user=user)


class Server:
    """One server. What it is says the class that is made from this one: command(), which starts it in its folder, and
    ready(), which answers whether it serves."""

    environment = {}

    def __init__(self, name):
        self.folder = Path(FOLDER, name)
        self.folder.mkdir()
        if ROOT:
            os.chown(self.folder, NOBODY.pw_uid, NOBODY.pw_gid)
        self.port = None
        self.process = None
        self.prepare()
        self.start()

    def prepare(self):
        """What comes once, before the first start."""

    def spawn(self, *command):
        with open(self.folder / "log", "ab") as log:
            return subprocess.Popen(unprivileged(*command), cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                    env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"} | self.environment, start_new_session=True)

    def start(self):
        """Starts it, or starts it again: with the data and on the port of the time before."""
        attempts = 1 if self.port else 5  # somebody else may take a port that was free
        for _ in range(attempts):
            self.port = self.port if attempts == 1 else free_port()
            self.process = self.spawn(*self.command())
            if wait_until(lambda: self.process.poll() is not None or self.ready(), f"{self.folder.name} serves") is True \
                    and self.process.poll() is None:
                return
        raise RuntimeError(f"{self.folder.name} ended:\n{self.log()}")

    def log(self):
        return (self.folder / "log").read_text(errors="replace")[-4000:]

    def end(self, how):
        self.process.send_signal(how)
        self.process.wait(timeout=PATIENCE)

    def stop(self):
        self.end(signal.SIGTERM)

    def crash(self):
        self.end(signal.SIGKILL)

    def freeze(self):
        freeze(self.process)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)


def freeze(process):
    """The process does nothing more once this returns."""
    process.send_signal(signal.SIGSTOP)
    wait_until(lambda: state_of(process.pid) == "T", "a process stops")


def state_of(pid):
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def need(*programs):
    """The paths of programs of Debian's packages, wherever those put them."""
    folders = [*os.environ["PATH"].split(":"), "/usr/bin", "/usr/sbin"]
    found = [shutil.which(program, path=":".join(folders)) for program in programs]
    if None in found:
        raise RuntimeError(f"not installed: {programs[found.index(None)]} (tests/run installs it)")
    return found
