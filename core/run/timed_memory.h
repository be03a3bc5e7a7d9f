// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/event/event.h"
#include "core/run/copy_times.h"
#include "core/run/lease_times.h"
#include "core/run/messages_under_way.h"
#include "core/run/session_times.h"
#include "core/run/worker_time.h"
#include "core/world/action.h"
#include "core/world/world.h"

#include <vector>

namespace fenceline {

/// The memory of a timed run, kept from one run to the next so that a million runs allocate nothing.
struct TimedMemory {
    struct EffectTime {
        Instant due;
        std::size_t record;
    };
    World world;
    std::vector<WorkerTime> workers;
    LeaseTimes leases;
    SessionTimes sessions;
    CopyTimes copies;
    std::vector<EffectTime> effects;
    MessagesUnderWay messages;

    /// Back to the start, before anybody has arrived.
    void reset(const Rules& rules, const Schedule& schedule)
    {
        world.reset(rules);
        static constexpr WorkerTime kFresh{}; // copying one that is made anew each time takes longer
        workers.assign(rules.workers(), kFresh);
        for (std::size_t w = 0; w < rules.workers(); ++w)
            workers[w].due = workers[w].nextAsk = schedule.arrivals[w];
        leases.clear();
        sessions.clear();
        copies.reset(rules);
        effects.clear();
        messages.clear();
    }
};

} // namespace fenceline
