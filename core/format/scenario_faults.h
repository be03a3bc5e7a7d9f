// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"
#include "core/format/json_text.h"
#include "core/scenario/scenario.h"

/// The faults and the effects of a scenario file. Private to core/format.
namespace fenceline {

/// After the workers, whom faults name.
void readFaults(json::Fields& top, Scenario& scenario, json::Problem& problem);
json::Ordered faultsJson(const Scenario& scenario);

void readEffects(json::Fields& top, Scenario& scenario, json::Problem& problem);
json::Ordered effectsJson(const Scenario& scenario);

} // namespace fenceline
