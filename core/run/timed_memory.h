// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/event/event.h"
#include "core/world/action.h"
#include "core/world/world.h"

#include <array>
#include <vector>

namespace fenceline {

/// The memory of a timed run, kept from one run to the next so that a million runs allocate nothing.
struct TimedMemory {
    struct WorkerTime {
        Instant due = kNever;         ///< its arrival or its next step
        Instant base{};               ///< when it learned of its grant or arrived, moved on by every pause since
        Instant writeBase{};          ///< the same for the write, which follows the last read
        Instant frozenUntil = kNever; ///< kNever: awake
        PauseCause frozenBy{};
        Duration clockStood{0};       ///< in its freeze
        Instant machineStopsUntil{};  ///< not only its own process
        Instant cutOffUntil = kNever; ///< kNever: it reaches the lock service
        Instant renewalDue = kNever;
        Duration nextWriteDelay{0};
        std::array<std::uint8_t, 2> answersToLose{}; ///< by AnswerTo
        bool losesAnswer = false;                    ///< of the write that is under way
        bool arrived = false;
        Clock clock;
        Instant asked{};
        ClockReading askedAt{};   ///< the same on its own clock
        ClockReading leaseEnds{}; ///< by its own count
    };
    /// A lease of a current grant.
    struct LeaseTime {
        Instant due;
        ClockReading deadline; ///< on the service's clock
        Timer timer;
    };
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
    std::vector<LeaseTime> leases; ///< in grant order
    std::vector<EffectTime> effects;
    std::vector<InFlight> messages; ///< in the order in which they were sent
};

} // namespace fenceline
