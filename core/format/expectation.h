// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"
#include "core/trace/verdict.h"

#include <string>
#include <vector>

namespace fenceline {

/// Where a run came out other than its scenario's `expect` says, one sentence each; none where it holds, or where the
/// scenario expects nothing.
std::vector<std::string> differencesFromExpectation(const Scenario& scenario, const Trace& trace,
                                                    const Verdict& verdict);

} // namespace fenceline
