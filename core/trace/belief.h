// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Two readings of one lease: what the service knows and what the holder believes (semantics.md, "Belief and truth").
/// Intervals are half open; `to` is kNever for one that the run does not end.
namespace fenceline {

/// A grant while it was current at the service.
struct LeaseInterval {
    LockId lock{};
    WorkerId worker{};
    std::optional<Token> token;
    Instant from{};
    Instant to{};
    std::optional<Instant> until; ///< when the service would end it, renewals included; none without a lease
    enum class Ended : std::uint8_t { Still, Released, Expired, DeletedByOther } ended{};
    EventIndex granted{};
    std::optional<EventIndex> endedBy; ///< the release, its own or another worker's, or the end of its lease
    friend bool operator==(const LeaseInterval&, const LeaseInterval&) = default;
};

/// A worker's belief that it holds the lock, from learning of its grant until it releases, gives up, crashes or is
/// refused (a refused renewal only where that reaches the program, which then gives up). With release `none` nothing of
/// this ends it.
struct BeliefInterval {
    WorkerId worker{};
    std::optional<Token> token;
    Instant from{};
    Instant to{};
    /// End of the lease by the worker's own count, on its own clock: from when it sent its ask or last renewal, or from
    /// the grant's stamp if it waited.
    std::optional<Instant> countedUntil;
    EventIndex granted{};
    /// The grant that it is about, a place in Beliefs::leases; none: of one that never was (lock-misreported).
    std::optional<std::size_t> lease;
    friend bool operator==(const BeliefInterval&, const BeliefInterval&) = default;
};

/// A worker believes that it holds a lock that the service has ended or given away.
struct FalseBelief {
    WorkerId worker{};
    std::optional<Token> token;
    Instant from{};
    Instant to{};
    friend bool operator==(const FalseBelief&, const FalseBelief&) = default;
};

struct Beliefs {
    std::vector<LeaseInterval> leases;     ///< in grant order
    std::vector<BeliefInterval> believed;  ///< in grant order
    std::vector<FalseBelief> falseBeliefs; ///< in grant order
};

Beliefs beliefsOf(const Scenario& scenario, const Trace& trace);

/// When this event ends its worker's belief that it holds the lock (kNever: the worker does not hear of it); none for
/// an event that ends no belief.
std::optional<Instant> endOfBelief(const Scenario& scenario, const Event& event);

} // namespace fenceline
