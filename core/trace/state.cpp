// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/state.h"

#include "core/trace/belief.h"
#include "core/trace/clock_reader.h"
#include "core/trace/fence.h"

#include <algorithm>
#include <array>

namespace fenceline {

namespace {

/// Folds events into a view. What a worker believes changes when it learns; what is true changes at the event.
class Fold {
public:
    Fold(const Scenario& scenario, Instant now, StateView& view)
        : scenario_(scenario), now_(now), view_(view), clocks_(scenario.workers.size())
    {
        view_.workers.assign(scenario.workers.size(), WorkerView{});
        view_.locks.resize(scenario.protection == Protection::Lock ? lockCount(scenario) : 0);
        view_.rows.resize(scenario.seats.size());
        for (std::size_t w = 0; w < scenario.workers.size(); ++w) {
            view_.workers[w].seat = scenario.workers[w].seat;
            behind_[w].arrives = kStart + scenario.workers[w].arrives;
        }
    }

    void happened(const Event& event)
    {
        std::visit([&](const auto& details) { take(event, details); }, event.details);
        endBelief(event);
    }

    /// One that is still to happen at the service, and that its worker may have sent already.
    void underWay(const Event& event)
    {
        const bool release = std::holds_alternative<event::LockReleased>(event.details) ||
                             std::holds_alternative<event::ReleaseIgnored>(event.details);
        const bool sent = event.at > now_ ? event.sent <= now_ : event.sent < now_;
        if (!release || !sent)
            return;
        finishOrAskAgain(event);
        endBelief(event);
    }

    void finish()
    {
        for (std::size_t w = 0; w < view_.workers.size(); ++w) {
            WorkerView& worker = view_.workers[w];
            if (worker.believesHolding) {
                worker.leaseEndedAt = behind_[w].leaseEndedAt;
                worker.deletedBy = behind_[w].deletedBy;
            }
            const bool arrived = view_.locks.empty() && behind_[w].arrives <= now_;
            if (arrived && worker.activity == Activity::NotArrived)
                worker.activity = Activity::Arrived;
        }
    }

private:
    /// What the fold must remember of a worker and a view does not show.
    struct Behind {
        Instant arrives{};
        std::optional<Instant> leaseEndedAt;
        std::optional<WorkerId> deletedBy;
    };

    WorkerView& worker(const Event& event) { return view_.workers[index(*event.worker)]; }
    LockView& lock(WorkerId id) { return view_.locks[index(lockOf(scenario_, id))]; }
    bool isLearned(const Event& event) const { return event.learned <= now_; }

    /// After giving up a release changes no more what the worker is doing; after a crash nothing does.
    void act(const Event& event, Activity activity)
    {
        Activity& now = worker(event).activity;
        const bool stays = now == Activity::Crashed || (now == Activity::GaveUp && activity == Activity::Done);
        if (!stays)
            now = activity;
    }

    void endBelief(const Event& event)
    {
        const auto end = endOfBelief(scenario_, event);
        if (!end || *end > now_)
            return;
        WorkerView& view = worker(event);
        view.believesHolding = false;
        view.token.reset();
        view.countsUntil.reset();
    }

    void endGrant(LockView& lock, LockView::LastChange how, WorkerId by, Instant at)
    {
        if (lock.holder) {
            WorkerView& holder = view_.workers[index(*lock.holder)];
            holder.holds = false;
            holder.leaseUntil.reset();
            behind_[index(*lock.holder)].leaseEndedAt = at;
            if (how == LockView::LastChange::Deleted)
                behind_[index(*lock.holder)].deletedBy = by;
        }
        lock.holder.reset();
        lock.token.reset();
        lock.until.reset();
        lock.lastChange = how;
        lock.lastBy = by;
        lock.lastAt = at;
    }

    void take(const Event& event, const event::LockRequested&) { act(event, Activity::Asking); }
    void take(const Event& event, const event::LockWaiting&)
    {
        act(event, Activity::Waiting);
        lock(*event.worker).waiting.push_back(*event.worker);
    }
    void take(const Event& event, const event::LockGranted& granted)
    {
        const WorkerId id = *event.worker;
        LockView& granting = lock(id);
        granting.waiting.erase(std::remove(granting.waiting.begin(), granting.waiting.end(), id),
                               granting.waiting.end());
        granting.holder = granting.lastBy = id;
        granting.token = granted.token;
        granting.until = granted.until;
        granting.lastToken = granted.token;
        granting.lastChange = LockView::LastChange::Granted;
        granting.lastAt = event.at;
        WorkerView& view = worker(event);
        view.holds = true;
        view.leaseUntil = granted.until;
        if (isLearned(event))
            believe(event, granted);
    }
    template <class Grant>
    void believe(const Event& event, const Grant& grant)
    {
        act(event, Activity::Holding);
        WorkerView& view = worker(event);
        view.believesHolding = true;
        view.token = grant.token;
        view.countsUntil = clocks_.ofWorker(*event.worker, grant.countedTo);
    }
    /// A client that polls waits as one in a queue does, but nobody remembers it.
    void take(const Event& event, const event::LockRefused&)
    {
        if (isLearned(event))
            act(event, Activity::Waiting);
    }
    void take(const Event& event, const event::LockRenewed& renewed)
    {
        const WorkerId id = *event.worker;
        LockView& held = lock(id); // by another worker where the lock's value cannot tell the two apart
        held.until = view_.workers[index(*held.holder)].leaseUntil = renewed.until;
        if (isLearned(event) && worker(event).believesHolding)
            worker(event).countsUntil = clocks_.ofWorker(id, renewed.countedTo);
    }
    void take(const Event&, const event::LockRenewalRefused&) {}
    void take(const Event& event, const event::ClockJumped&) { setClock(event); }
    void setClock(const Event& event)
    {
        const Duration ahead = clocks_.read(event);
        if (event.worker) {
            if (auto& counted = worker(event).countsUntil)
                *counted -= ahead;
            return;
        }
        for (auto& lock : view_.locks) {
            if (!lock.until || !movesLeases(event))
                continue;
            lock.until = std::max(event.at, *lock.until - ahead);
            view_.workers[index(*lock.holder)].leaseUntil = lock.until;
        }
    }
    void take(const Event& event, const event::LockEnded& ended)
    {
        endGrant(lock(ended.worker), LockView::LastChange::Expired, ended.worker, event.at);
    }
    void take(const Event& event, const event::LockReleased&)
    {
        LockView& freed = lock(*event.worker);
        const bool own = freed.holder == event.worker;
        endGrant(freed, own ? LockView::LastChange::Released : LockView::LastChange::Deleted, *event.worker, event.at);
        finishOrAskAgain(event);
    }
    void take(const Event& event, const event::ReleaseIgnored&) { finishOrAskAgain(event); }
    /// Whoever releases a lock that too few replicas have still wants one.
    void finishOrAskAgain(const Event& event)
    {
        if (worker(event).activity != Activity::Waiting)
            act(event, Activity::Done);
    }

    void take(const Event& event, const event::SeatRead& read)
    {
        raise(fenceRise(read));
        if (!isLearned(event))
            return;
        act(event, Activity::HasRead);
        WorkerView& view = worker(event);
        view.hasReadSeat = read.seat.has_value();
        view.seat = read.seat;
        view.sawHolder = read.holder;
        view.rejected.reset();
    }
    void raise(const std::optional<FenceRise>& rise)
    {
        raiseFences(rise, view_.rows.size(), [this](std::size_t s) -> Token& { return view_.rows[s].fence; });
    }
    void take(const Event&, const event::ReadRejected&) {}
    void take(const Event& event, const event::LeaseChecked&)
    {
        if (isLearned(event))
            act(event, Activity::Checked);
    }
    void take(const Event& event, const event::WriteSent&) { act(event, Activity::WriteUnderWay); }
    void take(const Event& event, const event::WriteAccepted& write)
    {
        RowView& row = view_.rows[index(write.seat)];
        if (write.overwrote && *write.overwrote != write.fan)
            row.overwritten = write.overwrote;
        row.holder = write.fan;
        raise(fenceRise(write));
        act(event, isLearned(event) ? Activity::Wrote : Activity::WriteUnderWay);
        if (isLearned(event))
            worker(event).rejected.reset();
    }
    void take(const Event& event, const event::WriteRejected& write)
    {
        act(event, isLearned(event) ? Activity::Refused : Activity::WriteUnderWay);
        if (isLearned(event))
            worker(event).rejected = write.reason;
    }
    void take(const Event& event, const event::FanConfirmed& yes)
    {
        worker(event).toldYes = true;
        view_.rows[index(yes.seat)].confirmed.push_back(yes.fan);
    }
    void take(const Event& event, const event::FanRefused&) { worker(event).toldYes = false; }
    void take(const Event& event, const event::GaveUp& gaveUp)
    {
        act(event, Activity::GaveUp);
        worker(event).gaveUp = gaveUp.reason;
    }

    /// An arrival during a pause happens at its end.
    void take(const Event& event, const event::Paused& pause)
    {
        WorkerView& view = worker(event);
        view.frozen = true;
        view.frozenBy = pause.cause;
        view.frozenUntil = pause.until;
        Instant& arrives = behind_[index(*event.worker)].arrives;
        if (event.at <= arrives)
            arrives = std::max(arrives, pause.until);
    }
    void take(const Event& event, const event::Resumed&)
    {
        thaw(worker(event));
        setClock(event);
    }
    void take(const Event& event, const event::Partitioned& partition) { worker(event).cutOffUntil = partition.until; }
    void take(const Event& event, const event::PartitionHealed&) { worker(event).cutOffUntil.reset(); }
    void take(const Event& event, const event::AnswerLost& lost)
    {
        if (!lost.effect)
            worker(event).answerLost = true;
    }
    void take(const Event&, const event::ServiceFailedOver& failed) { prolong(failed.until); }
    void take(const Event&, const event::ServiceRestarted& restarted) { prolong(restarted.until); }
    void prolong(std::optional<Instant> until)
    {
        for (auto& lock : view_.locks)
            if (lock.holder && until)
                lock.until = view_.workers[index(*lock.holder)].leaseUntil = until;
    }
    void take(const Event&, const event::KeyEvicted&) {}
    void take(const Event& event, const event::LockRestored& restored)
    {
        LockView& held = lock(restored.worker);
        held.holder = held.lastBy = restored.worker;
        held.token = restored.token;
        held.until = restored.until;
        held.lastChange = LockView::LastChange::Granted;
        held.lastAt = event.at;
        view_.workers[index(restored.worker)].holds = true;
        view_.workers[index(restored.worker)].leaseUntil = restored.until;
    }
    /// It is out of the queue; it goes on waiting, for it does not know.
    void take(const Event& event, const event::WaiterSessionEnded& ended)
    {
        std::erase(lock(ended.worker).waiting, ended.worker);
        behind_[index(ended.worker)].leaseEndedAt = event.at;
    }
    void take(const Event& event, const event::LockMisreported& reported)
    {
        if (isLearned(event))
            believe(event, reported);
    }
    void take(const Event& event, const event::EffectSent& sent) { noteEffect(sent, *event.worker, true); }
    void take(const Event& event, const event::EffectDeduplicated& sent) { noteEffect(sent, *event.worker, false); }
    template <class Effect>
    void noteEffect(const Effect& effect, WorkerId worker, bool carriedOut)
    {
        view_.effects.push_back({effect.effect, worker, effect.seat, effect.fan, carriedOut});
    }
    void take(const Event&, const event::PacketDelayed&) {}
    void take(const Event& event, const event::Crashed&)
    {
        act(event, Activity::Crashed);
        thaw(worker(event));
        worker(event).cutOffUntil.reset();
    }
    static void thaw(WorkerView& view)
    {
        view.frozen = false;
        view.frozenBy.reset();
        view.frozenUntil.reset();
    }

    const Scenario& scenario_;
    Instant now_;
    StateView& view_;
    std::array<Behind, kMostWorkers> behind_{};
    ClockReader clocks_;
};

/// When all is there that has been sent to the lock service so far: one way later, or when a partition ends.
Instant latestArrival(const Scenario& scenario, const StateView& view, Instant now)
{
    Instant latest = now + scenario.network.oneWay;
    for (const auto& worker : view.workers)
        latest = std::max(latest, worker.cutOffUntil.value_or(latest));
    return latest;
}

} // namespace

StateView stateAt(const Scenario& scenario, const Trace& trace, Instant at)
{
    StateView view;
    view.count = eventsUntil(trace, at);
    Fold state(scenario, at, view);
    for (std::size_t i = 0; i < view.count; ++i)
        state.happened(trace.events[i]);
    const Instant latest = latestArrival(scenario, view, at);
    for (std::size_t i = view.count; i < trace.events.size() && trace.events[i].at <= latest; ++i)
        state.underWay(trace.events[i]);
    state.finish();
    return view;
}

std::size_t eventsUntil(const Trace& trace, Instant at)
{
    const auto later = std::upper_bound(trace.events.begin(), trace.events.end(), at,
                                        [](Instant instant, const Event& event) { return instant < event.at; });
    return static_cast<std::size_t>(later - trace.events.begin());
}

} // namespace fenceline
