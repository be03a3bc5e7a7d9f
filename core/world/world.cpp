// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/world.h"

namespace fenceline {

void World::reset(const Rules& rules)
{
    locks.resize(rules.locked ? rules.locks() : 0);
    for (auto& lock : locks) {
        lock.current.reset();
        lock.waiting.clear();
        lock.nextToken = rules.firstToken;
    }
    rows.assign(rules.seats, Row{});
    workers.assign(rules.workers(), WorkerState{});
    for (std::size_t w = 0; w < workers.size(); ++w) {
        workers[w].next = rules.locked ? Step::Ask : Step::Read;
        workers[w].seat = rules.seatOf[w];
    }
    nextGrant = GrantId{0};
}

} // namespace fenceline
