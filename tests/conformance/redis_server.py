# SPDX-License-Identifier: GPL-3.0-or-later
"""Redis: one node, or a replica of another; with the machine's clock or with one of its own."""
import os
import shutil

import redis

from servers import FOLDER, Server, need

# The package without a service holds the server under the name of a checker, which is the server by another name.
(PROGRAM,) = need("redis-check-rdb")


CLOCK = os.path.join(FOLDER, "jumped_clock.so")  # where an unprivileged user can read it
shutil.copyfile(os.environ["JUMPED_CLOCK"], CLOCK)


class RedisServer(Server):
    def __init__(self, name, *options):
        self.options = options
        super().__init__(name)

    def command(self):
        settings = ("--bind", "127.0.0.1", "--port", self.port, "--save", "", "--enable-debug-command", "yes",
                    "--repl-diskless-sync-delay", "0")
        return ("bash", "-c", f'exec -a redis-server {PROGRAM} "$@"', "redis-server", *settings, *self.options)

    def ready(self):
        try:
            return self.client().ping()
        except redis.exceptions.RedisError:  # not yet, or still loading
            return False

    def client(self, **options):
        return redis.Redis(port=self.port, decode_responses=True, **options)


class RedisWithOwnClock(RedisServer):
    """Its wall clock is ahead by what jump() says; it begins with the machine's."""

    def prepare(self):
        self.jump(0)
        self.environment = {"LD_PRELOAD": CLOCK, "CLOCK_AHEAD": str(self.folder / "ahead")}

    def jump(self, seconds):
        written = self.folder / "ahead.new"
        written.write_text(str(seconds))
        written.chmod(0o644)
        written.rename(self.folder / "ahead")
