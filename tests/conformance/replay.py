# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks of a real lock and a real row what the workers of a trace ask, in its order, and says where they answer otherwise. Tokens
are the real lock's: every statement carries the one that its worker was given. Only leases take their time: the next thing
after a `lock-ended` comes when the real one has ended."""
import re
import time

from seat_tables import make_tables
from servers import wait_until

# No request: what happens to a worker by itself, what it tells its fan, and what is sent of which the answer comes later.
NO_REQUEST = {"lock-requested", "paused", "resumed", "gave-up", "fan-confirmed", "fan-refused", "write-sent", "packet-delayed", "crashed"}
TOKEN = re.compile(r"(fence (?:=|<|<=) )(\d+)")
EARLY = 0.01  # seconds that a service's clock may be coarse by


class TooSlowError(Exception):
    """A lease has ended that was to last: this machine took too long over what comes before."""


class Replay:
    """`lock`: one of replayed_locks.py; None: the scenario has none. `server`: whose rows are asked."""

    def __init__(self, answer, lock, server):
        self.answer, self.lock, self.row = answer, lock, server.session()
        self.statements = iter(answer["sql"])
        self.waiting, self.asked, self.current, self.tokens = set(), {}, set(), {0: 0}
        self.differences = []
        make_tables(self.row, answer["scenario"]["seats"])

    def run(self):
        """What differs first, a sentence each; whatever comes after it differs because of it."""
        for event in self.answer["events"]:
            if event["event"] in NO_REQUEST:
                continue
            current = self.current - {event.get("worker")}
            getattr(self, event["event"].replace("-", "_"))(event)
            if self.differences:
                return self.differences
            self.in_time(current)
        self.compare("statements left", next(self.statements, None), None)
        self.compare("rows", self.rows(), [(each["seat"], each["holder"], self.real(each["fence"])) for each in self.answer["verdict"]["seats"]])
        return self.differences

    def compare(self, what, found, expected):
        if found != expected:
            self.differences.append(f"{what}: the server says {found!r}, the trace {expected!r}")

    def in_time(self, current):
        for worker in current:
            if self.lock.LEASE and time.monotonic() - self.asked[worker] > self.lock.LEASE:
                raise TooSlowError(f"{worker}'s lease")

    def real(self, token):
        """The real lock's token in place of the trace's; the row's is 0 before there is any."""
        return self.tokens[token or 0]

    # The lock. What the event says is what the service has to answer.

    def ask(self, event, answer):
        self.asked[event["actor"]] = time.monotonic()
        self.compare(f"{event['t_ms']} {event['actor']} asks", self.lock.ask(event["actor"]), answer)

    def lock_refused(self, event):
        self.ask(event, "refused")

    def lock_waiting(self, event):
        self.ask(event, "waiting")
        self.waiting.add(event["actor"])

    def lock_granted(self, event):
        worker = event["actor"]
        if worker in self.waiting:
            self.waiting.remove(worker)
            self.compare(f"{event['t_ms']} {worker}'s turn", self.until(lambda: self.lock.granted(worker), also=worker), True)
        else:
            self.ask(event, "granted")
        self.current.add(worker)
        token = self.lock.token(worker)
        self.compare(f"{event['t_ms']} {worker} has a token", token is not None, event["token"] is not None)
        if token is None or event["token"] is None:
            return
        earlier = [self.tokens[known] for known in self.tokens if known < event["token"]]
        later = [self.tokens[known] for known in self.tokens if known > event["token"]]
        self.compare(f"{event['t_ms']} {token} is between {earlier} and {later}", max(earlier) < token < min(later, default=token + 1), True)
        self.tokens[event["token"]] = token

    def lock_ended(self, event):
        worker = event["worker"]
        self.still_waiting(event)
        self.compare(f"{event['t_ms']} {worker} holds it to the end", self.lock.holds(worker), True)
        self.until(lambda: not self.lock.holds(worker))
        lasted = time.monotonic() - self.asked[worker]
        self.compare(f"{event['t_ms']} {worker}'s lease of {self.lock.LEASE} s ends after {lasted:.3f} s",
                     lasted >= self.lock.LEASE - EARLY, True)
        self.current.discard(worker)

    def until(self, condition, also=None):
        """Those who wait go on waiting meanwhile."""
        def met():
            for worker in [*self.waiting, *([also] if also else [])]:
                self.asked[worker] = time.monotonic()
                if not self.lock.renew(worker):
                    raise TooSlowError(f"the session of {worker}, who waits")
            return condition()
        return wait_until(met, "what the trace says comes next")

    def still_waiting(self, event):
        for worker in self.waiting:
            self.compare(f"{event['t_ms']} {worker} has not waited in vain", self.lock.granted(worker), False)

    def lock_renewed(self, event):
        self.renew(event, True)

    def lock_renewal_refused(self, event):
        self.renew(event, False)

    def renew(self, event, answer):
        asked = time.monotonic()
        self.compare(f"{event['t_ms']} {event['actor']} renews", self.lock.renew(event["actor"]), answer)
        if answer:
            self.asked[event["actor"]] = asked

    def lock_released(self, event):
        self.release(event, True)

    def release_ignored(self, event):
        self.release(event, False)

    def release(self, event, answer):
        self.still_waiting(event)
        blind = self.answer["scenario"]["guards"]["release"] == "delete"
        release = self.lock.delete if blind else self.lock.release
        self.compare(f"{event['t_ms']} {event['actor']} releases", release(event["actor"]), answer)
        if answer:
            self.current.clear()

    def lease_checked(self, event):
        if event["by"] == "service":
            self.compare(f"{event['t_ms']} {event['actor']} holds it", self.lock.holds(event["actor"]), event["valid"])

    # The row.

    def statement(self, event):
        """(its rows, the answer) of the next one, which is this event's."""
        each = next(self.statements)
        self.compare(f"{event['t_ms']} whose statement", each["worker"], event["actor"])
        sql = TOKEN.sub(lambda found: found[1] + str(self.real(int(found[2]))), each["statement"])
        answer = self.row.run(sql)
        self.compare(f"{event['t_ms']} {sql}", 0 if answer == "UNIQUE_VIOLATION" else answer, each["rows"])
        return answer

    def rows(self):
        """(seat, holder, fence) of each; a ticket's fan has its seat."""
        return self.row.rows("SELECT seats.seat, coalesce(fan, holder), fence FROM seats LEFT JOIN tickets USING (show_id, seat) ORDER BY rowid")

    def row_of(self, event):
        return next((holder, fence) for seat, holder, fence in self.rows() if seat == event["seat"])

    def seat_read(self, event):
        self.statement(event)
        self.compare(f"{event['t_ms']} read", self.row.cursor.fetchone()[0], event["holder"])
        if event["fence"] is not None:
            self.compare(f"{event['t_ms']} the fence", self.row_of(event)[1], self.real(event["fence"]))

    def read_rejected(self, event):
        self.statement(event)

    def write_accepted(self, event):
        self.compare(f"{event['t_ms']} overwrites", self.row_of(event)[0], event["overwrote"])
        self.compare(f"{event['t_ms']} rows", self.statement(event), event["rows"])

    def write_rejected(self, event):
        before = self.row_of(event)
        answer = self.statement(event)
        self.compare(f"{event['t_ms']} a duplicate key", answer == "UNIQUE_VIOLATION", event["reason"] == "duplicate-key")
        self.compare(f"{event['t_ms']} the row stays", self.row_of(event), before)
