# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commands answer, against figures of the contract and of the lesson."""
import json
import os
from pathlib import Path

from program import call, check, environment, finish, run, text, write

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"


def outcome(result):
    seat = result["verdict"]["seats"][0]
    return [result["verdict"]["outcome"], seat["holder"], seat["confirmed"]]


def lesson():
    result = run()
    check("keys", list(result), ["fenceline", "scenario", "events", "sql", "verdict", "expect"])
    check("the lesson's run", outcome(result), ["double-sale", "fan_a", ["fan_b", "fan_a"]])
    check("it is expected", result["expect"], {"holds": True, "differences": []})
    check("B's grant", [e for e in result["events"] if e["event"] == "lock-granted" and e["actor"] == "B"],
          [{"t_ms": 10000, "actor": "B", "event": "lock-granted", "token": 34, "until_ms": 20000}])
    check("who ends a lease", [e for e in result["events"] if e["event"] == "lock-ended"],
          [{"t_ms": 10000, "actor": "lock", "event": "lock-ended", "worker": "A", "token": 33}])
    check("A's write", [e for e in result["events"] if e["actor"] == "A" and e["event"].startswith("write")],
          [{"t_ms": 17500, "actor": "A", "event": "write-accepted", "seat": "C14", "fan": "fan_a", "token": None, "rows": 1,
            "overwrote": "fan_b"}])
    check("rows changed", [s["rows"] for s in result["sql"] if s["statement"].startswith("UPDATE")], [1, 1])
    check("the verdict's keys", list(result["verdict"]), ["outcome", "seats", "effects", "blocked"])
    check("without a file the lesson's", outcome(run("-", data=b'{"fenceline": 1}')), outcome(result))
    check("same bytes", text("run", "--format", "json"), text("run", "paused-holder", "--format", "json"))


def settings():
    check("fencing", outcome(run("--fencing", "writes")), ["one-sale", "fan_b", ["fan_b"]])
    check("the strip", outcome(run("--pause", "9s", "--fencing", "writes")), ["double-sale", "fan_b", ["fan_a", "fan_b"]])
    check("the strip closed", outcome(run("--pause", "9s", "--fencing", "reads-and-writes")), ["one-sale", "fan_b", ["fan_b"]])
    asked = run("--lease", "30s", "--pause", "45s", "--first-token", "41", "--fencing", "writes")
    check("tokens", [e["token"] for e in asked["events"] if e["event"] == "lock-granted"], [41, 42])
    check("A is refused", [(e["actor"], e["reason"]) for e in asked["events"] if e["event"] == "write-rejected"],
          [("A", "stale-token")])
    check("on is own-clock", run("--check-before-write", "on")["scenario"]["guards"]["check_before_write"], "own-clock")
    blocked = run("--lease", "off", "--cause", "crash")
    check("blocked", [blocked["verdict"]["outcome"], blocked["verdict"]["blocked"]], ["blocked", ["B"]])
    check("eight yeses on five seats", sum(len(s["confirmed"]) for s in run("opening-story")["verdict"]["seats"]), 8)
    check("five", sum(len(s["confirmed"]) for s in run("opening-story", "--protection", "conditional-write")["verdict"]["seats"]), 5)
    for servers, yeses in ((24, 15), (64, 40)):
        story = run("opening-story", "--workers", str(servers))
        check(f"{servers} servers", sum(len(s["confirmed"]) for s in story["verdict"]["seats"]), yeses)


def faults():
    def fault(*arguments, file="paused-holder"):
        return run(file, *arguments)["scenario"]["faults"]

    pause = {"at": "2500ms", "worker": "A", "pause": "15s", "cause": "gc"}
    crash = {"at": "2500ms", "worker": "A", "crash": True}
    check("a pause of nothing", fault("--pause", "0s"), [pause | {"pause": "0s"}])
    check("crash", fault("--cause", "crash"), [crash])
    check("crash wins", fault("--cause", "crash", "--pause", "9s"), [crash])
    check("in any order", fault("--pause", "9s", "--cause", "crash"), [crash])
    check("freeze-at moves a crash", fault("--freeze-at", "1min", "--cause", "crash"), [crash | {"at": "1min"}])
    crashed = write("crashed.json", '{"fenceline": 1, "faults": [{"at": "4s", "worker": "B", "crash": true}]}')
    check("a length makes it a pause", fault("--pause", "9s", file=crashed), [{"at": "4s", "worker": "B", "pause": "9s", "cause": "gc"}])
    check("a cause makes it a pause", fault("--cause", "vm", file=crashed), [{"at": "4s", "worker": "B", "pause": "15s", "cause": "vm"}])
    check("without one it is added", fault("--cause", "swap", file="opening-story"), [pause | {"cause": "swap"}])
    check("of a dropped worker it is dropped", fault("--workers", "1", file=crashed), [])
    check("and added anew", fault("--pause", "1s", "--workers", "1", file=crashed), [pause | {"pause": "1s"}])


def workers():
    names = [w["name"] for w in run("--workers", "28")["scenario"]["workers"]]
    check("names", names[:4] + names[-3:], ["A", "B", "C", "D", "Z", "AA", "AB"])
    check("arrivals", [w["arrives"] for w in run("--workers", "4")["scenario"]["workers"]], ["0s", "4s", "8s", "12s"])
    taken = write("taken.json", '{"fenceline": 1, "workers": [{"name": "D", "seat": "any"}, {"name": "C"}]}')
    check("taken names are skipped", [(w["name"], w["fan"], w["seat"]) for w in run(taken, "--workers", "4")["scenario"]["workers"]][2:],
          [("E", "fan_e", "any"), ("F", "fan_f", "any")])
    check("seats", run("--seats", "3")["scenario"]["seats"], ["C14", "C15", "C16"])
    dropped = run("--workers", "1")
    check("expectations of dropped workers", dropped["scenario"]["expect"]["confirmed"], ["fan_a"])


def echoes():
    result = run("opening-story", "--one-way", "250ms")
    again = run("-", data=json.dumps(result["scenario"]).encode())
    check("the echo runs the same", again, result)
    check("the echo has every key", list(result["scenario"]),
          ["fenceline", "name", "summary", "show", "seats", "protection", "service", "timing", "lease", "first_token", "guards",
           "steps", "network", "effects", "arrivals", "workers", "faults", "expect"])
    sent = [e for e in result["events"] if e["event"] == "write-sent"]
    check("a write on its way", list(sent[0]), ["t_ms", "actor", "event", "seat", "fan", "token", "rows"])
    granted = [e for e in run("--one-way", "250ms")["events"] if e["event"] == "lock-granted"]
    check("learned later", granted[0]["learned_ms"] - granted[0]["t_ms"], 250)


def sweeps():
    lines = text("sweep", "--lease", "2s:30s:500ms", "--pause", "0s:40s:250ms").splitlines()
    check("cells", len(lines), 9178)
    check("header", lines[0], "lease_ms,pause_ms,outcome")
    check("first and last", [lines[1], lines[-1]], ["2000,0,one-sale", "30000,40000,double-sale"])
    check("one", "10000,15000,double-sale" in lines, True)
    cells = json.loads(text("sweep", "--format", "json", "--lease", "10s:11s:400ms", "--pause", "8s:9s:1s", "--fencing", "writes"))
    check("TO only where a step lands on it", [c["lease_ms"] for c in cells], [10000, 10000, 10400, 10400, 10800, 10800])
    check("keys", cells[1], {"lease_ms": 10000, "pause_ms": 9000, "outcome": "double-sale"})
    check("one cell", text("sweep", "--lease", "1s:1s:1s", "--pause", "0s:0s:1ms").count("\n"), 2)


def texts():
    shown = text("run")
    check("the verdict ends it", shown.splitlines()[-1],
          "Double sale: seat C14 is sold twice (fan_b and fan_a were told yes; the row holds fan_a).")
    check("100 columns", max(len(line) for line in shown.splitlines()) <= 100, True)
    wide = text("run", "opening-story", "--workers", "64", "--seats", "64", "--protection", "lock")
    check("100 columns with 64 workers", max(len(line) for line in wide.splitlines()) <= 100, True)
    check("no effect", "--fencing writes has no effect: there is no lock with --protection none." in
          text("run", "--protection", "none", "--fencing", "writes"), True)
    check("nothing to say", "has no effect" in shown, False)
    for arguments in (("--help",), ("run", "--help"), ("draw", "-h"), ("sweep", "--help"), ("list", "nothing", "--help")):
        check(f"{arguments} helps", text(*arguments).startswith(("Shows a seat", "fenceline ")), True)
    check("version", text("--version").startswith("fenceline "), True)


def lists():
    first = text("list", "scenarios").splitlines()[0].split(maxsplit=1)
    check("the first scenario", first, ["paused-holder", "The paused holder"])
    check("as JSON", json.loads(text("list", "scenarios", "--format", "json"))[1]["name"], "opening-story")
    shown = text("list", "languages").splitlines()
    check("English first", shown[0].split(), ["en", "English"])
    as_json = json.loads(text("list", "languages", "--format", "json"))
    check("languages as JSON", [f"{language['name']} {language['title']}" for language in as_json],
          [" ".join(line.split(maxsplit=1)) for line in shown])
    catalogues = {path.stem[len("fenceline_"):].replace("_", "-") for path in TRANSLATIONS.glob("fenceline_*.ts")}
    check("each catalogue is a language", {language["name"] for language in as_json}, catalogues)


def outputs():
    printed = text("run", "--format", "json")
    check("- is standard output", text("run", "--format", "json", "-o", "-"), printed)
    check("a file", (text("run", "-o", "out.json", "--format", "json"), open("out.json").read()), ("", printed))
    check("an older file is replaced", (text("list", "scenarios", "-o", "out.json"), "paused-holder" in open("out.json").read()), ("", True))
    check("a device", text("run", "--format", "json", "-o", "/dev/stdout"), printed)
    check("/dev/null", text("run", "-o", "/dev/null"), "")
    write("paused-holder", '{"fenceline": 1, "name": "mine"}')
    check("a built-in name comes first", run("paused-holder")["scenario"]["name"], "The paused holder")
    check("a file of that name", run("./paused-holder")["scenario"]["name"], "mine")


def without_display():
    os.mkdir("here")
    for env in (environment(), environment(DISPLAY=":9999"), environment(DISPLAY="nonsense"), environment(WAYLAND_DISPLAY="wayland-99"),
                environment(QT_QPA_PLATFORM="xcb"), environment(LC_ALL="C")):
        result = call(env=env, cwd="here")
        shown = result.stdout.decode()
        check("exit status and errors", (result.returncode, result.stderr), (0, b""))
        check("says so", "no usable display" in shown.splitlines()[0], True)
        check("the verdict", "Double sale: seat C14 is sold twice" in shown, True)
        name = shown.splitlines()[-1].rpartition(": ")[2]
        check("the picture", (os.path.dirname(name), open(name, "rb").read(4)), (os.path.abspath("here"), b"\x89PNG"))
        os.remove(name)


for part in (lesson, settings, faults, workers, echoes, sweeps, texts, lists, outputs, without_display):
    part()
finish()
