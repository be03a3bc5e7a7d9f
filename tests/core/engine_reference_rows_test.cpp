// SPDX-License-Identifier: GPL-3.0-or-later
// Every setting that the reference model can draw: its file says it, SQLite ends with the model's rows, and a run that
// keeps no trace has the model's outcome.
#include "check.h"
#include "core/format/scenario_reader.h"
#include "core/format/scenario_writer.h"
#include "core/run/simulate.h"
#include "core/sql/execute.h"
#include "engine_bridge.h"
#include "random_cases.h"
#include "random_setting.h"
#include "reference_model.h"
#include "tests/support/generators.h"

using namespace fenceline;

namespace {

constexpr std::uint64_t kFirst = 7'000'000;

bool sameRows(const std::vector<SqlRow>& rows, const reference::RunOutcome& outcome)
{
    bool same = rows.size() == outcome.seats.size();
    for (std::size_t s = 0; same && s < rows.size(); ++s) {
        const auto& seat = outcome.seats[s];
        same = rows[s].seat == seat.seat && rows[s].holder.value_or("") == seat.holder &&
               rows[s].fence == seat.fence.value_or(0);
    }
    return same;
}

void say(const char* what, const Scenario& scenario)
{
    test::failed(__FILE__, __LINE__, what + (":\n" + writeScenario(scenario)));
}

} // namespace

TEST(aFileSaysEverySetting)
{
    for (std::uint64_t seed = kFirst; seed < kFirst + test::randomCases(2000U); ++seed) {
        const auto scenario = test::scenarioOf(reference::randomSetting(seed));
        const auto read = readScenario(writeScenario(scenario));
        if (!read || !(*read == scenario))
            return say(read ? "read otherwise than it was written" : read.error().message.c_str(), scenario);
    }
}

TEST(sqliteEndsWithTheModelsRows)
{
    for (std::uint64_t seed = kFirst; seed < kFirst + test::randomCases(2000U); ++seed) {
        const auto setting = reference::randomSetting(seed);
        const auto scenario = test::scenarioOf(setting);
        const auto log = executeSql(scenario, test::traceOf(scenario));
        if (!log || !sameRows(log->rows, reference::run(setting)))
            return say("other rows in SQLite", scenario);
    }
}

TEST(aRunWithoutATraceHasTheModelsOutcome)
{
    OutcomeSimulator simulator;
    for (std::uint64_t seed = kFirst; seed < kFirst + test::randomCases(20'000U); ++seed) {
        const auto setting = reference::randomSetting(seed);
        const auto scenario = test::scenarioOf(setting);
        if (word(simulator.run(modelOf(scenario))) != reference::run(setting).outcome)
            return say("another outcome without a trace", scenario);
    }
}
