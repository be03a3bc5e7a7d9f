# SPDX-License-Identifier: GPL-3.0-or-later
"""The program on a display, a session bus and an accessibility bus of its own, as somebody has it who sees and hears it.

A test makes a Session and starts the program in it; everything ends with the Session. Nothing waits for a time to
pass, all for something to become true, a minute at most: other tests run beside this one. Needs Debian's own Python,
for which its packages of pyatspi and GObject are made."""
import os
import subprocess
import tempfile
import time

from program import PROGRAM

PATIENCE = 60  # seconds, for anything that is waited for
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def _ended(process):
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Session:
    """`with Session((1440, 900)) as session:` - programs that it starts share one home folder, also one after another."""

    def __init__(self, size=(1440, 900)):
        self.size = size
        self._folder = tempfile.TemporaryDirectory(prefix="fenceline-session-")
        self.folder = self._folder.name
        self._processes = []
        self._environment = {}

    def __enter__(self):
        try:
            self._make_home()
            self._start_display()
            self._start_bus()
            self._start_accessibility()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self._processes):
            _ended(process)
        self._folder.cleanup()

    def _make_home(self):
        gone = ("DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "NO_AT_BRIDGE")
        kept = {key: value for key, value in os.environ.items() if key not in gone and not key.startswith("QT_")}
        folders = {"HOME": "home", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache",
                   "XDG_STATE_HOME": "state", "XDG_RUNTIME_DIR": "runtime"}
        paths = {key: os.path.join(self.folder, name) for key, name in folders.items()}
        for path in paths.values():
            os.mkdir(path, 0o700)
        self._environment = kept | paths | {"LC_ALL": "C.UTF-8", "GSETTINGS_BACKEND": "memory",
                                            "QT_QPA_PLATFORM": "xcb"}

    def _run(self, *command, **options):
        process = subprocess.Popen(command, env=self._environment, cwd=self.folder, stdin=subprocess.DEVNULL,
                                   **({"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | options))
        self._processes.append(process)
        return process

    def _told(self, *command):
        """Starts a server that writes where it is reached into a descriptor: the last word of the command."""
        reader, writer = os.pipe()
        self._run(*command[:-1], f"{command[-1]}{writer}", pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as told:
            place = told.readline().strip()
        if not place:
            raise RuntimeError(f"{command[0]} does not start")
        return place

    def _start_display(self):
        # Without -noreset a server forgets everything when its last client leaves.
        number = self._told("Xvfb", "-noreset", "-nolisten", "tcp", "-screen", "0", "%dx%dx24" % self.size,
                            "-displayfd", "")
        self._environment["DISPLAY"] = f":{number}"

    def _start_bus(self):
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = self._told(
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--nosyslog",
            f"--address=unix:path={self.folder}/runtime/bus", "--print-address=")

    def _start_accessibility(self):
        launcher = next(filter(os.path.exists, LAUNCHERS), None)
        if launcher is None:
            raise RuntimeError("no at-spi-bus-launcher: the package at-spi2-core is not installed")
        self._run(launcher, "--launch-immediately")
        # What is read below, and what pyatspi reads when it is first imported.
        os.environ.update({key: self._environment[key] for key in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "HOME",
                                                                   "XDG_RUNTIME_DIR", "GSETTINGS_BACKEND")})
        os.environ.pop("AT_SPI_BUS_ADDRESS", None)
        from gi.repository import Gio, GLib
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)

        def is_up():
            try:
                bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                              GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))),
                              None, Gio.DBusCallFlags.NONE, -1)
                return True
            except GLib.Error:
                return False
        wait_until(is_up, "the accessibility bus")

    def start(self, *arguments):
        """The program, when it has come onto the accessibility bus with its window: (process, its window there)."""
        process = self._run(PROGRAM, *arguments, stderr=None)
        return process, wait_until(lambda: self._window_of(process), "the program's window")

    def _window_of(self, process):
        import pyatspi
        from gi.repository import GLib
        if process.poll() is not None:
            raise RuntimeError(f"the program has ended with {process.returncode}")
        for application in list(pyatspi.Registry.getDesktop(0)):
            try:
                if application is not None and application.get_process_id() == process.pid and application.childCount:
                    # Qt tells of no change of what is painted; ask anew each time.
                    application.set_cache_mask(pyatspi.Atspi.Cache.NONE)
                    return application[0]
            except GLib.Error:
                pass  # one that has just ended
        return None

    def input(self, *words):
        """Keys and mouse, in xdotool's words."""
        subprocess.run(("xdotool", *map(str, words)), env=self._environment, check=True, timeout=PATIENCE)

    def focus(self, process):
        """As a window manager would; there is none."""
        self.input("search", "--sync", "--onlyvisible", "--pid", process.pid, "--name", "Fenceline",
                   "windowfocus", "--sync")

    def kill(self, process):
        process.kill()
        process.wait(timeout=PATIENCE)


def wait_until(condition, what):
    """What `condition` answers as soon as that is something; events that come meanwhile reach their listeners."""
    from gi.repository import GLib
    context = GLib.MainContext.default()
    deadline = time.monotonic() + PATIENCE
    while True:
        while context.iteration(False):
            pass
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise TimeoutError(f"not within {PATIENCE} s: {what}")
        time.sleep(0.02)
