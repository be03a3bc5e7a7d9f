// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "reference_model.h"

/// The one place where the engine and the reference model meet: a model's setting as a scenario, and the engine's run
/// told in the model's terms.
namespace fenceline::test {

Scenario scenarioOf(const reference::Setting& setting);
reference::RunOutcome runEngine(const reference::Setting& setting);

} // namespace fenceline::test
