# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say of PostgreSQL: the seat's row, and the lock that is no lease. The documents named are PostgreSQL's own. The
statements are the program's, wherever it has them."""
import itertools

from claims import check, claim, keep, program_run
from psycopg2 import errorcodes
from postgresql_server import PostgresqlServer
from seat_tables import make_tables

SERVER = PostgresqlServer("postgresql")
SEAT = "show_id = 'sh_88' AND seat = 'C14'"


def fresh(seats=("C14",)):
    """The tables of the lesson, with free seats; and two sessions."""
    one, two = SERVER.session(), SERVER.session()
    make_tables(one, seats)
    return one, two


def row(session):
    return session.rows(f"SELECT holder, fence FROM seats WHERE {SEAT}")[0]


def statements(*settings, start="UPDATE"):
    """The program's statements of the lesson's run with these settings, by the worker who runs them."""
    found = {}
    for each in program_run({}, *settings)["sql"]:
        if each["statement"].startswith(start):
            found.setdefault(each["worker"], []).append(each["statement"])
    return found


@claim
def every_statement_of_the_program_has_the_answer_that_it_gives():
    """design: `sql` lists every statement with the rows that it changed or returned; the verdict has the rows as they are left."""
    protections = (["--protection", "none"], ["--protection", "conditional-write"],
                   *(["--fencing", *words] for words in (["off"], ["writes"], ["writes", "--fence-compare", "less-or-equal"],
                                                         ["reads-and-writes"], ["writes", "--conditional", "on"])))
    times = (["--pause", "15s"], ["--pause", "9s"], ["--freeze-at", "500ms", "--pause", "11s"], ["--workers", "5"])
    for scenario, settings in itertools.product(({}, {"arrivals": "rush", "seats": ["C14", "C15"], "faults": [], "workers": [
            {"name": name, "fan": f"fan_{name}", "seat": "any"} for name in ("A", "B", "C", "D")]}), itertools.product(protections, times)):
        settings = [*settings[0], *settings[1]]
        answer = program_run(scenario, *settings)
        session, _ = fresh(answer["scenario"]["seats"])
        check(f"{settings}", [(each["statement"], session.run(each["statement"])) for each in answer["sql"]],
              [(each["statement"], each["rows"]) for each in answer["sql"]])
        left = session.rows("SELECT seat, holder, fence FROM seats ORDER BY rowid")
        check(f"{settings}: rows", left, [(each["seat"], each["holder"], each["fence"] or 0) for each in answer["verdict"]["seats"]])


@claim
def the_second_conditional_update_waits_and_changes_no_row():
    """transaction-iso, 'Read Committed Isolation Level': a second updater waits for the first; if that commits, the search
    condition is evaluated again on the new version of the row, and the row left out if it no longer fits."""
    write = statements("--protection", "conditional-write")
    first, second = fresh()
    first.run("BEGIN")
    check("A", first.run(write["A"][0]), 1)
    finish = second.begin(write["B"][0])
    first.run("COMMIT")
    check("B: no row, and no error", finish(), 0)
    check("the row", row(first), ("fan_a", 0))


@claim
def it_changes_the_row_if_the_first_rolls_back():
    """transaction-iso, same place: the second updater then proceeds with the row as it was found."""
    write = statements("--protection", "conditional-write")
    first, second = fresh()
    first.run("BEGIN")
    first.run(write["A"][0])
    finish = second.begin(write["B"][0])
    first.run("ROLLBACK")
    check("B", [finish(), row(first)], [1, ("fan_b", 0)])


@claim
def under_repeatable_read_it_is_an_error():
    """transaction-iso, 'Repeatable Read Isolation Level': could not serialize access due to concurrent update."""
    write = statements("--protection", "conditional-write")
    first, second = fresh()
    second.run("BEGIN ISOLATION LEVEL REPEATABLE READ")
    second.rows("SELECT holder FROM seats")
    check("A", first.run(write["A"][0]), 1)
    check("B", second.run(write["B"][0]), "SERIALIZATION_FAILURE")


@claim
def without_a_condition_the_later_overwrites():
    """transaction-iso, same place: the condition still fits, so the update is applied to the new version."""
    write = statements("--fencing", "off")
    first, second = fresh()
    first.run("BEGIN")
    first.run(write["B"][0])
    finish = second.begin(write["A"][0])
    first.run("COMMIT")
    check("both", [finish(), row(first)], [1, ("fan_a", 0)])


@claim
def an_older_token_waits_and_is_refused():
    """transaction-iso, as above, of `fence < :token`, and of `fence <= :token` in the read that registers the token."""
    for settings in (["--fencing", "writes"], ["--fencing", "writes", "--fence-compare", "less-or-equal"],
                     ["--fencing", "reads-and-writes"]):
        write = statements(*settings)
        first, second = fresh()
        first.run("BEGIN")
        check(f"{settings}: 34", first.run(write["B"][-1]), 1)
        finish = second.begin(write["A"][-1])
        first.run("COMMIT")
        check(f"{settings}: 33", [finish(), row(first)], [0, ("fan_b", 34)])


@claim
def tokens_on_writes_alone_leave_the_strip():
    """design/semantics, 'Fencing as the lesson writes it leaves a strip': A's older token comes before B's newer one."""
    write = statements("--fencing", "writes", "--pause", "9s")
    first, second = fresh()
    check("both read it as free", [row(session)[0] for session in (first, second)], [None, None])
    check("both write", [first.run(write["A"][0]), second.run(write["B"][0])], [1, 1])


@claim
def a_read_that_registers_its_token_closes_the_strip():
    """design/semantics: UPDATE … RETURNING, one statement, raises the fence, also where the seat is taken."""
    read = {name: found[0] for name, found in statements("--fencing", "reads-and-writes").items()}
    write = {name: found[-1] for name, found in statements("--fencing", "reads-and-writes").items()}
    first, second = fresh()
    check("A and B read it as free", [first.rows(read["A"]), second.rows(read["B"])], [[(None,)], [(None,)]])
    check("A's write", first.run(write["A"]), 0)
    check("A's next read: the row is there, the token stale", first.rows(read["A"]), [])
    check("B's write, B's write again", [second.run(write["B"]), second.run(write["B"])], [1, 1])
    newer = read["B"].replace("34", "35")
    check("who comes next sees it taken, and the fence has risen", [first.rows(newer), row(first)], [[("fan_b",)], ("fan_b", 35)])


@claim
def less_refuses_a_holders_second_write():
    """locks, rule 3: no row is also the answer to one's own token. Redisson, locks-and-synchronizers.md, 'Fenced Lock': greater or
    equal."""
    for compare, rows in (("less", 0), ("less-or-equal", 1)):
        write = statements("--fencing", "writes", "--fence-compare", compare)["A"][0]
        session, _ = fresh()
        check(compare, [session.run(write), session.run(write)], [1, rows])


@claim
def no_row_has_other_causes_too():
    """locks, rule 4: the row is missing, or its fence is NULL, which is less than nothing (functions-comparison)."""
    write = statements("--fencing", "writes")["A"][0]
    session, _ = fresh()
    session.run("ALTER TABLE seats ALTER fence DROP NOT NULL")
    session.run("UPDATE seats SET fence = NULL")
    check("NULL", session.run(write), 0)
    session.run("DELETE FROM seats")
    check("no row", session.run(write), 0)


@claim
def no_row_does_not_say_whose_write_came_first():
    """design/semantics, 'A lost answer': after a write without an answer its repetition changes no row, whether the first one or
    somebody else's arrived; only reading the row tells."""
    write = {name: found[0] for name, found in statements("--protection", "conditional-write").items()}
    for first_writer, holder in (("A", "fan_a"), ("B", "fan_b")):
        session, _ = fresh()
        session.run(write[first_writer])
        check(f"{first_writer} wrote", [session.run(write["A"]), row(session)[0]], [0, holder])


@claim
def a_seat_that_becomes_free_again_lets_a_late_write_land():
    """design/semantics, 'Conditional': safe only while a sold seat never becomes free again; the fence stays where it is."""
    for settings, rows in ((["--protection", "conditional-write"], 1), (["--fencing", "writes", "--conditional", "on"], 0),
                           (["--fencing", "reads-and-writes"], 0)):
        write = {name: found[-1] for name, found in statements(*settings).items()}
        session, _ = fresh()
        session.run(write["B"])
        session.run(f"UPDATE seats SET holder = NULL WHERE {SEAT}")
        check(f"{settings}: A's, after B was told yes", session.run(write["A"]), rows)


@claim
def a_unique_constraint_refuses_the_second_ticket():
    """ddl-constraints and index-unique-checks: the second INSERT waits for the first's outcome: 23505, or it succeeds."""
    insert = "INSERT INTO tickets (show_id, seat, fan) VALUES ('sh_88', 'C14', '{}')"
    for outcome, answer in (("COMMIT", "UNIQUE_VIOLATION"), ("ROLLBACK", 1)):
        first, second = fresh()
        first.run("BEGIN")
        check("A", first.run(insert.format("fan_a")), 1)
        finish = second.begin(insert.format("fan_b"))
        first.run(outcome)
        check(f"B after {outcome}", finish(), answer)
    check("23505", errorcodes.UNIQUE_VIOLATION, "23505")


@claim
def nobody_can_lock_a_row_that_is_not_there():
    """explicit-locking, 'Row-Level Locks': SELECT FOR UPDATE locks the rows that it finds."""
    first, second = fresh()
    for session in (first, second):
        session.run("BEGIN")
        check("nothing found, nobody waits", session.run("SELECT * FROM tickets WHERE seat = 'C14' FOR UPDATE"), 0)


keep()
