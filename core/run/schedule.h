// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/world/rules.h"

#include <optional>
#include <vector>

namespace fenceline {

/// A fault at its instant. Pauses of one worker that overlap or touch are one freeze, with the first one's cause
/// (semantics.md, "The worker's program": overlapping pauses are their union). A crash is its worker's last fault; the
/// freeze that it cuts short keeps its own end.
struct PlannedFault {
    enum class Kind : std::uint8_t { Freeze, DelayNextWrite, Crash };
    Instant at{};
    Kind kind{};
    WorkerId worker{};
    PauseCause cause{};
    Instant until{};   ///< Freeze: when the worker wakes
    Duration delay{0}; ///< DelayNextWrite
};

/// The part of a scenario that holds its times: when things are due. Rules and Schedule together are a run's input.
struct Schedule {
    Steps steps;
    std::optional<Duration> lease;
    Duration oneWay{0};
    std::vector<Instant> arrivals;    ///< by worker
    std::vector<PlannedFault> faults; ///< by instant, then in the file's order
};

Schedule scheduleOf(const Scenario& scenario);
/// A schedule's faults: by instant, then in the order given.
std::vector<PlannedFault> planFaults(const std::vector<Fault>& faults);

/// What a run is made from.
struct Model {
    Rules rules;
    Schedule schedule;
};

inline Model modelOf(const Scenario& scenario)
{
    return {rulesOf(scenario), scheduleOf(scenario)};
}

} // namespace fenceline
