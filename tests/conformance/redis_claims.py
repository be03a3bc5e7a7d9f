# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of a lock on one Redis node. The documents named are those of redis/docs."""
import threading
import time

import redis
from claims import check, check_within, claim, events, keep, program_run, worker
from redis_lock import COUNTER, LOCK, LONG, acquire, acquire_counted, extend, release
from redis_server import RedisServer, RedisWithOwnClock
from servers import wait_until

SERVER = RedisServer("redis")
A, B = SERVER.client(), SERVER.client()


def fresh():
    A.flushall()


@claim
def it_is_granted_once():
    """set.md: NX sets the key only if it does not exist. Somebody who asks again because the answer was lost is refused
    by his own lock (redis/go-redis issue 2985)."""
    fresh()
    check("A, B, A again", [acquire(A, "a1"), acquire(B, "b1"), acquire(A, "a1")], [True, False, False])
    check("A's value stays", A.get(LOCK), "a1")
    program = program_run({"faults": [], "workers": [worker("A", "0s"), worker("B", "1s")]})
    check("the program", [(e["actor"], e["event"]) for e in program["events"] if e["event"] in ("lock-granted", "lock-waiting")],
          [("A", "lock-granted"), ("B", "lock-waiting"), ("B", "lock-granted")])


@claim
def it_expires_not_before_its_time():
    """expire.md: the error is 0 to 1 ms; the deadline is an absolute time on the server's clock."""
    fresh()
    asked = time.monotonic()
    acquire(A, "a1", 400)
    check("not more is left than was given", A.pttl(LOCK) <= 400, True)
    wait_until(lambda: A.get(LOCK) is None, "the lock expires")
    check_within("it is gone", time.monotonic() - asked, 0.398, 0.4)
    check("B", acquire(B, "b1"), True)


@claim
def expired_it_is_absent_before_it_is_deleted():
    """expire.md, 'How Redis expires keys': a key past its time is deleted when somebody asks for it, or by a pass."""
    fresh()
    A.execute_command("DEBUG", "SET-ACTIVE-EXPIRE", "0")
    acquire(A, "a1", 50)
    time.sleep(0.1)
    check("no pass has deleted it", A.dbsize(), 1)
    check("B is granted it", acquire(B, "b1"), True)
    A.execute_command("DEBUG", "SET-ACTIVE-EXPIRE", "1")


@claim
def nothing_expires_during_a_script():
    """management/replication.md: time is frozen while a script runs; so nothing comes between its get and its del (redis
    issue 4308)."""
    fresh()
    script = "redis.call('set', KEYS[1], 'a1', 'PX', 5) for i = 1, 2e7 do end return redis.call('exists', KEYS[1])"
    start = time.monotonic()
    there = A.eval(script, 1, LOCK)
    check("it took longer than the lease", time.monotonic() - start > 0.006, True)
    check("during the script, and after it", [there, A.exists(LOCK)], [1, 0])


@claim
def only_its_owner_releases_it():
    """distributed-locks.md: delete the key only if it holds the value that was set."""
    fresh()
    acquire(A, "a1")
    check("B, A, A again", [release(B, "b1"), release(A, "a1"), release(A, "a1")], [False, True, False])


@claim
def only_its_owner_extends_it():
    """distributed-locks.md, 'Making the algorithm more reliable: extending the lock': the same script with pexpire."""
    fresh()
    acquire(A, "a1", LONG // 2)
    check("B may not", [extend(B, "b1", LONG), A.pttl(LOCK) <= LONG // 2], [False, True])
    check("A may", [extend(A, "a1", LONG), A.pttl(LOCK) > LONG // 2], [True, True])
    A.delete(LOCK)
    check("not what has ended", [extend(A, "a1", LONG), A.exists(LOCK)], [False, 0])
    acquire(B, "b1", LONG // 2)
    check("not what somebody else holds", [extend(A, "a1", LONG), A.pttl(LOCK) <= LONG // 2], [False, True])


@claim
def a_value_for_each_worker_lets_a_late_release_delete_its_next_lock():
    """distributed-locks.md: the value must be unique across all clients and all lock requests."""
    for first, second, deleted in (("worker-a", "worker-a", True), ("worker-a 1", "worker-a 2", False)):
        fresh()
        acquire(A, first, 20)
        wait_until(lambda: A.get(LOCK) is None, "A's first lock ends")
        check("A's second lock", acquire(A, second), True)
        check(f"the release of the first, which comes late ({first}, {second})", release(A, first), deleted)
        check("B is let in", acquire(B, "b1"), deleted)


@claim
def a_counter_in_the_script_rises_by_one_in_grant_order():
    """core/world: the token of a lock on Redis is a counter that the granting script raises; distributed-locks.md has none."""
    fresh()
    tokens = []

    def work(name):
        client = SERVER.client()
        for request in range(15):
            token = wait_until(lambda: acquire_counted(client, f"{name} {request}"), "a turn")
            tokens.append(token)  # while it is held: so in grant order
            release(client, f"{name} {request}")

    workers = [threading.Thread(target=work, args=(name,)) for name in "abcd"]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    check("every grant has the next", tokens, list(range(1, 61)))
    acquire(A, "a1")
    check("a refusal takes none", [acquire_counted(B, "b1"), A.get(COUNTER)], [None, "60"])
    program = program_run({"first_token": 1, "faults": [], "workers": [worker(name, "0s") for name in "ABC"]})
    check("the program's tokens", [e["token"] for e in events(program, "lock-granted")], [1, 2, 3])


@claim
def a_counter_beside_the_script_does_not_rise_in_grant_order():
    """core/world: two commands are not one; somebody else may be granted the lock between them."""
    fresh()
    acquire(A, "a1", 20)
    wait_until(lambda: A.get(LOCK) is None, "A's lock ends before it has its token")
    acquire(B, "b1")
    tokens = {"B": B.incr(COUNTER), "A": A.incr(COUNTER)}
    check("the older grant has the newer token", tokens, {"B": 1, "A": 2})


@claim
def a_restart_without_persistence_loses_lock_and_counter():
    """management/persistence.md: without persistence the data is there as long as the server runs."""
    fresh()
    token = acquire_counted(A, "a1")
    SERVER.crash()
    SERVER.start()
    check("B is granted it, with the same token", [acquire_counted(B, "b1"), token], [1, 1])
    check("A does not know", A.get(LOCK), "b1")


@claim
def a_restart_with_every_write_on_disk_keeps_both_and_time_goes_on():
    """management/persistence.md: with appendfsync always a write is on disk before it is answered. expire.md: the deadline
    is absolute, so time goes on while the server is down."""
    server = RedisServer("redis-aof", "--appendonly", "yes", "--appendfsync", "always")
    client = server.client()
    check("tokens", [acquire_counted(client, "a1"), acquire_counted(client, "a2", 300, "seat:sh_88:C15")], [1, 2])
    deadline = client.pexpiretime(LOCK)
    server.crash()
    time.sleep(0.3)
    server.start()
    client = server.client()
    check("lock, deadline, counter", [client.get(LOCK), client.pexpiretime(LOCK), client.get(COUNTER)], ["a1", deadline, "2"])
    check("B is refused", acquire_counted(client, "b1"), None)
    check("what ended meanwhile", acquire_counted(client, "b2", key="seat:sh_88:C15"), 3)
    server.stop()


@claim
def short_of_memory_it_may_be_evicted():
    """eviction/index.md (key eviction): the allkeys policies remove any key, the volatile ones keys with a time to live; a
    lock is both. (RedLock.net issue 101.) With noeviction the next write is refused instead."""
    for policy in ("allkeys-lru", "volatile-ttl"):
        fresh()
        acquire(A, "a1")
        A.config_set("maxmemory-policy", policy)
        A.config_set("maxmemory", A.info("memory")["used_memory"] + 1_000_000)
        filled = next((n for n in range(100_000) if A.set(f"fill {n}", "x" * 10_000, px=2 * LONG) and not A.exists(LOCK)), None)
        check(f"{policy}: the lock is gone", filled is not None, True)
        check(f"{policy}: B is granted it", acquire(B, "b1"), True)
        A.config_set("maxmemory", 0)
    fresh()
    acquire(A, "a1")
    A.config_set("maxmemory-policy", "noeviction")
    A.config_set("maxmemory", 1)
    try:
        refused = not acquire(B, "b1", key="seat:sh_88:C15")
    except redis.exceptions.ResponseError as error:
        refused = "OOM" in str(error)
    check("noeviction", [refused, A.get(LOCK)], [True, "a1"])
    A.config_set("maxmemory", 0)


@claim
def a_clock_that_jumps_ends_it_early_or_late():
    """expire.md: set 2,000 s ahead, the clock lets a key of 1,000 s expire at once. distributed-locks.md, 'Disclaimer': Redis does
    not use a monotonic clock for this."""
    server = RedisWithOwnClock("redis-clock")
    client = server.client()
    check("A", acquire(client, "a1", 1_000_000), True)
    server.jump(2_000)
    check("ahead: it is gone, and B is granted it", [client.get(LOCK), acquire(client, "b1", 1_000_000)], [None, True])
    server.jump(0)
    check("back: there is more left than was given", client.pttl(LOCK) > 2_000_000, True)
    server.stop()


keep()
