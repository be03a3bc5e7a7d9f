# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of a lock on ZooKeeper. The sources named are those of apache/zookeeper."""
import json
import queue
import signal
import subprocess
import sys
import time
from pathlib import Path

from claims import check, check_rising, check_within, claim, keep
from servers import FOLDER, ends_with_us, state_of, wait_until
from zookeeper_server import ZookeeperServer

TICK = 0.2  # seconds
QUICK = ZookeeperServer("quick", tick=200)  # whose sessions end soon enough to wait for it
OBSERVER = QUICK.client()
CALM = ZookeeperServer("calm", tick=2000)  # the default; its sessions do not end on a slow machine
CLIENTS = [CALM.client() for _ in range(3)]
ONE, TWO, THREE = CLIENTS
LOCK = "/lock"


def fresh():
    if ONE.exists(LOCK):
        ONE.delete(LOCK, recursive=True)
    ONE.create(LOCK)


def queue_up(client):
    """recipes.mdx, 'Locks', step 1."""
    return client.create(f"{LOCK}/{client.client_id[0]:x}-lock-", ephemeral=True, sequence=True)


def number(key):
    return int(key[-10:])


def waiting():
    """The queue: the lowest number holds the lock."""
    return sorted((f"{LOCK}/{name}" for name in ONE.get_children(LOCK)), key=number)


def token(key):
    return ONE.exists(key).czxid


class Holder:
    """A process that is frozen, and of whose session nothing has been heard since."""

    def __init__(self, timeout, idle=0.0):
        script = Path(__file__).with_name("zookeeper_holder.py")
        self.process = subprocess.Popen(
            ends_with_us(sys.executable, "-B", script, QUICK.port, int(timeout * 1000), int(idle * 1000)), cwd=FOLDER,
            stdout=subprocess.PIPE, text=True)
        self.said = json.loads(self.process.stdout.readline())
        wait_until(lambda: state_of(self.process.pid) == "T", "it freezes itself")
        self.frozen = time.monotonic()

    def gone(self, observer=OBSERVER):
        wait_until(lambda: not observer.retry(observer.exists, self.said["key"]), "its node goes with its session")
        return time.monotonic()

    def wake(self):
        self.process.send_signal(signal.SIGCONT)
        told = json.loads(self.process.stdout.readline())
        self.process.kill()
        self.process.wait()
        return told


@claim
def a_timeout_is_two_to_twenty_ticks():
    """server/ZooKeeperServer.java, processConnectRequest: raised to the minimum of 2 ticks, lowered to the maximum of 20."""
    check("ticks of 200 ms", [QUICK.granted_timeout(asked) for asked in (1, 399, 400, 1000, 4000, 60_000)],
          [400, 400, 400, 1000, 4000, 4000])
    check("ticks of 2 s", [CALM.granted_timeout(asked) for asked in (1000, 10_000, 60_000)], [4000, 10_000, 40_000])


@claim
def a_session_ends_on_the_first_tick_after_its_timeout():
    """server/ExpiryQueue.java, roundToNextInterval: in (timeout, timeout + tick] after the server last heard of it."""
    for timeout in (0.4, 0.5, 0.7):
        holder = Holder(timeout)
        gone = holder.gone()
        check(f"{timeout}: not earlier: {gone - holder.said['heard']}", gone - holder.said["heard"] > timeout, True)
        check_within(f"{timeout}: nor later", gone - holder.frozen, 0, timeout + TICK)
        holder.wake()


@claim
def whatever_is_heard_counts_anew():
    """server/SessionTrackerImpl.java, touchSession: every request, also a ping, moves the expiry."""
    holder = Holder(1.0, idle=0.5)
    gone = holder.gone()
    check("counted from what was heard last", gone - holder.said["created"] > 1.5, True)
    check_within("not longer", gone - holder.frozen, 0, 1 + TICK)
    holder.wake()


@claim
def a_frozen_holder_is_told_when_it_wakes():
    """zookeeperProgrammers, 'ZooKeeper Sessions': the client of an expired session learns of it only once it connects again."""
    holder = Holder(0.4)
    holder.gone()
    check("its node is gone, and it sleeps on", state_of(holder.process.pid), "T")
    check("it wakes", holder.wake(), {"told": "LOST", "there": False})


@claim
def a_restart_begins_every_session_anew():
    """server/SessionTrackerImpl.java: a server that takes over tracks the sessions that it finds from now on, with their whole
    timeout; ephemeral nodes are there until then."""
    holder = Holder(2.0)
    QUICK.crash()
    restarted = time.monotonic()
    QUICK.start()
    check_within("it is gone", holder.gone(QUICK.client()) - restarted, 2, 2 + TICK)
    holder.wake()


@claim
def each_waits_for_the_one_before_it():
    """recipes.mdx, 'Locks', steps 2 to 5: a watch on the next lower node only, so a release wakes one waiter."""
    fresh()
    keys = [queue_up(client) for client in CLIENTS]
    check("in the order in which they asked", waiting(), keys)
    woken = queue.Queue()
    TWO.exists(keys[0], watch=lambda event: woken.put("two"))
    THREE.exists(keys[1], watch=lambda event: woken.put("three"))
    ONE.delete(keys[0])
    check("one is woken", woken.get(timeout=60), "two")
    THREE.exists(keys[2])  # answers come after what the server has to say before them
    check("one alone, and it holds the lock", [woken.empty(), waiting()[0]], [True, keys[1]])
    TWO.delete(keys[1])
    check("then the next", [woken.get(timeout=60), waiting()], ["three", [keys[2]]])


@claim
def who_is_woken_may_have_to_wait_again():
    """recipes.mdx, 'Locks', step 5: back to step 2; the node before may have gone without having held the lock."""
    fresh()
    keys = [queue_up(client) for client in CLIENTS]
    woken = queue.Queue()
    THREE.exists(keys[1], watch=lambda event: woken.put("three"))
    TWO.delete(keys[1])
    check("woken", woken.get(timeout=60), "three")
    check("the first holds it still", waiting(), [keys[0], keys[2]])


@claim
def its_token_is_the_czxid_and_rises_by_more_than_one():
    """recipes.mdx and zookeeperProgrammers, 'Time in ZooKeeper': every change has a zxid, all are in one order. A node's czxid is
    that of its creation."""
    fresh()
    keys = []
    for client in CLIENTS:
        keys.append(queue_up(client))
        client.set(LOCK, b"another change")
    tokens = [token(key) for key in waiting()]
    check_rising("in grant order", tokens)
    check("by more than one", all(b - a > 1 for a, b in zip(tokens, tokens[1:])), True)
    ONE.set(keys[0], b"a change")
    check("a change does not move it", token(keys[0]), tokens[0])


@claim
def the_number_in_its_name_is_no_token():
    """zookeeperProgrammers, 'Sequence Nodes': a counter of the parent; with a new parent it begins anew."""
    found = []
    for _ in range(2):
        fresh()
        key = queue_up(ONE)
        found.append((number(key), token(key)))
    check("numbers", [each[0] for each in found], [0, 0])
    check_rising("tokens", [each[1] for each in found])


@claim
def a_session_that_is_closed_ends_at_once():
    """zookeeperProgrammers, 'Ephemeral Nodes': they go with the session; closing it is no expiry."""
    fresh()
    client = CALM.client()
    key = queue_up(client)
    check("it is there", waiting(), [key])
    client.stop()
    check("it is gone", waiting(), [])


keep()
