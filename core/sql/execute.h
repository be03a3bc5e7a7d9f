// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/trace/statement.h"
#include "core/trace/trace.h"

namespace fenceline {

class SeatDatabase;

/// Executes every statement of a run, in order, on an in-memory SQLite: `seats(show_id, seat, holder, fence INTEGER
/// NOT NULL DEFAULT 0)`, one row a seat, and `tickets(show_id, seat, fan)`, one row a sale under a unique constraint.
/// What it answers is SQLite's answer, not the engine's; a test holds the two against each other. Fails only where
/// SQLite itself does (out of memory).
Result<SqlLog> executeSql(const Scenario& scenario, const Trace& trace);
/// The same on a database that is kept open from run to run (core/sql/seat_database.h).
Result<SqlLog> executeSql(SeatDatabase& database, const Scenario& scenario, const Trace& trace);

} // namespace fenceline
