# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures from `draw`: the right kind of file, of the right size, that shows what it should."""
import json
import struct
import xml.etree.ElementTree as ElementTree

from program import call, check, environment, finish, text


def drawn(name, *arguments, **options):
    check(f"{arguments} prints nothing", text("draw", *arguments, "-o", name, **options), "")
    with open(name, "rb") as file:
        return file.read()


def png_size(picture):
    check("a PNG", picture[:8], b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", picture[16:24])


def kinds():
    for view in ("timeline", "stage"):
        check(f"{view} png", png_size(drawn("x.png", "--view", view)), (1600, 900))
        check(f"{view} pdf", drawn("x.pdf", "--view", view)[:5], b"%PDF-")
        svg = ElementTree.fromstring(drawn("x.svg", "--view", view, "--size", "1280x720"))
        check(f"{view} svg", svg.get("viewBox"), "0 0 1280 720")
        words = " ".join("".join(element.itertext()) for element in svg.iter() if element.tag.endswith("}text"))
        check(f"{view} svg names the workers: {words}", "Worker A" in words and "Worker B" in words, True)
    for ending, start in ((".PNG", b"\x89PNG"), (".Svg", b"<?xml"), (".pDF", b"%PDF-"), ("x.svg.Png", b"\x89PNG")):
        check(f"{ending} in any case", drawn("capital" + ending).startswith(start), True)
    check("standard output is PNG", png_size(call("draw", "-o", "-", "--size", "640x360").stdout), (640, 360))


def languages():
    def words(**changes):
        svg = ElementTree.fromstring(drawn("x.svg", "--at", "12.5s", env=environment(**changes)))
        return " ".join("".join(element.itertext()) for element in svg.iter() if element.tag.endswith("}text"))

    lease = {"en": "A's lease · 10 s", "de": "Lease von A · 10 s"}
    for code, changes in (("en", {}), ("de", {"LANGUAGE": "de"}), ("de", {"LANGUAGE": "tlh:de_AT:en"}), ("en", {"LANGUAGE": "tlh"}),
                          ("de", {"FENCELINE_LANGUAGE": "de"}), ("en", {"LANGUAGE": "de", "FENCELINE_LANGUAGE": "en"})):
        check(f"{changes} is {code}", lease[code] in words(**changes), True)
    check("numbers too", "12,5 s" in words(LANGUAGE="de") and "12.5 s" not in words(LANGUAGE="de"), True)


def names():
    """A picture is well-formed, whatever the names in it."""
    name = 'A & B <"x"> ]]> \u00a0 \ufdd0 \U0001f3ad'
    scenario = {"fenceline": 1, "name": name, "summary": name + "\n&amp;", "show": name, "seats": [name], "workers": [{"name": name, "fan": name}]}
    for view in ("timeline", "stage"):
        for ending in ("png", "pdf"):
            drawn("x." + ending, "-", "--view", view, data=json.dumps(scenario).encode())
        svg = ElementTree.fromstring(drawn("x.svg", "-", "--view", view, data=json.dumps(scenario).encode()))
        found = {element.tag.rpartition("}")[2]: element.text for element in svg if element.text}
        check(f"title of {view}", found["title"], name)
        check(f"description of {view}", found["desc"], name + "\n&amp;")
        check(f"{view} has the worker's name", any('A & B <"x">' in "".join(element.itertext()) for element in svg.iter()
                                                if element.tag.endswith("}text")), True)


def choices():
    pictures = {theme: drawn("x.png", "--theme", theme) for theme in ("light", "dark", "projector")}
    check("themes differ", len(set(pictures.values())), 3)
    check("light is the default", drawn("x.png"), pictures["light"])
    check("timeline is the default", drawn("x.png", "--view", "timeline"), pictures["light"])
    check("the playhead moves", drawn("x.png", "--at", "10s") != pictures["light"], True)
    check("the end is the default", drawn("x.png", "--at", "18s"), pictures["light"])
    check("a setting shows", drawn("x.png", "--fencing", "writes") != pictures["light"], True)
    check("a display is not looked for", drawn("x.png", env=environment(DISPLAY=":9999", QT_QPA_PLATFORM="xcb")), pictures["light"])
    check("nor a UTF-8 locale", drawn("x.png", env=environment(LC_ALL="C")), pictures["light"])


def extremes():
    crowd = ("opening-story", "--workers", "64", "--seats", "64", "--protection", "lock")
    for size in ("64x64", "64x2000", "2000x64", "3840x2160"):
        width, height = size.split("x")
        for view in ("timeline", "stage"):
            check(f"{view} of {size}", png_size(drawn("x.png", *crowd, "--view", view, "--size", size)), (int(width), int(height)))
    check("after the end", png_size(drawn("x.png", "--at", "1440min")), (1600, 900))


for part in (kinds, languages, names, choices, extremes):
    part()
finish()
