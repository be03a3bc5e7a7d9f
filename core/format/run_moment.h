// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_fields.h"
#include "core/learn/moment.h"

#include <string>

namespace fenceline {

/// `{"scenario": {…}, "at": {"worker": "A", "event": "write-rejected"}}`. Without a scenario it is `own`; null: there
/// must be one. The moment must happen in the scenario's run. Private to core/format.
RunAtMoment readRunAtMoment(const json::Value& value, const std::string& where, const Scenario* own,
                            json::Problem& problem);

} // namespace fenceline
