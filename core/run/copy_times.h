// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/run/lease_times.h"
#include "core/run/schedule.h"
#include "core/world/action.h"
#include "core/world/rules.h"

#include <chrono>
#include <optional>
#include <vector>

namespace fenceline {

/// When changes of the locks reach the service's copies, until when each copy has a lock's lease run, and how long
/// clients wait for replicas.
class CopyTimes {
public:
    struct Change {
        Instant due;
        CopyId to{};
        LockId lock{};
        std::optional<ClockReading> deadline; ///< of the lock's lease, on the service's clock; none: no lease runs
    };
    struct Wait {
        Instant due;
        Timer wait;
    };

    void reset(const Rules& rules)
    {
        changes_.clear();
        waits_.clear();
        deadlines_.resize(rules.followers());
        for (auto& deadlines : deadlines_)
            deadlines.assign(rules.locks(), std::nullopt);
    }
    /// In the order in which they were made.
    const std::vector<Change>& changes() const { return changes_; }
    const std::vector<Wait>& waits() const { return waits_; }

    /// False: the copy has it at once.
    bool add(CopyId to, LockId lock, const LeaseTimes& leases, const Rules& rules, const Schedule& schedule,
             Instant now)
    {
        const Change change{reaches(to, rules, schedule, now), to, lock, leases.deadlineOf(lock)};
        if (change.due > now)
            changes_.push_back(change);
        else
            known(to, lock) = change.deadline;
        return change.due > now;
    }

    CopyId takeOut(std::size_t which)
    {
        const Change change = changes_[which];
        changes_.erase(changes_.begin() + static_cast<std::ptrdiff_t>(which));
        known(change.to, change.lock) = change.deadline;
        return change.to;
    }

    /// On the service's clock, as this copy has it.
    std::optional<ClockReading> deadline(CopyId copy, LockId lock) const
    {
        return deadlines_[index(copy)][index(lock)];
    }

    /// Every follower knows what this one knew; none: there is nothing to know.
    void resynchronize(std::optional<CopyId> from)
    {
        changes_.clear();
        if (from && index(*from) >= deadlines_.size())
            return; // a snapshot's leases start anew
        for (auto& deadlines : deadlines_)
            if (from)
                deadlines = deadlines_[index(*from)];
            else
                deadlines.assign(deadlines.size(), std::nullopt);
    }

    void startWait(Timer wait, const Schedule& schedule, Instant now)
    {
        waits_.push_back({now + schedule.waitTimeout, wait});
    }
    void cancelWait(GrantId grant)
    {
        std::erase_if(waits_, [&](const Wait& wait) { return wait.wait.grant == grant; });
    }

private:
    std::optional<ClockReading>& known(CopyId copy, LockId lock) { return deadlines_[index(copy)][index(lock)]; }

    /// A replica has a change its lag later; a disk at once or, with `appendfsync everysec`, at the next whole second.
    static Instant reaches(CopyId to, const Rules& rules, const Schedule& schedule, Instant now)
    {
        if (index(to) < rules.replicas)
            return now + schedule.replicaLags[index(to)];
        if (schedule.persistence == Persistence::Always)
            return now;
        return std::chrono::floor<std::chrono::seconds>(now) + std::chrono::seconds{1};
    }

    std::vector<Change> changes_;
    std::vector<Wait> waits_;
    std::vector<std::vector<std::optional<ClockReading>>> deadlines_; ///< by copy and lock
};

} // namespace fenceline
