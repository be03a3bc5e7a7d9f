// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// What has been changed in a scenario since it was built, setting by setting, and the way back for each. Workers and
/// seats are the same where they have the same name, whatever their place.
namespace fenceline {

enum class Change : std::uint8_t {
    Name,
    Summary,
    Source,
    Show,
    Protection,
    Service,
    Timing,
    RedisCounter,
    RedisValue,
    Persistence,
    Replicas,
    Wait,
    WaiterRechecks,
    Lease,
    FirstToken,
    Fencing,
    FenceCompare,
    CheckBeforeWrite,
    Renewal,
    RenewalRefused,
    Release,
    Conditional,
    LostAnswer,
    ReadStep,
    CheckStep,
    WriteStep,
    ReleaseStep,
    OneWay,
    Retry,
    Effects,
    Arrivals,
    SeatsAdded,
    SeatsRemoved,
    SeatOrder,
    WorkersAdded,   ///< with their faults
    WorkersRemoved, ///< with their faults
    WorkerOrder,
    // Of a worker that is there before and after.
    WorkerFan,
    WorkerArrival, ///< arrivals by the rush rule are no settings
    WorkerSeat,
    WorkerServer,
    // Of faults of such workers, and of the lock service.
    FaultAdded,
    FaultRemoved,
    FaultStart,
    FaultKind, ///< another kind of fault or, where it is no pause, another figure
    PauseLength,
    PauseCause,  ///< and whether it stops the clock
    Expectation, ///< where no seat or worker is removed: what is expected of those goes and comes with them
};

/// Valid for the two scenarios that it was found between, and for no others.
struct Difference {
    Change what{};
    std::size_t builtPlace = 0; ///< among the built scenario's workers or faults, where `what` is of one of them
    std::size_t nowPlace = 0;   ///< among the present scenario's
    friend bool operator==(const Difference&, const Difference&) = default;
};

/// None where the two are equal, and only there.
std::vector<Difference> differences(const Scenario& built, const Scenario& now);

/// `now` with that one setting as it was built, and with what must come along to keep the scenario whole: the seat of a
/// worker that is there again, say. Step by step, one difference found and reverted at a time, the last one gives
/// `built`. Fails only where there is no room: a scenario has so many seats, workers and faults at most.
Result<Scenario> reverted(const Scenario& now, const Scenario& built, const Difference& difference);

/// Names that `scenario` has beyond another one's, in its own order: who was added, or the other way round, removed.
std::vector<std::string> workersBeyond(const Scenario& other, const Scenario& scenario);
std::vector<std::string> seatsBeyond(const Scenario& other, const Scenario& scenario);

} // namespace fenceline
