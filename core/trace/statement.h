// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"

#include <optional>
#include <string>
#include <vector>

namespace fenceline {

/// A row that a read returned; a column that it did not select has no value here.
struct SqlFound {
    std::optional<std::string> seat;
    std::optional<std::string> holder;
    std::optional<std::int64_t> fence;
    friend bool operator==(const SqlFound&, const SqlFound&) = default;
};

/// A statement of the run as SQLite executed it (core/sql/execute.h).
struct SqlStatement {
    Instant at{}; ///< the instant at the row
    WorkerId worker{};
    std::string text;   ///< complete, with its values
    int rows = 0;       ///< changed by a write, returned by a read
    EventIndex event{}; ///< the event of the trace that it stands for
    /// The row that a read's worker goes by, of those that SQLite returned; none for a write, or where there is none.
    std::optional<SqlFound> found;
    friend bool operator==(const SqlStatement&, const SqlStatement&) = default;
};

/// A row's final content, read back from SQLite. A holder is a fan's name as the row has it.
struct SqlRow {
    std::string seat;
    std::optional<std::string> holder;
    std::int64_t fence = 0;
    friend bool operator==(const SqlRow&, const SqlRow&) = default;
};

struct SqlLog {
    std::vector<SqlStatement> statements;
    std::vector<SqlRow> rows; ///< in the scenario's order of seats
    friend bool operator==(const SqlLog&, const SqlLog&) = default;
};

} // namespace fenceline
