// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/world/lock/timing.h"
#include "core/world/rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace fenceline {

/// A fault at its instant. Pauses of one worker that overlap or touch are one freeze, with the first one's cause
/// (semantics.md, "The worker's program": overlapping pauses are their union), and so are partitions. A crash is its
/// worker's last fault; what it cuts short keeps its own end.
struct PlannedFault {
    enum class Kind : std::uint8_t {
        Freeze,
        StopMachine, ///< beside its Freeze: a VM is paused, so nothing else of the machine runs either
        DelayNextWrite,
        Crash,
        CutOff, ///< from the lock service
        LoseNextAnswer,
        JumpClock,
        Service,
        Snapshot, ///< of the lock service's locks, to be restored later
    };
    Instant at{};
    Kind kind{};
    std::optional<WorkerId> worker; ///< none: it befalls the lock service
    PauseCause cause{};
    Instant until{};   ///< Freeze, StopMachine, CutOff: when it is over; a restore: when its snapshot was taken
    Duration delay{0}; ///< DelayNextWrite; JumpClock: forward; StopMachine, Freeze: how long its clock stands still
    AnswerTo answerTo{};
    ServiceFailure failure{};
    std::uint8_t copy = 0; ///< Service: the replica that takes over; Snapshot, and the restore of one: which snapshot
    std::int64_t bump = 0; ///< Service: by how much a restore raises the revisions
};

/// The part of a scenario that holds its times: when things are due. Rules and Schedule together are a run's input.
struct Schedule {
    Steps steps;
    std::optional<Duration> lease; ///< as the service grants it
    LeaseTiming leaseTiming;
    Duration oneWay{0};
    Duration retry{100};                               ///< between two requests of a client that polls
    std::vector<Instant> arrivals;                     ///< by worker
    std::vector<Duration> effectTakes;                 ///< by effect
    std::vector<PlannedFault> faults;                  ///< by instant, then in the file's order
    bool partitions = false;                           ///< there is one among the faults
    std::array<Duration, kMostReplicas> replicaLags{}; ///< by copy
    Persistence persistence = Persistence::None;
    Duration waitTimeout{1000};

    /// How often a lease is renewed (semantics.md, "Guards").
    Duration renewalInterval() const { return std::max(Duration{1}, *lease / 3); }
    /// How often a waiter's client keeps its session up.
    Duration sessionInterval() const { return leaseTiming.sessionInterval(*lease); }
};

Schedule scheduleOf(const Scenario& scenario);
/// How long the service grants the scenario's lease for; none where there is no lease.
std::optional<Duration> grantedLease(const Scenario& scenario);
/// A schedule's faults: by instant, then in the order given.
std::vector<PlannedFault> planFaults(const std::vector<Fault>& faults);

/// What a run is made from.
struct Model {
    Rules rules;
    Schedule schedule;
};

inline Model modelOf(const Scenario& scenario)
{
    return {rulesOf(scenario), scheduleOf(scenario)};
}

} // namespace fenceline
