# SPDX-License-Identifier: GPL-3.0-or-later
"""etcd: one member, driven through its JSON gateway (etcd/Documentation, api_grpc_gateway)."""
import base64
import json
import subprocess
import urllib.error
import urllib.request

from servers import Server, free_port, need, unprivileged

PROGRAM, CONTROL = need("etcd", "etcdctl")


def encoded(text):
    return base64.b64encode(text.encode()).decode()


def decoded(text):
    return base64.b64decode(text).decode()


class Refused(Exception):
    """etcd's own answer that it will not."""


class EtcdServer(Server):
    peer = None

    def command(self):
        self.peer = self.peer or f"http://127.0.0.1:{free_port()}"
        client = f"http://127.0.0.1:{self.port}"
        return (PROGRAM, "--name", "one", "--data-dir", "data", "--listen-client-urls", client, "--advertise-client-urls", client,
                "--listen-peer-urls", self.peer, "--initial-advertise-peer-urls", self.peer, "--initial-cluster", f"one={self.peer}",
                "--heartbeat-interval", "100", "--election-timeout", "1000", "--logger", "zap")

    def about(self, what):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/{what}", timeout=5) as answer:
            return json.load(answer)

    def ready(self):
        return self.about("health")["health"] == "true"

    def version(self):
        return tuple(int(part) for part in self.about("version")["etcdserver"].split(".")[:2])

    def call(self, path, **request):
        """The gateway's answer; it leaves out what is zero, and writes 64-bit numbers as strings."""
        posted = urllib.request.Request(f"http://127.0.0.1:{self.port}/v3/{path}", json.dumps(request).encode())
        try:
            with urllib.request.urlopen(posted, timeout=120) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(error.read().decode()) from None

    def control(self, *arguments):
        """etcdctl, in the server's folder."""
        subprocess.run(unprivileged("env", "ETCDCTL_API=3", CONTROL, "--endpoints", f"http://127.0.0.1:{self.port}", *arguments),
                       cwd=self.folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)

    def grant(self, seconds):
        """(the lease, the TTL it was granted)"""
        answer = self.call("lease/grant", TTL=seconds)
        return answer["ID"], int(answer["TTL"])

    def keep_alive(self, lease):
        """The TTL from now on; 0 if there is no such lease."""
        return int(self.call("lease/keepalive", ID=lease)["result"].get("TTL", 0))

    def lock(self, name, lease):
        """Waits until it is granted; the key that says so."""
        return decoded(self.call("lock/lock", name=encoded(name), lease=lease)["key"])

    def unlock(self, key):
        self.call("lock/unlock", key=encoded(key))

    def put(self, key, value):
        return int(self.call("kv/put", key=encoded(key), value=encoded(value))["header"]["revision"])

    def get(self, key):
        """{key: (create revision, value)} of the key, or of all that begin with it where it ends in a slash."""
        ending = {"range_end": encoded(key[:-1] + chr(ord("/") + 1))} if key.endswith("/") else {}
        return {decoded(found["key"]): (int(found["create_revision"]), decoded(found.get("value", "")))
                for found in self.call("kv/range", key=encoded(key), **ending).get("kvs", [])}

    def token(self, key):
        """A lock's fencing token: the create revision of its key."""
        return self.get(key)[key][0]

    def put_if_owner(self, lock_key, token, key, value):
        """Fencing inside etcd: the write is one transaction with the question whether the lock's key is still the one."""
        compare = {"key": encoded(lock_key), "target": "CREATE", "result": "EQUAL", "create_revision": str(token)}
        write = {"request_put": {"key": encoded(key), "value": encoded(value)}}
        return self.call("kv/txn", compare=[compare], success=[write]).get("succeeded", False)
