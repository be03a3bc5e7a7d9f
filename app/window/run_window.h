// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>
#include <optional>

namespace fenceline::app {

/// Makes the application, shows the main window and returns the exit status after it is closed. Reports a scenario that
/// cannot be played on standard error instead. `scenario`: none opens the lesson's. `fileName` is the file that the
/// user named; empty: none. There must be a usable display.
int runWindow(int& argc, char** argv, std::optional<Scenario> scenario, const QString& fileName);

} // namespace fenceline::app
