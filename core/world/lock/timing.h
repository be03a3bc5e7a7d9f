// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/world/lock/etcd/timing.h"
#include "core/world/lock/zookeeper/timing.h"

/// What each lock service makes of a lease, in either timing (semantics.md, "Lock services: ideal and real timing").
/// A lock service is one line here, its timing in a folder of its own, and its rules.
namespace fenceline {

struct LeaseTiming {
    Duration (*granted)(Duration asked) = [](Duration asked) { return asked; };
    /// When the service acts on a deadline, on its own clock.
    ClockReading (*ends)(ClockReading deadline) = [](ClockReading deadline) { return deadline; };
    /// How often a waiter's client lets the service hear of its session.
    Duration (*sessionInterval)(Duration session) = [](Duration session) { return session; };
    /// Whoever is heard of between its deadline and the instant at which the service would act on it is saved.
    bool savedUntilItEnds = true;
    /// Its clock is one that can be set; else it jumps for nobody.
    bool wallClock = true;
};

inline LeaseTiming leaseTimingOf(Service service, Timing timing)
{
    if (timing == Timing::Ideal)
        return {};
    switch (service) {
    // Deadlines are absolute milliseconds of the server's wall clock (redis docs, EXPIRE).
    case Service::Redis:
    case Service::RedisReplicated:
    case Service::Redlock: return {};
    // A lease past its deadline is not renewed (etcd server/lease/lessor.go, Renew).
    case Service::Etcd: return {etcd::grantedTtl, etcd::nextPass, etcd::keepAliveInterval, false, false};
    // A ping moves its session to another tick as long as its own has not come (ExpiryQueue.update).
    case Service::ZooKeeper:
        return {zookeeper::sessionTimeout, zookeeper::nextTick, zookeeper::pingInterval, true, false};
    case Service::PostgresqlAdvisory: return {}; // no lease
    }
    return {};
}

} // namespace fenceline
