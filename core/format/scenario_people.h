// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"
#include "core/scenario/scenario.h"

/// The parts of a scenario file that name each other: seats, workers, faults, expectations. Private to core/format.
namespace fenceline {

/// Before the workers: they name seats.
void readSeats(json::Fields& top, Scenario& scenario, json::Problem& problem);
/// Before faults and expectations.
void readWorkers(json::Fields& top, Scenario& scenario, json::Problem& problem);
void readFaults(json::Fields& top, Scenario& scenario, json::Problem& problem);
void readExpectation(json::Fields& top, Scenario& scenario, json::Problem& problem);

/// The worker that the key `worker` of these fields names; the first where it is not given or wrong.
WorkerId readWorkerOf(json::Fields& fields, const Scenario& scenario);

} // namespace fenceline
