// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/command.h"

#include <vector>

namespace fenceline {
struct Scenario;
}

namespace fenceline::app {

class Actions;
class Edits;

/// Everything that the window can do and set, by name, as it is now: its actions, each choice of each setting, and the
/// settings that take a typed value.
std::vector<ui::Command> paletteCommands(const Actions& actions, Edits& edits, const Scenario& scenario);

} // namespace fenceline::app
