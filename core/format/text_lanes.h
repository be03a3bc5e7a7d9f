// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/text_clock.h"
#include "core/run/run.h"

#include <string>

namespace fenceline {

/// The timeline in characters: a ruler, a lane for each worker (and one below for what it believes wrongly), each lock
/// that was asked for, each seat; then what the characters stand for. Private to core/format.
std::string lanesText(const Run& run, const TextClock& clock);

} // namespace fenceline
