# SPDX-License-Identifier: GPL-3.0-or-later
"""Help and README say everything that the program takes. What it takes, the program is asked: it answers a wrong key and
a wrong word with the list of right ones, so that a new one cannot be forgotten here."""
import json
import re
from pathlib import Path

from program import call, check, finish, text

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
WORDS = re.compile(r"[a-z][a-z0-9-]*(, [a-z][a-z0-9-]*)*")


def allowed(*arguments, data=b""):
    """What the program says is allowed where it refuses; empty where it does not."""
    found = re.search(r"^fenceline: .* \(allowed: (.*)\)$", call(*arguments, data=data).stderr.decode())
    return found[1] if found else ""


def of_file(content):
    return allowed("run", "-", data=json.dumps({"fenceline": 1} | content).encode())


def keys_within(wrap):
    """The keys of the object that `wrap` puts into a file; none where no object may stand there."""
    answer = of_file(wrap({"?": 1}))
    return answer.split(", ") if "unknown key \"?\"" in call("run", "-", data=json.dumps({"fenceline": 1} | wrap({"?": 1})).encode()).stderr.decode() else []


def words_of(wrap):
    """The words that the value which `wrap` puts into a file may be; none where it is no choice among words."""
    answer = of_file(wrap("?"))
    return answer.split(", ") if WORDS.fullmatch(answer) else []


def documented(name, word, page, content):
    check(f"{page} names {name} {word}", bool(re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", content)), True)


def section(content, first, last):
    start = content.index(first)
    return content[start:content.index(last, start)]


def files():
    pages = {"--help": section(text("--help"), "Scenario files", "Exit status"), "README": section(README, "## Scenario files", "## How")}
    groups = {"": keys_within(lambda inner: inner)}
    check("the keys of a file", len(groups[""]) > 10, True)
    wraps = {"": lambda inner: inner}
    for key in groups[""]:
        for wrap in (lambda inner, key=key: {key: inner}, lambda inner, key=key: {key: [inner]}):
            if keys := keys_within(wrap):
                groups[key], wraps[key] = keys, wrap
    check("the keys that hold others", list(groups), ["", "redis", "etcd", "guards", "steps", "network", "effects", "workers", "faults", "expect"])
    choices = 0
    for group, keys in groups.items():
        for key in keys:
            words = words_of(lambda value, key=key, wrap=wraps[group]: wrap({key: value}))
            choices += bool(words)
            for page, content in pages.items():
                documented(f"the key {group} {key}", key, page, content)
                for word in words:
                    documented(f"of {key} the word", word, page, content)
    check("settings that are a choice among words", choices, 25)


def settings():
    options = [option for option in allowed("run", "--?").split(", ") if option.startswith("--") and option != "--help"]
    check("the options", len(options) > 15, True)
    for command in ("run", "draw", "sweep"):
        helped = text(command, "--help")
        for option in options:
            if command == "sweep" and option in ("--lease", "--pause"):
                continue
            if command != "run" and option == "--format":
                continue
            entry = re.search(rf"^  {option} .*(\n {{30}}.*)?$", helped, re.M)
            check(f"{command} --help has {option}", bool(entry), True)
            answer = allowed(command, option, "?", *(("-o", "x.png") if command == "draw" else ()),
                             *(("--lease", "1s:1s:1s", "--pause", "1s:1s:1s") if command == "sweep" else ()))
            for word in answer.split(", ") if WORDS.fullmatch(answer) else []:
                documented(f"of {command} {option} the word", word, "its help", entry[0] if entry else "")


def commands():
    helped = text("--help")
    listed = allowed("no-such-command").split(", a scenario file")[0].split(", ")
    check("the commands", listed, ["run", "draw", "sweep", "list"])
    for command in listed:
        check(f"--help has {command}", f"\n  fenceline {command} " in helped, True)
        options = re.findall(r"--[a-z-]+|-o\b", allowed(command, "--?"))
        check(f"{command} takes options", "--help" in options, True)
        for option in options:
            if option != "--help":
                check(f"{command} --help has {option}", bool(re.search(rf"^  {option}( |$)", text(command, "--help"), re.M)), True)
    for name in (line.split()[0] for line in text("list", "scenarios").splitlines()):
        documented("the scenario", name, "--help", helped)


for part in (files, settings, commands):
    part()
finish()
