// SPDX-License-Identifier: GPL-3.0-or-later
// What is moved on the timeline.
#include "core/scenario/edit.h"
#include "tests/support/check.h"

#include <string>

using namespace fenceline;

TEST(bothEndsOfAPauseAreMoved)
{
    const auto moved = edit::pauseSpan(Scenario{}, 0, Duration{1500}, Duration{9000}).value();
    CHECK_EQ(moved.faults[0].at, Duration{1500});
    CHECK_EQ(std::get<Pause>(moved.faults[0].kind).length, Duration{7500});
    CHECK(edit::pauseSpan(Scenario{}, 0, Duration{2000}, Duration{2000}).has_value());
    CHECK_EQ(edit::pauseSpan(Scenario{}, 0, Duration{2000}, Duration{1999}).error().message,
             std::string("the pause is -1ms (allowed: 0s to 24 h)"));
    CHECK(!edit::pauseSpan(Scenario{}, 0, Duration{-1}, Duration{2000}));
    CHECK(!edit::pauseSpan(Scenario{}, 1, Duration{0}, Duration{2000}));
    CHECK(!edit::pauseSpan(edit::crash(Scenario{}), 0, Duration{0}, Duration{2000}));
}

/// A rush is a rule for all arrivals: one that is moved by hand ends it, and the others stay where it had put them.
TEST(anArrivalThatIsMovedIsListed)
{
    Scenario rush = edit::workers(Scenario{}, 4).value();
    rush.arrivals = Arrivals::Rush;
    applyArrivals(rush);
    const auto moved = edit::arrival(rush, WorkerId{1}, Duration{7000}).value();
    CHECK(moved.arrivals == Arrivals::Listed);
    CHECK_EQ(moved.workers[1].arrives, Duration{7000});
    CHECK_EQ(moved.workers[3].arrives, rush.workers[3].arrives);
    CHECK(!edit::arrival(rush, WorkerId{4}, Duration{0}));
    CHECK(!edit::arrival(rush, WorkerId{0}, kLongestDuration + Duration{1}));
}
