// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario has where nobody says otherwise, and how its locks are called.
#include "core/scenario/edit.h"
#include "core/scenario/names.h"
#include "core/scenario/scenario.h"
#include "core/world/rules.h"
#include "tests/support/check.h"

using namespace fenceline;

TEST(arrivalsOneAfterTheOther)
{
    CHECK(defaultArrival(std::nullopt) == Duration{0});
    CHECK(defaultArrival(Duration{0}) == lessonWorkers()[1].arrives);
    CHECK(defaultArrival(Duration{6000}) == Duration{10'000});
    CHECK(defaultArrival(kLongestDuration - Duration{1}) == kLongestDuration);
}

TEST(theLessonsWorkersAreTheDefaultOnes)
{
    std::optional<Duration> before;
    for (std::size_t place = 0; place < lessonWorkers().size(); ++place) {
        const auto name = workerNameAt(place);
        before = defaultArrival(before);
        CHECK(lessonWorkers()[place] == (Worker{name, defaultFan(name), *before, SeatId{0}, defaultServer(name)}));
    }
}

TEST(aFaultThatIsAddedIsTheLessons)
{
    Scenario scenario;
    scenario.faults.clear();
    CHECK(edit::pauseCause(scenario, PauseCause::GarbageCollection).faults == lessonFaults());
}

TEST(locksOfAShow)
{
    Scenario scenario;
    scenario.show = "sh_9";
    scenario.seats = {"C14", "C15"};
    scenario.workers[1].seat = std::nullopt;
    CHECK_EQ(lockCount(scenario), std::size_t{3});
    CHECK_EQ(rulesOf(scenario).locks(), lockCount(scenario));
    CHECK_EQ(lockName(scenario, lockOf(scenario, WorkerId{0})), "seat:sh_9:C14");
    CHECK_EQ(lockName(scenario, LockId{1}), "seat:sh_9:C15");
    CHECK_EQ(lockName(scenario, lockOf(scenario, WorkerId{1})), "seats:sh_9");
    CHECK(seatOf(scenario, LockId{1}) == SeatId{1});
    CHECK(!seatOf(scenario, LockId{2}));
}
