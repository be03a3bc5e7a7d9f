# SPDX-License-Identifier: GPL-3.0-or-later
"""Redis: one node, or a replica of another."""
import redis

from servers import Server, need

# The package without a service holds the server under the name of a checker, which is the server by another name.
(PROGRAM,) = need("redis-check-rdb")


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
