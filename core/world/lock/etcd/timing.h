// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <algorithm>

/// What etcd does with time, on the leader's own monotonic clock: no wall clock that jumps moves a lease.
namespace fenceline::etcd {

/// ceil(1.5 x election ticks x heartbeat) = ceil(1.5 s) with the defaults (etcd server/etcdserver/server.go, minTTL;
/// embed/config.go: 100 ms heartbeats, 1 s elections).
inline constexpr Duration kShortestTtl{2000};
/// How often the leader looks for leases that are over (server/lease/lessor.go, runLoop: 500 ms).
inline constexpr Duration kPass{500};
/// A new leader adds it to every lease (lessor.go, Promote; the default).
inline constexpr Duration kElectionTimeout{1000};

/// A time to live is a number of whole seconds (etcdserverpb.LeaseGrantRequest); a client that wants a part of one asks
/// for the next whole one. The server raises what is too short.
constexpr Duration grantedTtl(Duration asked)
{
    return std::max<Duration>(kShortestTtl, std::chrono::ceil<std::chrono::seconds>(asked));
}

/// A lease ends on the leader's first pass at or after its deadline (lessor.go: expired iff nothing remains).
constexpr ClockReading nextPass(ClockReading deadline)
{
    const Duration since = deadline.time_since_epoch();
    return ClockReading{(since + kPass - Duration{1}) / kPass * kPass};
}

/// How often a client lets its session's lease be renewed (client/v3/lease.go: a third of the TTL).
constexpr Duration keepAliveInterval(Duration ttl)
{
    return ttl / 3;
}

} // namespace fenceline::etcd
