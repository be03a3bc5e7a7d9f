// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string_view>

namespace fenceline {

/// The version of the file format that this program reads and writes.
inline constexpr int kFileVersion = 1;

/// Reads a scenario file (interface.md, "Scenario files"). Every key but `fenceline` has a default, the lesson's; of a
/// listed worker `name` (A, B, … by its place), `fan` (fan_<name in lower case>), `arrives` (4 s after the one before),
/// `seat` (the first), `server` (server-<name>); of a listed fault the lesson's, on the first worker. A file that does
/// not say `faults` has the lesson's pause, on its first worker.
///
/// What is wrong comes back with its line and what is allowed. Keys and words of later versions are refused; a key
/// whose other values are still to come accepts its default alone.
Result<Scenario> readScenario(std::string_view text);

} // namespace fenceline
