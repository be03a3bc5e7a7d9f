// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/facts.h"

namespace fenceline::ui {

/// What an effect's card says: of the one that stands at `place` in the scenario.
EffectFacts effectFacts(const Scenario& scenario, const StateView& state, std::uint8_t place);

} // namespace fenceline::ui
