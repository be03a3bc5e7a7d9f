// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <string>

namespace fenceline {

/// A run as `run --format text` prints it: the timeline in characters, what happened when, the verdict in a sentence,
/// and a line for each setting that has no effect under the present protection. At most 100 columns.
std::string writeTimelineText(const Run& run);

} // namespace fenceline
