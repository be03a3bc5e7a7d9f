// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fenceline {

/// How a run ended, worst first; a run's outcome is the first that applies (semantics.md, "Right and wrong").
enum class Outcome : std::uint8_t {
    DoubleSale,      ///< two different fans were told yes for one seat
    DuplicateEffect, ///< an effect went out more than once for one sale
    Blocked,         ///< a worker waits for the lock and nothing is left to happen
    SoldUntold,      ///< a row is sold to a fan who was never told yes
    OneSale,
    NoSale,
};

} // namespace fenceline
