// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/answer.h"
#include "core/scenario/scenario.h"

#include <QStringList>
#include <optional>
#include <string>

namespace fenceline::app {

/// What the command line asked for where it is no command that has run already: the window.
struct WindowRequest {
    std::optional<Scenario> scenario; ///< none: nothing was named
    std::string file;                 ///< as it was named; empty: the scenario comes from no file
};

/// Runs a command, `--help` or `--version`: none, once it is done. Else the window's request, its file read.
Answer<std::optional<WindowRequest>> runCommandLine(const QStringList& arguments);

} // namespace fenceline::app
