# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the house. Each takes a SourceFile and yields (line, what is wrong)."""
import re
from functools import partial

LONGEST_FILE = 400
LONGEST_FUNCTION = 70

# Who may include whom, beside itself. A room that is not listed here is a new one: add it on purpose.
CORE = {
    "core/base": (),
    "core/event": ("core/base",),
    "core/scenario": ("core/base", "core/event"),
    "core/world": ("core/base", "core/event", "core/scenario"),
    "core/trace": ("core/base", "core/event", "core/scenario"),
    "core/sql": ("core/base", "core/event", "core/scenario", "core/trace"),
    "core/run": ("core/base", "core/event", "core/scenario", "core/world", "core/trace", "core/sql"),
    "core/learn": ("core/base", "core/event", "core/scenario", "core/trace", "core/run"),
    "core/format": ("core",),
}
VIEW = ("core", "ui/theme", "ui/text")
ROOMS = CORE | {
    "ui/theme": ("core",),
    "ui/text": ("core",),
    "ui/session": ("core",),
    **{f"ui/{view}": VIEW for view in ("timeline", "stage", "charts", "controls", "dialogs", "learn", "quiz", "present")},
    # lists of moments are made of one part
    "ui/moments": VIEW,
    **{f"ui/{view}": (*VIEW, "ui/moments") for view in ("events", "statements")},
    "app": ("core", "ui"),
}
# Libraries that have one home.
HOMES = {"nlohmann/": "core/format", "sqlite3.h": "core/sql"}
TOP_LEVEL = {"CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "app", "core", "resources", "tests",
             "translations", "ui", ".ci", ".clang-format", ".clang-tidy", ".gitattributes", ".gitignore"}
COLOUR_NAMES = "white|black|red|darkRed|green|darkGreen|blue|darkBlue|cyan|darkCyan|magenta|darkMagenta|yellow|" \
               "darkYellow|gray|darkGray|lightGray"


def is_product(file):
    return file.is_cpp and file.is_in("core", "ui", "app")


def room_of(path):
    parts = path.parts
    return "app" if parts[0] == "app" else "/".join(parts[:2])


def included(file):
    """(line, header, whether in quotes) for each #include."""
    for line, match in file.find(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', file.strings):
        yield line, match[2], match[1] == '"'


def rooms(file):
    if not is_product(file):
        return
    if len(file.path.parts) < (2 if file.is_in("app") else 3):
        yield 1, f"{file.path} lies in no room"
        return
    room = room_of(file.path)
    if room not in ROOMS:
        yield 1, f"{room} is no room of the table in tests/style/rules.py"
        return
    for line, header, quoted in included(file):
        if not quoted:
            continue
        if header.startswith(("core/", "ui/", "app/", "tests/")):
            target = "tests" if header.startswith("tests/") else "app" if header.startswith("app/") else "/".join(header.split("/")[:2])
            if target != room and not any(target == a or target.startswith(a + "/") for a in ROOMS[room]):
                yield line, f"{room} may not include {target} (it may: {', '.join(ROOMS[room]) or 'std'})"
        elif "/" in header or not header.endswith(".moc"):
            yield line, f'"{header}" is not named from the project\'s root'


def libraries(file, qt_include=None):
    if not is_product(file):
        return
    for line, header, quoted in included(file):
        home = next((home for start, home in HOMES.items() if header.startswith(start)), None)
        if home:
            if not file.is_in(home):
                yield line, f"<{header}> is for {home} alone"
        elif file.is_in("core") and not quoted and not re.fullmatch(r"[a-z_0-9]+|tl/expected\.hpp", header):
            yield line, f"core includes the standard library and tl/expected.hpp, not <{header}>"
        elif file.is_in("ui/session") and qt_include and re.match(r"Q\w+", header):
            if not header.startswith(("QtCore", "QtGui")) and not any(
                    (qt_include / module / header).exists() for module in ("QtCore", "QtGui")):
                yield line, f"ui/session knows QtCore and QtGui, not <{header}>"


def file_length(file):
    lines = len(file.lines) - 1
    if (file.is_cpp or file.path.suffix in (".py", ".cmake", ".sh")) and lines > LONGEST_FILE:
        yield lines, f"{lines} lines (at most {LONGEST_FILE}): two concepts, two files"


def function_length(file):
    if file.is_cpp:
        for first, last in file.functions():
            if last - first + 1 > LONGEST_FUNCTION:
                yield first, f"a function of {last - first + 1} lines (at most {LONGEST_FUNCTION})"


def only_clock(file):
    """One place owns a timer; nothing reaches for a global object, except app for the application that it made."""
    if is_product(file) and not (file.is_in("ui/session") and file.path.name.startswith("playback")):
        for line, match in file.find(r"\b(QTimer|QBasicTimer|startTimer)\b|::instance\s*\(|\bqApp\b", file.code):
            if match[0] == "qApp" and file.is_in("app"):
                continue
            yield line, f"{match[0].strip()} is for ui/session/playback alone"


def colours(file):
    if not is_product(file) or file.is_in("ui/theme"):
        return
    code = rf"\bQColor\s*(\w+\s*)?[({{]\s*(\d|0x|\"|Qt::)|\bQColor::from\w+|\bqRgba?\s*\(|\bQt::({COLOUR_NAMES})\b|\bset(Rgb|Hsv|Hsl|NamedColor)F?\s*\("
    strings = r"[\"(]#[0-9A-Fa-f]{3,8}[\")]|#[0-9A-Fa-f]{6}\b|\brgba?\s*\(\s*\d|\bQColor\s*(\w+\s*)?[({]\s*\""
    for pattern, text in ((code, file.code), (strings, file.strings)):
        for line, match in file.find(pattern, text):
            yield line, f"the colour {match[0].strip()} belongs into ui/theme"


def licence(file):
    if file.is_cpp or file.path.suffix in (".py", ".cmake", ".sh") or file.path.name == "CMakeLists.txt" or file.text.startswith("#!"):
        if not any("SPDX-License-Identifier: GPL-3.0-or-later" in line for line in file.lines[:3]):
            yield 1, "no SPDX-License-Identifier: GPL-3.0-or-later in the first lines"


def white_space(file):
    for line, _ in file.find(r"\t", file.text):
        yield line, "a tab"
    for line, _ in file.find(r"[ \r]+$", file.text):
        yield line, "space at the end of the line"
    if file.text and not file.text.endswith("\n"):
        yield len(file.lines), "no newline at the end"


def left_over(file):
    for line, match in file.find(r"\b(TO[D]O|FIX[M]E|XX[X])\b", file.text):
        yield line, f"{match[0]}: do it, or open an issue"


def machine_paths(file):
    for line, match in file.find(r"(?<![\w.*)}])/(home|root|work|Users)/\w[\w.-]*", file.text):
        yield line, f"{match[0]} is a path of one machine"


def independence(file):
    """What the engine is checked against shares nothing with it but the words of the contract."""
    checker = re.match(r"(reference_|closed_forms|random_setting|plain_checks)", file.path.name)
    if not (file.is_cpp and file.is_in("tests/support") and checker):
        return
    for line, header, quoted in included(file):
        if quoted and (header.startswith(("core/", "ui/", "app/")) or header.endswith("engine_bridge.h")):
            yield line, f'"{header}" is of the engine that this is to check'


def definitions(file):
    """(line, name) of each class that a namespace of the product shares with every other file. What a file keeps for
    itself, in a namespace without a name, is its own."""
    if not is_product(file):
        return
    shared = re.sub(r"^namespace \{.*?^\} // namespace$", lambda m: "\n" * m[0].count("\n"), file.text, flags=re.S | re.M)
    namespace = re.search(r"^namespace ([\w:]+) \{", shared, flags=re.M)
    for line, match in file.find(r"^(?:class|struct|enum class) (\w+)\b(?!<|::)[^;{<]*\{", shared):
        yield line, f"{namespace[1] if namespace else ''}::{match[1]}"


def rules(qt_include=None):
    return {"room": rooms, "independence": independence, "library": partial(libraries, qt_include=qt_include), "file-length": file_length,
            "function-length": function_length, "clock": only_clock, "colour": colours, "licence": licence,
            "white-space": white_space, "left-over": left_over, "machine-path": machine_paths}
