# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of a lock on etcd. The sources named are those of etcd-io/etcd."""
import threading
import time

from claims import check, check_rising, check_within, claim, events, in_time, keep, program_run, worker
from etcd_server import EtcdServer, Refused
from servers import PATIENCE, wait_until

ETCD = EtcdServer("etcd")
NAME = "seat:sh_88:C14"
LONG = 600  # seconds: a lease that does not end during a test
PASS = 0.5  # seconds from one of the leader's passes over the leases to the next
ELECTION_TIMEOUT = 1.0


def fresh():
    """Nothing is locked or leased."""
    for lease in ETCD.call("lease/leases").get("leases", []):
        ETCD.call("lease/revoke", ID=lease["ID"])


def leased(seconds=LONG):
    return ETCD.grant(seconds)[0]


def gone(key):
    wait_until(lambda: not ETCD.get(key), "the key goes with its lease")
    return time.monotonic()


class Waiter(threading.Thread):
    """Asks for the lock and waits; returns when its place in the queue is there."""

    def __init__(self, lease, granted):
        super().__init__(daemon=True)
        self.lease, self.granted, self.key, self.refusal = lease, granted, None, None
        before = len(ETCD.get(NAME + "/"))
        self.start()
        wait_until(lambda: len(ETCD.get(NAME + "/")) > before, "a place in the queue")

    def run(self):
        try:
            self.key = ETCD.lock(NAME, self.lease)
            self.granted.append(self)
        except Refused as refusal:
            self.refusal = str(refusal)


@claim
def a_lease_is_at_least_two_seconds():
    """server/etcdserver/server.go, minLeaseTTL: half as long again as the election timeout of 1 s, in whole seconds, is 2 s."""
    fresh()
    check("asked for and granted", [ETCD.grant(seconds)[1] for seconds in (1, 2, 3, 60)], [2, 2, 3, 60])


@claim
def its_key_goes_at_the_next_pass_of_the_leader():
    """server/lease/lessor.go, runLoop: every 500 ms the leader revokes what has expired; Remaining() <= 0 has."""
    fresh()
    asked = time.monotonic()
    key = ETCD.lock(NAME, leased(2))
    check_within("it is gone", gone(key) - asked, 2, 2 + PASS)


@claim
def its_token_is_the_create_revision_and_rises_by_more_than_one():
    """client/v3/concurrency/mutex.go, IsOwner: the create revision of the owner's key. Revisions are the whole store's."""
    fresh()
    tokens = []
    for turn in range(5):
        key = ETCD.lock(NAME, leased())
        tokens.append(ETCD.token(key))
        ETCD.put("elsewhere", str(turn))
        ETCD.unlock(key)
    check_rising("tokens", tokens)
    check("by more than one", all(b - a > 1 for a, b in zip(tokens, tokens[1:])), True)
    program = program_run({"faults": [], "workers": [worker(name, "0s") for name in "ABC"], "service": "etcd"})
    check_rising("the program's", [event["token"] for event in events(program, "lock-granted")])


@claim
def those_who_wait_are_granted_it_by_revision():
    """client/v3/concurrency/mutex.go, Lock and waitDeletes: each waits for the keys that were created before its own."""
    fresh()
    granted = []
    first = ETCD.lock(NAME, leased())
    waiters = [Waiter(leased(), granted) for _ in range(3)]
    check("they wait", granted, [])
    queue = sorted((revision, key) for key, (revision, _) in ETCD.get(NAME + "/").items())
    ETCD.unlock(first)
    tokens = [ETCD.token(first)] if ETCD.get(first) else []
    for turn in range(3):
        wait_until(lambda: len(granted) == turn + 1, "the next one's turn")
        tokens.append(ETCD.token(granted[-1].key))
        ETCD.unlock(granted[-1].key)
    check("in the order in which they asked", granted, waiters)
    check("by the revisions of their keys", tokens, [revision for revision, _ in queue[1:]])


@claim
def the_newest_revision_at_the_grant_is_no_create_revision():
    """client/v3/concurrency/mutex.go: Header() is of the answer that granted the lock; after a wait it is larger than myRev."""
    fresh()
    first = ETCD.lock(NAME, leased())
    granted = []
    waiter = Waiter(leased(), granted)
    newest = ETCD.put("elsewhere", "x")
    ETCD.unlock(first)
    wait_until(lambda: granted, "the waiter's turn")
    check("the token is older than a write that came before the grant", ETCD.token(waiter.key) < newest, True)


@claim
def one_lease_is_one_holder():
    """v3lock.proto, LockRequest: asking again with the same lease returns at once, with the same key."""
    fresh()
    lease = leased()
    check("the same key", ETCD.lock(NAME, lease), ETCD.lock(NAME, lease))


@claim
def whoever_knows_its_name_releases_it():
    """server/etcdserver/api/v3lock/lock.go, Unlock: deletes the key by its name, and does not ask whose it is."""
    fresh()
    key = ETCD.lock(NAME, leased())
    check("by name alone", [ETCD.unlock(key), ETCD.get(key)], [None, {}])
    ETCD.unlock(key)  # there is nothing to release: no error


@claim
def a_keepalive_counts_anew():
    """server/lease/lessor.go, Renew: the expiry is reset to the whole TTL from now."""
    def renew():
        fresh()
        lease = leased(2)
        key = ETCD.lock(NAME, lease)
        time.sleep(0.7)
        return key, time.monotonic(), ETCD.keep_alive(lease)

    key, renewed, seconds = in_time(2, renew)
    check("the whole TTL", seconds, 2)
    check_within("counted from the keepalive", gone(key) - renewed, 2, 2 + PASS)


@claim
def what_has_expired_is_not_renewed():
    """server/lease/lessor.go, Renew: ErrLeaseNotFound, which the keepalive answers with a TTL of 0."""
    fresh()
    lease = leased()
    key = ETCD.lock(NAME, lease)
    ETCD.call("lease/revoke", ID=lease)
    check("no keepalive, no key", [ETCD.keep_alive(lease), ETCD.get(key)], [0, {}])
    expired = leased(2)
    time.sleep(2)
    check("between the deadline and the pass neither", ETCD.keep_alive(expired), 0)


@claim
def a_new_leader_prolongs_every_lease():
    """server/lease/lessor.go, Promote: a leader that takes over gives each lease its whole TTL and the election timeout."""
    def crash():
        if ETCD.process.poll() is not None:
            ETCD.start()
        fresh()
        key = ETCD.lock(NAME, leased(2))
        time.sleep(0.5)
        ETCD.crash()
        return key

    key = in_time(2, crash)
    restarted = time.monotonic()
    ETCD.start()
    check_within("it is gone", gone(key) - restarted, 2 + ELECTION_TIMEOUT, 2 + 2 * ELECTION_TIMEOUT + PASS)


@claim
def a_waiter_whose_lease_has_ended_is_refused_or_before_the_fix_told_yes():
    """client/v3/concurrency/mutex.go, Lock: looks for its own key once more, ErrSessionExpired (issue 11456). Debian 12's etcd, 3.4,
    is from before: the waiter is told that it holds the lock (issue 9921)."""
    fresh()
    first = ETCD.lock(NAME, leased())
    granted, lease = [], leased()
    waiter = Waiter(lease, granted)
    ETCD.call("lease/revoke", ID=lease)
    ETCD.unlock(first)
    waiter.join(timeout=PATIENCE)
    if ETCD.version() <= (3, 4):
        check("it is told yes", granted, [waiter])
        check("of a key that is not there", ETCD.get(waiter.key), {})
    else:
        check(f"it is refused: {waiter.refusal}", [granted, "session" in str(waiter.refusal)], [[], True])
    check("somebody else gets it at once", ETCD.lock(NAME, leased()) is not None, True)


@claim
def a_write_to_etcd_itself_is_fenced_by_its_transaction():
    """client/v3/concurrency/mutex.go, IsOwner: compare the key's create revision in the transaction that writes."""
    fresh()
    lease = leased()
    key = ETCD.lock(NAME, lease)
    token = ETCD.token(key)
    check("the owner", ETCD.put_if_owner(key, token, "holder", "fan_a"), True)
    ETCD.call("lease/revoke", ID=lease)
    check("too late", ETCD.put_if_owner(key, token, "holder", "fan_a again"), False)
    check("nothing was written", ETCD.get("holder")["holder"][1], "fan_a")


@claim
def a_restored_snapshot_gives_tokens_again():
    """etcdutl/README.md, snapshot restore: revisions go back, unless --bump-revision is given."""
    fresh()
    ETCD.control("snapshot", "save", "snapshot")
    tokens = []
    for _ in range(2):
        key = ETCD.lock(NAME, leased())
        tokens.append(ETCD.token(key))
        ETCD.unlock(key)
    ETCD.control("snapshot", "restore", "snapshot", "--data-dir", "restored", "--name", "one", "--initial-cluster", f"one={ETCD.peer}",
                 "--initial-advertise-peer-urls", ETCD.peer)
    ETCD.stop()
    (ETCD.folder / "data").rename(ETCD.folder / "lost")
    (ETCD.folder / "restored").rename(ETCD.folder / "data")
    ETCD.start()
    again = ETCD.token(ETCD.lock(NAME, leased()))
    check(f"{again} after {tokens}", again <= tokens[-1], True)


keep()
