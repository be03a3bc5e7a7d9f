// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <vector>

namespace fenceline {

/// Why one event could happen when it did: another one before it.
struct Cause {
    enum class Kind : std::uint8_t {
        Program, ///< the same worker's step before
        Lock,    ///< the lock became free, so the next waiter got it
        Row,     ///< an earlier write to the same row decided what this statement found
        Fault,   ///< a pause, a late packet or a crash moved it
    };
    EventIndex from{};
    EventIndex to{};
    Kind kind{};
    friend bool operator==(const Cause&, const Cause&) = default;
};

/// The direct causes of every event, ordered by `to`, then `from` (happened-before, cut to what mattered).
/// The scenario says which workers share a lock and which of them take any seat.
std::vector<Cause> directCauses(const Scenario& scenario, const Trace& trace);

} // namespace fenceline
