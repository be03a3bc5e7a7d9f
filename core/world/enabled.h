// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/world.h"

namespace fenceline {

/// Calls visit(Action) for everything that could come next if time played no part: each worker that is ready for its
/// next step, each renewal, each lease and each waiter's session that is running, each client that keeps its session
/// up, each effect that is being carried out. What a worker's own
/// clock says is timing alone, so both answers are visited. Crashes are a schedule's option and not listed, nor is what
/// befalls the lock service; messages on their way belong to the schedule too.
template <class Visit>
void enabled(const Rules& rules, const World& world, Visit&& visit)
{
    for (std::size_t w = 0; w < world.workers.size(); ++w) {
        const auto& worker = world.workers[w];
        if (worker.renews)
            visit(Action::renew(WorkerId{static_cast<std::uint8_t>(w)}));
        if (rules.waitersHaveSessions() && waits(worker))
            visit(Action::keepSession(WorkerId{static_cast<std::uint8_t>(w)}));
        if (worker.progress != Progress::Ready)
            continue;
        const WorkerId id{static_cast<std::uint8_t>(w)};
        visit(Action::act(id));
        if (worker.next == Step::Check && rules.check == CheckBeforeWrite::OwnClock && rules.leased)
            visit(Action::act(id, false));
    }
    for (std::size_t e = 0; e < world.effects.size(); ++e)
        if (!world.effects[e].done)
            visit(Action::effectDone(e));
    for (std::size_t c = 0; c < world.copies.size(); ++c)
        if (!world.copies[c].backlog.empty())
            visit(Action::copied(CopyId{static_cast<std::uint8_t>(c)}));
    for (const auto& one : world.unconfirmed)
        visit(Action::waitOver(Timer{one.lock, one.grant.id}));
    if (rules.waitersHaveSessions())
        for (const auto& lock : world.locks)
            for (const auto& waiter : lock.waiting)
                if (!world.workers[index(waiter.worker)].sessionOver)
                    visit(Action::sessionEnd(waiter.worker));
    if (!rules.leased)
        return;
    for (std::size_t l = 0; l < world.locks.size(); ++l)
        if (const auto& current = world.locks[l].current)
            visit(Action::leaseEnd(Timer{LockId{static_cast<std::uint8_t>(l)}, current->id}));
}

} // namespace fenceline
