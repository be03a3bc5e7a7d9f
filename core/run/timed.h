// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/due_next.h"
#include "core/run/polls.h"
#include "core/run/schedule.h"
#include "core/run/timed_memory.h"
#include "core/world/step.h"

#include <cassert>
#include <utility>

namespace fenceline {

/// Every action at the instant that the scenario gives it. Owns the clocks; asks step() what each action means.
///
/// At one instant: leases end (and effects get done), pauses and partitions end, faults start, workers step (each after
/// its own renewal), messages arrive, each in the order that semantics.md ("Order at one instant") gives; after each of
/// them the order starts again from its top.
///
/// Recorder: `EventIndex record(const EventStamp&, const Details&)`, `void learned(EventIndex, Instant)`, and whether
/// it `kKeepsRefusals` one by one.
template <class Recorder>
class TimedRun {
public:
    TimedRun(const Model& model, TimedMemory& memory, Recorder& recorder)
        : rules_(model.rules), schedule_(model.schedule), memory_(memory), recorder_(recorder)
    {
    }

    void run()
    {
        begin();
        while (advance()) {
        }
    }

    // The same in single steps, for whoever looks at the memory between two of them.

    void begin()
    {
        memory_.reset(rules_, schedule_);
        events_ = 0;
        nextFault_ = 0;
        now_ = kStart;
        served_ = {};
    }

    /// Takes the next thing that is due; false where nothing is left to happen.
    bool advance()
    {
        const auto slot = dueNext(rules_, schedule_, memory_, nextFault_);
        if (!slot || hasTooManyEvents())
            return false;
        if (rules_.polls && onlyHopelessPollsAreLeft(rules_, schedule_, memory_, nextFault_))
            return false;
        assert(slot.due >= now_);
        now_ = slot.due;
        served_ = {now_, {}};
        take(slot);
        return true;
    }

    /// It was given up half-way.
    bool hasTooManyEvents() const { return events_ > kMostEvents; }

    // What step() tells a sink; see core/world/step.h.

    template <class Details>
    EventIndex event(std::optional<WorkerId> worker, const Details& details)
    {
        ++events_;
        const EventStamp stamp{now_, served_.sent, isAnswered(details) ? kNever : now_, worker};
        if constexpr (OneOf<Details, event::LockGranted, event::LockMisreported>)
            return recordGrant(stamp, details);
        else if constexpr (std::is_same_v<Details, event::LockRenewed>)
            return recorder_.record(stamp, event::LockRenewed{details.until, served_.sentAt + *schedule_.lease});
        else
            return recorder_.record(stamp, details);
    }

    void learned(EventIndex about) { recorder_.learned(about, now_); }

    std::optional<Instant> start(Timer timer)
    {
        assert(schedule_.lease);
        return memory_.leases.start(timer, schedule_, now_);
    }

    void cancel(Timer timer) { memory_.leases.cancel(timer.grant); }

    void startSession(WorkerId worker) { memory_.sessions.start(worker, schedule_, now_); }
    void keepSession(WorkerId worker) { memory_.sessions.keep(worker, schedule_, now_); }
    void endSession(WorkerId worker) { memory_.sessions.end(worker); }
    void restartSessions() { memory_.sessions.restart(schedule_, now_); }

    std::optional<ResumedLease> resume(Timer timer, CopyId from)
    {
        const auto deadline = memory_.copies.deadline(from, timer.lock);
        const auto before = memory_.leases.deadlineOf(timer.lock);
        if (!deadline || *deadline <= memory_.leases.clock().at(now_))
            return std::nullopt;
        return ResumedLease{memory_.leases.runUntil(timer, *deadline, schedule_.leaseTiming), before != deadline};
    }

    bool copyLater(CopyId to, LockId lock)
    {
        return memory_.copies.add(to, lock, memory_.leases, rules_, schedule_, now_);
    }
    void resynchronize(std::optional<CopyId> from) { memory_.copies.resynchronize(from); }
    std::optional<Instant> snapshotTaken() const { return restoredFrom_; }
    void startWait(Timer wait) { memory_.copies.startWait(wait, schedule_, now_); }
    void cancelWait(GrantId grant) { memory_.copies.cancelWait(grant); }

    bool carryOut(std::size_t record, std::uint8_t effect)
    {
        const Duration takes = schedule_.effectTakes[effect];
        if (takes > Duration{0})
            memory_.effects.push_back({now_ + takes, record});
        return takes == Duration{0};
    }

    void send(const Message& message)
    {
        if (message.kind == Message::Kind::WriteRow)
            noteWrite(message);
        if (losesAnswer(message)) {
            auto lost = message;
            lost.lost = true;
            post(lost);
        } else {
            post(message);
        }
    }

private:
    /// The request that is being served: when it was sent, and by its sender's clock.
    struct Served {
        Instant sent{};
        ClockReading sentAt{};
    };

    void take(const Slot& slot)
    {
        const WorkerId worker{static_cast<std::uint8_t>(slot.which)};
        switch (slot.turn) {
        case Turn::None: return;
        case Turn::SessionEnds: act(Action::sessionEnd(memory_.sessions.takeOut(slot.which))); return;
        case Turn::LeaseEnds: act(Action::leaseEnd(memory_.leases.takeOut(slot.which))); return;
        case Turn::EffectIsDone: finishEffect(slot.which); return;
        case Turn::PauseEnds: wake(worker); return;
        case Turn::PartitionEnds: heal(worker); return;
        case Turn::FaultStarts: startFault(schedule_.faults[nextFault_++]); return;
        case Turn::RenewalIsDue: renew(worker); return;
        case Turn::KeepsSession: keepSessionUp(worker); return;
        case Turn::WorkerSteps: stepWorker(worker); return;
        case Turn::MessageArrives: takeMessage(slot.which); return;
        case Turn::CopyLearns: act(Action::copied(memory_.copies.takeOut(slot.which))); return;
        case Turn::WaitIsOver: act(Action::waitOver(memory_.copies.waits()[slot.which].wait)); return;
        }
    }

    void act(const Action& action) { step(rules_, memory_.world, action, *this); }

    void finishEffect(std::size_t which)
    {
        const auto record = memory_.effects[which].record;
        memory_.effects.erase(memory_.effects.begin() + static_cast<std::ptrdiff_t>(which));
        act(Action::effectDone(record));
    }

    WorkerTime& timeOf(WorkerId worker) { return memory_.workers[index(worker)]; }
    const WorkerTime& timeOf(WorkerId worker) const { return memory_.workers[index(worker)]; }
    const WorkerState& stateOf(WorkerId worker) const { return memory_.world.workers[index(worker)]; }

    void wake(WorkerId worker)
    {
        auto& time = timeOf(worker);
        time.frozenUntil = kNever;
        event(worker, event::Resumed{time.frozenBy, time.clockStood});
    }

    void heal(WorkerId worker)
    {
        timeOf(worker).cutOffUntil = kNever;
        event(worker, event::PartitionHealed{});
    }

    void startFault(const PlannedFault& fault)
    {
        switch (fault.kind) {
        case PlannedFault::Kind::Freeze: freeze(fault); return;
        case PlannedFault::Kind::StopMachine: timeOf(*fault.worker).stopMachine(fault, rules_.renewal); return;
        case PlannedFault::Kind::DelayNextWrite: timeOf(*fault.worker).nextWriteDelay += fault.delay; return;
        case PlannedFault::Kind::Crash: crash(*fault.worker); return;
        case PlannedFault::Kind::CutOff: cutOff(fault); return;
        case PlannedFault::Kind::LoseNextAnswer: ++timeOf(*fault.worker).answersToLose[index(fault.answerTo)]; return;
        case PlannedFault::Kind::JumpClock: jumpClock(fault); return;
        case PlannedFault::Kind::Snapshot: act(Action::snapshot(copyOf(fault))); return;
        case PlannedFault::Kind::Service:
            restoredFrom_ = fault.until;
            act(Action::serviceFailure(fault.failure, copyOf(fault), fault.bump));
            return;
        }
    }

    /// The replica that takes over, or a snapshot; those come after all followers.
    CopyId copyOf(const PlannedFault& fault) const
    {
        const bool snapshot = fault.failure == ServiceFailure::Restore;
        return CopyId{static_cast<std::uint8_t>(fault.copy + (snapshot ? rules_.followers() : 0))};
    }

    void freeze(const PlannedFault& fault)
    {
        timeOf(*fault.worker).freeze(stateOf(*fault.worker), schedule_.steps, fault, rules_.renewal, now_);
        event(*fault.worker, event::Paused{fault.cause, fault.until});
    }

    void cutOff(const PlannedFault& fault)
    {
        timeOf(*fault.worker).cutOff(fault, rules_.renewal);
        event(*fault.worker, event::Partitioned{fault.until});
    }

    void crash(WorkerId worker)
    {
        timeOf(worker).crash();
        act(Action::crash(worker));
    }

    /// Leases are deadlines on the service's clock.
    void jumpClock(const PlannedFault& fault)
    {
        if (fault.worker) {
            timeOf(*fault.worker).clock.ahead += fault.delay;
        } else {
            memory_.leases.jump(fault.delay, schedule_.leaseTiming, now_);
        }
        event(fault.worker, event::ClockJumped{fault.delay, !fault.worker && !schedule_.leaseTiming.wallClock});
    }

    void renew(WorkerId worker)
    {
        timeOf(worker).renewAfter(schedule_.renewalInterval(), rules_.renewal, now_);
        act(Action::renew(worker));
        refresh(worker);
    }

    void keepSessionUp(WorkerId worker)
    {
        timeOf(worker).keepSessionAfter(schedule_.sessionInterval(), now_);
        act(Action::keepSession(worker));
    }

    void stepWorker(WorkerId worker)
    {
        auto& time = timeOf(worker);
        if (!time.arrived) {
            time.arrived = true;
            time.base = time.writeBase = now_;
            if (stateOf(worker).next == Step::Read) {
                refresh(worker);
                return;
            }
        }
        const auto& state = stateOf(worker);
        if (state.next == Step::Ask) {
            time.asked = now_;
            time.askedAt = time.clock.at(now_);
        }
        if (state.next == Step::Read && state.rereads)
            time.writeBase = now_ - schedule_.steps.read;
        const bool leaseValid = !schedule_.lease || time.clock.at(now_) < time.leaseEnds;
        act(Action::act(worker, leaseValid));
        refresh(worker);
    }

    /// A write that takes time is shown as it leaves, a late packet too.
    void noteWrite(const Message& message)
    {
        auto& time = timeOf(message.worker);
        time.losesAnswer = time.losesNext(AnswerTo::Write);
        const Duration delay = schedule_.oneWay + time.nextWriteDelay;
        if (delay == Duration{0})
            return;
        const FanId fan = rules_.fanOf[index(message.worker)];
        event(message.worker, event::WriteSent{*message.seat, fan, row::carried(rules_, message)});
        if (time.nextWriteDelay > Duration{0})
            event(message.worker, event::PacketDelayed{*message.seat, now_ + delay});
    }

    bool isHeld(const Message& message) const
    {
        return timeOf(message.worker).holds(message.kind, rules_.renewal, now_);
    }

    void refresh(WorkerId worker) { timeOf(worker).refresh(stateOf(worker), schedule_, rules_, now_); }

    void post(const Message& message)
    {
        const Instant due = timeOf(message.worker).arrivalOf(message.kind, schedule_.oneWay, now_);
        // A request is stamped by its sender's clock; its answer carries that stamp back.
        const ClockReading sentAt = isAnswer(message.kind) ? served_.sentAt : timeOf(message.worker).clock.at(now_);
        if (due == now_ && !(isAnswer(message.kind) && isHeld(message))) {
            deliver(message, now_, sentAt);
            return;
        }
        memory_.messages.add({due, now_, sentAt, message});
    }

    bool losesAnswer(const Message& message)
    {
        if (message.kind == Message::Kind::RowWritten)
            return std::exchange(timeOf(message.worker).losesAnswer, false);
        return message.kind == Message::Kind::EffectAnswered && timeOf(message.worker).losesNext(AnswerTo::Effect);
    }

    void takeMessage(std::size_t which)
    {
        const Message& message = memory_.messages[which].message;
        if (isAnswer(message.kind) && isHeld(message)) {
            memory_.messages.hold(which, timeOf(message.worker).heldUntil(message.kind, rules_.renewal, now_));
            return;
        }
        const auto arrived = memory_.messages.beginArrival(which);
        deliver(arrived.message, arrived.sent, arrived.sentAt);
        memory_.messages.endArrival();
    }

    void deliver(const Message& message, Instant sent, ClockReading sentAt)
    {
        const bool answer = isAnswer(message.kind);
        if (answer && stateOf(message.worker).progress != Progress::Crashed)
            noteAnswer(message, sentAt);
        const Served outer = served_;
        served_ = answer ? Served{now_, {}} : Served{sent, sentAt};
        arrive(rules_, memory_.world, message, *this);
        served_ = outer;
        if (answer)
            refresh(message.worker);
    }

    void noteAnswer(const Message& message, ClockReading sentAt)
    {
        auto& time = timeOf(message.worker);
        if (message.kind == Message::Kind::Granted || message.kind == Message::Kind::MutexTaken)
            time.base = time.writeBase = now_;
        else if (message.kind == Message::Kind::Refused)
            waitToPoll(message.worker);
        else if (message.kind == Message::Kind::Renewed && message.good)
            time.leaseEnds = sentAt + *schedule_.lease;
    }

    void waitToPoll(WorkerId worker)
    {
        timeOf(worker).askAgainAt(now_ + schedule_.retry);
        if (!Recorder::kKeepsRefusals)
            events_ += 2 * leaveOutHopelessPolls(rules_, schedule_, memory_, nextFault_, worker);
    }

    /// The worker counts its lease, on its own clock, from when it sent its ask or, if it waited, from the grant's
    /// stamp.
    template <class Grant>
    EventIndex recordGrant(EventStamp stamp, Grant grant)
    {
        auto& time = timeOf(*stamp.worker);
        stamp.sent = time.asked;
        if (schedule_.lease) {
            const bool waited = event::hasWaited(grant);
            time.leaseEnds = (waited ? memory_.leases.clock().at(now_) : time.askedAt) + *schedule_.lease;
            grant.countedTo = time.leaseEnds;
        }
        return recorder_.record(stamp, grant);
    }

    const Rules& rules_;
    const Schedule& schedule_;
    TimedMemory& memory_;
    Recorder& recorder_;
    std::size_t nextFault_ = 0;
    std::size_t events_ = 0;
    Instant now_{};
    Instant restoredFrom_{}; ///< when the snapshot was taken that is being restored
    Served served_;
};

} // namespace fenceline
