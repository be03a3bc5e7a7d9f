// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace fenceline {

/// A scenario that comes with the program: a file of resources/scenarios, embedded when the program is built.
struct Builtin {
    std::string_view name;  ///< the file's name without `.fenceline.json`, as the command line takes it
    std::string_view title; ///< the scenario's own name
    std::string_view text;  ///< the file
};

/// `paused-holder`, the lesson's, first; the others by name.
std::span<const Builtin> builtinScenarios();

/// None: null.
const Builtin* findBuiltin(std::string_view name);

} // namespace fenceline
