// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that take time, and runs without a lock. Every expected line was worked out by hand from semantics.md.
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

Scenario lessonWith(Duration oneWay, const Guards& guards = {})
{
    Scenario scenario;
    scenario.guards = guards;
    scenario.network.oneWay = oneWay;
    return scenario;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

/// The check's line of this worker; empty if there is none.
std::string checkOf(const Scenario& scenario, std::string_view worker)
{
    for (const auto& line : test::linesOf(scenario, traceOf(scenario)))
        if (line.find(" " + std::string(worker) + " lease-checked") != std::string::npos)
            return line;
    return {};
}

} // namespace

/// A learns of its grant at 1.0, so it sends its read at 2.0 and would write at 3.5; the answer to the read reaches it
/// when it wakes. The write follows at its offset in awake time, the release when its answer is there.
TEST(lessonWithHalfASecondEachWay)
{
    CHECK_TRACE(lessonWith(Duration{500}), R"(
        0 A lock-requested
        500 A lock-granted 33 until 10500 sent 0 learned 1000
        2500 A paused gc until 17500
        2500 A seat-read C14 - fence - sent 2000 learned 17500
        4000 B lock-requested
        4500 B lock-waiting sent 4000
        10500 lock lock-ended A 33
        10500 B lock-granted 34 until 20500 sent 4000 learned 11000
        12500 B seat-read C14 - fence - sent 12000 learned 13000
        13500 B write-sent C14 fan_b -
        14000 B write-accepted C14 fan_b - over - sent 13500 learned 14500
        14500 B fan-confirmed fan_b C14
        15000 B lock-released 34 sent 14500
        17500 A resumed gc
        18500 A write-sent C14 fan_a -
        19000 A write-accepted C14 fan_a - over fan_b sent 18500 learned 19500
        19500 A fan-confirmed fan_a C14
        20000 A release-ignored 33 sent 19500)");
}

/// At 4.5 B's request comes before A's answer: it was sent before it, as a step of the instant at which A's write
/// arrived. B gives up and tells its fan no at once; its release is still under way.
TEST(givingUpWithHalfASecondEachWay)
{
    auto scenario = *edit::pauseLength(lessonWith(Duration{500}), Duration{0});
    scenario.workers[1].arrives = Duration{4000};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        500 A lock-granted 33 until 10500 sent 0 learned 1000
        2500 A seat-read C14 - fence - sent 2000 learned 3000
        3500 A write-sent C14 fan_a -
        4000 B lock-requested
        4000 A write-accepted C14 fan_a - over - sent 3500 learned 4500
        4500 B lock-waiting sent 4000
        4500 A fan-confirmed fan_a C14
        5000 A lock-released 33 sent 4500
        5000 B lock-granted 34 until 15000 sent 4000 learned 5500
        7000 B seat-read C14 fan_a fence - sent 6500 learned 7500
        7500 B gave-up seat-taken
        7500 B fan-refused fan_b C14
        8000 B lock-released 34 sent 7500)");
}

/// A step waits for the answer to the step before, where that takes longer than the offset.
TEST(stepsWaitForAnswers)
{
    auto scenario = lessonWith(Duration{2000}, {.checkBeforeWrite = CheckBeforeWrite::Service});
    scenario.faults.clear();
    scenario.workers.resize(1);
    scenario.lease.reset();
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        2000 A lock-granted 33 until - sent 0 learned 4000
        7000 A seat-read C14 - fence - sent 5000 learned 9000
        11000 A lease-checked service valid sent 9000 learned 13000
        13000 A write-sent C14 fan_a -
        15000 A write-accepted C14 fan_a - over - sent 13000 learned 17000
        17000 A fan-confirmed fan_a C14
        19000 A lock-released 33 sent 17000)");
}

/// A counts its lease from when it sent its ask (0), though the service's runs to 10.5; B, who waited, from the stamp
/// of its grant (10.5), though it learned of it at 11.0. A check at the end of the own count is over.
TEST(ownCountOfALease)
{
    auto scenario = lessonWith(Duration{500}, {.checkBeforeWrite = CheckBeforeWrite::OwnClock});
    scenario.faults = {{Duration{2500}, WorkerId{0}, Pause{Duration{6599}}}};
    CHECK_EQ(checkOf(scenario, "A"), "9999 A lease-checked own-clock valid");
    scenario.faults = {{Duration{2500}, WorkerId{0}, Pause{Duration{6600}}}};
    CHECK_EQ(checkOf(scenario, "A"), "10000 A lease-checked own-clock over");

    const Fault crash{Duration{2500}, WorkerId{0}, Crash{}};
    scenario.faults = {crash, {Duration{11'500}, WorkerId{1}, Pause{Duration{7099}}}};
    CHECK_EQ(checkOf(scenario, "B"), "20499 B lease-checked own-clock valid");
    scenario.faults = {crash, {Duration{11'500}, WorkerId{1}, Pause{Duration{7100}}}};
    CHECK_EQ(checkOf(scenario, "B"), "20500 B lease-checked own-clock over");
}

/// The service answers by its own clock at the instant at which the question arrives.
TEST(checkByTheService)
{
    auto scenario = lessonWith(Duration{500}, {.checkBeforeWrite = CheckBeforeWrite::Service});
    scenario.faults = {{Duration{2500}, WorkerId{0}, Pause{Duration{6599}}}};
    CHECK_EQ(checkOf(scenario, "A"), "10499 A lease-checked service valid sent 9999 learned 10999");
    scenario.faults = {{Duration{2500}, WorkerId{0}, Pause{Duration{6600}}}};
    CHECK_EQ(checkOf(scenario, "A"), "10500 A lease-checked service over sent 10000 learned 11000");
}

/// A's answer does not reach it any more: it never learns whether its lease was still good.
TEST(checkWhoseAnswerIsNeverLearned)
{
    auto scenario = lessonWith(Duration{500}, {.checkBeforeWrite = CheckBeforeWrite::Service});
    scenario.faults = {{Duration{4000}, WorkerId{0}, Crash{}}};
    CHECK_EQ(checkOf(scenario, "A"), "3900 A lease-checked service valid sent 3400 learned never");
}

/// The packet's delay is added to the way.
TEST(packetOnASlowWay)
{
    auto scenario = lessonWith(Duration{100});
    scenario.workers.resize(1);
    scenario.faults = {{Duration{0}, WorkerId{0}, Pause{Duration{1000}, PauseCause::Packet}}};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        100 A lock-granted 33 until 10100 sent 0 learned 200
        1300 A seat-read C14 - fence - sent 1200 learned 1400
        2700 A write-sent C14 fan_a -
        2700 A packet-delayed C14 until 3800
        3800 A write-accepted C14 fan_a - over - sent 2700 learned 3900
        3900 A fan-confirmed fan_a C14
        4000 A lock-released 33 sent 3900)");
}

/// An answer that reaches a worker as it freezes waits; one that comes as it wakes does not.
TEST(answersAtTheEndsOfAPause)
{
    auto scenario = lessonWith(Duration{500});
    scenario.protection = Protection::None;
    scenario.workers.resize(1);
    scenario.faults = {{Duration{2000}, WorkerId{0}, Pause{Duration{100}}}}; // read sent 1.0, answer at 2.0
    const auto lineOfRead = [&] { return test::linesOf(scenario, traceOf(scenario)).at(0); };
    CHECK_EQ(lineOfRead(), "1500 A seat-read C14 - fence - sent 1000 learned 2100");
    scenario.faults = {{Duration{1000}, WorkerId{0}, Pause{Duration{1000}}}}; // read at 2.0 then, answer at 3.0
    CHECK_TRACE(scenario, R"(
        1000 A paused gc until 2000
        2000 A resumed gc
        2500 A seat-read C14 - fence - sent 2000 learned 3000
        3500 A write-sent C14 fan_a -
        4000 A write-accepted C14 fan_a - over - sent 3500 learned 4500
        4500 A fan-confirmed fan_a C14)");
    scenario.faults = {{Duration{1200}, WorkerId{0}, Pause{Duration{800}}}};
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(1), "1500 A seat-read C14 - fence - sent 1000 learned 2000");
}

TEST(withoutALock)
{
    Scenario scenario;
    scenario.protection = Protection::None;
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        5000 B seat-read C14 - fence -
        6500 B write-accepted C14 fan_b - over -
        6500 B fan-confirmed fan_b C14
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over fan_b
        17500 A fan-confirmed fan_a C14)");
    CHECK_EQ(outcome(scenario), "double-sale");

    scenario.protection = Protection::ConditionalWrite;
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        5000 B seat-read C14 - fence -
        6500 B write-accepted C14 fan_b - over -
        6500 B fan-confirmed fan_b C14
        17500 A resumed gc
        17500 A write-rejected C14 fan_a - not-free
        17500 A fan-refused fan_a C14)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// Without a lock fencing, checks and releases are kept and have no effect; the predicate has.
TEST(settingsWithoutMeaningHaveNoEffect)
{
    Scenario plain;
    plain.protection = Protection::None;
    auto loaded = plain;
    loaded.guards = {.fencing = Fencing::ReadsAndWrites,
                     .fenceCompare = FenceCompare::LessOrEqual,
                     .checkBeforeWrite = CheckBeforeWrite::Service,
                     .release = Release::Delete};
    loaded.lease = Duration{1};
    CHECK_EQ(test::linesOf(loaded, traceOf(loaded)), test::linesOf(plain, traceOf(plain)));
    CHECK(!judge(loaded, traceOf(loaded)).seats.front().fence);
    loaded.guards.conditional = true;
    CHECK_EQ(outcome(loaded), "one-sale");
}
