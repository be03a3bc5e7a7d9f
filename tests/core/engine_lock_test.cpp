// SPDX-License-Identifier: GPL-3.0-or-later
// The lock: its queue, its leases, who releases what, and the order of things that fall on one instant. Every expected
// line was worked out by hand from semantics.md.
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

Scenario paused(std::int64_t length, const Guards& guards = {})
{
    Scenario scenario;
    scenario.guards = guards;
    return *edit::pauseLength(scenario, Duration{length});
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

} // namespace

TEST(lockWithoutALeaseWaitsForItsHolder)
{
    Scenario scenario;
    scenario.lease.reset();
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until -
        1000 A seat-read C14 - fence -
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        17500 A resumed gc
        17500 A write-accepted C14 fan_a - over -
        17500 A fan-confirmed fan_a C14
        18000 A lock-released 33
        18000 B lock-granted 34 until - sent 4000
        19000 B seat-read C14 fan_a fence -
        19000 B gave-up seat-taken
        19000 B lock-released 34
        19000 B fan-refused fan_b C14)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// A check by the own clock passes where there is no lease to be over.
TEST(checkWithoutALease)
{
    Scenario scenario;
    scenario.lease.reset();
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(3), "2400 A lease-checked own-clock valid");
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(3), "2400 A lease-checked service valid");
}

/// A wakes while B holds the lock, and deletes B's; C, whom that lets in, loses its own to B.
TEST(blindDeleteFreesWhateverIsThere)
{
    const auto scenario = *edit::workers(paused(9000, {.release = Release::Delete}), 3);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A paused gc until 11500
        4000 B lock-requested
        4000 B lock-waiting
        8000 C lock-requested
        8000 C lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        11500 A resumed gc
        11500 A write-accepted C14 fan_a - over -
        11500 A fan-confirmed fan_a C14
        12000 A lock-released 34
        12000 C lock-granted 35 until 22000 sent 8000
        12500 B write-accepted C14 fan_b - over fan_a
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 35
        13000 C seat-read C14 fan_b fence -
        13000 C gave-up seat-taken
        13000 C release-ignored 35
        13000 C fan-refused fan_c C14)");
    CHECK_EQ(outcome(scenario), "double-sale");
}

TEST(compareAndDeleteFreesOnlyItsOwn)
{
    const auto scenario = *edit::workers(paused(9000), 3);
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(14), "12000 A release-ignored 33");
    CHECK_EQ(lines.at(17), "13000 B lock-released 34");
    CHECK_EQ(lines.at(18), "13000 C lock-granted 35 until 23000 sent 8000");
}

TEST(nobodyReleases)
{
    CHECK_TRACE(paused(0, {.release = Release::None}), R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 fan_a fence -
        11000 B gave-up seat-taken
        11000 B fan-refused fan_b C14
        20000 lock lock-ended B 34)");
    auto forEver = paused(0, {.release = Release::None});
    forEver.lease.reset();
    CHECK_EQ(outcome(forEver), "blocked");
}

/// First come, first served, whatever the order of the file; who gives up lets the next one in before its fan hears.
TEST(queueInTheOrderOfTheRequests)
{
    auto scenario = *edit::workers(paused(3000), 4);
    scenario.workers[1].arrives = Duration{500};
    scenario.workers[2].arrives = Duration{200};
    scenario.workers[3].arrives = Duration{200};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        200 C lock-requested
        200 C lock-waiting
        200 D lock-requested
        200 D lock-waiting
        500 B lock-requested
        500 B lock-waiting
        1000 A seat-read C14 - fence -
        2500 A paused gc until 5500
        5500 A resumed gc
        5500 A write-accepted C14 fan_a - over -
        5500 A fan-confirmed fan_a C14
        6000 A lock-released 33
        6000 C lock-granted 34 until 16000 sent 200
        7000 C seat-read C14 fan_a fence -
        7000 C gave-up seat-taken
        7000 C lock-released 34
        7000 D lock-granted 35 until 17000 sent 200
        7000 C fan-refused fan_c C14
        8000 D seat-read C14 fan_a fence -
        8000 D gave-up seat-taken
        8000 D lock-released 35
        8000 B lock-granted 36 until 18000 sent 500
        8000 D fan-refused fan_d C14
        9000 B seat-read C14 fan_a fence -
        9000 B gave-up seat-taken
        9000 B lock-released 36
        9000 B fan-refused fan_b C14)");
}

/// The lease ends before A wakes, and A wakes before it writes; then A's fan has the seat and B reads it as sold.
TEST(leaseEndAndWakingAtOneInstant)
{
    CHECK_TRACE(paused(7500, {.fencing = Fencing::Writes}), R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 0
        2500 A paused gc until 10000
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        10000 A resumed gc
        10000 A write-accepted C14 fan_a 33 over -
        10000 A fan-confirmed fan_a C14
        10500 A release-ignored 33
        11000 B seat-read C14 fan_a fence 33
        11000 B gave-up seat-taken
        11000 B lock-released 34
        11000 B fan-refused fan_b C14)");
}

/// `now >= end` is over: a release or a check at the end comes too late by an instant.
TEST(leaseEndsBeforeAStepAtItsInstant)
{
    auto scenario = paused(0);
    scenario.lease = Duration{3000};
    scenario.workers[1].arrives = Duration{2000};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 3000
        1000 A seat-read C14 - fence -
        2000 B lock-requested
        2000 B lock-waiting
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 lock lock-ended A 33
        3000 B lock-granted 34 until 6000 sent 2000
        3000 A release-ignored 33
        4000 B seat-read C14 fan_a fence -
        4000 B gave-up seat-taken
        4000 B lock-released 34
        4000 B fan-refused fan_b C14)");
    for (const auto by : {CheckBeforeWrite::OwnClock, CheckBeforeWrite::Service}) {
        scenario.guards.checkBeforeWrite = by;
        scenario.lease = Duration{2401};
        CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).at(5).substr(0, 20), "2400 A lease-checked");
        CHECK_EQ(outcome(scenario), "one-sale");
        CHECK(test::linesOf(scenario, traceOf(scenario)).at(5).ends_with("valid"));
        scenario.lease = Duration{2400};
        CHECK(test::linesOf(scenario, traceOf(scenario)).at(7).ends_with("over"));
    }
}

/// Steps that fall on one instant go by the order of the file.
TEST(firstInTheFileIsFirstAtOneInstant)
{
    auto scenario = paused(8500); // A writes at 11.0, when B reads
    CHECK_EQ(outcome(scenario), "one-sale");
    CHECK_EQ(outcome(paused(8501)), "double-sale");
    std::swap(scenario.workers[0], scenario.workers[1]);
    scenario.faults.front().worker = WorkerId{1};
    CHECK_EQ(outcome(scenario), "double-sale");

    auto writes = paused(10'000, {.fencing = Fencing::Writes}); // both write at 12.5
    CHECK_EQ(outcome(writes), "double-sale");
    CHECK_EQ(outcome(paused(10'001, {.fencing = Fencing::Writes})), "one-sale");
    std::swap(writes.workers[0], writes.workers[1]);
    writes.faults.front().worker = WorkerId{1};
    CHECK_EQ(outcome(writes), "one-sale");
}

/// Two leases that end at one instant end in the order of their grants, each with the grant that it causes.
TEST(leasesEndInGrantOrder)
{
    Scenario scenario = *edit::seats(*edit::workers(paused(0, {.release = Release::None}), 4), 2);
    scenario.lease = Duration{5000};
    const auto set = [&](std::size_t w, std::int64_t arrives, std::uint8_t seat) {
        scenario.workers[w].arrives = Duration{arrives};
        scenario.workers[w].seat = SeatId{seat};
    };
    set(0, 0, 1);
    set(1, 0, 0);
    set(2, 3500, 0);
    set(3, 3500, 1);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 5000
        0 B lock-requested
        0 B lock-granted 33 until 5000
        1000 A seat-read C15 - fence -
        1000 B seat-read C14 - fence -
        2500 A write-accepted C15 fan_a - over -
        2500 A fan-confirmed fan_a C15
        2500 B write-accepted C14 fan_b - over -
        2500 B fan-confirmed fan_b C14
        3500 C lock-requested
        3500 C lock-waiting
        3500 D lock-requested
        3500 D lock-waiting
        5000 lock lock-ended A 33
        5000 D lock-granted 34 until 10000 sent 3500
        5000 lock lock-ended B 33
        5000 C lock-granted 34 until 10000 sent 3500
        6000 C seat-read C14 fan_b fence -
        6000 C gave-up seat-taken
        6000 C fan-refused fan_c C14
        6000 D seat-read C15 fan_a fence -
        6000 D gave-up seat-taken
        6000 D fan-refused fan_d C15
        10000 lock lock-ended D 34
        10000 lock lock-ended C 34)");
}

/// A lease shorter than the program, with B already waiting, sells twice with no pause at all.
TEST(leaseShorterThanTheProgram)
{
    auto scenario = paused(0);
    scenario.lease = Duration{1000};
    scenario.workers[1].arrives = Duration{500};
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// Each lock name counts its own tokens: 33 twice, on one row. `<` refuses the second, `<=` lets it pass.
TEST(fenceCompareDecidesAmongEqualTokens)
{
    for (const auto compare : {FenceCompare::Less, FenceCompare::LessOrEqual}) {
        auto scenario = paused(0, {.fencing = Fencing::Writes, .fenceCompare = compare});
        scenario.workers[0].seat.reset();
        scenario.workers[1].arrives = Duration{500};
        const bool equalPasses = compare == FenceCompare::LessOrEqual;
        const auto lines = test::linesOf(scenario, traceOf(scenario));
        CHECK_EQ(lines.at(3), "500 B lock-granted 33 until 10500");
        CHECK_EQ(lines.at(6), "2500 A write-accepted C14 fan_a 33 over -");
        CHECK_EQ(lines.at(9), equalPasses ? "3000 B write-accepted C14 fan_b 33 over fan_a"
                                          : "3000 B write-rejected C14 fan_b 33 stale-token");
        CHECK_EQ(outcome(scenario), equalPasses ? "double-sale" : "one-sale");
    }
    // With tokens on reads the write tests `<=`, whatever the comparison.
    auto reads = paused(0, {.fencing = Fencing::ReadsAndWrites});
    reads.workers[0].seat.reset();
    reads.workers[1].arrives = Duration{500};
    CHECK_EQ(outcome(reads), "double-sale");
}

/// Only what different fans were told counts.
TEST(oneFanServedTwiceIsOneSale)
{
    Scenario scenario;
    scenario.workers[1].fan = "fan_a";
    const auto verdict = judge(scenario, traceOf(scenario));
    CHECK_EQ(word(verdict.outcome), "one-sale");
    CHECK_EQ(verdict.seats.front().confirmed, std::vector{FanId{0}, FanId{0}});
}
