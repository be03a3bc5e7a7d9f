# SPDX-License-Identifier: GPL-3.0-or-later
"""A session of ZooKeeper's that sends what it is told and nothing else: no ping keeps it alive, as a client library's would.
The protocol is that of zookeeper.jute, the operations' numbers are those of ZooDefs.java (apache/zookeeper)."""
import socket
import struct

from servers import PATIENCE

CREATE, DELETE, PING = 1, 2, 11
EPHEMERAL_SEQUENTIAL = 3
PING_XID = -2
EVERYBODY_MAY = struct.pack(">ii", 1, 31)  # one entry of the list, all permissions


def text(value):
    return struct.pack(">i", len(value)) + value.encode()


class ExpiredError(Exception):
    """The server has closed the connection, which it does when the session has ended."""


class Session:
    def __init__(self, port, timeout):
        """The timeout in milliseconds, and what the server made of it."""
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.stream = self.connection.makefile("rb")
        self.xid = 0
        self.send(struct.pack(">iqiqi16s?", 0, 0, timeout, 0, 16, bytes(16), False))
        _, self.timeout, self.id = struct.unpack(">iiq", self.receive()[:16])

    def send(self, request):
        try:
            self.connection.sendall(struct.pack(">i", len(request)) + request)
        except OSError:
            raise ExpiredError from None

    def receive(self):
        try:
            head = self.stream.read(4)
            answer = self.stream.read(struct.unpack(">i", head)[0]) if len(head) == 4 else b""
        except ConnectionError:
            answer = b""
        if not answer:
            raise ExpiredError
        return answer

    def ask(self, operation, request=b""):
        """(zxid, error, the rest) of the answer."""
        self.xid += 1
        self.send(struct.pack(">ii", PING_XID if operation == PING else self.xid, operation) + request)
        answer = self.receive()
        _, zxid, error = struct.unpack(">iqi", answer[:16])
        return zxid, error, answer[16:]

    def create(self, prefix):
        """(the path, its czxid) of an ephemeral node with the next number; the czxid is the zxid of its creation."""
        acl = EVERYBODY_MAY + text("world") + text("anyone")
        zxid, error, answer = self.ask(CREATE, text(prefix) + text("") + acl + struct.pack(">i", EPHEMERAL_SEQUENTIAL))
        assert error == 0, error
        return answer[4:].decode(), zxid

    def delete(self, path):
        """Whether there was such a node."""
        return self.ask(DELETE, text(path) + struct.pack(">i", -1))[1] == 0

    def ping(self):
        self.ask(PING)

    def close(self):
        self.connection.close()
