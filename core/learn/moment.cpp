// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/moment.h"

#include "core/event/event_names.h"

#include <algorithm>
#include <cstdint>

namespace fenceline {

std::optional<EventIndex> find(const Trace& trace, const Moment& moment)
{
    const auto& events = trace.events;
    const auto found = std::find_if(events.begin(), events.end(), [&](const Event& event) {
        return event.worker == moment.worker && eventName(event.details) == moment.event;
    });
    if (found == events.end())
        return std::nullopt;
    return EventIndex{static_cast<std::uint32_t>(found - events.begin())};
}

Instant instantOf(const Trace& trace, const Moment& moment)
{
    const auto event = find(trace, moment);
    return event ? trace[*event].at : trace.end();
}

} // namespace fenceline
