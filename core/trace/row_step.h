// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <optional>
#include <vector>

namespace fenceline {

/// What a row of the table says.
struct RowContent {
    std::optional<FanId> holder;
    Token fence{0};
    friend bool operator==(const RowContent&, const RowContent&) = default;
};

/// A row just before and just after a statement.
struct RowStep {
    SeatId seat{};
    RowContent before;
    RowContent after;
    friend bool operator==(const RowStep&, const RowStep&) = default;
};

/// The rows that the statement of this event is about: the one that it names or that its worker goes by, and each
/// other one that it changed, in the scenario's order. Empty for a statement that found no row and named none, and for
/// an event that is no statement. From the events alone; costs one pass over those before it.
std::vector<RowStep> rowStepsOf(const Scenario& scenario, const Trace& trace, EventIndex event);

} // namespace fenceline
