// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is kept of a session while it runs, so that all is there again after the program was killed.
namespace fenceline {

struct Snapshot {
    Scenario opened;               ///< what "as opened" goes back to
    std::optional<Scenario> saved; ///< what the file held when it was last read or written
    std::string file;              ///< its path; empty: none
    Instant playhead = kStart;
    std::vector<Scenario> states;   ///< before the first step of undo, and after each; never empty
    std::vector<std::string> edits; ///< what each step was, in a word of the caller's: one fewer than states
    std::size_t current = 0;        ///< which of the states is the present one
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

/// One JSON object that holds every scenario as a scenario file has it.
std::string writeSnapshot(const Snapshot& snapshot);

/// Refused with what is wrong: anything that writeSnapshot did not write whole, and what a scenario file may not hold.
/// Earlier versions had numbers for what the steps were; those are read, each as an empty word.
Result<Snapshot> readSnapshot(std::string_view text);

} // namespace fenceline
