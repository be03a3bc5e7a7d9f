# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is wrong gets exit status 2, one line on standard error with its place and what is allowed, nothing else."""
import os

from program import check, environment, finish, write, wrong

def wrong_file(says, content, line):
    name = write("x.json", content)
    wrong(says, "run", name, place=f"{name}:{line}: ")
    wrong(says, "run", "-", "--format", "json", data=open(name, "rb").read(), place=f"-:{line}: ")


def files():
    wrong_file("is empty", "", 1)
    wrong_file("no text file", open("/bin/sh", "rb").read(1000), 1)
    wrong_file("not UTF-8", b'{"fenceline": 1,\n"name": "\xff"}', 2)
    wrong_file('"}" at column 1 comes after a comma', '{"fenceline": 1,\n}', 2)
    wrong_file('"}" at column 1 comes after the end', '{"fenceline": 1}\n}', 2)
    wrong_file('"}" at column 3 comes after a comma', '\ufeff{"fenceline": 1,\r\n  }\r\n', 2)
    wrong_file("nested too deeply", "[" * 100_000, 1)
    wrong_file("larger than 1 MiB", b'{"fenceline": 1,\n' + b" " * 2_000_000 + b"}", 2)
    wrong_file("version 2", '{\n"fenceline": 2}', 2)
    wrong_file('"fenceline" is missing', "{}", 1)
    wrong_file("given twice", '{"fenceline": 1,\n"lease": "1s",\n"lease": "1s"}', 3)
    wrong_file("unknown key", '{"fenceline": 1,\n"leese": "1s"}', 2)
    wrong_file('such as "10s"', '{"fenceline": 1,\n"lease": 10}', 2)
    wrong_file("negative", '{"fenceline": 1,\n"lease": "-10s"}', 2)
    wrong_file("too long", '{"fenceline": 1,\n"lease": "99999999999999999999s"}', 2)
    wrong_file("finer", '{"fenceline": 1,\n"lease": "0.1ms"}', 2)
    wrong_file("none, local-mutex, lock, conditional-write", '{"fenceline": 1,\n"protection": "prayer"}', 2)
    wrong_file("etcd, zookeeper", '{"fenceline": 1,\n"service": "consul"}', 2)
    wrong_file("two workers", '{"fenceline": 1, "workers": [{"name": "A"},\n{"name": "A"}]}', 2)
    wrong_file("a worker of this file: A, B", '{"fenceline": 1, "faults": [\n{"worker": "Z"}]}', 2)
    wrong_file("64", '{"fenceline": 1, "workers":\n[' + ",".join(["{}"] * 65) + "]}", 2)
    wrong_file("256", '{"fenceline": 1, "faults":\n[' + ",".join(["{}"] * 257) + "]}", 2)


def inputs():
    os.mkdir("folder")
    os.symlink("/nowhere", "dangling")
    wrong("it is a folder", "run", "folder")
    wrong("no such file", "run", "nobody.json")
    wrong("No such file", "run", "dangling")
    wrong("larger than 1 MiB", "run", "/dev/zero")
    wrong("an empty word", "run", "")
    wrong("no such file", "run", "--", "--lease")
    wrong("no such file", "run", "a\nb\x1b[31m")
    wrong("2 words", "run", "paused-holder", "opening-story")
    if os.geteuid() != 0:
        os.chmod(write("secret.json", "{}"), 0)
        wrong("Permission denied", "run", "secret.json")


def usage():
    wrong("run, draw, sweep, list", "check", "--crashes", "1")
    wrong("run, draw, sweep, list", "Run")
    wrong("--version, --help", "--lease", "10s")
    wrong("unknown option", "run", "--leese", "10s")
    wrong("unknown option", "run", "-x")
    wrong("--lease TIME|off", "run", "--lease")
    wrong("is given 2 times", "run", "--lease", "10s", "--lease", "10s")
    wrong("text, json", "run", "--format", "mermaid")
    wrong("text, json", "run", "--format", "JSON")
    wrong("scenarios, languages", "list")
    wrong("scenarios, languages", "list", "services")
    wrong("2 words", "list", "scenarios", "languages")


def settings():
    for value, says in (("10", "is not a duration"), ("-1s", "negative"), ("0s", "off, or 1ms to 24 h"), ("1.0001s", "finer"),
                        ("25h", "is not a duration"), ("1441min", "too long"), ("", "is not a duration"), ("\x1b\n", "duration")):
        wrong(says, "run", "--lease", value, place="--lease: ")
    wrong("is not a duration", "run", "--pause", "off", place="--pause: ")
    wrong("gc, swap, vm, packet, crash", "run", "--cause", "nap", place="--cause: ")
    wrong("none, local-mutex, lock, conditional-write", "run", "--protection", "prayer", place="--protection: ")
    wrong("redis-replicated, redlock, etcd,", "run", "--service", "consul", place="--service: ")
    wrong("(allowed: ideal, real)", "run", "--timing", "exact", place="--timing: ")
    wrong("off, writes, reads-and-writes", "run", "--fencing", "on", place="--fencing: ")
    wrong("less, less-or-equal", "run", "--fence-compare", "<", place="--fence-compare: ")
    wrong("off, on, own-clock, service", "run", "--check-before-write", "yes", place="--check-before-write: ")
    wrong("(allowed: off, in-process, separate-process)", "run", "--renew", "on", place="--renew: ")
    wrong("compare-and-delete, delete, none", "run", "--release", "blind", place="--release: ")
    wrong("off, on", "run", "--conditional", "true", place="--conditional: ")
    wrong("(allowed: no-retry, read-back, assume-mine)", "run", "--lost-answer", "retry", place="--lost-answer: ")
    for value in ("0", "-1", "65", "99999999999999999999", "3.0", "x", "", " 3", "+3", "0x3"):
        wrong("1 to 64", "run", "--workers", value, place="--workers: ")
        wrong("1 to 64", "run", "--seats", value, place="--seats: ")
    wrong("1 to 9007199254675456", "run", "--first-token", "0", place="--first-token: ")
    wrong("1 to 9007199254675456", "run", "--first-token", "9007199254675457", place="--first-token: ")
    two = b'{"fenceline": 1, "seats": ["C1", "C2"], "workers": [{"seat": "C2"}]}'
    wrong("asks for seat C2", "run", "-", "--seats", "1", place="--seats: ", data=two)


def sweeps():
    pause = ("--pause", "0s:1s:1s")
    wrong("--lease is missing", "sweep", *pause)
    wrong("--pause is missing", "sweep", "--lease", "1s:2s:1s")
    for value, says in (("1s", "is no range"), ("1s:2s", "is no range"), ("1s:2s:1s:1s", "is no range"), ("1s:2s:0s", "no step"),
                        ("2s:1s:1s", "starts after"), ("0s:1s:1s", "from 1ms"), ("off:1s:1s", "duration"), ("1s::1s", "duration"),
                        ("1s:2s:-1s", "negative")):
        wrong(says, "sweep", "--lease", value, *pause, place="--lease: ")
    wrong("too many cells", "sweep", "--lease", "1ms:1440min:1ms", "--pause", "0s:1440min:1ms")
    wrong("no length to sweep over", "sweep", "--lease", "1s:2s:1s", *pause, "--cause", "crash")
    wrong("csv, json", "sweep", "--lease", "1s:2s:1s", *pause, "--format", "text")


def pictures():
    wrong("draw has no output", "draw")
    wrong("does not say what kind", "draw", "-o", "x.gif")
    wrong("timeline, stage", "draw", "--view", "map", "-o", "x.png")
    wrong("light, dark, projector", "draw", "--theme", "pink", "-o", "x.png")
    for size in ("1600", "1600x", "x900", "0x0", "-5x900", "1600x900x2", "99999x99999", "1600X900"):
        wrong("from 64 to 8192", "draw", "--size", size, "-o", "x.png", place="--size: ")
    wrong("--at: ", "draw", "--at", "end", "-o", "x.png")
    wrong("cannot write", "draw", "-o", "nowhere/x.png")
    check("no picture is left", [name for name in os.listdir() if name.endswith(".png")], [])


def odd_arguments():
    wrong("the argument \"x\\xff\" is not UTF-8", "run", b"x\xff")
    wrong("the argument \"\\xffx.txt\" is not UTF-8", "run", "-o", b"\xffx.txt")
    for option, value in (("--lease", "--pause"), ("--cause", "-o"), ("-o", "--format"), ("--workers", "--workers")):
        wrong(f"{option} has no value (allowed: {option} ", "run", option, value, "3s")
    wrong("is not a duration", "run", "--lease=", place="--lease: ")
    wrong("is out of range (allowed: 1 to 64)", "run", "--workers", "9" * 400, place="--workers: ")
    wrong('"--help=3" is not understood', "run", "--help=3")
    wrong("--version has a value", "--version=1")
    wrong('"run" is one word too many', "--help", "run")
    wrong('"run" is one word too many', "--version", "run")
    wrong("unknown option", "--lease", "3s", "run")
    wrong("there is no such file", "run", "x" * 5000)
    # Whatever a file's name brings along, the terminal gets one line that moves no cursor and turns no direction.
    name = "a\n\x1b[31m\u009b\u202eb\u2028c"
    write(name, "{")
    wrong("is not closed", "run", name, place="a\\u000a\\u001b[31m\\u009b\\u202eb\\u2028c:1: ")
    wrong("no such file", "run", name + "x")
    wrong("cannot write", "run", "-o", name + "/x")
    wrong("is not known", "run", "--fencing", name, place="--fencing: ")
    wrong("unknown option", "run", "--" + name)


def window():
    wrong("no usable display", write("right.json", '{"fenceline": 1}'), env=environment(DISPLAY=":9999"))


for part in (files, inputs, usage, settings, sweeps, pictures, odd_arguments, window):
    part()
finish()
