// SPDX-License-Identifier: GPL-3.0-or-later
// Partitions from the lock service, and clocks that jump or stand still. Every expected line was worked out by hand
// from semantics.md ("Pauses and other faults", "Belief and truth", "Order at one instant").
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};

Fault partition(std::int64_t at, std::int64_t length)
{
    return {Duration{at}, kA, Partition{Duration{length}}};
}

Fault jump(std::int64_t at, std::optional<WorkerId> whose, std::int64_t by)
{
    return {Duration{at}, whose, ClockJump{Duration{by}}};
}

Scenario with(std::vector<Fault> faults)
{
    Scenario scenario;
    scenario.faults = std::move(faults);
    return scenario;
}

Scenario aloneWith(std::vector<Fault> faults)
{
    return *edit::workers(with(std::move(faults)), 1);
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

} // namespace

/// "Pauses and other faults": the database is never cut off; the lease ends, the worker writes on. Its release comes
/// when the partition ends.
TEST(cutOffFromTheLockServiceOnly)
{
    const auto scenario = with({partition(1500, 10'000)});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        1500 A partitioned until 11500
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 fan_a fence -
        11000 B gave-up seat-taken
        11000 B lock-released 34
        11000 B fan-refused fan_b C14
        11500 A partition-healed
        11500 A release-ignored 33 sent 3000)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// "Pauses and other faults", partition: no renewal gets through, so a late write finds the seat given away.
TEST(renewalDoesNotGetThroughAPartition)
{
    auto scenario = with({partition(1500, 20'000), {Duration{2500}, kA, Pause{Duration{9000}, PauseCause::Packet}}});
    scenario.guards.renew = Renewal::SeparateProcess;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        1500 A partitioned until 21500
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 11500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        11500 A write-accepted C14 fan_a - over - sent 2500
        11500 A fan-confirmed fan_a C14
        12500 B write-accepted C14 fan_b - over fan_a
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        21500 A partition-healed
        21500 A release-ignored 33 sent 11500)");
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// A renewal that falls due while its process cannot send is sent once, when the hindrance ends; the next one an
/// interval after it ("Guards": an overdue renewal fires once).
TEST(anOverdueRenewalIsSentOnce)
{
    auto scenario =
        aloneWith({partition(2000, 6000), {Duration{2500}, kA, Pause{Duration{15'000}, PauseCause::Packet}}});
    scenario.lease = Duration{9000};
    scenario.guards.renew = Renewal::InProcess;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 9000
        1000 A seat-read C14 - fence -
        2000 A partitioned until 8000
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 17500
        8000 A partition-healed
        8000 A lock-renewed until 17000
        11000 A lock-renewed until 20000
        14000 A lock-renewed until 23000
        17000 A lock-renewed until 26000
        17500 A write-accepted C14 fan_a - over - sent 2500
        17500 A fan-confirmed fan_a C14
        17500 A lock-released 33)");
}

/// "Order at one instant": the partition starts in turn 3, the ask leaves in turn 4 and is held. "Belief and truth":
/// the worker counts from when it sent the ask, its offsets from when it learned of the grant.
TEST(anAskWaitsForTheEndOfThePartition)
{
    auto scenario = aloneWith({partition(0, 3000)});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_TRACE(scenario, R"(
        0 A partitioned until 3000
        0 A lock-requested
        3000 A partition-healed
        3000 A lock-granted 33 until 13000 sent 0
        4000 A seat-read C14 - fence -
        5400 A lease-checked own-clock valid
        5500 A write-accepted C14 fan_a - over -
        5500 A fan-confirmed fan_a C14
        6000 A lock-released 33)");
    scenario.lease = Duration{5400}; // counted from 0, the check is at its end; the service's runs to 8.4
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(5), "5400 A lease-checked own-clock over");
}

/// What is on its way when the partition starts arrives as usual; what is sent within it arrives at
/// max(sent + one_way, its end).
TEST(whatIsOnItsWayPasses)
{
    auto scenario = aloneWith({partition(1500, 6500)});
    scenario.network.oneWay = Duration{1000};
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        1000 A lock-granted 33 until 11000 sent 0 learned 2000
        1500 A partitioned until 8000
        4000 A seat-read C14 - fence - sent 3000 learned 5000
        8000 A partition-healed
        8000 A lease-checked service valid sent 5000 learned 9000
        9000 A write-sent C14 fan_a -
        10000 A write-accepted C14 fan_a - over - sent 9000 learned 11000
        11000 lock lock-ended A 33
        11000 A fan-confirmed fan_a C14
        12000 A release-ignored 33 sent 11000)");
    std::get<Partition>(scenario.faults[0].kind).length =
        Duration{4400}; // over at 5.9: the check needs till 6.0 anyhow
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(5),
             "6000 A lease-checked service valid sent 5000 learned 7000");
}

/// A grant to a waiter that is cut off is made, and learned of when the partition ends.
TEST(aGrantIsLearnedOfAfterThePartition)
{
    const auto scenario = with({{Duration{5000}, kB, Partition{Duration{7000}}}, {Duration{2500}, kA, Pause{}}});
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(8), "10000 B lock-granted 34 until 20000 sent 4000 learned 12000");
    CHECK_EQ(lines.at(9), "12000 B partition-healed");
    CHECK_EQ(lines.at(10), "13000 B seat-read C14 - fence -");
}

/// Partitions that overlap or touch are one; one of 0 s is none.
TEST(partitionsUnite)
{
    const auto scenario =
        aloneWith({partition(6500, 1000), partition(1000, 2000), partition(2500, 4000), partition(500, 0)});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A partitioned until 7500
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        7500 A partition-healed
        7500 A lock-released 33 sent 3000)");
}

/// "Pauses and other faults", clock jump: two holders with no pause at all. B's lease, granted later, runs its whole
/// time.
TEST(serviceClockJumpsAhead)
{
    auto scenario = with({jump(1200, std::nullopt, 3'600'000)});
    scenario.workers[1].arrives = Duration{500};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        500 B lock-requested
        500 B lock-waiting
        1000 A seat-read C14 - fence -
        1200 lock clock-jumped 3600000
        1200 lock lock-ended A 33
        1200 B lock-granted 34 until 11200 sent 500
        2200 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 A release-ignored 33
        3700 B write-accepted C14 fan_b - over fan_a
        3700 B fan-confirmed fan_b C14
        4200 B lock-released 34)");
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// Set back by 5 s, the service ends the lease of 10.0 at 15.0. Both write at 17.5, A first in the file.
TEST(serviceClockJumpsBack)
{
    const auto scenario = with({jump(2000, std::nullopt, -5000), {Duration{2500}, kA, Pause{}}});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2000 lock clock-jumped -5000
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        15000 lock lock-ended A 33
        15000 B lock-granted 34 until 25000 sent 4000
        16000 B seat-read C14 - fence -
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over -
        17500 A fan-confirmed fan_a C14
        17500 B write-accepted C14 fan_b - over fan_a
        17500 B fan-confirmed fan_b C14
        18000 A release-ignored 33
        18000 B lock-released 34)");
}

/// Nothing but a check by its own clock reads a worker's clock. At 2.4 A's shows 11.4, past its 10.0.
TEST(ownClockJumpsAhead)
{
    auto scenario = aloneWith({jump(2000, kA, 9000)});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2000 A clock-jumped 9000
        2400 A lease-checked own-clock over
        2400 A gave-up lease-over
        2400 A lock-released 33
        2400 A fan-refused fan_a C14)");
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    CHECK_EQ(outcome(scenario), "one-sale");
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(4), "2400 A lease-checked service valid");
}

/// At 17.4 A's clock, 20 s behind, has not come to 10.0: the check passes, though the lease is over.
TEST(ownClockJumpsBack)
{
    auto scenario = with({jump(1500, kA, -20'000), {Duration{2000}, kA, Pause{}}});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(3), "1500 A clock-jumped -20000");
    CHECK_EQ(lines.at(15), "17400 A lease-checked own-clock valid");
    CHECK_EQ(outcome(scenario), "double-sale");
    scenario.faults.erase(scenario.faults.begin());
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// "Belief and truth": one that waited counts from the grant's stamp on the service's clock, 10.0; its own clock, 8 s
/// ahead, shows 20.4 at its check.
TEST(aWaiterComparesTwoClocks)
{
    auto scenario = with({{Duration{2500}, kA, Pause{}}, jump(1000, kB, 8000)});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 B clock-jumped 8000
        1000 A seat-read C14 - fence -
        2400 A lease-checked own-clock valid
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12400 B lease-checked own-clock over
        12400 B gave-up lease-over
        12400 B lock-released 34
        12400 B fan-refused fan_b C14
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over -
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
}

/// "Pauses and other faults", VM: where the clock stops with the machine, a check by it passes after waking; it shows
/// 2.4 then.
TEST(stoppedClockHidesTheEndOfTheLease)
{
    auto scenario = with({{Duration{2000}, kA, Pause{Duration{15'000}, PauseCause::VmPause, true}}});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_EQ(outcome(scenario), "double-sale");
    std::get<Pause>(scenario.faults[0].kind).clockStops = false;
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// Two pauses, of which the clock stood still for one: 2.0 to 7.0 of 2.0 to 9.0. At 9.4 it shows 4.4.
TEST(theClockStopsForItsOwnPauseOnly)
{
    auto scenario = aloneWith({{Duration{2000}, kA, Pause{Duration{5000}, PauseCause::VmPause, true}},
                               {Duration{3000}, kA, Pause{Duration{6000}}}});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    const auto checkWith = [&](std::int64_t lease) {
        scenario.lease = Duration{lease};
        const auto lines = test::linesOf(scenario, traceOf(scenario));
        for (const auto& line : lines)
            if (line.find("lease-checked") != std::string::npos)
                return line;
        return std::string();
    };
    CHECK_EQ(checkWith(4400), "9400 A lease-checked own-clock over");
    CHECK_EQ(checkWith(4401), "9400 A lease-checked own-clock valid");
}
