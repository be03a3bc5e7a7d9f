# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of Redlock on five nodes: content/develop/clients/patterns/distributed-locks.md of redis/docs, and Martin
Kleppmann, 'How to do distributed locking' (2016)."""
import time

import redis
from claims import check, claim, keep
from redis_lock import LOCK, LONG, acquire
from redis_server import RedisServer, RedisWithOwnClock
from redlock import answers, holders, majority, prolong, try_lock, unlock, validity
from servers import wait_until

NODES = [RedisServer(f"node-{number}") for number in range(5)]


def fresh():
    """Five empty nodes, all up."""
    for node in NODES:
        if node.process.poll() is not None:
            node.start()
    clients = [node.client() for node in NODES]
    for client in clients:
        client.flushall()
    return clients


def cut_off_from(clients, *numbers):
    """The same nodes for somebody who does not reach some of them: nobody listens there."""
    return [redis.Redis(unix_socket_path="nowhere") if number in numbers else client for number, client in enumerate(clients)]


@claim
def validity_is_what_is_left_less_the_drift():
    """distributed-locks.md: MIN_VALIDITY = TTL - (T2 - T1) - CLOCK_DRIFT; redlock-py: drift = int(TTL * 0.01) + 2 ms."""
    check("TTL 10,000, 40 elapsed", validity(10_000, 40), 9_858)
    left, given = try_lock(fresh(), "a1", LONG)
    check("all five", given, [True] * 5)
    check("less than the TTL and its drift", left is not None and left <= LONG - 6_002, True)


@claim
def a_majority_is_enough_and_less_is_given_back_everywhere():
    """distributed-locks.md, steps 3 to 5: acquired with N/2 + 1 answers; otherwise unlock all instances."""
    clients = fresh()
    check("A is granted it, B is not", [try_lock(clients, value, LONG)[0] is not None for value in ("a1", "b1")], [True, False])
    check("A's is untouched", holders(clients), ["a1"] * 5)
    check("A's release", unlock(clients, "a1"), [True] * 5)
    for node in NODES[:2]:
        node.crash()
    check("three of five", try_lock(clients, "c1", LONG)[1], [False, False, True, True, True])
    check("it is C's", holders(clients[2:]), ["c1"] * 3)
    unlock(clients, "c1")
    NODES[2].crash()
    check("two of five", try_lock(clients, "d1", LONG), (None, [False, False, False, True, True]))
    check("they are free again", holders(clients[3:]), [None, None])


@claim
def two_who_split_the_nodes_may_both_fail():
    """distributed-locks.md, 'Retry on failure': two clients at the same time may leave nobody with a majority."""
    clients = fresh()
    acquire(clients[0], "crashed", LONG)
    answers(clients[1:3], lambda client: acquire(client, "a1", LONG))
    check("B", try_lock(clients, "b1", LONG)[0], None)
    check("B has left A's and the third's", holders(clients), ["crashed", "a1", "a1", None, None])


@claim
def a_node_that_did_not_answer_may_hold_the_lock():
    """distributed-locks.md, step 5, and antirez/redlock-rb issue 3: release on all, since a SET may have been carried out though
    its answer was lost."""
    clients = fresh()
    NODES[0].freeze()
    hasty = [NODES[0].client(socket_timeout=0.05), *clients[1:]]
    left, given = try_lock(hasty, "a1", LONG)
    check("four of five", [left is not None, given], [True, [False, True, True, True, True]])
    NODES[0].thaw()
    check("the fifth did it later", wait_until(lambda: clients[0].get(LOCK), "the node goes on"), "a1")
    check("so it is released there too", unlock(clients, "a1"), [True] * 5)


@claim
def a_majority_extends_it():
    """distributed-locks.md, 'Making the algorithm more reliable: extending the lock': extended with a majority, by its owner."""
    clients = fresh()
    try_lock(clients, "a1", LONG)
    for node in NODES[:2]:
        node.crash()
    check("A, and B", [prolong(clients, "a1", LONG), prolong(clients, "b1", LONG)], [True, False])
    NODES[2].crash()
    check("two of five", prolong(clients, "a1", LONG), False)


@claim
def a_node_that_restarts_empty_admits_a_second_majority():
    """distributed-locks.md, 'Performance, crash recovery and fsync': without persistence a restarted node lets somebody else have
    the majority; it has to stay out for longer than the longest TTL."""
    clients = fresh()
    left, given = try_lock(cut_off_from(clients, 3, 4), "a1", LONG)
    check("A: three of five", [left is not None, sum(given)], [True, 3])
    check("B is refused", try_lock(clients, "b1", LONG)[0], None)
    NODES[2].crash()
    check("also while the node stays out", try_lock(clients, "b1", LONG), (None, [False, False, False, True, True]))
    NODES[2].start()
    left, given = try_lock(clients, "b1", LONG)
    check("B: another three", [left is not None, given], [True, [False, False, True, True, True]])
    check("A still believes", holders(clients), ["a1", "a1", "b1", "b1", "b1"])


@claim
def a_node_that_restarts_with_its_data_does_not():
    """distributed-locks.md, same place: with fsync=always nothing is forgotten."""
    clients = fresh()
    durable = RedisServer("durable", "--appendonly", "yes", "--appendfsync", "always")
    clients[2] = durable.client()
    try_lock(cut_off_from(clients, 3, 4), "a1", LONG)
    durable.crash()
    durable.start()
    check("B", try_lock(clients, "b1", LONG), (None, [False, False, False, True, True]))
    durable.stop()


@claim
def a_pause_before_the_second_reading_is_caught():
    """distributed-locks.md, step 3: the second clock reading comes after the answers (antirez.com/news/101)."""
    clients = fresh()
    left, given = try_lock(clients, "a1", 300, before_reading=lambda: time.sleep(0.3))
    check("A has a majority and takes nothing", [majority(given), left], [True, None])
    check("nothing is left behind", holders(clients), [None] * 5)


@claim
def a_pause_after_the_second_reading_is_not():
    """Kleppmann's first counterexample: the pause comes when the validity has been computed; the leases end meanwhile."""
    clients = fresh()
    left, at = None, 0
    while left is None:  # a slow machine may need all of so short a lease for asking
        at = time.monotonic()
        left, _ = try_lock(clients, "a1", 300)
    check("A has it", 0 < left <= 300 - 5, True)
    time.sleep(max(0.0, at + 0.3 - time.monotonic()))
    wait_until(lambda: not any(answers(clients, lambda client: client.exists(LOCK))), "every node's lease ends")
    check("B has it too", try_lock(clients, "b1", LONG)[0] is not None, True)
    check("A's late release changes nothing", [unlock(clients, "a1"), holders(clients)], [[False] * 5, ["b1"] * 5])


@claim
def a_node_whose_clock_jumps_admits_a_second_majority():
    """Kleppmann, 'Making bad timing assumptions': the clock of node C jumps forward, its lock expires, and a second client gets C, D
    and E."""
    clients = fresh()
    jumping = RedisWithOwnClock("jumping")
    clients[2] = jumping.client()
    left, given = try_lock(cut_off_from(clients, 3, 4), "a1", LONG)
    check("A: three of five", [left is not None, sum(given)], [True, 3])
    check("B is refused", try_lock(clients, "b1", LONG)[0], None)
    jumping.jump(3600)
    left, given = try_lock(clients, "b1", LONG)
    check("B: another three, while A's validity lasts", [left is not None, given], [True, [False, False, True, True, True]])
    jumping.stop()


keep()
