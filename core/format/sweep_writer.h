// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/sweep.h"

#include <string>
#include <vector>

namespace fenceline {

/// Header `lease_ms,pause_ms,outcome`, then one cell a line in the sweep's order.
std::string sweepCsv(const std::vector<SweepCell>& cells);
/// An array of objects with the same three keys, one a line.
std::string sweepJson(const std::vector<SweepCell>& cells);

} // namespace fenceline
