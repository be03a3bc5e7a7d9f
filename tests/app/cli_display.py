# SPDX-License-Identifier: GPL-3.0-or-later
"""The window opens on a display that has no other client; skipped where there is no Xvfb."""
import os
import shutil
import subprocess
import sys

from program import PROGRAM, check, environment, finish

if shutil.which("Xvfb") is None:
    print("no Xvfb here")
    sys.exit(77)

reader, writer = os.pipe()
server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24"], pass_fds=[writer],
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
os.close(writer)
try:
    number = os.fdopen(reader).readline().strip()
    # Such a server resets itself when its last client leaves, which used to end a window that came just after a probe.
    for attempt in range(3):
        window = subprocess.Popen([PROGRAM, "opening-story"], env=environment(DISPLAY=f":{number}"),
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            window.wait(timeout=2)
            check(f"the window of attempt {attempt} stays open: {window.stderr.read()}", window.returncode, None)
        except subprocess.TimeoutExpired:
            window.terminate()
            window.wait(timeout=20)
finally:
    server.terminate()
    server.wait(timeout=20)
finish()
