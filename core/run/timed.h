// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/due_next.h"
#include "core/run/schedule.h"
#include "core/run/timed_memory.h"
#include "core/world/step.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace fenceline {

/// Every action at the instant that the scenario gives it. Owns the clocks; asks step() what each action means.
///
/// At one instant: leases end (and effects get done), pauses and partitions end, faults start, workers step (each after
/// its own renewal), messages arrive, each in the order that semantics.md ("Order at one instant") gives; after each of
/// them the order starts again from its top.
///
/// Recorder: `EventIndex record(const EventStamp&, const Details&)` and `void learned(EventIndex, Instant)`.
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
        memory_.world.reset(rules_);
        memory_.workers.assign(rules_.workers(), {});
        for (std::size_t w = 0; w < rules_.workers(); ++w)
            memory_.workers[w].due = schedule_.arrivals[w];
        memory_.leases.clear();
        memory_.effects.clear();
        memory_.messages.clear();
        serviceClock_ = Clock();
        nextFault_ = 0;
        now_ = kStart;
        served_ = {};
    }

    /// Takes the next thing that is due; false where nothing is left to happen.
    bool advance()
    {
        const auto slot = dueNext(rules_, schedule_, memory_, nextFault_);
        if (!slot)
            return false;
        assert(slot.due >= now_);
        now_ = slot.due;
        served_ = {now_, {}};
        take(slot);
        return true;
    }

    // What step() tells a sink; see core/world/step.h.

    template <class Details>
    EventIndex event(std::optional<WorkerId> worker, const Details& details)
    {
        const EventStamp stamp{now_, served_.sent, isAnswered(details) ? kNever : now_, worker};
        if constexpr (std::is_same_v<Details, event::LockGranted>)
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
        const auto deadline = serviceClock_.at(now_) + *schedule_.lease;
        const auto due = serviceClock_.when(deadline);
        // A renewed lease keeps its place among those that end at one instant.
        auto place = memory_.leases.end();
        while (place != memory_.leases.begin() && std::prev(place)->timer.grant > timer.grant)
            --place;
        memory_.leases.insert(place, {due, deadline, timer});
        return due;
    }

    void cancel(Timer timer)
    {
        std::erase_if(memory_.leases, [&](const auto& lease) { return lease.timer.grant == timer.grant; });
    }

    bool carryOut(std::size_t record, std::uint8_t effect)
    {
        const Duration takes = schedule_.effectTakes[effect];
        if (takes > Duration{0})
            memory_.effects.push_back({now_ + takes, record});
        return takes == Duration{0};
    }

    void send(Message message)
    {
        const bool answer = isAnswer(message.kind);
        if (message.kind == Message::Kind::WriteRow)
            noteWrite(message);
        else if (message.kind == Message::Kind::RowWritten)
            message.lost = std::exchange(memory_.workers[index(message.worker)].losesAnswer, false);
        else if (message.kind == Message::Kind::EffectAnswered)
            message.lost = timeOf(message.worker).losesNext(AnswerTo::Effect);
        const Instant due = arrivalOf(message);
        if (due == now_ && !(answer && isHeld(message))) {
            deliver({now_, now_, readingOf(message), message});
            return;
        }
        // What takes no time stands in the place of the message that brought it about.
        auto& messages = memory_.messages;
        const auto place = takesNoTime(message.kind) ? std::min(arriving_, messages.size()) : messages.size();
        messages.insert(messages.begin() + static_cast<std::ptrdiff_t>(place),
                        {due, now_, readingOf(message), message});
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
        case Turn::LeaseEnds: endLease(slot.which); return;
        case Turn::EffectIsDone: finishEffect(slot.which); return;
        case Turn::PauseEnds: wake(worker); return;
        case Turn::PartitionEnds: heal(worker); return;
        case Turn::FaultStarts: startFault(schedule_.faults[nextFault_++]); return;
        case Turn::RenewalIsDue: renew(worker); return;
        case Turn::WorkerSteps: stepWorker(worker); return;
        case Turn::MessageArrives: takeMessage(slot.which); return;
        }
    }

    void endLease(std::size_t which)
    {
        const Timer timer = memory_.leases[which].timer;
        memory_.leases.erase(memory_.leases.begin() + static_cast<std::ptrdiff_t>(which));
        step(rules_, memory_.world, Action::leaseEnd(timer.lock, timer.grant), *this);
    }

    void finishEffect(std::size_t which)
    {
        const auto record = memory_.effects[which].record;
        memory_.effects.erase(memory_.effects.begin() + static_cast<std::ptrdiff_t>(which));
        step(rules_, memory_.world, Action::effectDone(record), *this);
    }

    WorkerTime& timeOf(WorkerId worker) { return memory_.workers[index(worker)]; }
    const WorkerTime& timeOf(WorkerId worker) const { return memory_.workers[index(worker)]; }
    const WorkerState& stateOf(WorkerId worker) const { return memory_.world.workers[index(worker)]; }
    bool isCrashed(WorkerId worker) const { return stateOf(worker).progress == Progress::Crashed; }

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
        assert(!fault.worker || !isCrashed(*fault.worker));
        switch (fault.kind) {
        case PlannedFault::Kind::Freeze: freeze(fault); return;
        case PlannedFault::Kind::StopMachine: stopMachine(fault); return;
        case PlannedFault::Kind::DelayNextWrite: timeOf(*fault.worker).nextWriteDelay += fault.delay; return;
        case PlannedFault::Kind::Crash: crash(*fault.worker); return;
        case PlannedFault::Kind::CutOff: cutOff(fault); return;
        case PlannedFault::Kind::LoseNextAnswer: ++timeOf(*fault.worker).answersToLose[index(fault.answerTo)]; return;
        case PlannedFault::Kind::JumpClock: jumpClock(fault); return;
        case PlannedFault::Kind::Service:
            step(rules_, memory_.world, Action::serviceFailure(fault.failure), *this);
            return;
        }
    }

    void freeze(const PlannedFault& fault)
    {
        auto& time = timeOf(*fault.worker);
        time.freeze(stateOf(*fault.worker), schedule_.steps, fault, now_);
        time.holdRenewal(rules_.renewal);
        event(*fault.worker, event::Paused{fault.cause, fault.until});
    }

    /// A clock that stands still falls behind at once: nothing of that machine reads it before it runs again.
    void stopMachine(const PlannedFault& fault)
    {
        auto& time = timeOf(*fault.worker);
        time.machineStopsUntil = std::max(time.machineStopsUntil, fault.until);
        time.clock.ahead -= fault.delay;
        time.holdRenewal(rules_.renewal);
    }

    void cutOff(const PlannedFault& fault)
    {
        auto& time = timeOf(*fault.worker);
        time.cutOffUntil = fault.until;
        time.holdRenewal(rules_.renewal);
        event(*fault.worker, event::Partitioned{fault.until});
    }

    void crash(WorkerId worker)
    {
        auto& time = timeOf(worker);
        time.frozenUntil = time.cutOffUntil = time.due = time.renewalDue = kNever;
        step(rules_, memory_.world, Action::crash(worker), *this);
    }

    /// Leases are deadlines on the service's clock.
    void jumpClock(const PlannedFault& fault)
    {
        if (fault.worker) {
            timeOf(*fault.worker).clock.ahead += fault.delay;
        } else {
            serviceClock_.ahead += fault.delay;
            for (auto& lease : memory_.leases)
                lease.due = std::max(now_, serviceClock_.when(lease.deadline));
        }
        event(fault.worker, event::ClockJumped{fault.delay});
    }

    void renew(WorkerId worker)
    {
        timeOf(worker).renewAfter(schedule_.renewalInterval(), rules_.renewal, now_);
        step(rules_, memory_.world, Action::renew(worker), *this);
        refresh(worker);
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
        step(rules_, memory_.world, Action::act(worker, leaseValid), *this);
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

    Instant arrivalOf(const Message& message)
    {
        if (takesNoTime(message.kind))
            return now_;
        auto& time = timeOf(message.worker);
        const Duration late =
            message.kind == Message::Kind::WriteRow ? std::exchange(time.nextWriteDelay, Duration{0}) : Duration{0};
        const Instant due = now_ + schedule_.oneWay + late;
        const bool waits = isWithLockService(message.kind) && time.isCutOff();
        return waits ? std::max(due, time.cutOffUntil) : due;
    }

    /// A request is stamped by its sender's clock; its answer carries that stamp back.
    ClockReading readingOf(const Message& message) const
    {
        return isAnswer(message.kind) ? served_.sentAt : timeOf(message.worker).clock.at(now_);
    }

    bool isHeld(const Message& message) const
    {
        return timeOf(message.worker).holds(message.kind, rules_.renewal, now_);
    }

    void refresh(WorkerId worker) { timeOf(worker).refresh(stateOf(worker), schedule_, rules_.renewal, now_); }

    void takeMessage(std::size_t which)
    {
        auto& flight = memory_.messages[which];
        if (isAnswer(flight.message.kind) && isHeld(flight.message)) {
            flight.due = timeOf(flight.message.worker).heldUntil(flight.message.kind, rules_.renewal, now_);
            return;
        }
        const auto arrived = flight;
        memory_.messages.erase(memory_.messages.begin() + static_cast<std::ptrdiff_t>(which));
        arriving_ = which;
        deliver(arrived);
        arriving_ = kNotInQueue;
    }

    void deliver(const TimedMemory::InFlight& flight)
    {
        const Message& message = flight.message;
        const bool answer = isAnswer(message.kind);
        if (answer && !isCrashed(message.worker))
            noteAnswer(flight);
        const Served outer = served_;
        served_ = answer ? Served{now_, {}} : Served{flight.sent, flight.sentAt};
        arrive(rules_, memory_.world, message, *this);
        served_ = outer;
        if (answer)
            refresh(message.worker);
    }

    void noteAnswer(const TimedMemory::InFlight& flight)
    {
        auto& time = timeOf(flight.message.worker);
        if (flight.message.kind == Message::Kind::Granted || flight.message.kind == Message::Kind::MutexTaken)
            time.base = time.writeBase = now_;
        else if (flight.message.kind == Message::Kind::Renewed && flight.message.good)
            time.leaseEnds = flight.sentAt + *schedule_.lease;
    }

    /// The worker counts its lease, on its own clock, from when it sent its ask or, if it waited, from the grant's
    /// stamp.
    EventIndex recordGrant(EventStamp stamp, event::LockGranted grant)
    {
        auto& time = timeOf(*stamp.worker);
        stamp.sent = time.asked;
        if (schedule_.lease) {
            time.leaseEnds = (grant.waited ? serviceClock_.at(now_) : time.askedAt) + *schedule_.lease;
            grant.countedTo = time.leaseEnds;
        }
        return recorder_.record(stamp, grant);
    }

    const Rules& rules_;
    const Schedule& schedule_;
    TimedMemory& memory_;
    Recorder& recorder_;
    Clock serviceClock_;
    static constexpr auto kNotInQueue = std::numeric_limits<std::size_t>::max();
    std::size_t arriving_ = kNotInQueue; ///< the place of the message that is arriving
    std::size_t nextFault_ = 0;
    Instant now_{};
    Served served_;
};

} // namespace fenceline
