// SPDX-License-Identifier: GPL-3.0-or-later
// Effects of a sale and their idempotency keys. Every expected line was worked out by hand from semantics.md ("The
// worker's program": effects; "Guards": idempotency key; "Right and wrong").
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

/// Two workers serve one fan, half a second apart, and nothing protects the seat: both sell it to that fan.
Scenario servedTwice(const Effect& charge)
{
    Scenario scenario;
    scenario.protection = Protection::None;
    scenario.faults.clear();
    scenario.workers[1].fan = "fan_a";
    scenario.workers[1].arrives = Duration{500};
    scenario.effects = {charge};
    return scenario;
}

/// A alone, whose charge goes out and is not answered.
Scenario unanswered(EffectKey key, LostAnswer then)
{
    Scenario scenario = *edit::workers(Scenario{}, 1);
    scenario.protection = Protection::None;
    scenario.faults = {{Duration{0}, WorkerId{0}, LoseAnswer{AnswerTo::Effect}}};
    scenario.effects = {{EffectKind::Charge, key}};
    scenario.guards.lostAnswer = then;
    return scenario;
}

Verdict verdict(const Scenario& scenario)
{
    return judge(scenario, traceOf(scenario));
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(verdict(scenario).outcome));
}

std::string lastLine(const Scenario& scenario)
{
    return test::linesOf(scenario, traceOf(scenario)).back();
}

} // namespace

/// Effects follow a winning write, after the fan was told, in the order of the list.
TEST(effectsFollowTheSaleInTheirOrder)
{
    Scenario scenario = *edit::workers(Scenario{}, 1);
    scenario.faults.clear();
    scenario.effects = {{EffectKind::Charge}, {EffectKind::Email}};
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2500 A effect-sent charge C14 fan_a 1
        2500 A effect-sent email C14 fan_a 1
        3000 A lock-released 33)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// Who is told no sends nothing.
TEST(noSaleNoEffect)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::Writes;
    scenario.effects = {{EffectKind::Email}};
    const auto effects = verdict(scenario).effects;
    CHECK_EQ(effects.size(), std::size_t{1});
    CHECK_EQ(effects.front().fan, FanId{1});
    CHECK_EQ(effects.front().sent, 1);
}

/// A key names one sale: it stops that sale's second charge.
TEST(aKeyOfTheSaleStopsItsRepeat)
{
    const auto scenario = servedTwice({EffectKind::Charge, EffectKey::Sale});
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1500 B seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2500 A effect-sent charge C14 fan_a 1
        3000 B write-accepted C14 fan_a - over fan_a
        3000 B fan-confirmed fan_a C14
        3000 B effect-deduplicated charge C14 fan_a 1)");
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// None, or one that names the attempt, does not. The verdict counts what went out.
TEST(otherKeysDoNot)
{
    for (const auto key : {EffectKey::None, EffectKey::Attempt}) {
        const auto scenario = servedTwice({EffectKind::Charge, key});
        CHECK_EQ(lastLine(scenario), "3000 B effect-sent charge C14 fan_a 1");
        CHECK_EQ(outcome(scenario), "duplicate-effect");
        CHECK_EQ(verdict(scenario).effects.size(), std::size_t{1});
        CHECK_EQ(verdict(scenario).effects.front().sent, 2);
    }
}

/// "It stops repeats of that sale's effect, not two sales."
TEST(aKeyDoesNotStopTwoSales)
{
    Scenario scenario;
    scenario.effects = {{EffectKind::Email, EffectKey::Sale}};
    CHECK_EQ(outcome(scenario), "double-sale");
    const auto effects = verdict(scenario).effects;
    CHECK_EQ(effects.size(), std::size_t{2}); // in the order of their first sending: B's, then A's
    CHECK(effects[0].fan == FanId{1} && effects[0].sent == 1);
    CHECK(effects[1].fan == FanId{0} && effects[1].sent == 1);
}

/// A provider that writes a key down only once it is done knows nothing of a request in progress. Leases and effects
/// end before workers step, so at 3.0 what takes 0.5 s is done.
TEST(aRequestInProgress)
{
    const auto last = [](bool recordsInProgress, std::int64_t takes) {
        return lastLine(servedTwice({EffectKind::Charge, EffectKey::Sale, recordsInProgress, Duration{takes}}));
    };
    CHECK_EQ(last(false, 501), "3000 B effect-sent charge C14 fan_a 1");
    CHECK_EQ(last(false, 500), "3000 B effect-deduplicated charge C14 fan_a 1");
    CHECK_EQ(last(true, 501), "3000 B effect-deduplicated charge C14 fan_a 1");
    CHECK_EQ(outcome(servedTwice({EffectKind::Charge, EffectKey::Sale, false, Duration{501}})), "duplicate-effect");
}

/// Keys are known for one effect: an email's stops no charge.
TEST(eachEffectHasItsOwnKeys)
{
    auto scenario = servedTwice({EffectKind::Email, EffectKey::Sale});
    scenario.effects.push_back({EffectKind::Charge, EffectKey::Sale});
    const auto lines = test::linesOf(scenario, traceOf(scenario));
    CHECK_EQ(lines.at(4), "2500 A effect-sent email C14 fan_a 1");
    CHECK_EQ(lines.at(5), "2500 A effect-sent charge C14 fan_a 1");
    CHECK_EQ(lines.at(8), "3000 B effect-deduplicated email C14 fan_a 1");
    CHECK_EQ(lines.at(9), "3000 B effect-deduplicated charge C14 fan_a 1");
}

/// Whoever repeats a lost write repeats a lost effect. The sale's key stops the repeat, the attempt's is another one.
TEST(aLostAnswerToAnEffect)
{
    CHECK_TRACE(unanswered(EffectKey::Sale, LostAnswer::ReadBack), R"(
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2500 A effect-sent charge C14 fan_a 1
        2500 A answer-lost C14 of-effect
        2500 A effect-deduplicated charge C14 fan_a 2)");
    CHECK_EQ(outcome(unanswered(EffectKey::Sale, LostAnswer::ReadBack)), "one-sale");
    CHECK_EQ(lastLine(unanswered(EffectKey::Attempt, LostAnswer::ReadBack)), "2500 A effect-sent charge C14 fan_a 2");
    CHECK_EQ(outcome(unanswered(EffectKey::Attempt, LostAnswer::ReadBack)), "duplicate-effect");
    CHECK_EQ(outcome(unanswered(EffectKey::None, LostAnswer::AssumeMine)), "duplicate-effect");
    CHECK_EQ(lastLine(unanswered(EffectKey::None, LostAnswer::NoRetry)), "2500 A answer-lost C14 of-effect");
    CHECK_EQ(outcome(unanswered(EffectKey::None, LostAnswer::NoRetry)), "one-sale");
}

/// "Right and wrong": the first verdict that applies; a double sale comes before its effects.
TEST(aDoubleSaleIsWorseThanADuplicateEffect)
{
    auto scenario = servedTwice({EffectKind::Charge});
    CHECK_EQ(outcome(scenario), "duplicate-effect");
    scenario.workers.push_back({"C", "fan_c", Duration{600}, SeatId{0}, "server-C"});
    CHECK_EQ(outcome(scenario), "double-sale");
}
