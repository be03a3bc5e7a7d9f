// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/differences.h"

#include <optional>
#include <string_view>

/// How the parts of two scenarios are told apart that name each other: seats, workers, faults. Private to
/// differences.h's own sources.
namespace fenceline {

std::optional<SeatId> seatCalled(const Scenario& scenario, std::string_view name);
std::optional<WorkerId> workerCalled(const Scenario& scenario, std::string_view name);
/// Whether `other` has whom a fault of `scenario` befalls: a worker of that name, or the lock service.
bool hasVictim(const Scenario& other, const Scenario& scenario, const Fault& fault);
/// Whom it befalls there; none: the lock service.
std::optional<WorkerId> victimIn(const Scenario& other, const Scenario& scenario, const Fault& fault);
/// Both befall the same worker, by name, or both the lock service.
bool isSameVictim(const Scenario& built, const Fault& before, const Scenario& now, const Fault& after);
/// The seat's name; none: any seat.
std::optional<std::string_view> seatNameOf(const Scenario& scenario, const Worker& worker);
bool isSameExpectation(const Scenario& built, const Scenario& now);

/// A fault before and after; one of them is missing where it was added or removed.
struct FaultPair {
    std::optional<std::size_t> built;
    std::optional<std::size_t> now;
};
/// Every fault of both, in the order of both: those are paired that befall the same, so that as little as possible
/// differs.
std::vector<FaultPair> pairFaults(const Scenario& built, const Scenario& now);

/// Puts another list of seats in place. Whoever asked for a seat that is gone asks for what it was built with, where
/// that is there, else for the first one.
void replaceSeats(Scenario& scenario, std::vector<std::string> seats, const Scenario& built);
/// Puts another list of workers in place; faults of those that are gone go too.
void replaceWorkers(Scenario& scenario, std::vector<Worker> workers);

} // namespace fenceline
