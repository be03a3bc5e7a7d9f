// SPDX-License-Identifier: GPL-3.0-or-later
// Pauses, late packets and crashes, event by event. Every expected line was worked out by hand from semantics.md.
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

Duration ms(std::int64_t n)
{
    return Duration{n};
}

Fault pauseOf(WorkerId worker, std::int64_t at, std::int64_t length, PauseCause cause = PauseCause::GarbageCollection)
{
    return {ms(at), worker, Pause{ms(length), cause}};
}

Fault crashOf(WorkerId worker, std::int64_t at)
{
    return {ms(at), worker, Crash{}};
}

Scenario withFaults(std::vector<Fault> faults)
{
    Scenario scenario;
    scenario.faults = std::move(faults);
    return scenario;
}

/// A alone, without a lock.
Scenario aloneWithoutLock(std::vector<Fault> faults)
{
    auto scenario = withFaults(std::move(faults));
    scenario.protection = Protection::None;
    scenario.workers.resize(1);
    return scenario;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

} // namespace

TEST(swappingAndAFrozenMachineStopTheWholeProcess)
{
    const auto lines = test::linesOf(Scenario{}, traceOf(Scenario{}));
    for (const auto cause : {PauseCause::Swap, PauseCause::VmPause}) {
        const auto scenario = edit::pauseCause(Scenario{}, cause);
        auto expected = lines;
        expected.at(3) = "2500 A paused " + std::string(word(cause)) + " until 17500";
        expected.at(12) = "17500 A resumed " + std::string(word(cause));
        CHECK_EQ(test::linesOf(scenario, traceOf(scenario)), expected);
    }
}

/// A's write is under way for 15 s; A itself is awake and waits for the answer.
TEST(packetStuckInAQueue)
{
    auto scenario = edit::pauseCause(Scenario{}, PauseCause::Packet);
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2400 A lease-checked own-clock valid
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12400 B lease-checked own-clock valid
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A write-accepted C14 fan_a - over fan_b sent 2500
        17500 A fan-confirmed fan_a C14
        17500 A release-ignored 33)");
    CHECK_EQ(outcome(scenario), "double-sale");

    scenario.guards = {.fencing = Fencing::Writes};
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(3), "2500 A write-sent C14 fan_a 33");
    CHECK_EQ(lines.at(13), "17500 A write-rejected C14 fan_a 33 stale-token sent 2500");
    CHECK_EQ(lines.at(14), "17500 A fan-refused fan_a C14");
    CHECK_EQ(lines.at(15), "17500 A release-ignored 33");
    CHECK_EQ(lines.size(), std::size_t{16});
}

TEST(packetCatchesOnlyTheFirstWriteSentAtOrAfterIt)
{
    const auto plain = test::linesOf(withFaults({}), traceOf(withFaults({})));
    for (const auto at : {2501, 3000, 50'000}) {
        const auto missed = withFaults({pauseOf(kA, at, 15'000, PauseCause::Packet)});
        CHECK_EQ(test::linesOf(missed, traceOf(missed)), plain);
    }
    const auto early = withFaults({pauseOf(kA, 0, 200, PauseCause::Packet)});
    CHECK_TRACE(early, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 2700
        2700 A write-accepted C14 fan_a - over - sent 2500
        2700 A fan-confirmed fan_a C14
        3000 A lock-released 33
        4000 B lock-requested
        4000 B lock-granted 34 until 14000
        5000 B seat-read C14 fan_a fence -
        5000 B gave-up seat-taken
        5000 B lock-released 34
        5000 B fan-refused fan_b C14)");
}

/// Two packets before one write: it is late by both, and the write after it by neither.
TEST(twoPacketsCatchOneWrite)
{
    auto scenario =
        aloneWithoutLock({pauseOf(kA, 0, 200, PauseCause::Packet), pauseOf(kA, 1000, 300, PauseCause::Packet)});
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 3000
        3000 A write-accepted C14 fan_a - over - sent 2500
        3000 A fan-confirmed fan_a C14)");

    scenario = *edit::seats(scenario, 2);
    scenario.protection = Protection::ConditionalWrite;
    scenario.workers = {scenario.workers[0], lessonWorkers()[1]};
    scenario.workers[0].seat.reset();
    scenario.workers[1].arrives = ms(100);
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1100 B seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 3000
        2600 B write-accepted C14 fan_b - over -
        2600 B fan-confirmed fan_b C14
        3000 A write-rejected C14 fan_a - not-free sent 2500
        3000 A seat-read C15 - fence -
        4500 A write-accepted C15 fan_a - over -
        4500 A fan-confirmed fan_a C15)");
}

/// Frozen while its late write is under way: the row changes in time, the answer waits for the worker.
TEST(freezeWhileAPacketIsLate)
{
    const auto scenario = aloneWithoutLock({pauseOf(kA, 2000, 2000, PauseCause::Packet), pauseOf(kA, 3000, 5000)});
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 4500
        3000 A paused gc until 8000
        4500 A write-accepted C14 fan_a - over - sent 2500 learned 8000
        8000 A resumed gc
        8000 A fan-confirmed fan_a C14)");
}

/// 2.5 to 7.5, then 6 to 20 by another cause: one freeze, the first one's cause.
TEST(overlappingPausesAreTheirUnion)
{
    const std::string_view expected = R"(
        1000 A seat-read C14 - fence -
        2000 A paused gc until 20000
        20000 A resumed gc
        20500 A write-accepted C14 fan_a - over -
        20500 A fan-confirmed fan_a C14)";
    const auto gc = [](std::int64_t at, std::int64_t length) { return pauseOf(kA, at, length); };
    const auto swap = [](std::int64_t at, std::int64_t length) { return pauseOf(kA, at, length, PauseCause::Swap); };
    CHECK_TRACE(aloneWithoutLock({gc(2000, 5000), swap(6000, 14'000)}), expected);
    CHECK_TRACE(aloneWithoutLock({swap(6000, 14'000), gc(2000, 5000)}), expected); // in the file the other way round
    CHECK_TRACE(aloneWithoutLock({gc(2000, 5000), swap(7000, 13'000)}), expected); // touching
    CHECK_TRACE(aloneWithoutLock({gc(2000, 18'000), swap(7000, 3000)}), expected); // inside
    CHECK_TRACE(aloneWithoutLock({gc(2000, 18'000), swap(2000, 3000)}), expected); // at one instant
    CHECK_TRACE(aloneWithoutLock({gc(2000, 3000), swap(2000, 18'000)}), expected);
    CHECK_TRACE(aloneWithoutLock({gc(2000, 3000), swap(4000, 10'000), swap(14'000, 6000)}), expected);
    CHECK_TRACE(aloneWithoutLock({gc(2000, 18'000), swap(7000, 1000), swap(20'000, 0)}), expected);
}

TEST(pausesApartDelayWhatIsStillToComeOnceEach)
{
    CHECK_TRACE(aloneWithoutLock({pauseOf(kA, 500, 1000), pauseOf(kA, 1501, 1000, PauseCause::Swap)}), R"(
        500 A paused gc until 1500
        1500 A resumed gc
        1501 A paused swap until 2501
        2501 A resumed swap
        3000 A seat-read C14 - fence -
        4500 A write-accepted C14 fan_a - over -
        4500 A fan-confirmed fan_a C14)");
}

/// A step that is due when the pause starts comes after it, one that is due when it ends comes at its end.
TEST(pauseAtTheInstantOfAStep)
{
    CHECK_TRACE(aloneWithoutLock({pauseOf(kA, 1000, 1500)}), R"(
        1000 A paused gc until 2500
        2500 A resumed gc
        2500 A seat-read C14 - fence -
        4000 A write-accepted C14 fan_a - over -
        4000 A fan-confirmed fan_a C14)");
}

TEST(arrivalDuringAPauseHappensAtItsEnd)
{
    for (const auto from : {3000, 4000}) {
        auto scenario = withFaults({pauseOf(kB, from, 6000 - from)});
        const auto lines = test::linesOf(scenario, traceOf(scenario));
        CHECK_EQ(lines.at(lines.size() - 7), "6000 B resumed gc");
        CHECK_EQ(lines.at(lines.size() - 6), "6000 B lock-requested");
        CHECK_EQ(lines.at(lines.size() - 4), "7000 B seat-read C14 fan_a fence -");
    }
    auto alone = aloneWithoutLock({pauseOf(kA, 0, 2000)});
    CHECK_TRACE(alone, R"(
        0 A paused gc until 2000
        2000 A resumed gc
        3000 A seat-read C14 - fence -
        4500 A write-accepted C14 fan_a - over -
        4500 A fan-confirmed fan_a C14)");
}

TEST(pauseBeforeTheArrivalAndAfterTheWorkChangesNothingElse)
{
    CHECK_TRACE(withFaults({pauseOf(kB, 1000, 3000), pauseOf(kA, 3000, 1000), pauseOf(kA, 30'000, 1000)}), R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 B paused gc until 4000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 A paused gc until 4000
        4000 A resumed gc
        4000 B resumed gc
        4000 A lock-released 33
        4000 B lock-requested
        4000 B lock-granted 34 until 14000
        5000 B seat-read C14 fan_a fence -
        5000 B gave-up seat-taken
        5000 B lock-released 34
        5000 B fan-refused fan_b C14
        30000 A paused gc until 31000
        31000 A resumed gc)");
}

/// B is granted while it is frozen and learns of it on waking; its offsets count from there, its lease does not.
TEST(grantDuringAPause)
{
    auto scenario = withFaults({pauseOf(kA, 2500, 15'000), pauseOf(kB, 9000, 3000)});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        9000 B paused gc until 12000
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000 learned 12000
        12000 B resumed gc
        13000 B seat-read C14 - fence -
        14500 B write-accepted C14 fan_b - over -
        14500 B fan-confirmed fan_b C14
        15000 B lock-released 34
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over fan_b
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
}

TEST(crashOfTheHolder)
{
    const auto scenario = withFaults({crashOf(kA, 2500)});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A crashed
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

TEST(crashOfTheHolderWithoutALeaseBlocksForEver)
{
    auto scenario = withFaults({crashOf(kA, 2500)});
    scenario.lease.reset();
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until -
        1000 A seat-read C14 - fence -
        2500 A crashed
        4000 B lock-requested
        4000 B lock-waiting)");
    const auto verdict = judge(scenario, traceOf(scenario));
    CHECK_EQ(word(verdict.outcome), "blocked");
    CHECK_EQ(verdict.blocked, std::vector{kB});
    CHECK(!verdict.seats.front().holder);
}

/// A pause, a second crash, a packet: after a crash nothing of that worker is left, not even the end of its pause.
TEST(nothingComesAfterACrash)
{
    const auto scenario = aloneWithoutLock({pauseOf(kA, 500, 2000), crashOf(kA, 1000), pauseOf(kA, 5000, 1000),
                                            crashOf(kA, 6000), pauseOf(kA, 500, 2000, PauseCause::Packet)});
    CHECK_TRACE(scenario, R"(
        500 A paused gc until 2500
        1000 A crashed)");
    CHECK_TRACE(aloneWithoutLock({pauseOf(kA, 500, 2000), crashOf(kA, 2500)}), R"(
        500 A paused gc until 2500
        2500 A resumed gc
        2500 A crashed)");
    CHECK_TRACE(aloneWithoutLock({crashOf(kA, 500), pauseOf(kA, 500, 2000)}), "500 A crashed");
    CHECK_TRACE(aloneWithoutLock({pauseOf(kA, 500, 2000), crashOf(kA, 500)}), R"(
        500 A paused gc until 2500
        500 A crashed)");
    CHECK_TRACE(aloneWithoutLock({crashOf(kA, 0)}), "0 A crashed");
    // Nor does a pause after it make the one longer that it cut short.
    CHECK_TRACE(aloneWithoutLock({pauseOf(kA, 500, 5000), crashOf(kA, 2000), pauseOf(kA, 4000, 100'000)}), R"(
        500 A paused gc until 5500
        2000 A crashed)");
}

/// B's request stands in the queue though B has crashed: it is granted, and its lease ends by itself.
TEST(requestOutlivesItsSender)
{
    auto scenario = withFaults({crashOf(kB, 5000), pauseOf(kA, 2500, 15'000)});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        5000 B crashed
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000 learned never
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over -
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33
        20000 lock lock-ended B 34)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// The write that A sent before it crashed reaches the row; nobody tells A's fan.
TEST(lateWriteOfACrashedWorkerSellsUntold)
{
    const auto scenario = aloneWithoutLock({pauseOf(kA, 2000, 2000, PauseCause::Packet), crashOf(kA, 3000)});
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 4500
        3000 A crashed
        4500 A write-accepted C14 fan_a - over - sent 2500 learned never)");
    CHECK_EQ(outcome(scenario), "sold-untold");
}
