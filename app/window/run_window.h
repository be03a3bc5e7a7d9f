// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>
#include <optional>

namespace fenceline::app {

/// Makes the application, shows the main window and returns when it is closed, with the exit status; a scenario that
/// cannot be played is said on standard error instead. `scenario`: none opens the lesson's. `fileName` is what the user
/// named, empty where nothing was. There must be a usable display.
int runWindow(int& argc, char** argv, std::optional<Scenario> scenario, const QString& fileName);

} // namespace fenceline::app
