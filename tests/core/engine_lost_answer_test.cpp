// SPDX-License-Identifier: GPL-3.0-or-later
// Lost answers to writes. Every expected line was worked out by hand from semantics.md ("A lost answer").
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

Fault lose(std::int64_t at, WorkerId worker)
{
    return {Duration{at}, worker, LoseAnswer{}};
}

/// A alone, whose first write is not answered.
Scenario alone(LostAnswer then)
{
    Scenario scenario = *edit::workers(Scenario{}, 1);
    scenario.faults = {lose(2000, kA)};
    scenario.guards.lostAnswer = then;
    return scenario;
}

/// Both read the seat as free; A's write comes first, B's is refused and not answered.
Scenario refusedUnheard(LostAnswer then)
{
    Scenario scenario;
    scenario.protection = Protection::ConditionalWrite;
    scenario.guards.lostAnswer = then;
    scenario.workers[1].arrives = Duration{0};
    scenario.faults = {lose(0, kB)};
    return scenario;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

} // namespace

/// No retry: it tells its fan no, though the row is sold to it.
TEST(noRetryTellsNo)
{
    const auto scenario = alone(LostAnswer::NoRetry);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over - learned never
        2500 A answer-lost C14 of-write
        2500 A fan-refused fan_a C14
        3000 A lock-released 33)");
    CHECK_EQ(outcome(scenario), "sold-untold");
}

/// The same write once more: without a condition it changes the row again.
TEST(aRetryThatChangesARowIsAYes)
{
    for (const auto then : {LostAnswer::ReadBack, LostAnswer::AssumeMine}) {
        const auto scenario = alone(then);
        CHECK_TRACE(scenario, R"(
            0 A lock-requested
            0 A lock-granted 33 until 10000
            1000 A seat-read C14 - fence -
            2500 A write-accepted C14 fan_a - over - learned never
            2500 A answer-lost C14 of-write
            2500 A write-accepted C14 fan_a - over fan_a
            2500 A fan-confirmed fan_a C14
            3000 A lock-released 33)");
        CHECK_EQ(outcome(scenario), "one-sale");
    }
}

/// With `fence < :token` the repeated write finds its own token in the row: zero rows. The row says whose it is.
TEST(zeroRowsThenItsOwnFan)
{
    auto scenario = alone(LostAnswer::ReadBack);
    scenario.guards.fencing = Fencing::Writes;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 0
        2500 A write-accepted C14 fan_a 33 over - learned never
        2500 A answer-lost C14 of-write
        2500 A write-rejected C14 fan_a 33 stale-token
        2500 A seat-read C14 fan_a fence 33
        2500 A fan-confirmed fan_a C14
        3000 A lock-released 33)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// Each fault loses one answer.
TEST(twoFaultsTwoAnswers)
{
    auto scenario = alone(LostAnswer::ReadBack);
    scenario.faults.push_back(lose(2400, kA));
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over - learned never
        2500 A answer-lost C14 of-write
        2500 A write-accepted C14 fan_a - over fan_a learned never
        2500 A answer-lost C14 of-write
        2500 A write-accepted C14 fan_a - over fan_a
        2500 A fan-confirmed fan_a C14
        3000 A lock-released 33)");
    scenario.faults[1].at = Duration{2501}; // no write is sent any more
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).size(), std::size_t{8});
}

/// Only a write that is sent at or after the fault's time loses its answer.
TEST(armedFromItsInstantOn)
{
    auto scenario = alone(LostAnswer::NoRetry);
    scenario.faults.front().at = Duration{2500};
    CHECK_EQ(outcome(scenario), "sold-untold");
    scenario.faults.front().at = Duration{2501};
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// "Zero rows means mine" sells twice with a conditional write alone, in 5 steps.
TEST(assumingSellsTwiceUnderACondition)
{
    const auto scenario = refusedUnheard(LostAnswer::AssumeMine);
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1000 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2500 B write-rejected C14 fan_b - not-free learned never
        2500 B answer-lost C14 of-write
        2500 B write-rejected C14 fan_b - not-free
        2500 B fan-confirmed fan_b C14)");
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// Who reads the row instead says yes only if its holder is its own fan.
TEST(readingBackTellsTheTruth)
{
    const auto scenario = refusedUnheard(LostAnswer::ReadBack);
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1000 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2500 B write-rejected C14 fan_b - not-free learned never
        2500 B answer-lost C14 of-write
        2500 B write-rejected C14 fan_b - not-free
        2500 B seat-read C14 fan_a fence -
        2500 B fan-refused fan_b C14)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// "The opening story": who takes any seat and was refused this one reads again at that instant, and writes a gap
/// later.
TEST(anySeatGoesOnAfterReadingBack)
{
    auto scenario = refusedUnheard(LostAnswer::ReadBack);
    scenario.seats = {"C14", "C15"};
    scenario.workers[1].seat.reset();
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1000 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2500 B write-rejected C14 fan_b - not-free learned never
        2500 B answer-lost C14 of-write
        2500 B write-rejected C14 fan_b - not-free
        2500 B seat-read C14 fan_a fence -
        2500 B seat-read C15 - fence -
        4000 B write-accepted C15 fan_b - over -
        4000 B fan-confirmed fan_b C15)");
    scenario.guards.lostAnswer = LostAnswer::NoRetry; // told no, no new read
    CHECK_EQ(test::linesOf(scenario, traceOf(scenario)).back(), "2500 B fan-refused fan_b C14");
}

/// Under a lock with tokens on reads and writes it takes 8 steps: A's late write is refused, and so is its retry.
TEST(assumingSellsTwiceWithTokensOnReadsAndWrites)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    scenario.guards.lostAnswer = LostAnswer::AssumeMine;
    scenario.faults.push_back(lose(0, kA));
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 33 raises 33
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 34 raises 34
        12500 B write-accepted C14 fan_b 34 over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A write-rejected C14 fan_a 33 stale-token learned never
        17500 A answer-lost C14 of-write
        17500 A write-rejected C14 fan_a 33 stale-token
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
    CHECK_EQ(outcome(scenario), "double-sale");
    // With read-back the raising read is refused too: told no, no giving up, the lock given back at its own time.
    scenario.guards.lostAnswer = LostAnswer::ReadBack;
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(16), "17500 A read-rejected C14 33 stale-token");
    CHECK_EQ(lines.at(17), "17500 A fan-refused fan_a C14");
    CHECK_EQ(lines.at(18), "18000 A release-ignored 33");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// A frozen worker misses the answer on waking. The packet is late and its answer lost: both befall one write.
TEST(aFrozenWorkerMissesItOnWaking)
{
    auto scenario = alone(LostAnswer::NoRetry);
    scenario.faults.push_back({Duration{2500}, kA, Pause{Duration{1000}, PauseCause::Packet}});
    scenario.faults.push_back({Duration{3000}, kA, Pause{Duration{2000}}});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-sent C14 fan_a -
        2500 A packet-delayed C14 until 3500
        3000 A paused gc until 5000
        3500 A write-accepted C14 fan_a - over - sent 2500 learned never
        5000 A resumed gc
        5000 A answer-lost C14 of-write
        5000 A fan-refused fan_a C14
        5000 A lock-released 33)");
}

/// The loss is noticed when the answer would have been there; the retry takes its own way.
TEST(lossesTakeTheirWay)
{
    auto scenario = alone(LostAnswer::ReadBack);
    scenario.network.oneWay = Duration{200};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        200 A lock-granted 33 until 10200 sent 0 learned 400
        1600 A seat-read C14 - fence - sent 1400 learned 1800
        2900 A write-sent C14 fan_a -
        3100 A write-accepted C14 fan_a - over - sent 2900 learned never
        3300 A answer-lost C14 of-write
        3300 A write-sent C14 fan_a -
        3500 A write-accepted C14 fan_a - over fan_a sent 3300 learned 3700
        3700 A fan-confirmed fan_a C14
        3900 A lock-released 33 sent 3700)");
}
