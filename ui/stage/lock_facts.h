// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/facts.h"

namespace fenceline::ui {

/// What the lock service's card says about each lock that some worker asks for.
std::vector<LockFacts> lockFactsAt(const Scenario& scenario, const StateView& state);

} // namespace fenceline::ui
