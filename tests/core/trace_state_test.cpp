// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/state.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};

Instant ms(std::int64_t t)
{
    return kStart + Duration{t};
}

WorkerView workerAt(const StateView& state, WorkerId worker)
{
    return state.workers[index(worker)];
}

} // namespace

TEST(lessonAtTheMomentsThatMatter)
{
    const Scenario scenario;
    const Trace trace = traceOf(scenario);
    const auto at = [&](std::int64_t t) { return stateAt(scenario, trace, ms(t)); };

    const auto waiting = at(5000);
    CHECK(workerAt(waiting, kA).frozen);
    CHECK_EQ(workerAt(waiting, kA).frozenUntil, std::optional(ms(17'500)));
    CHECK(workerAt(waiting, kA).holds && workerAt(waiting, kA).believesHolding);
    CHECK_EQ(workerAt(waiting, kA).countsUntil, std::optional(ms(10'000)));
    CHECK(workerAt(waiting, kA).hasReadSeat && !workerAt(waiting, kA).sawHolder);
    CHECK_EQ(workerAt(waiting, kB).activity, Activity::Waiting);
    CHECK_EQ(waiting.locks[0].waiting, std::vector{kB});

    const auto ended = at(10'000);
    CHECK(workerAt(ended, kA).believesHolding && !workerAt(ended, kA).holds);
    CHECK_EQ(workerAt(ended, kA).leaseEndedAt, std::optional(ms(10'000)));
    CHECK_EQ(workerAt(ended, kA).token, std::optional(Token{33}));
    CHECK(workerAt(ended, kB).holds);
    CHECK_EQ(ended.locks[0].lastToken, std::optional(Token{34}));
    CHECK(ended.locks[0].waiting.empty());

    const auto overwritten = at(17'500);
    CHECK_EQ(overwritten.rows[0].holder, std::optional(FanId{0}));
    CHECK_EQ(overwritten.rows[0].overwritten, std::optional(FanId{1}));
    CHECK_EQ(overwritten.rows[0].confirmed, std::vector{FanId{1}, FanId{0}});
    CHECK_EQ(workerAt(overwritten, kA).activity, Activity::Wrote);
    CHECK(workerAt(overwritten, kA).believesHolding);
    CHECK(!overwritten.locks[0].holder);
    CHECK_EQ(overwritten.locks[0].lastChange, LockView::LastChange::Released);
    CHECK_EQ(overwritten.locks[0].lastBy, std::optional(kB));
    CHECK_EQ(overwritten.locks[0].lastAt, std::optional(ms(13'000)));

    CHECK(!workerAt(at(18'000), kA).believesHolding);
    CHECK(!workerAt(at(18'000), kA).leaseEndedAt);
}

TEST(aRefusedWriteTellsItsWorker)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::Writes;
    const auto trace = traceOf(scenario);
    const auto state = stateAt(scenario, trace, ms(17'500));
    CHECK(!workerAt(state, kA).believesHolding);
    CHECK_EQ(workerAt(state, kA).activity, Activity::Refused);
    CHECK_EQ(workerAt(state, kA).rejected, std::optional(RejectReason::StaleToken));
    CHECK_EQ(workerAt(state, kA).toldYes, std::optional(false));
    CHECK_EQ(state.rows[0].fence, Token{34});
}

TEST(aLockThatAnotherDeletedHasNotRunOut)
{
    Scenario scenario;
    scenario.guards.release = Release::Delete;
    scenario.faults.front().kind = Pause{Duration{9000}};
    const auto state = stateAt(scenario, traceOf(scenario), ms(12'000));
    CHECK(workerAt(state, kB).believesHolding && !workerAt(state, kB).holds);
    CHECK_EQ(workerAt(state, kB).leaseEndedAt, std::optional(ms(12'000)));
    CHECK_EQ(workerAt(state, kB).deletedBy, std::optional(kA));
    CHECK_EQ(state.locks[0].lastChange, LockView::LastChange::Deleted);
    CHECK_EQ(state.locks[0].lastBy, std::optional(kA));
}

TEST(aNewReadPutsARefusedWriteBehind)
{
    Scenario scenario;
    scenario.protection = Protection::ConditionalWrite;
    scenario.seats = {"C14", "C15"};
    scenario.workers[0].seat = scenario.workers[1].seat = std::nullopt;
    scenario.workers[1].arrives = Duration{500};
    scenario.faults.clear();
    const Trace trace = traceOf(scenario);
    const auto refused = std::find_if(trace.events.begin(), trace.events.end(), [](const Event& event) {
        return std::holds_alternative<event::WriteRejected>(event.details);
    });
    CHECK(refused != trace.events.end());
    const auto b = workerAt(stateAt(scenario, trace, refused->at), kB);
    CHECK(!b.rejected);
    CHECK_EQ(b.activity, Activity::HasRead);
    CHECK_EQ(b.seat, std::optional(SeatId{1}));
    CHECK(!b.sawHolder);
}

TEST(oneInstantEventByEvent)
{
    const Scenario scenario;
    const Trace trace = traceOf(scenario);
    const auto before = eventsUntil(trace, ms(9999));
    CHECK_EQ(eventsUntil(trace, ms(10'000)), before + 2);
    CHECK_EQ(eventsUntil(trace, kStart - Duration{1}), std::size_t{0});
    CHECK_EQ(eventsUntil(trace, kNever), trace.events.size());
    const auto events = trace.events.begin();
    const Trace first{{events, events + static_cast<std::ptrdiff_t>(before) + 1}};
    const auto between = stateAt(scenario, first, first.end());
    CHECK(!between.locks[0].holder);
    CHECK_EQ(between.locks[0].lastChange, LockView::LastChange::Expired);
    CHECK_EQ(between.locks[0].lastBy, std::optional(kA));
    CHECK_EQ(between.locks[0].waiting, std::vector{kB});
    CHECK_EQ(stateAt(scenario, trace, kStart - Duration{1}).workers[0].activity, Activity::NotArrived);
    CHECK_EQ(stateAt(scenario, trace, kNever).count, trace.events.size());
}

TEST(answersOnTheirWayAreNotKnownYet)
{
    Scenario scenario;
    scenario.network.oneWay = Duration{200};
    scenario.faults.clear();
    const Trace trace = traceOf(scenario);
    const auto a = [&](std::int64_t t) { return workerAt(stateAt(scenario, trace, ms(t)), kA); };
    CHECK_EQ(a(0).activity, Activity::Asking);
    CHECK(a(200).holds && !a(200).believesHolding);
    CHECK_EQ(a(399).activity, Activity::Asking);
    CHECK(a(400).believesHolding);
    CHECK_EQ(a(400).countsUntil, std::optional(ms(10'000)));
    CHECK_EQ(a(400).leaseUntil, std::optional(ms(10'200)));
    CHECK_EQ(a(1700).activity, Activity::Holding);
    CHECK_EQ(a(1800).activity, Activity::HasRead);
    CHECK_EQ(a(2900).activity, Activity::WriteUnderWay);
    CHECK_EQ(a(3299).activity, Activity::WriteUnderWay);
    CHECK_EQ(a(3300).activity, Activity::Wrote);
    CHECK(a(3399).believesHolding);
    CHECK(!a(3400).believesHolding && a(3400).holds);
    CHECK_EQ(a(3400).activity, Activity::Done);
    CHECK(!a(3600).holds);
}

TEST(withoutALockAnArrivalWaitsForTheEndOfAPause)
{
    Scenario scenario;
    scenario.protection = Protection::None;
    scenario.faults = {{Duration{3000}, kB, Pause{Duration{2000}}}};
    const Trace trace = traceOf(scenario);
    const auto b = [&](std::int64_t t) { return workerAt(stateAt(scenario, trace, ms(t)), kB).activity; };
    CHECK(stateAt(scenario, trace, kStart).locks.empty());
    CHECK_EQ(workerAt(stateAt(scenario, trace, kStart), kA).activity, Activity::Arrived);
    CHECK_EQ(b(4500), Activity::NotArrived);
    CHECK_EQ(b(5000), Activity::Arrived);
    CHECK_EQ(b(6000), Activity::GaveUp);
}
