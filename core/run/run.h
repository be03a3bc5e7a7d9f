// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/trace/belief.h"
#include "core/trace/statement.h"
#include "core/trace/trace.h"
#include "core/trace/verdict.h"

#include <vector>

namespace fenceline {

class SeatDatabase;

/// One run with everything that is shown of it. Immutable once made; views share it by pointer.
struct Run {
    Scenario scenario;
    Trace trace;
    Verdict verdict;
    Beliefs beliefs;
    SqlLog sql;

    /// How far a picture of the run reaches: past its last event, never shorter than the lesson's 20 s.
    Instant horizon() const;
};

/// So much of a picture is free behind the last thing in it.
Instant withMargin(Instant last);

/// Simulates, judges, executes the SQL. The scenario must be a validated one; the same scenario gives an equal run,
/// whatever `database` was used for before. Fails where it has more than
/// kMostEvents events, and where SQLite does (out of memory); the database can be used again.
Result<Run> play(SeatDatabase& database, Scenario scenario);
/// The same where one run is all there is: opening a database takes ten times as long as playing the lesson on it.
Result<Run> play(Scenario scenario);

} // namespace fenceline
