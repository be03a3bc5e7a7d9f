// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_text.h"
#include "core/scenario/scenario.h"

namespace fenceline {

/// Private to core/format; see scenario_writer.h.
json::Ordered scenarioJson(const Scenario& scenario);

} // namespace fenceline
