// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"
#include "core/scenario/scenario.h"

#include <string_view>

namespace fenceline {

/// A scenario within another file, as scenario_reader.h reads a file of its own; `what` holds it, in a sentence.
/// Private to core/format.
Scenario scenarioOf(const json::Value& object, std::string_view what, json::Problem& problem);

} // namespace fenceline
