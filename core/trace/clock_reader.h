// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"

#include <optional>
#include <vector>

namespace fenceline {

/// Workers' clocks as the events tell of them, for readers of a trace: what a clock will show, as an instant.
class ClockReader {
public:
    explicit ClockReader(std::size_t workers) : clocks_(workers) {}

    /// How far the clock that this event is about went ahead; 0 for an event that is about none.
    Duration read(const Event& event)
    {
        Duration ahead{0};
        if (const auto* jump = std::get_if<event::ClockJumped>(&event.details))
            ahead = jump->by;
        else if (const auto* resumed = std::get_if<event::Resumed>(&event.details))
            ahead = -resumed->clockStood;
        if (event.worker)
            clocks_[index(*event.worker)].ahead += ahead;
        return ahead;
    }

    std::optional<Instant> ofWorker(WorkerId worker, std::optional<ClockReading> shown) const
    {
        return shown ? std::optional(clocks_[index(worker)].when(*shown)) : std::nullopt;
    }

private:
    std::vector<Clock> clocks_;
};

/// Whether a jump of the lock service's clock moves the ends of its leases.
inline bool movesLeases(const Event& event)
{
    const auto* jump = std::get_if<event::ClockJumped>(&event.details);
    return jump != nullptr && !jump->leasesStay;
}

} // namespace fenceline
