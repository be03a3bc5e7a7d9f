// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/arguments.h"

#include <string>
#include <vector>

namespace fenceline::app {

/// One word of the command line: what it takes, what it says about itself, what it does.
struct Command {
    std::string name;
    std::string usage;    ///< after the name
    std::string summary;  ///< one sentence
    std::string wordName; ///< what its one word is, for errors
    std::vector<Option> options;
    std::string notes; ///< after the options in its help
    Answer<void> (*run)(const Arguments&);
};

Command runCommand();
Command drawCommand();
Command sweepCommand();
Command listCommand();

/// All commands in the order of the help.
std::vector<Command> commands();

/// `--format`, refused where it is none of `words`; the first is the default.
Answer<std::string> chosenFormat(const Arguments& arguments, const std::vector<std::string>& words);

/// Options that several commands share.
Option formatOption(const std::string& words);
Option outputOption(const std::string& value);

} // namespace fenceline::app
