// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/facts.h"

namespace fenceline::ui {

/// Those that some worker asks for; none without a lock.
std::vector<LockId> askedLocks(const Scenario& scenario);

/// What the lock service's card says about each of them.
std::vector<LockFacts> lockFactsAt(const Scenario& scenario, const StateView& state);

/// The longest that the card may have to say of one lock, whatever the time.
QString longestHeld(const Run& run);
QString longestDetail(const Run& run);

} // namespace fenceline::ui
