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
    case Service::Etcd: return {etcd::grantedTtl, etcd::nextPass, false};
    case Service::ZooKeeper: return {zookeeper::sessionTimeout, zookeeper::nextTick, false};
    case Service::PostgresqlAdvisory: return {}; // no lease
    }
    return {};
}

} // namespace fenceline
