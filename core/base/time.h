// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

/// Virtual time. Everything in the core happens in whole milliseconds since the scenario began; nothing in the core
/// reads a real clock, so the same scenario gives the same trace on every machine.
namespace fenceline {

using Duration = std::chrono::duration<std::int64_t, std::milli>;

/// The scenario's own time line. It has no now(): a schedule says what time it is.
struct VirtualClock {
    using duration = Duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<VirtualClock, Duration>;
    static constexpr bool is_steady = true;
};

using Instant = VirtualClock::time_point;

inline constexpr Instant kStart{};
/// Later than anything that happens; also "has not happened".
inline constexpr Instant kNever{Duration{std::numeric_limits<std::int64_t>::max()}};

/// The longest time a user may write anywhere (interface.md, "Settings").
inline constexpr Duration kLongestDuration = std::chrono::hours{24};

/// What somebody's own clock shows. A type of its own, so that a reading is never taken for an instant.
struct LocalClock {
    using duration = Duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<LocalClock, Duration>;
    static constexpr bool is_steady = false;
};
using ClockReading = LocalClock::time_point;

/// A worker's or the lock service's clock. It runs true; a jump, or a machine that stops it, changes `ahead`.
struct Clock {
    Duration ahead{0};

    constexpr ClockReading at(Instant t) const { return ClockReading{t.time_since_epoch() + ahead}; }
    constexpr Instant when(ClockReading reading) const { return Instant{reading.time_since_epoch() - ahead}; }
};

constexpr std::int64_t milliseconds(Instant t)
{
    return t.time_since_epoch().count();
}
constexpr std::int64_t milliseconds(Duration d)
{
    return d.count();
}

} // namespace fenceline
