// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/reasons.h"

#include "core/event/event_names.h"
#include "core/run/blame.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>
#include <functional>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};

/// `A seat-read 1000`
std::string told(const Scenario& scenario, const Event& event)
{
    return (event.worker ? workerName(scenario, *event.worker) : "lock") + " " + std::string(eventName(event.details)) +
           " " + std::to_string(milliseconds(event.at));
}

/// As play() judges.
Verdict judged(const Scenario& scenario, const Trace& trace)
{
    return judge(scenario, trace, eventsOf(blamedFaults(scenario, trace)));
}

std::vector<std::string> reasons(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    std::vector<std::string> lines;
    for (const EventIndex reason : judged(scenario, trace).reasons)
        lines.push_back(told(scenario, trace[reason]));
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST(whyTheLessonSellsTwice)
{
    CHECK_EQ(reasons(Scenario{}),
             Lines({"A lock-granted 0", "A seat-read 1000", "A paused 2500", "lock lock-ended 10000",
                    "B lock-granted 10000", "B seat-read 11000", "B write-accepted 12500", "B fan-confirmed 12500",
                    "A write-accepted 17500", "A fan-confirmed 17500"}));
}

TEST(whyAPassedCheckDidNotHelp)
{
    Scenario scenario;
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    const auto lines = reasons(scenario);
    CHECK(std::find(lines.begin(), lines.end(), "A lease-checked 2400") != lines.end());
}

TEST(whyFencingOnWritesLeavesAStrip)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::Writes;
    scenario.faults = {{Duration{2500}, kA, Pause{Duration{9000}}}};
    CHECK_EQ(reasons(scenario), Lines({"A lock-granted 0", "A seat-read 1000", "A paused 2500", "lock lock-ended 10000",
                                       "B lock-granted 10000", "B seat-read 11000", "A write-accepted 11500",
                                       "A fan-confirmed 11500", "B write-accepted 12500", "B fan-confirmed 12500"}));
}

TEST(whyALatePacketSellsTwice)
{
    Scenario scenario;
    scenario.faults = {{Duration{2500}, kA, Pause{Duration{15'000}, PauseCause::Packet}}};
    const auto lines = reasons(scenario);
    CHECK(std::find(lines.begin(), lines.end(), "A packet-delayed 2500") != lines.end());
}

/// A, whose lease is over, deletes B's lock; so C is let in beside B.
TEST(whyABlindDeleteSellsTwice)
{
    Scenario scenario;
    scenario.guards.release = Release::Delete;
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    scenario.workers.push_back({"C", "fan_c", Duration{5000}, SeatId{0}, "server-c"});
    scenario.faults = {{Duration{1500}, kA, Pause{Duration{9500}}}, {Duration{12'450}, kB, Pause{Duration{3000}}}};
    CHECK_EQ(reasons(scenario),
             Lines({"A lock-granted 0", "A paused 1500", "lock lock-ended 10000", "B lock-granted 10000",
                    "B seat-read 11000", "A lock-released 11900", "C lock-granted 11900", "B lease-checked 12400",
                    "B paused 12450", "C seat-read 12900", "C write-accepted 14400", "C fan-confirmed 14400",
                    "B write-accepted 15500", "B fan-confirmed 15500"}));
}

TEST(whyARunWithoutALockSellsTwice)
{
    Scenario scenario;
    scenario.protection = Protection::None;
    scenario.faults.clear();
    scenario.workers[1].arrives = Duration{500};
    CHECK_EQ(reasons(scenario), Lines({"A seat-read 1000", "B seat-read 1500", "A write-accepted 2500",
                                       "A fan-confirmed 2500", "B write-accepted 3000", "B fan-confirmed 3000"}));
}

TEST(whyACrashBlocks)
{
    Scenario scenario;
    scenario.lease.reset();
    scenario.faults = {{Duration{2500}, kA, Crash{}}};
    CHECK_EQ(reasons(scenario), Lines({"A lock-granted 0", "A crashed 2500", "B lock-waiting 4000"}));
}

TEST(whyFencingKeepsOneSale)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::Writes;
    CHECK_EQ(reasons(scenario), Lines({"A lock-granted 0", "B lock-granted 10000", "B write-accepted 12500",
                                       "B fan-confirmed 12500", "A write-rejected 17500"}));
}

/// A lost answer decides where it is the write's; what becomes of an effect comes after its fan was told yes
/// (semantics.md, "The worker's program": effects follow a write that changed a row).
TEST(whyALostAnswerSellsTwice)
{
    Scenario scenario;
    scenario.effects = {{EffectKind::Email, EffectKey::Sale}};
    scenario.faults.push_back({Duration{0}, kA, LoseAnswer{AnswerTo::Effect}});
    CHECK_EQ(reasons(scenario).back(), std::string("A fan-confirmed 17500"));
    scenario.guards.lostAnswer = LostAnswer::AssumeMine;
    scenario.faults.back().kind = LoseAnswer{AnswerTo::Write};
    const auto lines = reasons(scenario);
    CHECK(std::find(lines.begin(), lines.end(), "A answer-lost 17500") != lines.end());
    CHECK_EQ(lines.back(), std::string("A fan-confirmed 17500"));
}

TEST(whyASaleIsUntold)
{
    Scenario scenario;
    scenario.network.oneWay = Duration{200};
    scenario.workers.pop_back();
    scenario.faults = {{Duration{3200}, kA, Crash{}}};
    CHECK_EQ(reasons(scenario),
             Lines({"A lock-granted 200", "A seat-read 1600", "A write-accepted 3100", "A crashed 3200"}));
}

/// B waited too: had it never been served, the run would be a block.
TEST(whoeverWaitedWasServedOrStoppedWaiting)
{
    Scenario scenario;
    scenario.network.oneWay = Duration{200};
    scenario.faults = {{Duration{3200}, kA, Crash{}}};
    CHECK_EQ(reasons(scenario), Lines({"A lock-granted 200", "A seat-read 1600", "A write-accepted 3100",
                                       "A crashed 3200", "B lock-granted 10200"}));

    scenario.lease.reset();
    scenario.faults.push_back({Duration{5000}, kB, Crash{}});
    CHECK_EQ(reasons(scenario).back(), std::string("B crashed 5000"));

    Scenario crashed;
    crashed.lease.reset();
    crashed.guards.release = Release::None;
    crashed.faults = {{Duration{5000}, kB, Crash{}}};
    CHECK_EQ(reasons(crashed),
             Lines({"A lock-granted 0", "A write-accepted 2500", "A fan-confirmed 2500", "B crashed 5000"}));
}

namespace {

Outcome outcomeWithout(const Scenario& scenario, const Trace& trace, const std::function<bool(EventIndex)>& isLeftOut)
{
    Judge judge;
    judge.reset(scenario.seats.size(), scenario.workers.size());
    for (std::size_t i = 0; i < trace.events.size(); ++i)
        if (!isLeftOut(EventIndex{static_cast<std::uint32_t>(i)}))
            judge.observe(trace.events[i]);
    return judge.outcome();
}

} // namespace

TEST(reasonsDecide)
{
    CHECK(rc::check(
        "the reasons alone give the verdict, and nothing outside them changes it", [](const Scenario& scenario) {
            const Trace trace = traceOf(scenario);
            const Verdict verdict = judged(scenario, trace);
            const auto& why = verdict.reasons;
            RC_ASSERT(std::is_sorted(why.begin(), why.end()));
            RC_ASSERT(std::adjacent_find(why.begin(), why.end()) == why.end());
            const auto isReason = [&](EventIndex i) { return std::binary_search(why.begin(), why.end(), i); };
            RC_ASSERT(outcomeWithout(scenario, trace, [&](EventIndex i) { return !isReason(i); }) == verdict.outcome);
            for (std::size_t i = 0; i < trace.events.size(); ++i) {
                const EventIndex one{static_cast<std::uint32_t>(i)};
                if (!isReason(one))
                    RC_ASSERT(outcomeWithout(scenario, trace, [&](EventIndex k) { return k == one; }) ==
                              verdict.outcome);
            }
            const auto some = *rc::gen::container<std::vector<bool>>(trace.events.size(), rc::gen::arbitrary<bool>());
            RC_ASSERT(outcomeWithout(scenario, trace, [&](EventIndex i) { return some[index(i)] && !isReason(i); }) ==
                      verdict.outcome);
        }));
}

TEST(theLastReasonOfADoubleSaleDecides)
{
    CHECK(rc::check("until the last reason nobody was told yes twice", [](const Scenario& scenario) {
        const Trace trace = traceOf(scenario);
        const Verdict verdict = judged(scenario, trace);
        if (verdict.outcome != Outcome::DoubleSale)
            return;
        RC_ASSERT(std::holds_alternative<event::FanConfirmed>(trace[verdict.reasons.back()].details));
        RC_ASSERT(outcomeWithout(scenario, trace, [&](EventIndex i) { return i >= verdict.reasons.back(); }) !=
                  Outcome::DoubleSale);
    }));
}
