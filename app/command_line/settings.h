// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/arguments.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace fenceline::app {

/// The options that change a scenario's values, for commands that take them all.
std::vector<Option> settingOptions();

/// Applies every setting that was given. What comes of it does not hang on their order: workers and seats come first,
/// then the pause, and a crash wins over a pause.
Answer<Scenario> applySettings(Scenario scenario, const Arguments& arguments);

} // namespace fenceline::app
