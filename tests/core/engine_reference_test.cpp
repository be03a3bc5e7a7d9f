// SPDX-License-Identifier: GPL-3.0-or-later
// The engine against the model in tests/support/reference_model.h, which was written from semantics.md without it.
#include "check.h"
#include "core/format/scenario_writer.h"
#include "core/run/simulate.h"
#include "core/run/sweep.h"
#include "core/scenario/edit.h"
#include "engine_bridge.h"
#include "random_cases.h"
#include "random_setting.h"
#include "reference_model.h"
#include "smallest_setting.h"

using namespace fenceline;

namespace {

bool differs(const reference::Setting& setting)
{
    return test::runEngine(setting) != reference::run(setting);
}

/// True where both agree; else says how they differ, with the seed that shows it and the smallest scenario that does.
bool agrees(const reference::Setting& setting, std::uint64_t seed)
{
    if (!differs(setting))
        return true;
    const auto small = reference::smallestSetting(setting, differs);
    test::failed(__FILE__, __LINE__,
                 "seed " + std::to_string(seed) + "\n    engine " + reference::describe(test::runEngine(small)) +
                     "\n    model  " + reference::describe(reference::run(small)) + "\n" +
                     writeScenario(test::scenarioOf(small)));
    return false;
}

void compareMany(std::uint64_t first, std::uint64_t count, const reference::RandomSettingLimits& limits)
{
    int differences = 0;
    for (std::uint64_t seed = first; seed < first + test::randomCases(count) && differences < 5; ++seed)
        differences += agrees(reference::randomSetting(seed, limits), seed) ? 0 : 1;
    CHECK_EQ(differences, 0);
}

} // namespace

TEST(twoWorkersUnderEveryGuard)
{
    compareMany(1, 20'000, {.workers = 2, .seats = 1, .faults = 2});
}

TEST(severalWorkersAndSeats)
{
    compareMany(1'000'000, 15'000, {});
}

TEST(messagesThatTakeTimeAndOddTimes)
{
    compareMany(2'000'000, 15'000, {.faults = 6, .unit = 1});
}

TEST(manyWorkersOnOneInstant)
{
    compareMany(3'000'000, 3'000, {.workers = 12, .seats = 5, .faults = 8, .unit = 1000});
}

TEST(sweepEqualsTheModelInEveryCell)
{
    const Range lease{Duration{2000}, Duration{30'000}, Duration{500}};
    const Range pause{Duration{0}, Duration{40'000}, Duration{250}};
    for (const auto fencing : {Fencing::Off, Fencing::Writes, Fencing::ReadsAndWrites}) {
        Scenario scenario;
        scenario.guards.fencing = fencing;
        const auto cells = sweep(scenario, lease, pause);
        CHECK(cells.has_value());
        CHECK_EQ(cells->size(), std::size_t{9177});
        std::size_t different = 0;
        for (const auto& cell : *cells) {
            auto setting = reference::lessonSetting();
            setting.fencing = static_cast<reference::Fencing>(fencing);
            setting.lease = cell.lease.count();
            setting.faults[0].length = cell.pause.count();
            different += reference::run(setting).outcome == word(cell.outcome) ? 0 : 1;
        }
        CHECK_EQ(different, std::size_t{0});
    }
}
