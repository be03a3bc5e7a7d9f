# SPDX-License-Identifier: GPL-3.0-or-later
"""One lock on a real service, and what workers ask of it: ask() answers "granted", "refused" or "waiting", everything else
True or False. A lease is short, and is counted from when somebody asked for it or renewed it; who waits does that too."""
import itertools
import threading

import redis_lock
from etcd_server import Refused, encoded
from servers import PATIENCE, wait_until
from zookeeper_session import ExpiredError, Session

numbers = itertools.count(1)
names = (f"seat:sh_88:C14:{number}" for number in numbers)


class RedisLock:
    LEASE = 0.5  # seconds

    def __init__(self, server, scenario):
        self.key = next(names)
        self.client = server.client()
        self.counted = scenario.get("redis", {}).get("counter", False)
        self.tokens = {}

    def value(self, worker):
        return f"{worker} of {self.key}"

    def ask(self, worker):
        lease = int(self.LEASE * 1000)
        if self.counted:
            self.tokens[worker] = redis_lock.acquire_counted(self.client, self.value(worker), lease, self.key, "token:" + self.key)
            return "granted" if self.tokens[worker] else "refused"
        return "granted" if redis_lock.acquire(self.client, self.value(worker), lease, self.key) else "refused"

    def token(self, worker):
        return self.tokens.get(worker)

    def renew(self, worker):
        return redis_lock.extend(self.client, self.value(worker), int(self.LEASE * 1000), self.key)

    def release(self, worker):
        return redis_lock.release(self.client, self.value(worker), self.key)

    def delete(self, _worker):
        return self.client.delete(self.key) == 1

    def holds(self, worker):
        return self.client.get(self.key) == self.value(worker)

    def close(self):
        self.client.close()


class EtcdLock:
    LEASE = 2  # seconds, the shortest there is

    def __init__(self, server, _scenario):
        self.server, self.name = server, next(names)
        self.leases, self.threads = {}, {}

    def key(self, worker):
        """client/v3/concurrency/mutex.go, Lock: the lock's name and the lease's number, in hexadecimal digits."""
        return f"{self.name}/{int(self.leases[worker]):x}"

    def queue(self):
        """The keys by their create revision: the first holds the lock."""
        found = self.server.get(self.name + "/")
        return sorted(found, key=lambda key: found[key][0])

    def ask(self, worker):
        self.leases[worker], _ = self.server.grant(self.LEASE)
        self.threads[worker] = threading.Thread(target=self.wait_for_it, args=(self.leases[worker],), daemon=True)
        self.threads[worker].start()
        queue = wait_until(lambda: self.key(worker) in (queue := self.queue()) and queue, "a place in the queue")
        if queue[0] != self.key(worker):
            return "waiting"
        self.threads[worker].join(timeout=PATIENCE)
        return "granted" if self.granted(worker) else "waiting"

    def wait_for_it(self, lease):
        try:
            self.server.lock(self.name, lease)
        except (Refused, OSError):  # its session ends, or the test does
            pass

    def granted(self, worker):
        """Told so, and it is there."""
        return not self.threads[worker].is_alive() and self.holds(worker)

    def token(self, worker):
        return self.server.token(self.key(worker))

    def renew(self, worker):
        return self.server.keep_alive(self.leases[worker]) > 0

    def release(self, worker):
        return int(self.server.call("kv/deleterange", key=encoded(self.key(worker))).get("deleted", 0)) == 1

    def holds(self, worker):
        return self.queue()[:1] == [self.key(worker)]

    def close(self):
        for lease in self.leases.values():
            if self.server.keep_alive(lease):
                self.server.call("lease/revoke", ID=lease)


class ZookeeperLock:
    LEASE = 0.6  # seconds: three ticks of the server that this is for

    def __init__(self, server, observer, _scenario):
        self.server, self.observer = server, observer
        self.path = "/" + next(names)
        observer.create(self.path)
        self.sessions, self.places = {}, {}

    def ask(self, worker):
        self.sessions[worker] = Session(self.server.port, int(self.LEASE * 1000))
        self.places[worker] = self.sessions[worker].create(f"{self.path}/lock-")
        return "granted" if self.holds(worker) else "waiting"

    def granted(self, worker):
        return self.holds(worker)

    def token(self, worker):
        return self.places[worker][1]

    def renew(self, worker):
        return self.answers(lambda: self.sessions[worker].ping() or True)

    def release(self, worker):
        return self.answers(lambda: self.sessions[worker].delete(self.places[worker][0]))

    def holds(self, worker):
        """recipes.mdx, 'Locks': whose node has the lowest number."""
        first = min(self.observer.get_children(self.path), default="")
        return f"{self.path}/{first}" == self.places[worker][0]

    def close(self):
        for session in self.sessions.values():
            session.close()

    @staticmethod
    def answers(ask):
        try:
            return ask()
        except ExpiredError:
            return False


class AdvisoryLock:
    LEASE = None

    def __init__(self, server, _scenario):
        self.server = server
        self.number = next(numbers)
        self.sessions, self.finish = {}, {}

    def ask(self, worker):
        session = self.sessions[worker] = self.server.session()
        if session.rows(f"SELECT pg_try_advisory_lock({self.number})")[0][0]:
            return "granted"
        self.finish[worker] = session.begin(f"SELECT pg_advisory_lock({self.number})")
        return "waiting"

    def granted(self, worker):
        return self.holds(worker)

    def renew(self, _worker):
        """A connection needs nothing to stay alive."""
        return True

    def token(self, _worker):
        return None

    def release(self, worker):
        if worker in self.finish:
            self.finish[worker]()
        return self.sessions[worker].rows(f"SELECT pg_advisory_unlock({self.number})")[0][0]

    def holds(self, worker):
        """As somebody else sees it: its own session may be waiting."""
        with self.server.connect().cursor() as cursor:
            cursor.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = %s AND pid = %s",
                           (self.number, self.sessions[worker].pid))
            return cursor.fetchone()[0] == 1

    def close(self):
        for session in self.sessions.values():
            session.connection.close()
