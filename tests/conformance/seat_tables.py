# SPDX-License-Identifier: GPL-3.0-or-later
"""The lesson's tables on PostgreSQL, anew and with free seats."""


def make_tables(session, seats=("C14",)):
    session.run("DROP TABLE IF EXISTS seats, tickets")
    # `rowid` is SQLite's own name for the order of insertion; its INTEGER has 64 bits, which a zxid needs.
    session.run("CREATE TABLE seats (rowid SERIAL, show_id TEXT, seat TEXT, holder TEXT, fence BIGINT NOT NULL DEFAULT 0, "
                "PRIMARY KEY (show_id, seat))")
    session.run("CREATE TABLE tickets (show_id TEXT, seat TEXT, fan TEXT, UNIQUE (show_id, seat))")
    for seat in seats:
        session.run(f"INSERT INTO seats (show_id, seat) VALUES ('sh_88', '{seat}')")
