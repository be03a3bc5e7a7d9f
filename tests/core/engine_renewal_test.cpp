// SPDX-License-Identifier: GPL-3.0-or-later
// Renewal: when it is sent, what it saves, and what a refusal does. Every expected line was worked out by hand from
// semantics.md ("Guards": renewal; "Pauses and other faults"; "Order at one instant").
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};

Scenario renewed(Renewal by, RenewalRefused refused = RenewalRefused::Ignored)
{
    Scenario scenario;
    scenario.guards.renew = by;
    scenario.guards.renewalRefused = refused;
    return scenario;
}

/// A alone and undisturbed, with this lease.
Scenario alone(Renewal by, std::int64_t lease)
{
    Scenario scenario = *edit::workers(renewed(by), 1);
    scenario.faults.clear();
    scenario.lease = Duration{lease};
    return scenario;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

std::ptrdiff_t renewals(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    return std::count_if(trace.events.begin(), trace.events.end(),
                         [](const Event& event) { return std::holds_alternative<event::LockRenewed>(event.details); });
}

} // namespace

/// "Pauses and other faults": garbage collection stops the renewal thread too. The overdue renewal fires once, on
/// waking, before the write.
TEST(inProcessRenewalCannotSaveTheLesson)
{
    const auto scenario = renewed(Renewal::InProcess);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A lock-renewal-refused
        17500 A write-accepted C14 fan_a - over fan_b
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// "Guards": a separate process goes on for a frozen worker, every 3333 ms, up to the release.
TEST(separateProcessSavesTheLesson)
{
    const auto scenario = renewed(Renewal::SeparateProcess);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        3333 A lock-renewed until 13333
        4000 B lock-requested
        4000 B lock-waiting
        6666 A lock-renewed until 16666
        9999 A lock-renewed until 19999
        13332 A lock-renewed until 23332
        16665 A lock-renewed until 26665
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over -
        17500 A fan-confirmed fan_a C14
        18000 A lock-released 33
        18000 B lock-granted 34 until 28000 sent 4000
        19000 B seat-read C14 fan_a fence -
        19000 B gave-up seat-taken
        19000 B lock-released 34
        19000 B fan-refused fan_b C14)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// "Pauses and other faults": with a VM the whole machine stops, a process beside the worker's too.
TEST(separateProcessOnAStoppedMachineSavesNothing)
{
    auto scenario = renewed(Renewal::SeparateProcess);
    std::get<Pause>(scenario.faults.front().kind).cause = PauseCause::VmPause;
    auto inProcess = renewed(Renewal::InProcess);
    inProcess.faults = scenario.faults;
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines, test::linesOf(inProcess, traceOf(inProcess)));
    CHECK_EQ(lines.at(13), "17500 A lock-renewal-refused");
}

/// "Guards": with "give up when renewal is refused" the refusal reaches the program, before its write is sent.
TEST(whoHearsOfTheRefusalGivesUp)
{
    const auto scenario = renewed(Renewal::InProcess, RenewalRefused::GiveUp);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A lock-renewal-refused
        17500 A gave-up renewal-refused
        17500 A release-ignored 33
        17500 A fan-refused fan_a C14)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// The refusal waits for the frozen program as a message does: turn 5 of its waking, so a write that is due then goes
/// first ("Order at one instant").
TEST(refusalInASeparateProcessReachesTheProgramAsAMessage)
{
    auto scenario = renewed(Renewal::SeparateProcess, RenewalRefused::GiveUp);
    scenario.faults.push_back({Duration{3000}, kA, Partition{Duration{8000}}});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        3000 A partitioned until 11000
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 A partition-healed
        11000 A lock-renewal-refused
        11000 B seat-read C14 - fence -
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over fan_b
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
    scenario.faults[0].at = Duration{500}; // its read is due at 16.0 then, after it has heard
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        500 A paused gc until 15500
        3000 A partitioned until 11000
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 A partition-healed
        11000 A lock-renewal-refused
        11000 B seat-read C14 - fence -
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        15500 A resumed gc
        15500 A gave-up renewal-refused
        15500 A release-ignored 33
        15500 A fan-refused fan_a C14)");
}

/// "Pauses and other faults": a packet that is stuck stops no renewal. The release follows the late answer at once.
TEST(renewalSavesTheLeaseFromALatePacket)
{
    auto scenario = renewed(Renewal::InProcess);
    std::get<Pause>(scenario.faults.front().kind).cause = PauseCause::Packet;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 17500
        3333 A lock-renewed until 13333
        4000 B lock-requested
        4000 B lock-waiting
        6666 A lock-renewed until 16666
        9999 A lock-renewed until 19999
        13332 A lock-renewed until 23332
        16665 A lock-renewed until 26665
        17500 A write-accepted C14 fan_a - over - sent 2500
        17500 A fan-confirmed fan_a C14
        17500 A lock-released 33
        17500 B lock-granted 34 until 27500 sent 4000
        18500 B seat-read C14 fan_a fence -
        18500 B gave-up seat-taken
        18500 B lock-released 34
        18500 B fan-refused fan_b C14)");
}

/// "Order at one instant": a renewal comes just before its worker's step, also before the release. The next one counts
/// from when this one was sent, the lease from when it arrived.
TEST(renewalsOnTheirWay)
{
    auto scenario = alone(Renewal::InProcess, 3000);
    scenario.network.oneWay = Duration{200};
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        200 A lock-granted 33 until 3200 sent 0 learned 400
        1600 A lock-renewed until 4600 sent 1400 learned 1800
        1600 A seat-read C14 - fence - sent 1400 learned 1800
        2600 A lock-renewed until 5600 sent 2400 learned 2800
        2800 A lease-checked own-clock valid
        2900 A write-sent C14 fan_a -
        3100 A write-accepted C14 fan_a - over - sent 2900 learned 3300
        3300 A fan-confirmed fan_a C14
        3600 A lock-renewed until 6600 sent 3400 learned 3800
        3600 A lock-released 33 sent 3400)");
}

/// "Belief and truth": the worker counts from when it sent its last successful renewal. By its ask alone its lease is
/// over at 2.6; by the renewal that it sent at 2.132, two intervals of 866 ms after it learned of its grant, at 4.732.
TEST(aRenewalMovesTheWorkersOwnCount)
{
    auto scenario = alone(Renewal::Off, 2600);
    scenario.network.oneWay = Duration{200};
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    const auto checked = [](const Scenario& s) {
        for (const auto& line : test::linesOf(s, traceOf(s)))
            if (line.find("lease-checked") != std::string::npos)
                return line;
        return std::string();
    };
    CHECK_EQ(checked(scenario), "2800 A lease-checked own-clock over");
    scenario.guards.renew = Renewal::InProcess;
    CHECK_EQ(checked(scenario), "2800 A lease-checked own-clock valid");
}

/// "Guards": every max(1 ms, ⌊lease/3⌋). A lease of 1 ms is over when its renewal comes.
TEST(shortestLeases)
{
    CHECK_EQ(renewals(alone(Renewal::InProcess, 2)), 3000); // at 1, 2, …, 3000 ms
    CHECK_EQ(renewals(alone(Renewal::InProcess, 5)), 3000);
    CHECK_EQ(renewals(alone(Renewal::InProcess, 6)), 1500);
    const auto shortest = alone(Renewal::InProcess, 1);
    CHECK_TRACE(shortest, R"(
        0 A lock-requested
        0 A lock-granted 33 until 1
        1 lock lock-ended A 33
        1 A lock-renewal-refused
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 A release-ignored 33)");
}

/// "Guards": renewal ends with the program, at +3.0 s also when nothing is released.
TEST(renewalEndsWithTheProgram)
{
    auto scenario = alone(Renewal::SeparateProcess, 3000);
    scenario.guards.release = Release::None;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 3000
        1000 A lock-renewed until 4000
        1000 A seat-read C14 - fence -
        2000 A lock-renewed until 5000
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 A lock-renewed until 6000
        6000 lock lock-ended A 33)");
}

/// "Guards": it stops when the worker crashes.
TEST(renewalEndsWithACrash)
{
    auto scenario = alone(Renewal::SeparateProcess, 3000);
    scenario.faults = {{Duration{1500}, kA, Crash{}}};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 3000
        1000 A lock-renewed until 4000
        1000 A seat-read C14 - fence -
        1500 A crashed
        4000 lock lock-ended A 33)");
}

/// Nobody renews for a worker that has not learned of its grant: B is granted the lock at 10.0, asleep.
TEST(nobodyRenewsWhatIsNotLearned)
{
    auto scenario = renewed(Renewal::SeparateProcess);
    scenario.faults = {{Duration{2500}, kA, Crash{}}, {Duration{5000}, WorkerId{1}, Pause{Duration{20'000}}}};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A crashed
        4000 B lock-requested
        4000 B lock-waiting
        5000 B paused gc until 25000
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000 learned 25000
        20000 lock lock-ended B 34
        25000 B resumed gc
        26000 B seat-read C14 - fence -
        27500 B write-accepted C14 fan_b - over -
        27500 B fan-confirmed fan_b C14
        28000 B release-ignored 34)");
}
