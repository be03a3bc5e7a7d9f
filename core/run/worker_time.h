// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/schedule.h"
#include "core/world/action.h"
#include "core/world/world.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fenceline {

/// When one worker is due, and what keeps it from it.
struct WorkerTime {
    Instant due = kNever;         ///< its arrival or its next step
    Instant nextAsk = kNever;     ///< its arrival or, for a client that polls, its next request
    Instant base{};               ///< when it learned of its grant or arrived, moved on by every pause since
    Instant writeBase{};          ///< the same for the write, which follows the last read
    Instant frozenUntil = kNever; ///< kNever: awake
    PauseCause frozenBy{};
    Duration clockStood{0};       ///< in its freeze
    Instant machineStopsUntil{};  ///< not only its own process
    Instant cutOffUntil = kNever; ///< kNever: it reaches the lock service
    Instant renewalDue = kNever;
    Instant sessionDue = kNever; ///< while it waits: when its client keeps its session up next
    Duration nextWriteDelay{0};
    std::array<std::uint8_t, 2> answersToLose{}; ///< by AnswerTo
    bool losesAnswer = false;                    ///< of the write that is under way
    bool arrived = false;
    bool refused = false; ///< the lock, at least once
    Clock clock;
    Instant asked{};
    ClockReading askedAt{};   ///< the same on its own clock
    ClockReading leaseEnds{}; ///< by its own count

    bool isFrozen() const { return frozenUntil != kNever; }
    bool isCutOff() const { return cutOffUntil != kNever; }

    /// When the next step starts by its offset alone.
    Instant dueByOffset(const WorkerState& state, const Steps& steps, Instant now) const
    {
        switch (state.next) {
        case Step::TakeMutex:
        case Step::Ask: return nextAsk;
        case Step::Read: return state.rereads ? now : base + steps.read;
        case Step::Check: return base + steps.check;
        case Step::Write: return writeBase + steps.write;
        case Step::ReadBack: return now;
        case Step::Release: return base + steps.release;
        }
        return kNever;
    }

    /// A step starts at the later of its offset and now, when the answer to the step before is here.
    void refresh(const WorkerState& state, const Schedule& schedule, const Rules& rules, Instant now)
    {
        due = state.progress == Progress::Ready ? std::max(dueByOffset(state, schedule.steps, now), now) : kNever;
        if (!state.renews)
            renewalDue = kNever;
        else if (renewalDue == kNever)
            renewAfter(schedule.renewalInterval(), rules.renewal, now);
        if (!rules.waitersHaveSessions())
            return;
        if (!waits(state))
            sessionDue = kNever;
        else if (sessionDue == kNever)
            keepSessionAfter(schedule.sessionInterval(), now);
    }

    void renewAfter(Duration interval, Renewal renewal, Instant now)
    {
        renewalDue = heldRenewal(now + interval, renewal == Renewal::InProcess);
    }

    void keepSessionAfter(Duration interval, Instant now) { sessionDue = heldRenewal(now + interval, true); }

    void holdRenewals(Renewal renewal)
    {
        renewalDue = heldRenewal(renewalDue, renewal == Renewal::InProcess);
        sessionDue = heldRenewal(sessionDue, true);
    }

    /// One that becomes due while its process, or the way to the service, is down is sent once, when both are up again.
    Instant heldRenewal(Instant at, bool inProcess) const
    {
        if (at == kNever)
            return kNever;
        const auto notBefore = [&at](Instant until) {
            if (until != kNever)
                at = std::max(at, until);
        };
        notBefore(machineStopsUntil);
        notBefore(cutOffUntil);
        if (inProcess)
            notBefore(frozenUntil);
        return at;
    }

    /// Offsets count awake time: what is still to come moves on by the pause, an arrival only to the pause's end.
    void freeze(const WorkerState& state, const Steps& steps, const PlannedFault& fault, Renewal renewal, Instant now)
    {
        frozenUntil = fault.until;
        frozenBy = fault.cause;
        clockStood = fault.delay;
        const Duration pause = fault.until - now;
        base += pause;
        writeBase += pause;
        if (due != kNever)
            due = std::max(arrived ? dueByOffset(state, steps, now) : due, fault.until);
        holdRenewals(renewal);
    }

    /// A clock that stands still falls behind at once: nothing of that machine reads it before it runs again.
    void stopMachine(const PlannedFault& fault, Renewal renewal)
    {
        machineStopsUntil = std::max(machineStopsUntil, fault.until);
        clock.ahead -= fault.delay;
        holdRenewals(renewal);
    }

    void cutOff(const PlannedFault& fault, Renewal renewal)
    {
        cutOffUntil = fault.until;
        holdRenewals(renewal);
    }

    void crash() { frozenUntil = cutOffUntil = due = renewalDue = sessionDue = kNever; }

    /// A frozen process takes nothing in; one beside it that renews its lease does, unless the machine stands still.
    bool holds(Message::Kind answer, Renewal renewal, Instant now) const
    {
        return heldUntil(answer, renewal, now) > now;
    }
    Instant heldUntil(Message::Kind answer, Renewal renewal, Instant now) const
    {
        if (answer == Message::Kind::Renewed && renewal == Renewal::SeparateProcess)
            return machineStopsUntil;
        return isFrozen() ? frozenUntil : now;
    }

    void askAgainAt(Instant at)
    {
        refused = true;
        nextAsk = at;
    }

    /// When a message of this worker's, either way, is where it goes. A late packet is late once.
    Instant arrivalOf(Message::Kind kind, Duration oneWay, Instant now)
    {
        if (takesNoTime(kind))
            return now;
        const bool isWrite = kind == Message::Kind::WriteRow;
        const Instant arrival = now + oneWay + (isWrite ? std::exchange(nextWriteDelay, Duration{0}) : Duration{0});
        return isCutOff() && isWithLockService(kind) ? std::max(arrival, cutOffUntil) : arrival;
    }

    bool losesNext(AnswerTo what)
    {
        auto& left = answersToLose[index(what)];
        if (left == 0)
            return false;
        --left;
        return true;
    }
};

} // namespace fenceline
