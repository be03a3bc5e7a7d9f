# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of a lock on a Redis primary with asynchronous replicas. The documents named are those of redis/docs."""
import time

from claims import check, claim, in_time, keep
from link import Link
from redis_lock import COUNTER, LOCK, LONG, acquire, acquire_counted, release
from redis_server import RedisServer
from servers import PATIENCE, wait_until

IN_TIME = PATIENCE * 1000  # milliseconds


class Pair:
    """A primary and its replicas, each behind a link of its own; at first everything has arrived everywhere."""
    made = 0

    def __init__(self, replicas=1):
        Pair.made += 1
        self.primary = RedisServer(f"primary-{Pair.made}")
        self.links = [Link(self.primary.port) for _ in range(replicas)]
        self.replicas = [RedisServer(f"replica-{Pair.made}-{number}", "--replicaof", f"127.0.0.1 {link.port}")
                         for number, link in enumerate(self.links)]
        wait_until(lambda: all(replica.client().info("replication")["master_link_status"] == "up" for replica in self.replicas),
                   "replication begins")
        self.old = self.primary.client()
        wait_until(lambda: self.old.wait(replicas, 100) == replicas, "everything has arrived")

    def fail_over(self, number=0):
        """The replica becomes the primary; what has not arrived does not arrive any more. Nobody tells those who hold locks."""
        new = self.replicas[number].client()
        new.replicaof("NO", "ONE")
        self.links[number].flow()
        return new

    def stop(self):
        for server in (self.primary, *self.replicas):
            server.stop()


@claim
def a_lock_that_has_not_arrived_is_lost_and_its_token_given_twice():
    """distributed-locks.md, 'Why failover-based implementations are not enough', steps 1 to 4. The counter is lost with the lock."""
    pair = Pair()
    check("an earlier grant arrives", acquire_counted(pair.old, "earlier"), 1)
    release(pair.old, "earlier")
    check("it has", pair.old.wait(1, IN_TIME), 1)
    pair.links[0].hold()
    first = acquire_counted(pair.old, "a1")
    new = pair.fail_over()
    check("the counter went back", new.get(COUNTER), "1")
    second = acquire_counted(new, "b1")
    check("two grants, one token", [first, second], [2, 2])
    check("each finds its own value where it asked", [pair.old.get(LOCK), new.get(LOCK)], ["a1", "b1"])
    pair.stop()


@claim
def a_lock_that_has_arrived_survives_with_its_deadline():
    """management/replication.md: the deadline is replicated as an absolute time; a promoted replica judges it by its own clock."""
    pair = Pair()
    first = acquire_counted(pair.old, "a1")
    check("arrived", pair.old.wait(1, IN_TIME), 1)
    deadline = pair.old.pexpiretime(LOCK)
    pair.primary.crash()
    new = pair.fail_over()
    check("lock and deadline", [new.get(LOCK), new.pexpiretime(LOCK)], ["a1", deadline])
    check("B is refused", acquire_counted(new, "b1"), None)
    check("A releases there", release(new, "a1"), True)
    check("B's token is newer", [first, acquire_counted(new, "b1")], [1, 2])
    pair.replicas[0].stop()


@claim
def a_replica_hides_what_has_expired_and_deletes_it_only_once_promoted():
    """management/replication.md, 'How Redis replication deals with expires on keys': a replica waits for its primary's DEL, and
    answers reads as if the key were gone."""
    pair = Pair()

    def arrives_alone():
        """The lock does, and its primary's DEL does not."""
        pair.links[0].flow()
        pair.old.flushall()
        acquire(pair.old, "a1", 200)
        pair.old.wait(1, IN_TIME)
        pair.links[0].hold()

    in_time(0.2, arrives_alone)
    wait_until(lambda: pair.old.get(LOCK) is None, "the lock expires")
    time.sleep(0.2)
    replica = pair.replicas[0].client()
    check("hidden, and still there", [replica.get(LOCK), replica.dbsize()], [None, 1])
    new = pair.fail_over()
    wait_until(lambda: new.dbsize() == 0, "the new primary deletes it by itself")
    check("B is granted it", acquire(new, "b1"), True)
    pair.stop()


@claim
def wait_counts_and_prevents_nothing():
    """wait.md: WAIT answers how many replicas have acknowledged, also when that is fewer than asked for; the write stays."""
    pair = Pair()
    pair.links[0].hold()
    acquire(pair.old, "a1")
    check("nobody", pair.old.wait(1, 50), 0)
    check("it is granted all the same", [pair.old.get(LOCK), acquire(pair.old, "b1")], ["a1", False])
    pair.links[0].flow()
    check("later one", pair.old.wait(1, IN_TIME), 1)
    pair.stop()


@claim
def a_lock_that_one_replica_has_acknowledged_may_be_lost():
    """wait.md: WAIT does not make Redis a strongly consistent store; a failover may choose a replica that has not the write."""
    pair = Pair(replicas=2)
    pair.links[1].hold()
    acquire(pair.old, "a1")
    check("one of two", pair.old.wait(1, IN_TIME), 1)
    pair.primary.crash()
    new = pair.fail_over(1)
    check("B is granted it", acquire(new, "b1"), True)
    check("the replica that has A's", pair.replicas[0].client().get(LOCK), "a1")
    for replica in pair.replicas:
        replica.stop()


@claim
def an_old_primary_that_comes_back_forgets_its_locks():
    """management/replication.md: a replica takes over its primary's data; what it alone had is discarded."""
    pair = Pair()
    pair.links[0].hold()
    acquire(pair.old, "a1")
    new = pair.fail_over()
    acquire(new, "b1", LONG)
    pair.old.replicaof("127.0.0.1", pair.replicas[0].port)
    wait_until(lambda: pair.old.get(LOCK) == "b1", "the old primary has the new one's lock")
    check("A cannot release B's", release(new, "a1"), False)
    pair.stop()


keep()
