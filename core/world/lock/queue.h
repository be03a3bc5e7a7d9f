// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/lock/copies.h"
#include "core/world/lock/session.h"
#include "core/world/lock/tokens.h"
#include "core/world/world.h"

#include <cassert>

/// A lock, seen from its clients: linearizable, one holder at a time, leases that the service alone ends. Waiters are
/// served in the order in which their requests arrived or, where the service knows no queue, ask again by themselves
/// (Redis: SET … NX answers nil). In ideal timing every lock service is the one with a queue (semantics.md, "Lock
/// services: ideal and real timing": granted the moment it is free, each lock name counts its own tokens up by one).
namespace fenceline::queue {

template <class Sink>
void grant(const Rules& rules, World& world, LockId id, const Waiter& to, bool waited, Sink& sink)
{
    Lock& lock = world.locks[index(id)];
    assert(!lock.current);
    const Grant grant{world.nextGrant, to.worker, tokens::forGrant(rules, lock, to.token)};
    world.nextGrant = GrantId{static_cast<std::uint32_t>(index(world.nextGrant) + 1)};
    lock.current = grant;
    const auto until = rules.leased ? sink.start(Timer{id, grant.id}) : std::optional<Instant>{};
    const auto about = sink.event(to.worker, event::LockGranted{grant.token, until, waited});
    copies::note(rules, world, id, sink);
    if (rules.waitFor > 0) {
        world.unconfirmed.push_back({id, grant, about});
        sink.startWait(Timer{id, grant.id});
        copies::confirm(rules, world, id, sink);
    } else {
        sink.send({.kind = Message::Kind::Granted, .worker = to.worker, .grant = grant, .about = about});
    }
}

/// The lock is free: whoever has waited longest gets it. Whose session is over is passed by, and sees that it is the
/// first.
template <class Sink>
void grantToNextWaiter(const Rules& rules, World& world, LockId id, Sink& sink)
{
    auto& waiting = world.locks[index(id)].waiting;
    while (!waiting.empty()) {
        const Waiter first = waiting.front();
        waiting.erase(waiting.begin());
        if (!world.workers[index(first.worker)].sessionOver) {
            sink.endSession(first.worker);
            grant(rules, world, id, first, true, sink);
            return;
        }
        session::takeTurn(rules, world, first, sink);
    }
}

template <class Sink>
void ask(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    const LockId id = rules.lockOf(request.worker);
    Lock& lock = world.locks[index(id)];
    if (lock.current && rules.polls) {
        const auto about = sink.event(request.worker, event::LockRefused{});
        sink.send({.kind = Message::Kind::Refused, .worker = request.worker, .about = about});
        return;
    }
    const Waiter place{request.worker, tokens::forPlace(rules, world)};
    if (!lock.current) {
        grant(rules, world, id, place, false, sink);
        return;
    }
    lock.waiting.push_back(place);
    sink.event(request.worker, event::LockWaiting{});
    session::begin(rules, world, request.worker, sink);
}

inline bool isCurrent(const World& world, LockId id, GrantId grant)
{
    const auto& current = world.locks[index(id)].current;
    return current && current->id == grant;
}

/// The sender's own, as far as the service can tell: it compares the lock's value, which names one request or, as a
/// mistake, the process that sends many (redis docs, distributed-locks: "unique across all clients and all lock
/// requests").
inline bool isOwn(const Rules& rules, const World& world, LockId id, const Message& request)
{
    if (rules.processOf.empty())
        return isCurrent(world, id, request.grant->id);
    const auto& current = world.locks[index(id)].current;
    return current && rules.processOf[index(current->holder)] == rules.processOf[index(request.worker)];
}

/// A lease that is still running starts anew; one that is over is not brought back.
template <class Sink>
void renew(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    assert(request.grant && rules.leased);
    const LockId id = rules.lockOf(request.worker);
    const bool renewed = isOwn(rules, world, id, request);
    EventIndex about{};
    if (renewed) {
        const Timer timer{id, world.locks[index(id)].current->id};
        sink.cancel(timer);
        about = sink.event(request.worker, event::LockRenewed{sink.start(timer).value_or(kNever)});
        copies::note(rules, world, id, sink);
    } else {
        about = sink.event(request.worker, event::LockRenewalRefused{});
    }
    sink.send({.kind = Message::Kind::Renewed, .worker = request.worker, .good = renewed, .about = about});
}

template <class Sink>
void check(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    assert(request.grant); // a worker that has not learned of its grant does nothing
    const bool valid = isOwn(rules, world, rules.lockOf(request.worker), request);
    const auto about = sink.event(request.worker, event::LeaseChecked{CheckedBy::Service, valid});
    sink.send({.kind = Message::Kind::GrantChecked, .worker = request.worker, .good = valid, .about = about});
}

/// Compare-and-delete frees only the sender's own grant; blind delete frees whatever is there.
template <class Sink>
void release(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    const LockId id = rules.lockOf(request.worker);
    assert(request.grant);
    auto& current = world.locks[index(id)].current;
    const bool mayDelete = current && (rules.release == Release::Delete || isOwn(rules, world, id, request));
    if (!mayDelete) {
        sink.event(request.worker, event::ReleaseIgnored{request.grant->token});
        return;
    }
    const Grant deleted = *current;
    current.reset();
    tokens::noteDeletion(rules, world);
    sink.cancel(Timer{id, deleted.id});
    sink.event(request.worker, event::LockReleased{deleted.token});
    copies::note(rules, world, id, sink);
    grantToNextWaiter(rules, world, id, sink);
}

template <class Sink>
void endLease(const Rules& rules, World& world, LockId id, GrantId grant, Sink& sink)
{
    if (!isCurrent(world, id, grant))
        return;
    auto& current = world.locks[index(id)].current;
    const Grant ended = *current;
    current.reset();
    tokens::noteDeletion(rules, world);
    sink.event(std::nullopt, event::LockEnded{ended.holder, ended.token});
    copies::note(rules, world, id, sink);
    grantToNextWaiter(rules, world, id, sink);
}

} // namespace fenceline::queue
