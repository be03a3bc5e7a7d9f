// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// JSON as this program writes it. Private to core/format.
namespace fenceline::json {

using Ordered = nlohmann::ordered_json;

/// Lists and objects that hold no others stand on one line, as does whatever fits into 110 columns; the rest is broken,
/// one member a line, two spaces a level. Ends with a new line. Always UTF-8; the same value gives the same bytes.
std::string text(const Ordered& value);

} // namespace fenceline::json
