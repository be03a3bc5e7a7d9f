// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/belief.h"
#include "core/trace/state.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>
#include <functional>
#include <set>

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

namespace {

/// The second way: no folding; each question is put to the whole trace anew, from its end.
class Questions {
public:
    Questions(const Scenario& scenario, const Trace& trace, const Beliefs& beliefs, Instant t)
        : scenario_(scenario), trace_(trace), beliefs_(beliefs), t_(t)
    {
    }

    template <class... Kinds>
    const Event* last(const std::function<bool(const Event&)>& also) const
    {
        for (auto event = trace_.events.rbegin(); event != trace_.events.rend(); ++event)
            if (event->at <= t_ && (std::holds_alternative<Kinds>(event->details) || ...) && also(*event))
                return &*event;
        return nullptr;
    }
    template <class... Kinds>
    const Event* lastOf(WorkerId worker) const
    {
        return last<Kinds...>([&](const Event& event) { return event.worker == worker; });
    }

    const LeaseInterval* lease(WorkerId worker) const
    {
        for (const auto& lease : beliefs_.leases)
            if (lease.worker == worker && lease.from <= t_ && t_ < lease.to)
                return &lease;
        return nullptr;
    }
    const BeliefInterval* belief(WorkerId worker) const
    {
        for (const auto& belief : beliefs_.believed)
            if (belief.worker == worker && belief.from <= t_ && t_ < belief.to)
                return &belief;
        return nullptr;
    }
    /// What its own clock, as it goes now, says of the end that it counts to: from the last grant or renewal that it
    /// knows of.
    std::optional<Instant> countsUntil(WorkerId worker) const
    {
        const auto knows = [&](const Event& event) { return event.worker == worker && event.learned <= t_; };
        const auto* known = last<event::LockGranted, event::LockRenewed>(knows);
        if (!known || !effectiveLease(scenario_))
            return std::nullopt;
        const auto* renewed = std::get_if<event::LockRenewed>(&known->details);
        const auto counted = renewed ? renewed->countedTo : *std::get<event::LockGranted>(known->details).countedTo;
        return kStart + (counted.time_since_epoch() - clockAhead(worker));
    }
    Duration clockAhead(WorkerId worker) const
    {
        Duration ahead{0};
        for (const auto& event : trace_.events) {
            if (event.worker != worker || event.at > t_)
                continue;
            if (const auto* jump = std::get_if<event::ClockJumped>(&event.details))
                ahead += jump->by;
            if (const auto* resumed = std::get_if<event::Resumed>(&event.details))
                ahead -= resumed->clockStood;
        }
        return ahead;
    }
    /// The end of the current grant's lease, by what has befallen it so far.
    std::optional<Instant> leaseUntil(const LeaseInterval& lease) const
    {
        auto until = std::get<event::LockGranted>(trace_[lease.granted].details).until;
        for (std::size_t i = index(lease.granted); until && i < trace_.events.size(); ++i) {
            const Event& event = trace_.events[i];
            if (event.at > t_)
                break;
            const auto prolonged = [&](const auto* service) {
                until = service && service->until ? service->until : until;
            };
            if (const auto* renewed = std::get_if<event::LockRenewed>(&event.details))
                until = event.worker == lease.worker ? renewed->until : until;
            else if (const auto* jump = std::get_if<event::ClockJumped>(&event.details))
                until = event.worker ? until : std::max(event.at, *until - jump->by);
            prolonged(std::get_if<event::ServiceFailedOver>(&event.details));
            prolonged(std::get_if<event::ServiceRestarted>(&event.details));
        }
        return until;
    }
    std::optional<Instant> leaseEnd(WorkerId worker) const
    {
        for (const auto& lease : beliefs_.leases)
            if (lease.worker == worker && lease.to <= t_)
                return lease.to;
        return std::nullopt;
    }

    std::optional<WorkerId> deleter(WorkerId worker) const
    {
        for (const auto& lease : beliefs_.leases)
            if (lease.worker == worker && lease.to <= t_ && lease.ended == LeaseInterval::Ended::DeletedByOther)
                return trace_[*lease.endedBy].worker;
        return std::nullopt;
    }

    std::optional<Token> highestToken(SeatId seat) const
    {
        Token highest{0};
        for (const auto& event : trace_.events) {
            if (event.at > t_)
                break;
            if (const auto* read = std::get_if<event::SeatRead>(&event.details))
                if (read->raisedTo && (read->anySeat || read->seat == seat))
                    highest = std::max(highest, *read->raisedTo);
            if (const auto* write = std::get_if<event::WriteAccepted>(&event.details))
                if (write->seat == seat && write->token)
                    highest = std::max(highest, *write->token);
        }
        return highest;
    }

    const Scenario& scenario_;
    const Trace& trace_;
    const Beliefs& beliefs_;
    Instant t_;
};

void assertWorker(const Questions& ask, WorkerId id, const WorkerView& view)
{
    const auto* lease = ask.lease(id);
    const auto* belief = ask.belief(id);
    RC_ASSERT(view.holds == (lease != nullptr));
    RC_ASSERT(view.leaseUntil == (lease ? ask.leaseUntil(*lease) : std::nullopt));
    RC_ASSERT(view.believesHolding == (belief != nullptr));
    RC_ASSERT(view.token == (belief ? belief->token : std::nullopt));
    RC_ASSERT(view.countsUntil == (belief ? ask.countsUntil(id) : std::nullopt));
    RC_ASSERT(view.leaseEndedAt == (belief ? ask.leaseEnd(id) : std::nullopt));
    RC_ASSERT(view.deletedBy == (belief ? ask.deleter(id) : std::nullopt));

    const auto* freeze = ask.lastOf<event::Paused, event::Resumed, event::Crashed>(id);
    RC_ASSERT(view.frozen == (freeze && std::holds_alternative<event::Paused>(freeze->details)));
    const auto* cutOff = ask.lastOf<event::Partitioned, event::PartitionHealed, event::Crashed>(id);
    const auto* partition = cutOff ? std::get_if<event::Partitioned>(&cutOff->details) : nullptr;
    RC_ASSERT(view.cutOffUntil == (partition ? std::optional(partition->until) : std::nullopt));
    const auto ofWrite = [&](const Event& event) {
        return event.worker == id && !std::get<event::AnswerLost>(event.details).effect;
    };
    RC_ASSERT(view.answerLost == (ask.last<event::AnswerLost>(ofWrite) != nullptr));
    const auto* told = ask.lastOf<event::FanConfirmed, event::FanRefused>(id);
    RC_ASSERT(view.toldYes.has_value() == (told != nullptr));
    if (told)
        RC_ASSERT(*view.toldYes == std::holds_alternative<event::FanConfirmed>(told->details));
    const auto* gaveUp = ask.lastOf<event::GaveUp>(id);
    RC_ASSERT(view.gaveUp.has_value() == (gaveUp != nullptr));

    const auto* read =
        ask.last<event::SeatRead>([&](const Event& event) { return event.worker == id && event.learned <= ask.t_; });
    if (read) {
        const auto& row = std::get<event::SeatRead>(read->details);
        RC_ASSERT(view.seat == row.seat);
        RC_ASSERT(view.sawHolder == row.holder);
    } else {
        RC_ASSERT(!view.hasReadSeat);
    }
}

void assertLock(const Questions& ask, LockId id, const LockView& view)
{
    std::set<WorkerId> waiting;
    std::optional<WorkerId> holder;
    std::optional<Token> lastToken;
    const Event* lastGrant = nullptr;
    for (std::size_t w = 0; w < ask.scenario_.workers.size(); ++w) {
        const WorkerId worker{static_cast<std::uint8_t>(w)};
        if (lockOf(ask.scenario_, worker) != id)
            continue;
        if (ask.lease(worker))
            holder = worker;
        if (ask.lastOf<event::LockWaiting>(worker) && !ask.lastOf<event::LockGranted>(worker))
            waiting.insert(worker);
        if (const auto* grant = ask.lastOf<event::LockGranted>(worker))
            lastGrant = std::max(lastGrant, grant); // in the order of the trace
    }
    if (lastGrant)
        lastToken = std::get<event::LockGranted>(lastGrant->details).token;
    RC_ASSERT(view.holder == holder);
    RC_ASSERT(view.until == (holder ? ask.leaseUntil(*ask.lease(*holder)) : std::nullopt));
    RC_ASSERT((std::set<WorkerId>(view.waiting.begin(), view.waiting.end()) == waiting));
    RC_ASSERT(view.lastToken == lastToken);
}

void assertRow(const Questions& ask, SeatId id, const RowView& view)
{
    const auto* sale = ask.last<event::WriteAccepted>(
        [&](const Event& event) { return std::get<event::WriteAccepted>(event.details).seat == id; });
    RC_ASSERT(view.holder.has_value() == (sale != nullptr));
    if (sale)
        RC_ASSERT(*view.holder == std::get<event::WriteAccepted>(sale->details).fan);
    RC_ASSERT(view.fence == ask.highestToken(id));
    const auto told = std::count_if(ask.trace_.events.begin(), ask.trace_.events.end(), [&](const Event& event) {
        const auto* yes = std::get_if<event::FanConfirmed>(&event.details);
        return yes && yes->seat == id && event.at <= ask.t_;
    });
    RC_ASSERT(static_cast<std::ptrdiff_t>(view.confirmed.size()) == told);
}

/// Each request that reached a provider so far, and whether it was carried out.
void assertEffects(const Questions& ask, const StateView& state)
{
    std::size_t next = 0;
    const auto expect = [&](const Event& event, const auto* effect, bool carriedOut) {
        if (!effect)
            return;
        RC_ASSERT(next < state.effects.size());
        const auto& view = state.effects[next++];
        RC_ASSERT(view.effect == effect->effect);
        RC_ASSERT(view.worker == *event.worker);
        RC_ASSERT(view.seat == effect->seat);
        RC_ASSERT(view.fan == effect->fan);
        RC_ASSERT(view.carriedOut == carriedOut);
    };
    for (const auto& event : ask.trace_.events) {
        if (event.at > ask.t_)
            break;
        expect(event, std::get_if<event::EffectSent>(&event.details), true);
        expect(event, std::get_if<event::EffectDeduplicated>(&event.details), false);
    }
    RC_ASSERT(next == state.effects.size());
}

void assertState(const Scenario& scenario, const Trace& trace, const Beliefs& beliefs, Instant t)
{
    const Questions ask(scenario, trace, beliefs, t);
    const StateView state = stateAt(scenario, trace, t);
    RC_ASSERT(state.workers.size() == scenario.workers.size());
    RC_ASSERT(state.rows.size() == scenario.seats.size());
    for (std::size_t w = 0; w < state.workers.size(); ++w)
        assertWorker(ask, WorkerId{static_cast<std::uint8_t>(w)}, state.workers[w]);
    for (std::size_t l = 0; l < state.locks.size(); ++l)
        assertLock(ask, LockId{static_cast<std::uint8_t>(l)}, state.locks[l]);
    for (std::size_t s = 0; s < state.rows.size(); ++s)
        assertRow(ask, SeatId{static_cast<std::uint8_t>(s)}, state.rows[s]);
    assertEffects(ask, state);
}

} // namespace

TEST(stateEqualsWhatTheTraceAnswersWhenAsked)
{
    CHECK(rc::check("state at t is what the events up to t say", [](const Scenario& scenario) {
        const Trace trace = traceOf(scenario);
        std::set<Instant> instants{kStart - Duration{1}, kStart};
        for (const auto& event : trace.events)
            instants.insert({event.at - Duration{1}, event.at, event.at + Duration{1}, event.sent});
        const Beliefs beliefs = beliefsOf(scenario, trace);
        for (const Instant t : instants)
            assertState(scenario, trace, beliefs, t);
    }));
}
