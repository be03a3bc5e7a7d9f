# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves by its link line, and by what the program then loads, that the core needs no Qt.

Usage: core_needs_no_qt.py BUILD_FOLDER PROGRAM CONTROL
CONTROL is the same program with Qt: if it is not found out, neither would PROGRAM be.
"""
import re
import subprocess
import sys
from pathlib import Path


def output(*command):
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def qt_of(build, program):
    """The Qt libraries on the link line of a program and among those it loads."""
    target = Path(program).relative_to(build).as_posix()
    link_line = output("ninja", "-C", build, "-t", "commands", target).splitlines()[-1]
    loaded = output("readelf", "--dynamic", program)
    if Path(program).name not in link_line or "libc.so" not in loaded:
        sys.exit(f"no link line or no dynamic section for {program}")
    return re.findall(r"libQt\d\w+|-lQt\d\w+", link_line), re.findall(r"NEEDED.*(libQt\d\w+)", loaded)


build, program, control = sys.argv[1:]
for where, found, control_found in zip(("link line", "loaded"), qt_of(build, program), qt_of(build, control)):
    print(f"{where}: core {found or 'no Qt'}, control {control_found}")
    if found or not control_found:
        sys.exit("the core needs Qt" if found else "the control was not found out: this check is blind")
