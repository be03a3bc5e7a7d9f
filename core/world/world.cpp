// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/world.h"

namespace fenceline {

namespace {

Step firstStep(const Rules& rules, std::size_t worker)
{
    if (rules.locked)
        return Step::Ask;
    return rules.mutexes > 0 && rules.mutexOf[worker] ? Step::TakeMutex : Step::Read;
}

} // namespace

void World::reset(const Rules& rules)
{
    locks.resize(rules.locked ? rules.locks() : 0);
    for (auto& lock : locks) {
        lock.current.reset();
        lock.waiting.clear();
        lock.nextToken = rules.firstToken;
    }
    mutexes.assign(rules.mutexes, Mutex{});
    static constexpr Row kFreeRow{}; // copying ones that are made anew each time takes longer
    static constexpr WorkerState kFreshWorker{};
    rows.assign(rules.seats, kFreeRow);
    workers.assign(rules.workers(), kFreshWorker);
    for (std::size_t w = 0; w < workers.size(); ++w) {
        workers[w].next = firstStep(rules, w);
        workers[w].seat = rules.seatOf[w];
    }
    effects.clear();
    unconfirmed.clear();
    copies.resize(rules.copies);
    for (auto& copy : copies) {
        copy.locks.assign(locks.size(), LockCopy{std::nullopt, rules.firstToken});
        copy.backlog.clear();
        copy.grants = GrantId{0};
        copy.nextChange = rules.firstToken;
    }
    nextGrant = GrantId{0};
    nextChange = rules.firstToken;
}

} // namespace fenceline
