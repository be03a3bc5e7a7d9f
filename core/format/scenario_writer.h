// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>

namespace fenceline {

/// A scenario file with every default written out, in the order of interface.md's example; `source` and `expect` only
/// where they are set. readScenario gives the same scenario back.
std::string writeScenario(const Scenario& scenario);

} // namespace fenceline
