// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <optional>
#include <string>

namespace fenceline {

/// A moment of a run by what happens then, so that it stays right when a duration of the scenario changes: the first
/// event of this name (core/event/event_names.h) that is this worker's.
struct Moment {
    std::string event;
    std::optional<WorkerId> worker; ///< none: an event that is the lock's own
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// A scenario to play, and the moment of its run to look at.
struct RunAtMoment {
    Scenario scenario;
    Moment moment;
    friend bool operator==(const RunAtMoment&, const RunAtMoment&) = default;
};

/// None: it does not happen in this run.
std::optional<EventIndex> find(const Trace& trace, const Moment& moment);

/// The time to go to; the end of the run if the moment does not happen.
Instant instantOf(const Trace& trace, const Moment& moment);

} // namespace fenceline
