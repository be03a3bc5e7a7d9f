# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program itself says of its runs in real timing: real services and real rows, asked the same, answer the same."""
import copy

from claims import check, claim, events, keep, program_run, worker
from etcd_server import EtcdServer
from postgresql_server import PostgresqlServer
from redis_server import RedisServer
from replay import Replay, TooSlowError
from replayed_locks import AdvisoryLock, EtcdLock, RedisLock, ZookeeperLock
from zookeeper_server import ZookeeperServer
from zookeeper_session import ExpiredError

ROWS = PostgresqlServer("postgresql")
REDIS = RedisServer("redis")
ETCD = EtcdServer("etcd")
ZOOKEEPER = ZookeeperServer("zookeeper", tick=200)
OBSERVER = ZOOKEEPER.client()
LOCKS = {"redis": lambda scenario: RedisLock(REDIS, scenario), "etcd": lambda scenario: EtcdLock(ETCD, scenario),
         "zookeeper": lambda scenario: ZookeeperLock(ZOOKEEPER, OBSERVER, scenario),
         "postgresql-advisory": lambda scenario: AdvisoryLock(ROWS, scenario)}

THREE = [worker("A", "0s"), worker("B", "1s"), worker("C", "2s")]
COUNTED = {"redis": {"counter": True}, "network": {"retry": "700ms"}}


def run(service, scenario, *settings):
    return program_run(scenario, "--timing", "real", "--service", service, *settings)


def differences(answer):
    """Where the real lock and rows answer otherwise; a run that this machine was too slow for is made again."""
    scenario = answer["scenario"]
    for _ in range(5):
        lock = LOCKS[scenario["service"]](scenario) if scenario["protection"] == "lock" else None
        replay = Replay(answer, lock, ROWS)
        try:
            return replay.run()
        except (TooSlowError, ExpiredError):
            continue
        finally:
            replay.row.connection.close()
            if lock:
                lock.close()
    raise TimeoutError("this machine is too slow for such a lease")


def same(name, answer, *has):
    """Also that the trace has what it is examined for."""
    check(f"{name}: {has} in the trace", [kind for kind in has if not events(answer, kind)], [])
    check(name, differences(answer), [])


@claim
def the_lessons_run_on_every_service_that_has_a_lease():
    """design/semantics, 'The worker's program': B is granted the lock when A's lease ends, A writes late, and its release is
    ignored; with tokens the row refuses the write. Who waits in a queue has it in the order in which they asked."""
    for service, fencing in (("redis", "off"), ("etcd", "writes"), ("zookeeper", "reads-and-writes")):
        answer = run(service, {"workers": THREE}, "--fencing", fencing, "--check-before-write", "service")
        same(f"{service}, fencing {fencing}", answer, "lock-ended", "lease-checked", "release-ignored",
             "write-accepted" if fencing == "off" else "write-rejected")


@claim
def a_strip_is_left_by_tokens_on_writes_and_closed_by_tokens_on_reads():
    """design/semantics, 'Fencing as the lesson writes it leaves a strip': A writes when B has read and not yet written."""
    for fencing, kind in (("writes", "write-accepted"), ("reads-and-writes", "write-rejected")):
        answer = run("redis", COUNTED, "--fencing", fencing, "--pause", "9s")
        same(f"fencing {fencing}", answer, "lock-refused", "lock-ended", kind)
        check(f"fencing {fencing}: outcome", answer["verdict"]["outcome"], "double-sale" if fencing == "writes" else "one-sale")


@claim
def who_renews_keeps_it_and_who_wakes_too_late_does_not():
    """design/semantics, 'Renewal': in its own process a frozen worker renews nothing; the service refuses what has ended."""
    slow = {"faults": [], "steps": {"read": "1s", "check": "2s", "write": "12s", "release": "13s"}}
    for service in ("redis", "etcd", "zookeeper"):
        answer = run(service, COUNTED | slow, "--renew", "in-process", "--fencing", "writes")
        same(f"{service}: it renews", answer, "lock-renewed", "lock-released")
        check(f"{service}: nothing ends", events(answer, "lock-ended"), [])
    for service in ("redis", "zookeeper"):
        answer = run(service, COUNTED, "--renew", "in-process", "--release", "none")
        same(f"{service}: it is frozen", answer, "lock-ended", "lock-renewal-refused")


@claim
def a_late_blind_delete_lets_the_next_one_in():
    """design/semantics, 'release': a compare-and-delete by a late holder is ignored; a blind delete takes away whatever is there."""
    for release, kind in (("compare-and-delete", "release-ignored"), ("delete", "lock-released")):
        answer = run("redis", COUNTED | {"workers": [*THREE[:2], worker("C", "10500ms")]}, "--release", release, "--pause", "8s")
        same(release, answer, kind)


@claim
def a_crash_leaves_it_to_the_lease():
    """design/semantics, 'Pauses and other faults', crash: the lease frees the lock."""
    crash = {"faults": [{"at": "2s", "worker": "A", "crash": True}]}
    for service in ("redis", "zookeeper"):
        same(service, run(service, COUNTED | crash), "crashed", "lock-ended", "write-accepted")


@claim
def an_advisory_lock_outlives_the_lease():
    """design/semantics, 'Lock services': an advisory lock ignores the lease, and is handed on in the order of the queue."""
    answer = run("postgresql-advisory", {"workers": THREE}, "--fencing", "writes")
    same("15 s with a lease of 10 s", answer, "lock-waiting", "lock-released")
    check("nothing ends", events(answer, "lock-ended"), [])


@claim
def rows_that_need_no_lock():
    """design/semantics, 'Guards': without a lock, with a conditional UPDATE, with a unique constraint."""
    for protection, kind in (("none", "write-accepted"), ("conditional-write", "write-rejected"), ("unique-constraint", "write-rejected")):
        same(protection, run("redis", {"workers": THREE}, "--protection", protection), kind)


def altered(answer, kind, **changes):
    """A lie: the last event of this kind is another one."""
    lie = copy.deepcopy(answer)
    events(lie, kind)[-1].update(changes)
    return lie


@claim
def a_lie_is_noticed():
    """This test itself: whatever a trace says of an answer, the replay compares it."""
    answer = run("redis", COUNTED, "--fencing", "writes", "--renew", "in-process")
    tokens = copy.deepcopy(answer)
    for event, token in zip(events(tokens, "lock-granted"), (34, 33)):
        event["token"] = token
    lies = {
        "asks": altered(answer, "lock-refused", event="lock-granted", token=40),
        "is granted": altered(answer, "lock-granted", event="lock-refused"),
        "tokens": tokens,
        "renewed": altered(answer, "lock-renewal-refused", event="lock-renewed"),
        "released": altered(answer, "release-ignored", event="lock-released"),
        "not released": altered(answer, "lock-released", event="release-ignored"),
        "the row": altered(answer, "write-rejected", event="write-accepted", rows=1, overwrote=None),
        "read": altered(answer, "seat-read", holder="fan_a"),
        "the fence": altered(answer, "seat-read", fence=33),
        "overwrote": altered(answer, "write-accepted", overwrote="fan_a"),
    }
    check("the truth", differences(answer), [])
    check("lies that pass", [name for name, lie in lies.items() if not differences(lie)], [])


keep()
