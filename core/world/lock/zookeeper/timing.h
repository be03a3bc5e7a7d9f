// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <algorithm>

/// What ZooKeeper does with time, on the leader's own elapsed clock: no wall clock that jumps moves a session.
namespace fenceline::zookeeper {

/// The unit of its time (zoo.cfg, tickTime: 2 s by default).
inline constexpr Duration kTick{2000};

/// The session timeout that the server grants: 2 to 20 ticks (ZooKeeper administrator's guide, minSessionTimeout,
/// maxSessionTimeout).
constexpr Duration sessionTimeout(Duration asked)
{
    return std::clamp(asked, 2 * kTick, 20 * kTick);
}

/// A session that was last heard of `timeout` before its deadline ends on the first tick after that deadline
/// (ExpiryQueue.roundToNextInterval), so within (timeout, timeout + tick].
constexpr ClockReading nextTick(ClockReading deadline)
{
    return ClockReading{(deadline.time_since_epoch() / kTick + 1) * kTick};
}

/// How often a client that has nothing to say pings: a third of the timeout, but at least every 10 s (ClientCnxn,
/// SendThread: half of the read timeout, which is two thirds; MAX_SEND_PING_INTERVAL).
constexpr Duration pingInterval(Duration timeout)
{
    return std::min<Duration>(timeout / 3, std::chrono::seconds{10});
}

} // namespace fenceline::zookeeper
