// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/answer.h"
#include "core/scenario/scenario.h"

#include <string>

namespace fenceline::app {

/// The scenario called `word`: `-` is standard input, then the built-in scenarios by name, then files (one with a
/// built-in scenario's name is reached as `./NAME`). Empty: the lesson's, `paused-holder`.
Answer<Scenario> loadScenario(const std::string& word);

/// paused-holder, opening-story, …
std::string builtinNames();

} // namespace fenceline::app
