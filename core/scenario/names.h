// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <cstddef>
#include <optional>
#include <string>

/// What workers have where nobody gave it to them, the same for files and for `--workers N`.
namespace fenceline {

/// A, B, … Z, AA, AB, …, as spreadsheets count columns; from place 0.
std::string workerNameAt(std::size_t place);
/// `fan_<name in lower case>`; only A to Z have a lower case here, the same in every locale.
std::string defaultFan(const std::string& worker);
/// `server-<name>`
std::string defaultServer(const std::string& worker);
/// 4 s after the worker before, as the lesson's B after A, and 24 h at most; the first one arrives at 0.
Duration defaultArrival(std::optional<Duration> before);

} // namespace fenceline
