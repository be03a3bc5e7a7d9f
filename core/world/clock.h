// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

namespace fenceline {

/// What somebody's own clock shows. A type of its own, so that a reading is never taken for an instant.
struct LocalClock {
    using duration = Duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<LocalClock, Duration>;
    static constexpr bool is_steady = false;
};
using ClockReading = LocalClock::time_point;

/// A worker's or the service's clock. In this version every clock runs true; what jumps or stops changes `ahead`.
struct Clock {
    Duration ahead{0};

    constexpr ClockReading at(Instant t) const { return ClockReading{t.time_since_epoch() + ahead}; }
    constexpr Instant when(ClockReading reading) const { return Instant{reading.time_since_epoch() - ahead}; }
};

} // namespace fenceline
