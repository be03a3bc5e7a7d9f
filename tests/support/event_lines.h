// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <string>
#include <string_view>
#include <vector>

/// A trace as plain lines, so that a test can state a whole run that was worked out by hand. Written apart from
/// core/format, with every field of every event and both ends of every message:
///
///     2500 A paused gc until 17500
///     10500 B lock-granted 34 until 20500 sent 4000 learned 11000
///
/// `-` stands for what is empty; `sent` and `learned` are there where they differ from the event's own time, `learned
/// never` where the answer did not arrive. Where the fence is raised on a read, `raises 33`; of every row,
/// `raises-all`.
namespace fenceline::test {

std::string lineOf(const Scenario& scenario, const Event& event);
std::vector<std::string> linesOf(const Scenario& scenario, const Trace& trace);

/// Simulates the scenario and compares its trace with `expected`: one event a line, space before a line and empty lines
/// do not count. Says which line is the first that differs.
void checkTrace(const Scenario& scenario, std::string_view expected, const char* file, int line);

} // namespace fenceline::test

#define CHECK_TRACE(scenario, expected) fenceline::test::checkTrace(scenario, expected, __FILE__, __LINE__)
