// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/run.h"

#include "core/run/blame.h"
#include "core/run/simulate.h"
#include "core/sql/execute.h"
#include "core/sql/seat_database.h"
#include "core/trace/judge.h"

#include <algorithm>
#include <utility>

namespace fenceline {

namespace {

constexpr Duration kShortestPicture{20'000};

} // namespace

Instant Run::horizon() const
{
    return std::max(kStart + kShortestPicture, withMargin(trace.end()));
}

Instant withMargin(Instant last)
{
    return last + (last - kStart) / 16;
}

Result<Run> play(SeatDatabase& database, Scenario scenario)
{
    Run run;
    run.scenario = std::move(scenario);
    TimedMemory memory;
    if (!simulate(modelOf(run.scenario), memory, run.trace))
        return tooManyEvents(run.scenario);
    run.verdict = judge(run.scenario, run.trace, eventsOf(blamedFaults(run.scenario, run.trace)));
    run.beliefs = beliefsOf(run.scenario, run.trace);
    auto sql = executeSql(database, run.scenario, run.trace);
    if (!sql)
        return tl::unexpected(sql.error());
    run.sql = std::move(*sql);
    return run;
}

Result<Run> play(Scenario scenario)
{
    return SeatDatabase::open().and_then([&](SeatDatabase database) { return play(database, std::move(scenario)); });
}

} // namespace fenceline
