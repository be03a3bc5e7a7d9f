// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"

#include <string_view>

namespace fenceline::json {

/// Whether an object is of the version `reads` of its format, which its member `key` says. Looked at before anything
/// else: a newer file has keys that this program cannot know. `what` holds it, in a sentence: `the file`. Private to
/// core/format.
void checkVersion(const Value& object, std::string_view what, std::string_view key, int reads, Problem& problem);

} // namespace fenceline::json
