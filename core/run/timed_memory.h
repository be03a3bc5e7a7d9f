// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/event/event.h"
#include "core/run/copy_times.h"
#include "core/run/lease_times.h"
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
    struct InFlight {
        Instant due;
        Instant sent;
        ClockReading sentAt; ///< by its worker's clock; an answer carries that of the request
        Message message;
    };
    World world;
    std::vector<WorkerTime> workers;
    LeaseTimes leases;
    SessionTimes sessions;
    CopyTimes copies;
    std::vector<EffectTime> effects;
    std::vector<InFlight> messages; ///< in the order in which they were sent
};

} // namespace fenceline
