// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/schedule.h"
#include "core/run/timed_memory.h"
#include "core/world/rules.h"

namespace fenceline {

/// What can be due, in the order in which it is taken at one instant (semantics.md, "Order at one instant").
enum class Turn : std::uint8_t {
    None,
    SessionEnds, ///< of a waiter: first, so that no lease's end at that instant grants it the lock
    LeaseEnds,
    EffectIsDone,
    PauseEnds,
    PartitionEnds,
    FaultStarts,
    RenewalIsDue,
    KeepsSession,
    WorkerSteps,
    MessageArrives,
    CopyLearns,
    WaitIsOver,
};

/// Something that is due: which of its kind, by place.
struct Slot {
    Instant due = kNever;
    Turn turn = Turn::None;
    std::size_t which = 0;
    explicit operator bool() const { return turn != Turn::None; }
};

/// The earliest thing that is due. The turns stand in their order, and the things within a turn in theirs: a later one
/// wins only by being strictly earlier.
inline Slot dueNext(const Rules& rules, const Schedule& schedule, const TimedMemory& memory, std::size_t nextFault)
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
    const auto& workers = memory.workers;
    offerAll(Turn::SessionEnds, memory.sessions.running(), &SessionTimes::Running::due);
    offerAll(Turn::LeaseEnds, memory.leases.running(), &LeaseTimes::Running::due);
    offerAll(Turn::EffectIsDone, memory.effects, &TimedMemory::EffectTime::due);
    for (std::size_t w = 0; w < workers.size(); ++w) {
        offer(Turn::PauseEnds, w, workers[w].frozenUntil);
        if (schedule.partitions)
            offer(Turn::PartitionEnds, w, workers[w].cutOffUntil);
    }
    if (nextFault < schedule.faults.size())
        offer(Turn::FaultStarts, nextFault, schedule.faults[nextFault].at);
    for (std::size_t w = 0; w < workers.size(); ++w) {
        if (rules.renewal != Renewal::Off)
            offer(Turn::RenewalIsDue, w, workers[w].renewalDue);
        if (rules.waitersHaveSessions())
            offer(Turn::KeepsSession, w, workers[w].sessionDue);
        offer(Turn::WorkerSteps, w, workers[w].due);
    }
    offerAll(Turn::MessageArrives, memory.messages.all(), &MessagesUnderWay::Flight::due);
    offerAll(Turn::CopyLearns, memory.copies.changes(), &CopyTimes::Change::due);
    offerAll(Turn::WaitIsOver, memory.copies.waits(), &CopyTimes::Wait::due);
    return best;
}

} // namespace fenceline
