// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/facts.h"

namespace fenceline::ui {

/// Those that some worker asks for; none without a lock.
std::vector<LockId> askedLocks(const Scenario& scenario);

/// What the lock service's card says about each of them.
std::vector<LockFacts> lockFactsAt(const Scenario& scenario, const StateView& state);

} // namespace fenceline::ui
