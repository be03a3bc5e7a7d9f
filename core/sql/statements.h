// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>

/// The statements that workers send to the seat rows, as SQL. core/world/seat_row.h holds the same ones as rules; this
/// file is written without it, so that a test can hold the two against each other.
/// Source: semantics.md, "Guards" (fencing, conditional, unique constraint) and "The opening story" (any seat).
namespace fenceline {

/// All of a statement but its values: what the scenario's settings make of it.
struct StatementForm {
    enum class Kind : std::uint8_t { Read, ReadAnySeat, Write };
    Kind kind = Kind::Read;
    Fencing fencing = Fencing::Off;
    FenceCompare fenceCompare = FenceCompare::Less;
    bool conditional = false;
    bool tickets = false; ///< a sale is a row of its own, under a unique constraint on (show, seat)
    friend bool operator==(const StatementForm&, const StatementForm&) = default;
};

/// The read, of one seat or of any, and the write that workers send under the scenario's settings.
StatementForm readForm(const Scenario& scenario, bool anySeat);
StatementForm writeForm(const Scenario& scenario);

/// The SQL with its parameters :show, :seat, :fan, :token, as far as the form has them.
std::string sqlOf(const StatementForm& form);

} // namespace fenceline
