// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"
#include "core/format/json_text.h"
#include "core/scenario/scenario.h"

/// What a scenario file says of one lock service alone. Private to core/format.
namespace fenceline {

void readServiceOptions(json::Fields& top, Scenario& scenario, json::Problem& problem);
/// Adds the key of each service whose options are not the default ones.
void writeServiceOptions(const Scenario& scenario, json::Ordered& object);

/// Of a fault that befalls the lock service: what, and what goes with that alone.
ServiceFault readServiceFault(json::Fields& fields, json::Problem& problem);
void writeServiceFault(const ServiceFault& fault, json::Ordered& object);

} // namespace fenceline
