// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/run/schedule.h"
#include "core/world/action.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace fenceline {

/// The running leases of a service, and the clock that they end by. A jump of that clock moves them all.
class LeaseTimes {
public:
    struct Running {
        Instant due;
        ClockReading deadline; ///< on the service's clock
        Timer timer;
    };

    void clear()
    {
        running_.clear();
        clock_ = Clock();
    }
    /// In grant order.
    const std::vector<Running>& running() const { return running_; }
    const Clock& clock() const { return clock_; }

    /// A whole lease from now on; when it ends.
    Instant start(Timer timer, const Schedule& schedule, Instant now)
    {
        const auto deadline = schedule.leaseTiming.ends(measuredBy(schedule.leaseTiming).at(now) + *schedule.lease);
        return runUntil(timer, deadline, schedule.leaseTiming);
    }

    /// A renewed lease keeps its place among those that end at one instant.
    Instant runUntil(Timer timer, ClockReading deadline, const LeaseTiming& timing)
    {
        cancel(timer.grant);
        const auto due = measuredBy(timing).when(deadline);
        auto place = running_.end();
        while (place != running_.begin() && std::prev(place)->timer.grant > timer.grant)
            --place;
        running_.insert(place, {due, deadline, timer});
        return due;
    }

    void cancel(GrantId grant)
    {
        std::erase_if(running_, [&](const Running& lease) { return lease.timer.grant == grant; });
    }

    Timer takeOut(std::size_t which)
    {
        const Timer timer = running_[which].timer;
        running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(which));
        return timer;
    }

    void jump(Duration by, const LeaseTiming& timing, Instant now)
    {
        clock_.ahead += by;
        for (auto& lease : running_)
            lease.due = std::max(now, measuredBy(timing).when(lease.deadline));
    }

    std::optional<ClockReading> deadlineOf(LockId lock) const
    {
        const auto found = std::find_if(running_.begin(), running_.end(),
                                        [&](const Running& lease) { return lease.timer.lock == lock; });
        return found == running_.end() ? std::nullopt : std::optional(found->deadline);
    }

private:
    Clock measuredBy(const LeaseTiming& timing) const { return timing.wallClock ? clock_ : Clock(); }

    std::vector<Running> running_;
    Clock clock_;
};

} // namespace fenceline
