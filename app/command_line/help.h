// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/command.h"

#include <string>

namespace fenceline::app {

/// `fenceline --help`: every command, what FILE and a duration are, the keys of a scenario file, exit statuses.
std::string programHelp();

/// `fenceline COMMAND --help`
std::string commandHelp(const Command& command);

} // namespace fenceline::app
