// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"
#include "core/scenario/settings.h"

#include <array>
#include <cstdint>

/// What can be set of one lock service alone.
namespace fenceline {

/// Of a Redis primary.
struct Replicas {
    std::uint8_t count = 1; ///< 1 to kMostReplicas
    /// How long after the primary each has a change; of those that there are not: 0.
    std::array<Duration, kMostReplicas> lags{Duration{100}};
    friend bool operator==(const Replicas&, const Replicas&) = default;
};

/// A client waits until this many replicas have its lock (WAIT); where they have it too late, it deletes the lock and
/// asks again. 0: it goes on at once.
struct WaitForReplicas {
    std::uint8_t count = 0;
    Duration timeout{1000};
    friend bool operator==(const WaitForReplicas&, const WaitForReplicas&) = default;
};

/// Sources: redis docs, distributed-locks (values), management/replication, management/persistence, commands/wait.
struct RedisOptions {
    /// Each lock's script counts up a number, too, and hands it out as a fencing token. Redis has none by itself, so
    /// this matters in real timing; in ideal timing it always does.
    bool counter = false;
    RedisValue value = RedisValue::PerRequest;
    Persistence persistence = Persistence::None;
    Replicas replicas;
    WaitForReplicas wait;
    friend bool operator==(const RedisOptions&, const RedisOptions&) = default;
};

/// Source: etcd client/v3/concurrency/mutex.go, Lock; issue 11456.
struct EtcdOptions {
    /// A waiter whose turn it is looks for its own key before it believes that it has the lock. Clients and servers up
    /// to 3.4 do not: they overlook that its session has ended.
    bool waiterRechecks = true;
    friend bool operator==(const EtcdOptions&, const EtcdOptions&) = default;
};

} // namespace fenceline
