// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/schedule.h"
#include "core/world/clock.h"
#include "core/world/lock/etcd/timing.h"
#include "core/world/step.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace fenceline {

/// The memory of a timed run, kept from one run to the next so that a million runs allocate nothing.
struct TimedMemory {
    struct WorkerTime {
        Instant due = kNever;         ///< its arrival or its next step
        Instant base{};               ///< when it learned of its grant or arrived, moved on by every pause since
        Instant writeBase{};          ///< the same for the write, which follows the last read
        Instant frozenUntil = kNever; ///< kNever: awake
        PauseCause frozenBy{};
        Duration nextWriteDelay{0};
        Instant asked{};
        Instant granted{}; ///< the grant's stamp
        bool arrived = false;
        bool waited = false;
        ClockReading leaseEnds{}; ///< by its own count
    };
    struct LeaseTime {
        Instant due;
        Timer timer;
    };
    struct InFlight {
        Instant due;
        Instant sent;
        Message message;
    };
    World world;
    std::vector<WorkerTime> workers;
    std::vector<LeaseTime> leases;  ///< of the current grants, in grant order
    std::vector<InFlight> messages; ///< in the order in which they were sent
};

/// Every action at the instant that the scenario gives it. Owns the clocks; asks step() what each action means.
///
/// At one instant: leases end, pauses end, faults start, workers step, messages arrive, each in the order that
/// semantics.md ("Order at one instant") gives; after each of them the order starts again from its top.
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
        memory_.messages.clear();
        nextFault_ = 0;
        now_ = requestSent_ = kStart;
    }

    /// Takes the next thing that is due; false where nothing is left to happen.
    bool advance()
    {
        const auto slot = next();
        if (!slot)
            return false;
        assert(slot.due >= now_);
        now_ = requestSent_ = slot.due;
        take(slot);
        return true;
    }

    // What step() tells a sink; see core/world/step.h.

    template <class Details>
    EventIndex event(std::optional<WorkerId> worker, const Details& details)
    {
        Instant sent = requestSent_;
        if constexpr (std::is_same_v<Details, event::LockGranted>) {
            memory_.workers[index(*worker)].granted = now_;
            memory_.workers[index(*worker)].waited = details.waited;
            sent = memory_.workers[index(*worker)].asked;
        }
        return recorder_.record({now_, sent, isAnswered(details) ? kNever : now_, worker}, details);
    }

    void learned(EventIndex about) { recorder_.learned(about, now_); }

    std::optional<Instant> start(Timer timer)
    {
        assert(schedule_.lease);
        const auto due = serviceClock_.when(etcd::leaseEnd(serviceClock_.at(now_), *schedule_.lease));
        memory_.leases.push_back({due, timer});
        return due;
    }

    void cancel(Timer timer)
    {
        std::erase_if(memory_.leases, [&](const auto& lease) { return lease.timer.grant == timer.grant; });
    }

    void send(const Message& message)
    {
        const Duration delay = isAnswer(message.kind) ? schedule_.oneWay : requestDelay(message);
        const bool held = isAnswer(message.kind) && isFrozen(message.worker);
        if (delay == Duration{0} && !held)
            deliver(message, now_);
        else
            memory_.messages.push_back({now_ + delay, now_, message});
    }

private:
    enum class Turn : std::uint8_t { None, LeaseEnds, PauseEnds, FaultStarts, WorkerSteps, MessageArrives };

    struct Slot {
        Instant due = kNever;
        Turn turn = Turn::None;
        std::size_t which = 0;
        explicit operator bool() const { return turn != Turn::None; }
    };

    /// The earliest thing that is due. The turns stand in their order, and the things within a turn in theirs: a later
    /// one wins only by being strictly earlier.
    Slot next() const
    {
        Slot best;
        const auto offer = [&best](Turn turn, std::size_t which, Instant due) {
            if (due < best.due)
                best = {due, turn, which};
        };
        const auto offerAll = [&offer](Turn turn, const auto& things, auto due) {
            std::size_t which = 0;
            for (const auto& thing : things)
                offer(turn, which++, thing.*due);
        };
        using Memory = TimedMemory;
        offerAll(Turn::LeaseEnds, memory_.leases, &Memory::LeaseTime::due);
        offerAll(Turn::PauseEnds, memory_.workers, &Memory::WorkerTime::frozenUntil);
        if (nextFault_ < schedule_.faults.size())
            offer(Turn::FaultStarts, nextFault_, schedule_.faults[nextFault_].at);
        offerAll(Turn::WorkerSteps, memory_.workers, &Memory::WorkerTime::due);
        offerAll(Turn::MessageArrives, memory_.messages, &Memory::InFlight::due);
        return best;
    }

    void take(const Slot& slot)
    {
        const WorkerId worker{static_cast<std::uint8_t>(slot.which)};
        switch (slot.turn) {
        case Turn::None: return;
        case Turn::LeaseEnds: endLease(slot.which); return;
        case Turn::PauseEnds: wake(worker); return;
        case Turn::FaultStarts: startFault(schedule_.faults[nextFault_++]); return;
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

    bool isFrozen(WorkerId worker) const { return memory_.workers[index(worker)].frozenUntil != kNever; }
    bool isCrashed(WorkerId worker) const { return memory_.world.workers[index(worker)].progress == Progress::Crashed; }

    void wake(WorkerId worker)
    {
        auto& time = memory_.workers[index(worker)];
        time.frozenUntil = kNever;
        event(worker, event::Resumed{time.frozenBy});
    }

    void startFault(const PlannedFault& fault)
    {
        auto& time = memory_.workers[index(fault.worker)];
        assert(!isCrashed(fault.worker));
        switch (fault.kind) {
        case PlannedFault::Kind::Freeze: freeze(fault); return;
        case PlannedFault::Kind::DelayNextWrite: time.nextWriteDelay += fault.delay; return;
        case PlannedFault::Kind::Crash:
            time.frozenUntil = time.due = kNever;
            step(rules_, memory_.world, Action::crash(fault.worker), *this);
            return;
        }
    }

    /// Offsets count awake time: what is still to come moves on by the pause, an arrival only to the pause's end.
    void freeze(const PlannedFault& fault)
    {
        auto& time = memory_.workers[index(fault.worker)];
        time.frozenUntil = fault.until;
        time.frozenBy = fault.cause;
        const Duration pause = fault.until - now_;
        time.base += pause;
        time.writeBase += pause;
        if (time.due != kNever)
            time.due = std::max(time.arrived ? dueOf(fault.worker) : time.due, fault.until);
        event(fault.worker, event::Paused{fault.cause, fault.until});
    }

    void stepWorker(WorkerId worker)
    {
        auto& time = memory_.workers[index(worker)];
        if (!time.arrived) {
            time.arrived = true;
            time.base = time.writeBase = now_;
            if (!rules_.locked) {
                refresh(worker);
                return;
            }
        }
        const auto& state = memory_.world.workers[index(worker)];
        if (state.next == Step::Ask)
            time.asked = now_;
        if (state.next == Step::Read && state.rereads)
            time.writeBase = now_ - schedule_.steps.read;
        const bool leaseValid = !schedule_.lease || workerClock_.at(now_) < time.leaseEnds;
        step(rules_, memory_.world, Action::act(worker, leaseValid), *this);
        refresh(worker);
    }

    /// When the next step starts by its offset alone.
    Instant dueOf(WorkerId worker) const
    {
        const auto& time = memory_.workers[index(worker)];
        const auto& state = memory_.world.workers[index(worker)];
        switch (state.next) {
        case Step::Ask: return time.due;
        case Step::Read: return state.rereads ? now_ : time.base + schedule_.steps.read;
        case Step::Check: return time.base + schedule_.steps.check;
        case Step::Write: return time.writeBase + schedule_.steps.write;
        case Step::Release: return time.base + schedule_.steps.release;
        }
        return kNever;
    }

    /// A step starts at the later of its offset and now, when the answer to the step before is here.
    void refresh(WorkerId worker)
    {
        const bool ready = memory_.world.workers[index(worker)].progress == Progress::Ready;
        memory_.workers[index(worker)].due = ready ? std::max(dueOf(worker), now_) : kNever;
    }

    /// How long a request is under way. A write that takes time is shown as it leaves, a late packet too.
    Duration requestDelay(const Message& message)
    {
        if (message.kind != Message::Kind::WriteRow)
            return schedule_.oneWay;
        auto& late = memory_.workers[index(message.worker)].nextWriteDelay;
        const Duration delay = schedule_.oneWay + late;
        const FanId fan = rules_.fanOf[index(message.worker)];
        if (delay > Duration{0})
            event(message.worker, event::WriteSent{*message.seat, fan, row::carried(rules_, message)});
        if (late > Duration{0})
            event(message.worker, event::PacketDelayed{*message.seat, now_ + delay});
        late = Duration{0};
        return delay;
    }

    void takeMessage(std::size_t which)
    {
        auto& flight = memory_.messages[which];
        if (isAnswer(flight.message.kind) && isFrozen(flight.message.worker)) {
            flight.due = memory_.workers[index(flight.message.worker)].frozenUntil;
            return;
        }
        const auto arrived = flight;
        memory_.messages.erase(memory_.messages.begin() + static_cast<std::ptrdiff_t>(which));
        deliver(arrived.message, arrived.sent);
    }

    void deliver(const Message& message, Instant sent)
    {
        const bool answer = isAnswer(message.kind);
        if (message.kind == Message::Kind::Granted)
            noteGrant(memory_.workers[index(message.worker)]);
        const Instant outer = requestSent_;
        requestSent_ = answer ? now_ : sent;
        arrive(rules_, memory_.world, message, *this);
        requestSent_ = outer;
        if (answer)
            refresh(message.worker);
    }

    /// The worker counts its lease from when it sent its ask or, if it waited, from the grant's stamp.
    void noteGrant(typename TimedMemory::WorkerTime& time)
    {
        time.base = time.writeBase = now_;
        if (!schedule_.lease)
            return;
        const ClockReading from = time.waited ? serviceClock_.at(time.granted) : workerClock_.at(time.asked);
        time.leaseEnds = from + *schedule_.lease;
    }

    const Rules& rules_;
    const Schedule& schedule_;
    TimedMemory& memory_;
    Recorder& recorder_;
    Clock serviceClock_;
    Clock workerClock_;
    std::size_t nextFault_ = 0;
    Instant now_{};
    Instant requestSent_{}; ///< of the request that is being served; now, where there is none
};

} // namespace fenceline
