# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of PostgreSQL's advisory locks, which have no lease. The documents named are PostgreSQL's own: explicit-locking,
'Advisory Locks', and functions-admin, 'Advisory Lock Functions'."""
import subprocess
import sys
import time
from pathlib import Path

from claims import check, claim, keep
from link import Link
from postgresql_server import PostgresqlServer
from servers import FOLDER, ends_with_us, state_of, wait_until

SERVER = PostgresqlServer("postgresql")
LOCK = 8814
LONGER_THAN_A_LEASE = 2.5  # seconds: etcd's shortest lease would have ended


def function(session, name, number=LOCK):
    return session.rows(f"SELECT pg_{name}({number})")[0][0]


def two_sessions():
    return SERVER.session(), SERVER.session()


@claim
def one_session_has_it():
    """functions-admin: pg_try_advisory_lock answers whether it was obtained; no time is part of it."""
    first, second = two_sessions()
    check("A, B", [function(session, "try_advisory_lock") for session in (first, second)], [True, False])
    check("another number", function(second, "try_advisory_lock", LOCK + 1), True)
    check("B cannot release it", function(second, "advisory_unlock"), False)
    check("A can", [function(first, "advisory_unlock"), function(second, "try_advisory_lock")], [True, True])


@claim
def those_who_wait_have_it_in_the_order_in_which_they_asked():
    """src/backend/storage/lmgr/README: who waits is woken in the order of the queue."""
    holder = SERVER.session()
    function(holder, "advisory_lock")
    waiters = [SERVER.session() for _ in range(3)]
    finish = [waiter.begin(f"SELECT pg_advisory_lock({LOCK})") for waiter in waiters]
    for before, waiter, answer in zip([holder, *waiters], waiters, finish):
        check("those who wait", [each.waits() for each in waiters], [each not in waiters[:waiters.index(waiter)] for each in waiters])
        function(before, "advisory_unlock")
        check("the next one has it", answer(), 1)


@claim
def it_is_counted_and_no_rollback_releases_it():
    """explicit-locking: held until released or the session ends, whatever becomes of the transaction; taken three times, it has to
    be released three times."""
    first, second = two_sessions()
    first.run("BEGIN")
    function(first, "advisory_lock")
    first.run("ROLLBACK")
    check("after a rollback", function(second, "try_advisory_lock"), False)
    check("twice more", [function(first, "try_advisory_lock") for _ in range(2)], [True, True])
    found = []
    for _ in range(3):
        function(first, "advisory_unlock")
        found.append(function(second, "try_advisory_lock"))
    check("B, after each release", found, [False, False, True])


@claim
def one_of_a_transaction_ends_with_it():
    """functions-admin: pg_advisory_xact_lock is released with the transaction, and cannot be released before."""
    first, second = two_sessions()
    first.run("BEGIN")
    function(first, "advisory_xact_lock")
    check("it cannot be released", [function(first, "advisory_unlock"), function(second, "try_advisory_lock")], [False, False])
    first.run("COMMIT")
    check("it ends", function(second, "try_advisory_lock"), True)


@claim
def it_outlives_any_lease_and_ends_with_the_connection():
    """explicit-locking: held until the session ends; a frozen process keeps its connection, a dead one does not."""
    script = Path(__file__).with_name("postgresql_holder.py")
    holder = subprocess.Popen(ends_with_us(sys.executable, "-B", script, SERVER.port, LOCK), cwd=FOLDER, stdout=subprocess.PIPE, text=True)
    holder.stdout.readline()
    wait_until(lambda: state_of(holder.pid) == "T", "it freezes itself")
    waiter = SERVER.session()
    finish = waiter.begin(f"SELECT pg_advisory_lock({LOCK})")
    time.sleep(LONGER_THAN_A_LEASE)
    check("it sleeps and holds, the other waits", [state_of(holder.pid), waiter.waits()], ["T", True])
    holder.kill()
    holder.wait()
    check("once it is dead", finish(), 1)


@claim
def one_who_is_cut_off_keeps_it_until_the_server_notices():
    """runtime-config-connection, tcp_keepalives and client_connection_check_interval: a connection of which nothing is heard is
    open."""
    link = Link(SERVER.port)
    holder, waiter = SERVER.session(link.port), SERVER.session()
    function(holder, "advisory_lock")
    link.hold()
    holder.connection.close()
    finish = waiter.begin(f"SELECT pg_advisory_lock({LOCK})")
    time.sleep(0.5)
    check("it has gone, and nobody knows", waiter.waits(), True)
    link.flow()
    check("now", finish(), 1)


@claim
def a_session_that_the_server_ends_loses_it_unasked():
    """runtime-config-client, idle_session_timeout: the holder works on, and learns of it with its next statement."""
    holder, other = two_sessions()
    function(holder, "advisory_lock")
    holder.run("SET idle_session_timeout = '50ms'")
    wait_until(lambda: function(other, "try_advisory_lock"), "the session ends")
    answer = holder.run("SELECT 1")
    check("its next statement", answer in ("IDLE_SESSION_TIMEOUT", "the connection is closed"), True)


keep()
