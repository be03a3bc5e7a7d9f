// SPDX-License-Identifier: GPL-3.0-or-later
// Protections without a lock: a mutex within each server, and the unique constraint. Every expected line was worked out
// by hand from semantics.md ("Guards", "The opening story", "Every order of every step").
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

/// Workers A, B, … for one seat under this protection, half a second apart.
Scenario rivals(Protection protection, std::int64_t count)
{
    Scenario scenario = *edit::workers(Scenario{}, count);
    scenario.protection = protection;
    scenario.faults.clear();
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        scenario.workers[w].arrives = Duration{500} * static_cast<std::int64_t>(w);
    return scenario;
}

Scenario onOneServer(std::int64_t count)
{
    auto scenario = rivals(Protection::LocalMutex, count);
    for (auto& worker : scenario.workers)
        worker.server = "server-A";
    return scenario;
}

/// Twelve servers, five seats, a rush.
Scenario openingStory(Protection protection)
{
    auto scenario = *edit::seats(rivals(protection, 12), 5);
    for (auto& worker : scenario.workers)
        worker.seat.reset();
    scenario.arrivals = Arrivals::Rush;
    applyArrivals(scenario);
    return scenario;
}

std::ptrdiff_t fansToldYes(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    return std::count_if(trace.events.begin(), trace.events.end(),
                         [](const Event& event) { return std::holds_alternative<event::FanConfirmed>(event.details); });
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

} // namespace

/// "The opening story": eight yeses on five seats, and a mutex per server leaves the very same trace.
TEST(aMutexPerServerLeavesTheSameTrace)
{
    const auto none = openingStory(Protection::None);
    const auto local = openingStory(Protection::LocalMutex);
    CHECK_EQ(fansToldYes(none), 8);
    CHECK_EQ(test::linesOf(local, traceOf(local)), test::linesOf(none, traceOf(none)));
}

/// "The opening story": with a conditional write or a unique constraint exactly five.
TEST(fiveSalesOfFiveSeats)
{
    for (const auto protection : {Protection::ConditionalWrite, Protection::UniqueConstraint}) {
        const auto scenario = openingStory(protection);
        CHECK_EQ(fansToldYes(scenario), 5);
        CHECK_EQ(outcome(scenario), "one-sale");
        for (const auto& seat : judge(scenario, traceOf(scenario)).seats)
            CHECK_EQ(seat.confirmed.size(), std::size_t{1});
    }
}

/// Workers of one server take its mutex one after the other: B's offsets count from 2.5, when A's program ended.
TEST(workersOfOneServerComeOneAfterTheOther)
{
    const auto scenario = onOneServer(2);
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3500 B seat-read C14 fan_a fence -
        3500 B gave-up seat-taken
        3500 B fan-refused fan_b C14)");
    CHECK_EQ(outcome(rivals(Protection::LocalMutex, 2)), "double-sale"); // each on its own server
}

/// A frozen worker holds the mutex as long as it is frozen: there is no lease.
TEST(aFrozenHolderKeepsTheMutex)
{
    auto scenario = onOneServer(2);
    scenario.faults = lessonFaults();
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over -
        17500 A fan-confirmed fan_a C14
        18500 B seat-read C14 fan_a fence -
        18500 B gave-up seat-taken
        18500 B fan-refused fan_b C14)");
}

/// First come, first served: B has the mutex from 2.5, asleep, and begins when it wakes at 5.0; C after it.
TEST(aFrozenWaiterIsNotPassedOver)
{
    auto scenario = onOneServer(3);
    scenario.faults = {{Duration{2000}, WorkerId{1}, Pause{Duration{3000}}}};
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2000 B paused gc until 5000
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        5000 B resumed gc
        6000 B seat-read C14 fan_a fence -
        6000 B gave-up seat-taken
        6000 B fan-refused fan_b C14
        7000 C seat-read C14 fan_a fence -
        7000 C gave-up seat-taken
        7000 C fan-refused fan_c C14)");
}

/// A crash gives the mutex back, and takes a waiter out of its queue.
TEST(crashesFreeTheMutex)
{
    auto scenario = onOneServer(3);
    scenario.faults = {{Duration{1200}, WorkerId{1}, Crash{}}, {Duration{1500}, WorkerId{0}, Crash{}}};
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1200 B crashed
        1500 A crashed
        2500 C seat-read C14 - fence -
        4000 C write-accepted C14 fan_c - over -
        4000 C fan-confirmed fan_c C14)");
}

/// One mutex a server, whatever the seats; it is taken and handed on without a message.
TEST(oneMutexForAllSeats)
{
    auto scenario = onOneServer(2);
    scenario.seats = {"C14", "C15"};
    scenario.workers[1].seat = SeatId{1};
    scenario.network.oneWay = Duration{200};
    CHECK_TRACE(scenario, R"(
        1200 A seat-read C14 - fence - sent 1000 learned 1400
        2500 A write-sent C14 fan_a -
        2700 A write-accepted C14 fan_a - over - sent 2500 learned 2900
        2900 A fan-confirmed fan_a C14
        4100 B seat-read C15 - fence - sent 3900 learned 4300
        5400 B write-sent C15 fan_b -
        5600 B write-accepted C15 fan_b - over - sent 5400 learned 5800
        5800 B fan-confirmed fan_b C15)");
}

/// The second INSERT of a ticket is refused, whatever B has read.
TEST(theSecondTicketIsRefused)
{
    const auto scenario = rivals(Protection::UniqueConstraint, 2);
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1500 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 B write-rejected C14 fan_b - duplicate-key
        3000 B fan-refused fan_b C14)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// Who takes any seat reads again at that instant and writes a gap later.
TEST(anySeatGoesOnAfterADuplicateKey)
{
    auto scenario = rivals(Protection::UniqueConstraint, 2);
    scenario.seats = {"C14", "C15"};
    scenario.workers[1].seat.reset();
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1500 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 B write-rejected C14 fan_b - duplicate-key
        3000 B seat-read C15 - fence -
        4500 B write-accepted C15 fan_b - over -
        4500 B fan-confirmed fan_b C15)");
}

/// "Guards": the condition is added to an UPDATE; there is none here.
TEST(aConditionMeansNothingToAnInsert)
{
    auto scenario = rivals(Protection::UniqueConstraint, 2);
    const auto before = test::linesOf(scenario, traceOf(scenario));
    scenario.guards.conditional = true;
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)), before);
}
