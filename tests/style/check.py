# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails, with a line for each place, where the tree breaks a rule of rules.py.

Usage: check.py ROOT [QT_INCLUDE_FOLDER]     (the folder that holds QtCore/ and QtGui/)
"""
import subprocess
import sys
from pathlib import Path

from rules import TOP_LEVEL, definitions, rules
from source_text import SourceFile

TEXT = {".cpp", ".h", ".py", ".cmake", ".sh", ".md", ".json", ".in", ".qrc", ".desktop", ".xml", ".yml"}
NAMES = {"CMakeLists.txt", ".clang-format", ".clang-tidy", ".gitignore", ".gitattributes", "run"}
# What a program wrote to be compared with, byte for byte, is as it is.
AS_IT_IS = ("tests/golden", "tests/fuzz/corpus", "tests/fuzz/seeds")
NOT_OURS = {".git", "build", ".cache", "CMakeUserPresets.json", "__pycache__", "fenceline-timeline.png"}


def listed(root):
    """The project's files: what git knows or would add; without git, all but what is built."""
    git = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(git, capture_output=True, check=True, text=True).stdout.split("\0")
        paths = [Path(name) for name in names if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path.relative_to(root) for path in root.rglob("*")]
    return sorted(p for p in paths if not NOT_OURS & set(p.parts) and (root / p).is_file())


def check(root, qt_include=None):
    """Lines `file:line: [rule] what is wrong`, and the number of files read."""
    found, read, defined = [], 0, {}
    paths = listed(root)
    for name in sorted({path.parts[0] for path in paths} - TOP_LEVEL):
        found.append(f"{name}:1: [top-level] not one of the entries of the top level")
    for path in paths:
        if path.suffix not in TEXT and path.name not in NAMES:
            continue
        if path.suffix not in (".cpp", ".h") and path.as_posix().startswith(AS_IT_IS):
            continue
        read += 1
        file = SourceFile(path.as_posix(), (root / path).read_bytes().decode("utf-8", "replace"))
        for name, rule in rules(qt_include).items():
            found += [f"{path}:{line}: [{name}] {message}" for line, message in rule(file)]
        for line, name in definitions(file):
            if name in defined:  # the linker would take either, without a word
                found.append(f"{path}:{line}: [one-definition] {name} is defined in {defined[name]} too")
            defined.setdefault(name, path)
    return found, read


if __name__ == "__main__":
    problems, files = check(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    print(*problems, f"{files} files read, {len(problems)} problems", sep="\n")
    sys.exit(1 if problems or files == 0 else 0)
