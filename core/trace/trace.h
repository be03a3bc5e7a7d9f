// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"

#include <vector>

namespace fenceline {

/// Everything that happened in one run, in the order in which it happened. `at` never falls from one event to the
/// next. Whatever is shown, judged, exported or tested is read from here and from the scenario, from nothing else.
struct Trace {
    std::vector<Event> events;

    const Event& operator[](EventIndex i) const { return events[static_cast<std::size_t>(i)]; }
    Instant end() const { return events.empty() ? kStart : events.back().at; }
};

} // namespace fenceline
