# SPDX-License-Identifier: GPL-3.0-or-later
"""ZooKeeper: one server, its classes started directly."""
import logging
import socket
import struct

from kazoo.client import KazooClient
from servers import PATIENCE, Server, need

logging.getLogger("kazoo").setLevel(logging.CRITICAL)  # it says of every session that ends that it ends
(JAVA,) = need("java")
JARS = ":".join(f"/usr/share/java/{name}.jar" for name in ("zookeeper", "zookeeper-jute", "slf4j-api", "slf4j-simple"))


class ZookeeperServer(Server):
    def __init__(self, name, tick):
        """The tick in milliseconds."""
        self.tick = tick
        super().__init__(name)

    def command(self):
        settings = self.folder / "zoo.cfg"
        settings.write_text(f"dataDir=data\nclientPortAddress=127.0.0.1\nclientPort={self.port}\ntickTime={self.tick}\n"
                            "maxClientCnxns=0\nadmin.enableServer=false\n")
        settings.chmod(0o644)  # for whoever it runs as
        return (JAVA, "-Xmx96m", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-cp", JARS, "org.apache.zookeeper.server.quorum.QuorumPeerMain", settings)

    def ready(self):
        """It serves sessions; it accepts connections, which then wait in vain, before it does."""
        return self.granted_timeout(0, patience=2) > 0

    def client(self):
        """With the longest session there is."""
        client = KazooClient(f"127.0.0.1:{self.port}", timeout=20 * self.tick / 1000)
        client.start(timeout=PATIENCE)
        return client

    def granted_timeout(self, asked, patience=PATIENCE):
        """Milliseconds that a new session is granted: the second field of the ConnectResponse (zookeeper.jute)."""
        request = struct.pack(">iqiqi16s?", 0, 0, asked, 0, 16, bytes(16), False)
        with socket.create_connection(("127.0.0.1", self.port), timeout=patience) as connection:
            connection.sendall(struct.pack(">i", len(request)) + request)
            answer = connection.makefile("rb").read(12)
        return struct.unpack(">iii", answer)[2] if len(answer) == 12 else 0
