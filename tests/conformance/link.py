# SPDX-License-Identifier: GPL-3.0-or-later
"""A network link to a server that can be held: what is sent meanwhile is on its way, and is lost if an end closes."""
import socket
import threading


class Link:
    """Listens on a port of its own and passes on to the server's, both ways, while it is not held."""

    def __init__(self, port):
        self.target = port
        self.flowing = threading.Event()
        self.flowing.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def hold(self):
        """Nothing that is sent from now on arrives."""
        self.flowing.clear()

    def flow(self):
        self.flowing.set()

    def accept(self):
        while True:
            near, _ = self.listener.accept()
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:  # the server is down
                near.close()
                continue
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, source, target):
        try:
            while data := source.recv(65536):
                self.flowing.wait()
                target.sendall(data)
        except OSError:  # an end has closed
            pass
        for end in (source, target):
            end.close()
