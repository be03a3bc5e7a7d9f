// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson's run and its variations, event by event. Every expected line was worked out by hand from semantics.md.
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

using Names = std::vector<std::string>;

/// The outcome, C14's holder ("-": free) and who was told yes.
void checkVerdict(const Scenario& scenario, std::string_view outcome, const std::string& holder, const Names& confirmed)
{
    const Verdict verdict = judge(scenario, traceOf(scenario));
    CHECK_EQ(word(verdict.outcome), outcome);
    const auto& seat = verdict.seats.front();
    CHECK_EQ(seat.holder ? fanName(scenario, *seat.holder) : "-", holder);
    Names told;
    for (const auto fan : seat.confirmed)
        told.push_back(fanName(scenario, fan));
    CHECK_EQ(told, confirmed);
}

Scenario with(const Guards& guards)
{
    Scenario scenario;
    scenario.guards = guards;
    return scenario;
}

Scenario paused(Duration length, const Guards& guards = {})
{
    return *edit::pauseLength(with(guards), length);
}

} // namespace

TEST(fencingOff)
{
    const Scenario lesson;
    CHECK_TRACE(lesson, R"(
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
        17500 A write-accepted C14 fan_a - over fan_b
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
    checkVerdict(lesson, "double-sale", "fan_a", {"fan_b", "fan_a"});
}

TEST(fencingOnWrites)
{
    const auto fenced = with({.fencing = Fencing::Writes});
    CHECK_TRACE(fenced, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 0
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 0
        12500 B write-accepted C14 fan_b 34 over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A write-rejected C14 fan_a 33 stale-token
        17500 A fan-refused fan_a C14
        18000 A release-ignored 33)");
    checkVerdict(fenced, "one-sale", "fan_b", {"fan_b"});
    CHECK_EQ(judge(fenced, traceOf(fenced)).seats.front().fence, std::optional(Token{34}));
}

/// A wakes after B has read "free" and before B writes.
TEST(stripUnderFencingOnWrites)
{
    const auto strip = paused(Duration{9000}, {.fencing = Fencing::Writes});
    CHECK_TRACE(strip, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 0
        2500 A paused gc until 11500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 0
        11500 A resumed gc
        11500 A write-accepted C14 fan_a 33 over -
        11500 A fan-confirmed fan_a C14
        12000 A release-ignored 33
        12500 B write-accepted C14 fan_b 34 over fan_a
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34)");
    checkVerdict(strip, "double-sale", "fan_b", {"fan_a", "fan_b"});
}

TEST(fencingOnReadsAndWrites)
{
    const auto cured = paused(Duration{9000}, {.fencing = Fencing::ReadsAndWrites});
    CHECK_TRACE(cured, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 33 raises 33
        2500 A paused gc until 11500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 34 raises 34
        11500 A resumed gc
        11500 A write-rejected C14 fan_a 33 stale-token
        11500 A fan-refused fan_a C14
        12000 A release-ignored 33
        12500 B write-accepted C14 fan_b 34 over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34)");
    checkVerdict(cured, "one-sale", "fan_b", {"fan_b"});
    checkVerdict(with({.fencing = Fencing::ReadsAndWrites}), "one-sale", "fan_b", {"fan_b"});
}

/// A's read carries 33 to a row that has seen 34: it finds no row and gives up.
TEST(staleRead)
{
    auto scenario = with({.fencing = Fencing::ReadsAndWrites});
    scenario.faults.front().at = Duration{500};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        500 A paused gc until 15500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 34 raises 34
        12500 B write-accepted C14 fan_b 34 over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        15500 A resumed gc
        16000 A read-rejected C14 33 stale-token
        16000 A gave-up stale-token
        16000 A release-ignored 33
        16000 A fan-refused fan_a C14)");
}

TEST(conditionalUpdate)
{
    const auto late = with({.conditional = true});
    CHECK_TRACE(late, R"(
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
        17500 A write-rejected C14 fan_a - not-free
        17500 A fan-refused fan_a C14
        18000 A release-ignored 33)");
    checkVerdict(late, "one-sale", "fan_b", {"fan_b"});
    checkVerdict(paused(Duration{9000}, {.conditional = true}), "one-sale", "fan_a", {"fan_a"});
}

/// Where both guards refuse, the token is named; where B comes second with the newer token, the sale is.
TEST(conditionalUpdateWithFencing)
{
    const auto late = with({.fencing = Fencing::Writes, .conditional = true});
    const auto lateLines = test::linesOf(late, traceOf(late));
    CHECK_EQ(lateLines.at(13), "17500 A write-rejected C14 fan_a 33 stale-token");
    checkVerdict(late, "one-sale", "fan_b", {"fan_b"});

    const auto strip = paused(Duration{9000}, {.fencing = Fencing::Writes, .conditional = true});
    CHECK_TRACE(strip, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 0
        2500 A paused gc until 11500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 0
        11500 A resumed gc
        11500 A write-accepted C14 fan_a 33 over -
        11500 A fan-confirmed fan_a C14
        12000 A release-ignored 33
        12500 B write-rejected C14 fan_b 34 not-free
        12500 B fan-refused fan_b C14
        13000 B lock-released 34)");
    checkVerdict(strip, "one-sale", "fan_a", {"fan_a"});
}

/// The question at the end of the lesson: lease 30 s, pause 45 s, tokens 41 and 42.
TEST(checkYourself)
{
    auto scenario = paused(Duration{45'000}, {.fencing = Fencing::Writes});
    scenario.lease = Duration{30'000};
    scenario.firstToken = Token{41};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 41 until 30000
        1000 A seat-read C14 - fence 0
        2500 A paused gc until 47500
        4000 B lock-requested
        4000 B lock-waiting
        30000 lock lock-ended A 41
        30000 B lock-granted 42 until 60000 sent 4000
        31000 B seat-read C14 - fence 0
        32500 B write-accepted C14 fan_b 42 over -
        32500 B fan-confirmed fan_b C14
        33000 B lock-released 42
        47500 A resumed gc
        47500 A write-rejected C14 fan_a 41 stale-token
        47500 A fan-refused fan_a C14
        48000 A release-ignored 41)");
    checkVerdict(scenario, "one-sale", "fan_b", {"fan_b"});
}

/// The pause falls before the check.
TEST(checkThatHelps)
{
    auto scenario = with({.checkBeforeWrite = CheckBeforeWrite::OwnClock});
    scenario.faults.front().at = Duration{2000};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2000 A paused gc until 17000
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12400 B lease-checked own-clock valid
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17000 A resumed gc
        17400 A lease-checked own-clock over
        17400 A gave-up lease-over
        17400 A release-ignored 33
        17400 A fan-refused fan_a C14)");
    checkVerdict(scenario, "one-sale", "fan_b", {"fan_b"});

    scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(9), "12400 B lease-checked service valid");
    CHECK_EQ(lines.at(14), "17400 A lease-checked service over");
    CHECK_EQ(lines.at(15), "17400 A gave-up lease-over");
    checkVerdict(scenario, "one-sale", "fan_b", {"fan_b"});
}

/// The pause falls between the check and the write.
TEST(checkThatCannotHelp)
{
    for (const auto by : {CheckBeforeWrite::OwnClock, CheckBeforeWrite::Service}) {
        const auto scenario = with({.checkBeforeWrite = by});
        const auto lines = test::linesOf(scenario, traceOf(scenario));
        CHECK_EQ(lines.size(), std::size_t{18});
        CHECK_EQ(lines.at(3), std::string("2400 A lease-checked ") +
                                  (by == CheckBeforeWrite::OwnClock ? "own-clock" : "service") + " valid");
        CHECK_EQ(lines.at(15), "17500 A write-accepted C14 fan_a - over fan_b");
        checkVerdict(scenario, "double-sale", "fan_a", {"fan_b", "fan_a"});
    }
}

/// At 2.4 s the fault still comes before the check; a millisecond later the check has passed.
TEST(theCheckGoesUpToItsOwnMillisecond)
{
    auto scenario = with({.checkBeforeWrite = CheckBeforeWrite::OwnClock});
    scenario.faults.front().at = Duration{2400};
    checkVerdict(scenario, "one-sale", "fan_b", {"fan_b"});
    scenario.faults.front().at = Duration{2401};
    checkVerdict(scenario, "double-sale", "fan_a", {"fan_b", "fan_a"});
}

/// Without a fault A has sold and released before B asks; a pause of no length is none.
TEST(noPause)
{
    for (const bool ofNoLength : {false, true}) {
        auto scenario = paused(Duration{0});
        if (!ofNoLength)
            scenario.faults.clear();
        CHECK_TRACE(scenario, R"(
            0 A lock-requested
            0 A lock-granted 33 until 10000
            1000 A seat-read C14 - fence -
            2500 A write-accepted C14 fan_a - over -
            2500 A fan-confirmed fan_a C14
            3000 A lock-released 33
            4000 B lock-requested
            4000 B lock-granted 34 until 14000
            5000 B seat-read C14 fan_a fence -
            5000 B gave-up seat-taken
            5000 B lock-released 34
            5000 B fan-refused fan_b C14)");
        checkVerdict(scenario, "one-sale", "fan_a", {"fan_a"});
    }
}

/// A read under a newer token raises the fence though the seat is taken.
TEST(fenceRisesOnATakenSeat)
{
    const auto scenario = paused(Duration{0}, {.fencing = Fencing::ReadsAndWrites});
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(3), "2500 A write-accepted C14 fan_a 33 over -");
    CHECK_EQ(lines.at(8), "5000 B seat-read C14 fan_a fence 34 raises 34");
    CHECK_EQ(judge(scenario, traceOf(scenario)).seats.front().fence, std::optional(Token{34}));
}
