// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/run/schedule.h"

#include <algorithm>
#include <vector>

namespace fenceline {

/// The running sessions of those who wait in a queue. Both services that have any count them on clocks that cannot be
/// set, so that no jump moves one.
class SessionTimes {
public:
    struct Running {
        Instant due;
        ClockReading deadline; ///< a whole session after it was last heard of
        WorkerId worker{};
    };

    void clear() { running_.clear(); }
    /// In the order in which they were begun.
    const std::vector<Running>& running() const { return running_; }

    void start(WorkerId worker, const Schedule& schedule, Instant now)
    {
        Running session{now, {}, worker};
        prolong(session, schedule, now);
        running_.push_back(session);
    }

    void keep(WorkerId worker, const Schedule& schedule, Instant now)
    {
        for (auto& session : running_)
            if (session.worker == worker && mayBeKept(session, schedule, now))
                prolong(session, schedule, now);
    }

    void restart(const Schedule& schedule, Instant now)
    {
        for (auto& session : running_)
            prolong(session, schedule, now);
    }

    void end(WorkerId worker)
    {
        std::erase_if(running_, [&](const Running& session) { return session.worker == worker; });
    }

    WorkerId takeOut(std::size_t which)
    {
        const WorkerId worker = running_[which].worker;
        running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(which));
        return worker;
    }

private:
    static bool mayBeKept(const Running& session, const Schedule& schedule, Instant now)
    {
        return schedule.leaseTiming.savedUntilItEnds || Clock().at(now) < session.deadline;
    }

    static void prolong(Running& session, const Schedule& schedule, Instant now)
    {
        session.deadline = Clock().at(now) + *schedule.lease;
        session.due = Clock().when(schedule.leaseTiming.ends(session.deadline));
    }

    std::vector<Running> running_;
};

} // namespace fenceline
