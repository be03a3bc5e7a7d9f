// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"
#include "core/scenario/scenario.h"

/// The parts of a scenario file that name each other: seats, workers, expectations. Private to core/format.
namespace fenceline {

/// Before the workers: they name seats.
void readSeats(json::Fields& top, Scenario& scenario, json::Problem& problem);
/// Before faults and expectations.
void readWorkers(json::Fields& top, Scenario& scenario, json::Problem& problem);
void readExpectation(json::Fields& top, Scenario& scenario, json::Problem& problem);

/// The worker that this key of these fields names; the first where it is not given or wrong. `allowed` begins what may
/// stand there, the names of the workers follow.
WorkerId readWorkerOf(json::Fields& fields, std::string_view key, std::string_view allowed, const Scenario& scenario);

} // namespace fenceline
