# SPDX-License-Identifier: GPL-3.0-or-later
"""Outputs that cannot be written: exit status 2, one line that says why, an older file as it was, nothing left over."""
import json
import os
import resource
import shutil
import subprocess
import time

from program import PROGRAM, check, environment, finish, text, write, wrong

SWEEP = ("sweep", "--lease", "1s:2s:100ms", "--pause", "0s:1s:100ms")
# Each with an ending for its file.
COMMANDS = (("run", ".txt"), ("run", "--format", "json", ".json"), ("draw", ".png"), ("draw", ".SVG"), ("draw", "--view", "stage", ".pdf"),
            (*SWEEP, ".csv"), (*SWEEP, "--format", "json", ".json"), ("list", "scenarios", ".txt"), ("list", "languages", "--format", "json", ".json"))
# What prints to standard output and takes no name of a file.
PRINTED = [(*command, "-o", "-") for *command, _ in COMMANDS] + [("--help",), ("--version",), ("run", "--help"), ()]


def no_files_over(size):
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def folders():
    write("no_folder", "")
    os.mkdir("folder")
    os.mkdir("sealed", 0o500)
    for ending in {command[-1] for command in COMMANDS}:
        os.mkdir("folder" + ending)
        os.symlink("nowhere/out", "dangling" + ending)
        os.symlink("/dev/full", "full" + ending)
        os.chmod(write("read-only" + ending, "older"), 0o400)
    for *command, ending in COMMANDS:
        wrong("it is a folder", *command, "-o", "folder" + ending)
        wrong("No such file or directory", *command, "-o", "nowhere/out" + ending)
        wrong("Not a directory", *command, "-o", "no_folder/out" + ending)
        wrong("File name too long", *command, "-o", "x" * 300 + ending)
        wrong("No such file or directory", *command, "-o", "dangling" + ending)
        if os.geteuid() != 0:
            wrong("Permission denied", *command, "-o", "sealed/out" + ending)
            wrong("not writable", *command, "-o", "read-only" + ending)
    wrong("name is empty", "run", "-o", "")
    wrong("it is a folder", "run", "-o", "/")


def full_disks():
    for *command, ending in COMMANDS:
        older = write("older" + ending, "older")
        wrong("File too large", *command, "-o", older, preexec_fn=no_files_over(10))
        check(f"{command} leaves the older file", open(older).read(), "older")
        wrong("File too large", *command, "-o", "new" + ending, preexec_fn=no_files_over(10))
        wrong("No space left", *command, "-o", "full" + ending)
    wrong("No space left", "run", "-o", "/dev/full")
    check("nothing is left", sorted(name for name in os.listdir() if name.startswith("new") or "." not in name.strip(".")),
          ["folder", "no_folder", "sealed"])


def full_file_system():
    """A file system of one page, where this user may mount one in a name space of its own."""
    script = 'mount -t tmpfs -o size=4k none "$0" && echo older > "$0/out.png" && "$1" draw -o "$0/out.png"; echo $?; ls -A "$0"; cat "$0/out.png"'
    os.mkdir("tiny")
    if shutil.which("unshare") is None or subprocess.run(["unshare", "-rm", "true"], capture_output=True, check=False).returncode != 0:
        return
    result = subprocess.run(["unshare", "-rm", "sh", "-c", script, os.path.abspath("tiny"), PROGRAM], capture_output=True, env=environment(), check=False)
    if b"mount" not in result.stderr:
        check(f"a full file system: {result.stderr}", result.stdout, b"2\nout.png\nolder\n")
        check("says so", b"No space left on device (allowed: " in result.stderr, True)


def standard_output():
    for command in PRINTED:
        with open("/dev/full", "wb") as full:
            wrong("to standard output: No space left", *command, stdout=full)
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            wrong("to standard output: Broken pipe", *command, stdout=pipe)
        with open("limited", "wb") as limited:
            wrong("to standard output: File too large", *command, stdout=limited, preexec_fn=no_files_over(10))
        wrong("to standard output: it is closed", *command, stdout=None, preexec_fn=lambda: os.close(1))


def first_lines():
    """A reader that stops early: what it has read is right, and the program ends."""
    command = f'"$0" {" ".join(SWEEP)} --lease 1ms:2000ms:1ms'.replace("--lease 1s:2s:100ms", "") + ' 2>errors | head -n 1'
    result = subprocess.run(["sh", "-c", command, PROGRAM], capture_output=True, env=environment(), timeout=60, check=False)
    check("the first line", result.stdout, b"lease_ms,pause_ms,outcome\n")
    check("the error", open("errors").read().startswith("fenceline: cannot write to standard output: Broken pipe (allowed: "), True)


def without_streams():
    """No file that the program opens becomes a standard stream that was closed."""
    def close_all():
        for descriptor in (0, 1, 2):
            os.close(descriptor)

    for *command, ending in COMMANDS:
        expected = text(*command, "-o", "expected" + ending)
        subprocess.run([PROGRAM, *command, "-o", "closed" + ending], preexec_fn=close_all, env=environment(), check=True)
        if ending != ".pdf":  # which has the time of its making
            check(f"{command} without streams", open("closed" + ending, "rb").read(), open("expected" + ending, "rb").read())
        check("prints nothing", expected, "")
    wrong("Bad file descriptor", "run", "-", stdin=None, data=None, preexec_fn=lambda: os.close(0))


def streams_by_name():
    listed = text("list", "scenarios")
    for name in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"):
        write("log", "before\n")
        with open("log", "ab") as log:
            text_result = subprocess.run([PROGRAM, "list", "scenarios", "-o", name], stdout=log, env=environment(), check=False)
        check(f"{name} is gone on with", (text_result.returncode, open("log").read()), (0, "before\n" + listed))
        check(f"{name} to a pipe", text("list", "scenarios", "-o", name), listed)


def pipes_that_do_not_wait():
    """A pipe that somebody has set not to block is waited for all the same."""
    expected = text("run", "opening-story", "--workers", "64", "--format", "json")
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    program = subprocess.Popen([PROGRAM, "run", "-", "--format", "json", "--workers", "64"], stdin=subprocess.PIPE, stdout=writer, env=environment())
    os.close(writer)
    os.set_blocking(program.stdin.fileno(), False)
    time.sleep(0.2)
    program.stdin.write(json.dumps(json.loads(expected)["scenario"]).encode())
    program.stdin.close()
    time.sleep(0.2)
    with os.fdopen(reader, "rb") as pipe:
        check("all of it", pipe.read().decode(), expected)
    check("its exit status", program.wait(timeout=60), 0)


for part in (folders, full_disks, full_file_system, standard_output, first_lines, without_streams, streams_by_name, pipes_that_do_not_wait):
    part()
finish()
