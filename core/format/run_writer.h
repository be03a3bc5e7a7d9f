// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <string>

namespace fenceline {

/// A run as `run --format json` prints it (interface.md): the scenario with every default, the events, the SQL that was
/// executed, the verdict and, where the scenario expects something, whether it holds. One event a line; the same run
/// gives the same bytes.
std::string writeRun(const Run& run);

} // namespace fenceline
