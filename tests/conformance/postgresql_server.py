# SPDX-License-Identifier: GPL-3.0-or-later
"""PostgreSQL: one server with a database of its own, made anew."""
import glob
import os
import threading

import psycopg2
from psycopg2 import errorcodes
from servers import PATIENCE, Server, wait_until

# Debian keeps its programs apart by version.
PROGRAMS = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))


class PostgresqlServer(Server):
    def prepare(self):
        made = self.spawn(os.path.join(PROGRAMS, "initdb"), "--pgdata", "data", "--username", "fenceline", "--auth", "trust",
                          "--encoding", "UTF8", "--no-locale", "--no-sync")
        if made.wait(timeout=PATIENCE) != 0:
            raise RuntimeError(self.log())

    def command(self):
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": "", "fsync": "off",
                    "max_connections": "20", "shared_buffers": "4MB", "dynamic_shared_memory_type": "mmap"}
        return (os.path.join(PROGRAMS, "postgres"), "-D", "data", *(f"--{name}={value}" for name, value in settings.items()))

    def ready(self):
        try:
            self.connect().close()
            return True
        except psycopg2.OperationalError:  # not yet
            return False

    def connect(self, port=None):
        """A connection on which every statement is a transaction, unless it begins one."""
        connection = psycopg2.connect(host="127.0.0.1", port=port or self.port, user="fenceline", dbname="postgres")
        connection.autocommit = True
        return connection

    def session(self, port=None):
        return Session(self, port)


class Session:
    """A connection whose statements may have to wait."""

    def __init__(self, server, port):
        self.server = server
        self.connection = server.connect(port)
        self.cursor = self.connection.cursor()
        self.pid = self.connection.get_backend_pid()

    def run(self, statement):
        """How many rows; or what is wrong."""
        try:
            self.cursor.execute(statement)
            return self.cursor.rowcount
        except psycopg2.Error as error:
            return errorcodes.lookup(error.pgcode) if error.pgcode else "the connection is closed"

    def rows(self, statement):
        self.cursor.execute(statement)
        return self.cursor.fetchall()

    def begin(self, statement):
        """Runs it in a thread of its own until it waits for somebody else; the answer comes when that one has ended."""
        answer = []
        thread = threading.Thread(target=lambda: answer.append(self.run(statement)), daemon=True)
        thread.start()
        wait_until(self.waits, f"{statement} waits")

        def finish():
            thread.join(timeout=PATIENCE)
            return answer[0]
        return finish

    def waits(self):
        with self.server.connect().cursor() as cursor:
            cursor.execute("SELECT cardinality(pg_blocking_pids(%s)) > 0", (self.pid,))
            return cursor.fetchone()[0]
