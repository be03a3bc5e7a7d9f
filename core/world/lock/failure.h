// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/lock/queue.h"

/// What befalls a lock service itself, and what that does to its locks. The service's own rules say which of its state
/// outlives it (locks.md 1.1, 1.4, 1.5, 1.7, as cited at each function).
namespace fenceline::failure {

/// The grant is no longer current, though nobody released it.
template <class Sink>
void lose(const Rules& rules, World& world, LockId id, Sink& sink)
{
    const auto grant = world.locks[index(id)].current;
    if (!grant)
        return;
    sink.cancel(Timer{id, grant->id});
    queue::endLease(rules, world, id, grant->id, sink);
}

template <class Each>
void forEachLock(const World& world, Each&& each)
{
    for (std::size_t l = 0; l < world.locks.size(); ++l)
        each(LockId{static_cast<std::uint8_t>(l)});
}

/// Redis without persistence comes back empty, its counters with it (redis docs, management/persistence).
template <class Sink>
void forgetAll(const Rules& rules, World& world, Sink& sink)
{
    for (auto& lock : world.locks)
        lock.nextToken = rules.firstToken;
    forEachLock(world, [&](LockId id) { lose(rules, world, id, sink); });
}

/// A new leader of etcd gives every lease its whole time again (etcd server/lease/lessor.go, Promote), one of ZooKeeper
/// tracks every session anew. The instant at which they end now; none where none runs.
template <class Sink>
std::optional<Instant> prolongAll(const Rules& rules, World& world, Sink& sink)
{
    std::optional<Instant> until;
    if (!rules.leased)
        return until;
    forEachLock(world, [&](LockId id) {
        const auto& grant = world.locks[index(id)].current;
        if (!grant)
            return;
        sink.cancel(Timer{id, grant->id});
        until = sink.start(Timer{id, grant->id});
    });
    return until;
}

/// An advisory lock ends with its session (PostgreSQL docs, 13.3.5). Waiters connect again, in their order.
template <class Sink>
void endSessions(const Rules& rules, World& world, Sink& sink)
{
    forEachLock(world, [&](LockId id) { lose(rules, world, id, sink); });
}

/// A key of Redis may be dropped to make room where the policy says so (redis docs, eviction: allkeys-lru).
template <class Sink>
void evict(const Rules& rules, World& world, Sink& sink)
{
    forEachLock(world, [&](LockId id) {
        const auto grant = world.locks[index(id)].current;
        if (!grant)
            return;
        sink.event(std::nullopt, event::KeyEvicted{grant->holder, grant->token});
        lose(rules, world, id, sink);
    });
}

template <class Sink>
void befallRedis(const Rules& rules, World& world, ServiceFailure what, Sink& sink)
{
    switch (what) {
    case ServiceFailure::Failover:
        if (rules.service == Service::RedisReplicated)
            sink.event(std::nullopt, event::ServiceFailedOver{});
        return; // a single node has no other
    case ServiceFailure::Restart:
        sink.event(std::nullopt, event::ServiceRestarted{});
        forgetAll(rules, world, sink);
        return;
    case ServiceFailure::Eviction: evict(rules, world, sink); return;
    }
}

/// Of a service whose state is on disk at a majority before it answers: nothing is lost but time.
template <class Sink>
void befallConsensus(const Rules& rules, World& world, ServiceFailure what, Sink& sink)
{
    if (what == ServiceFailure::Eviction)
        return;
    const auto until = prolongAll(rules, world, sink);
    if (what == ServiceFailure::Failover)
        sink.event(std::nullopt, event::ServiceFailedOver{until});
    else
        sink.event(std::nullopt, event::ServiceRestarted{until});
}

template <class Sink>
void befallPostgresql(const Rules& rules, World& world, ServiceFailure what, Sink& sink)
{
    if (what == ServiceFailure::Eviction)
        return;
    if (what == ServiceFailure::Failover)
        sink.event(std::nullopt, event::ServiceFailedOver{});
    else
        sink.event(std::nullopt, event::ServiceRestarted{});
    endSessions(rules, world, sink);
}

template <class Sink>
void befall(const Rules& rules, World& world, ServiceFailure what, Sink& sink)
{
    if (!rules.locked)
        return;
    switch (rules.service) {
    case Service::Redis:
    case Service::RedisReplicated: befallRedis(rules, world, what, sink); return;
    case Service::Redlock: return; // one node of five: a majority has what it had
    case Service::Etcd:
    case Service::ZooKeeper: befallConsensus(rules, world, what, sink); return;
    case Service::PostgresqlAdvisory: befallPostgresql(rules, world, what, sink); return;
    }
}

} // namespace fenceline::failure
