// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/lock/tokens.h"
#include "core/world/world.h"

#include <algorithm>

/// A waiter's session at the lock service, from its ask to its grant; from there on it is the grant's lease. Its client
/// keeps it up, which nobody sees. Where it ends, its place in the queue is gone. Sources: etcd
/// client/v3/concurrency/session.go (one lease for each session) and mutex.go (Lock, waitDeletes); ZooKeeper recipes,
/// locks, and programmer's guide, sessions; issue 11456 of etcd; locks.md 1.4, 1.5, 1.7.
namespace fenceline::session {

inline bool isCrashed(const World& world, WorkerId worker)
{
    return world.workers[index(worker)].progress == Progress::Crashed;
}

inline auto placeOf(std::vector<Waiter>& waiting, WorkerId worker)
{
    return std::find_if(waiting.begin(), waiting.end(), [&](const Waiter& waiter) { return waiter.worker == worker; });
}

/// A client of etcd that is still there goes on watching the keys before the one that it had: it stays where it was, as
/// one whose session is over.
template <class Sink>
void end(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    auto& waiting = world.locks[index(rules.lockOf(worker))].waiting;
    const auto place = placeOf(waiting, worker);
    WorkerState& state = world.workers[index(worker)];
    if (place == waiting.end() || state.sessionOver)
        return;
    const auto token = place->token;
    const bool watchesOn = rules.waiterEnds >= WaiterEnds::AndLooks && !isCrashed(world, worker);
    state.sessionOver = true;
    if (!watchesOn)
        waiting.erase(place);
    tokens::noteDeletion(rules, world);
    sink.event(std::nullopt, event::WaiterSessionEnded{worker, token});
}

/// The operating system closes the connection of a process that is gone. Its backend may notice only when the lock
/// comes to it, and then passes it on: either way nobody ever waits for it.
template <class Sink>
void endWithCrash(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    if (rules.waiterEnds == WaiterEnds::WithItsCrash && isCrashed(world, worker))
        end(rules, world, worker, sink);
}

/// It has a place in the queue. Its request may have outlived it.
template <class Sink>
void begin(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    if (rules.waitersHaveSessions())
        sink.startSession(worker);
    else
        endWithCrash(rules, world, worker, sink);
}

/// Nothing brings a session back. Only a service whose clients always talk to it in their session says so.
template <class Sink>
void hear(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    auto& waiting = world.locks[index(rules.lockOf(worker))].waiting;
    if (!world.workers[index(worker)].sessionOver) {
        if (placeOf(waiting, worker) != waiting.end())
            sink.keepSession(worker);
    } else if (rules.waiterEnds == WaiterEnds::AndIsTold) {
        sink.send({.kind = Message::Kind::SessionOver, .worker = worker});
    }
}

/// Every key before the one that this waiter had is gone.
template <class Sink>
void takeTurn(const Rules& rules, World& world, const Waiter& waiter, Sink& sink)
{
    if (rules.waiterEnds == WaiterEnds::AndLooks) {
        sink.send({.kind = Message::Kind::SessionOver, .worker = waiter.worker});
        return;
    }
    const Grant grant{world.nextGrant, waiter.worker, waiter.token};
    world.nextGrant = GrantId{static_cast<std::uint32_t>(index(world.nextGrant) + 1)};
    const auto about = sink.event(waiter.worker, event::LockMisreported{grant.token});
    sink.send({.kind = Message::Kind::Granted, .worker = waiter.worker, .grant = grant, .about = about});
}

} // namespace fenceline::session
