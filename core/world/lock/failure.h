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

/// What a lock's lease becomes where another copy takes over: it goes on to its old end, or starts anew.
enum class Leases : std::uint8_t { GoOn, StartAnew };

template <class Sink>
std::optional<ResumedLease> resume(const Rules& rules, Timer timer, CopyId from, Leases leases, Sink& sink)
{
    if (!rules.leased)
        return ResumedLease{};
    return leases == Leases::GoOn ? sink.resume(timer, from) : ResumedLease{sink.start(timer), true};
}

/// The lock is now what the copy has: the same grant, none, or one that had been over.
template <class Sink>
void adoptLock(const Rules& rules, World& world, LockId id, CopyId from, Leases leases, Sink& sink)
{
    Lock& lock = world.locks[index(id)];
    const LockCopy known = world.copies[index(from)].locks[index(id)];
    const auto before = lock.current;
    lock.nextToken = known.nextToken;
    lock.current.reset();
    const auto resumed =
        known.current ? resume(rules, Timer{id, known.current->id}, from, leases, sink) : std::optional<ResumedLease>{};
    const bool isSame = before && resumed && before->id == known.current->id;
    if (before && !isSame) {
        sink.cancel(Timer{id, before->id});
        sink.event(std::nullopt, event::LockEnded{before->holder, before->token});
    }
    if (resumed) {
        lock.current = known.current;
        if (!isSame || resumed->changed)
            sink.event(std::nullopt, event::LockRestored{known.current->holder, known.current->token, resumed->until});
        return;
    }
    queue::grantToNextWaiter(rules, world, id, sink);
}

/// A copy takes the service's place, and every follower now follows that. Clients that waited for replicas have lost
/// their connection. Waiters ask anew, in their order.
template <class Sink>
void adopt(const Rules& rules, World& world, CopyId from, Leases leases, Sink& sink)
{
    for (std::size_t c = 0; c < rules.followers(); ++c) {
        world.copies[c].locks = world.copies[index(from)].locks;
        world.copies[c].backlog.clear();
    }
    sink.resynchronize(from);
    forEachLock(world, [&](LockId id) { adoptLock(rules, world, id, from, leases, sink); });
    while (!world.unconfirmed.empty())
        copies::refuseUnconfirmed(world, 0, sink);
}

/// Without persistence Redis comes back empty, its counters with it, and its replicas copy that (redis docs,
/// management/replication: "safety of replication when master has persistence turned off").
template <class Sink>
void forgetAll(const Rules& rules, World& world, Sink& sink)
{
    for (std::size_t c = 0; c < rules.followers(); ++c) {
        world.copies[c].locks.assign(world.locks.size(), LockCopy{std::nullopt, rules.firstToken});
        world.copies[c].backlog.clear();
    }
    sink.resynchronize(std::nullopt);
    for (auto& lock : world.locks)
        lock.nextToken = rules.firstToken;
    forEachLock(world, [&](LockId id) { lose(rules, world, id, sink); });
    while (!world.unconfirmed.empty())
        copies::refuseUnconfirmed(world, 0, sink);
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
    sink.restartSessions();
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

inline CopyId lastReplica(const Rules& rules)
{
    return CopyId{static_cast<std::uint8_t>(rules.replicas - 1)};
}

template <class Sink>
void befallRedis(const Rules& rules, World& world, const Action& failure, Sink& sink)
{
    switch (failure.failure) {
    case ServiceFailure::Failover:
        if (rules.replicas == 0)
            return; // a single node has no other
        sink.event(std::nullopt, event::ServiceFailedOver{});
        adopt(rules, world, std::min(failure.copy, lastReplica(rules)), Leases::GoOn, sink);
        return;
    case ServiceFailure::Restart:
        sink.event(std::nullopt, event::ServiceRestarted{});
        if (rules.disk)
            adopt(rules, world, *rules.disk, Leases::GoOn, sink);
        else
            forgetAll(rules, world, sink);
        return;
    case ServiceFailure::Eviction: evict(rules, world, sink); return;
    case ServiceFailure::Restore: return;
    }
}

/// The revisions go back with the data, unless they are raised (etcdutl snapshot restore --bump-revision), and whoever
/// waits puts its key anew.
template <class Sink>
void restoreEtcd(const Rules& rules, World& world, const Action& failure, Sink& sink)
{
    const auto raised = [&](Token token) { return Token{number(token) + failure.bump}; };
    auto& snapshot = world.copies[index(failure.copy)];
    world.nextChange = raised(snapshot.nextChange);
    for (auto& lock : snapshot.locks)
        lock.nextToken = raised(lock.nextToken);
    for (auto& lock : world.locks)
        for (auto& waiter : lock.waiting)
            if (!world.workers[index(waiter.worker)].sessionOver)
                waiter.token = tokens::forPlace(rules, world);
    sink.restartSessions();
    sink.event(std::nullopt, event::ServiceRestarted{std::nullopt, sink.snapshotTaken()});
    adopt(rules, world, failure.copy, Leases::StartAnew, sink);
}

/// Of a service whose state is on disk at a majority before it answers: nothing is lost but time.
template <class Sink>
void befallConsensus(const Rules& rules, World& world, const Action& failure, Sink& sink)
{
    const auto what = failure.failure;
    if (what == ServiceFailure::Restore && rules.service == Service::Etcd)
        restoreEtcd(rules, world, failure, sink);
    if (what == ServiceFailure::Eviction || what == ServiceFailure::Restore)
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
    if (what == ServiceFailure::Eviction || what == ServiceFailure::Restore)
        return;
    if (what == ServiceFailure::Failover)
        sink.event(std::nullopt, event::ServiceFailedOver{});
    else
        sink.event(std::nullopt, event::ServiceRestarted{});
    endSessions(rules, world, sink);
}

template <class Sink>
void befall(const Rules& rules, World& world, const Action& failure, Sink& sink)
{
    if (!rules.locked)
        return;
    switch (rules.service) {
    case Service::Redis:
    case Service::RedisReplicated: befallRedis(rules, world, failure, sink); return;
    case Service::Redlock: return; // one node of five: a majority has what it had
    case Service::Etcd:
    case Service::ZooKeeper: befallConsensus(rules, world, failure, sink); return;
    case Service::PostgresqlAdvisory: befallPostgresql(rules, world, failure.failure, sink); return;
    }
}

} // namespace fenceline::failure
