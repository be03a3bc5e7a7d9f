// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/world.h"

#include <algorithm>

/// A mutex within a server: first come first served among the workers of that server, and nothing to those of others.
/// A worker has it from its first step to the end of its program. Nobody sees it, so it leaves no event.
namespace fenceline::mutex {

inline Mutex* of(const Rules& rules, World& world, WorkerId worker)
{
    if (rules.mutexes == 0 || !rules.mutexOf[index(worker)])
        return nullptr;
    return &world.mutexes[index(*rules.mutexOf[index(worker)])];
}

template <class Sink>
void take(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    Mutex& mutex = *of(rules, world, worker);
    if (mutex.holder) {
        mutex.waiting.push_back(worker);
        return;
    }
    mutex.holder = worker;
    sink.send({.kind = Message::Kind::MutexTaken, .worker = worker});
}

/// A worker that is gone, or done, no longer has it nor waits for it.
template <class Sink>
void leave(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    Mutex* mutex = of(rules, world, worker);
    if (mutex == nullptr)
        return;
    std::erase(mutex->waiting, worker);
    if (mutex->holder != worker)
        return;
    mutex->holder.reset();
    if (mutex->waiting.empty())
        return;
    const WorkerId next = mutex->waiting.front();
    mutex->waiting.erase(mutex->waiting.begin());
    mutex->holder = next;
    sink.send({.kind = Message::Kind::MutexTaken, .worker = next});
}

} // namespace fenceline::mutex
