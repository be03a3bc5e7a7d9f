// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

/// The names that workers have where nobody gave them one, the same for files and for `--workers N`.
namespace fenceline {

/// A, B, … Z, AA, AB, …, as spreadsheets count columns; from place 0.
std::string workerNameAt(std::size_t place);
/// `fan_<name in lower case>`; only A to Z have a lower case here, the same in every locale.
std::string defaultFan(const std::string& worker);
/// `server-<name>`
std::string defaultServer(const std::string& worker);

} // namespace fenceline
