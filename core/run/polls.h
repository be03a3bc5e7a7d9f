// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/due_next.h"

#include <algorithm>

/// Clients that ask again and again while a lock is held. A refused request changes nothing, so it can be left out, and
/// a run in which only such requests are left is over (semantics.md, "Lock services: ideal and real timing").
namespace fenceline {

/// It has been refused and somebody else still has the lock.
inline bool isPolling(const Rules& rules, const TimedMemory& memory, WorkerId worker)
{
    const bool asksAgain =
        memory.world.workers[index(worker)].next == Step::Ask && memory.workers[index(worker)].refused;
    if (!asksAgain)
        return false;
    const auto& grant = memory.world.locks[index(rules.lockOf(worker))].current;
    return grant && grant->holder != worker; // its own may still be on its way
}

/// When something other than a request that is sure to be refused happens next; `worker` is about to poll.
inline Instant nextChange(const Rules& rules, const Schedule& schedule, const TimedMemory& memory,
                          std::size_t nextFault, std::optional<WorkerId> worker = std::nullopt)
{
    Instant change = nextFault < schedule.faults.size() ? schedule.faults[nextFault].at : kNever;
    const auto consider = [&change](Instant due) { change = std::min(change, due); };
    for (const auto& lease : memory.leases.running())
        consider(lease.due);
    for (const auto& copied : memory.copies.changes())
        consider(copied.due);
    for (const auto& wait : memory.copies.waits())
        consider(wait.due);
    for (const auto& effect : memory.effects)
        consider(effect.due);
    for (const auto& flight : memory.messages.all())
        if (!isPolling(rules, memory, flight.message.worker))
            consider(flight.due);
    for (std::size_t w = 0; w < memory.workers.size(); ++w) {
        const WorkerId id{static_cast<std::uint8_t>(w)};
        const auto& time = memory.workers[w];
        consider(time.frozenUntil);
        consider(time.cutOffUntil);
        consider(time.renewalDue);
        if (worker != id && !isPolling(rules, memory, id))
            consider(time.due);
    }
    return change;
}

/// How many requests, one each `retry` from `next` on, come before `change`.
inline std::size_t pollsBefore(Instant change, Instant next, Duration retry)
{
    if (change == kNever || change <= next)
        return 0;
    return static_cast<std::size_t>((change - next + retry - Duration{1}) / retry);
}

inline bool onlyHopelessPollsAreLeft(const Rules& rules, const Schedule& schedule, const TimedMemory& memory,
                                     std::size_t nextFault)
{
    return nextChange(rules, schedule, memory, nextFault) == kNever;
}

/// Where nobody keeps them, requests that are sure to be refused are left out; how many. `worker` is about to poll.
inline std::size_t leaveOutHopelessPolls(const Rules& rules, const Schedule& schedule, TimedMemory& memory,
                                         std::size_t nextFault, WorkerId worker)
{
    if (schedule.oneWay > Duration{0} || !isPolling(rules, memory, worker))
        return 0;
    auto& next = memory.workers[index(worker)].nextAsk;
    const auto change = nextChange(rules, schedule, memory, nextFault, worker);
    const auto before = pollsBefore(change, next, schedule.retry);
    next = change == kNever ? kNever : next + static_cast<std::int64_t>(before) * schedule.retry;
    return before;
}

} // namespace fenceline
