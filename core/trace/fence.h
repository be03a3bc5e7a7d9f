// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"

#include <cstddef>
#include <optional>

/// The fences of the rows as the events tell them, for every reader of a trace. Which statement may raise a fence is
/// the rules' doing (core/world/seat_row.h); that a fence never falls makes one reading of both kinds of statement.
namespace fenceline {

/// The fence of one row, or of every row of the show, rises to this token, where it has not risen further yet.
struct FenceRise {
    std::optional<SeatId> seat; ///< none: every row
    Token to{};
};

/// None where the statement carried no token.
inline std::optional<FenceRise> fenceRise(const event::SeatRead& read)
{
    if (!read.raisedTo)
        return std::nullopt;
    return FenceRise{read.anySeat ? std::nullopt : read.seat, *read.raisedTo};
}
inline std::optional<FenceRise> fenceRise(const event::WriteAccepted& write)
{
    if (!write.token)
        return std::nullopt;
    return FenceRise{write.seat, *write.token};
}

/// Raises them. `fence` gives the place where a row's fence is kept; `rose` hears of each row whose fence is now
/// higher.
template <class Fence, class Rose>
void raiseFences(const std::optional<FenceRise>& rise, std::size_t rows, Fence&& fence, Rose&& rose)
{
    if (!rise)
        return;
    const std::size_t first = rise->seat ? index(*rise->seat) : 0;
    const std::size_t end = rise->seat ? first + 1 : rows;
    for (std::size_t row = first; row < end; ++row) {
        Token& kept = fence(row);
        if (kept >= rise->to)
            continue;
        kept = rise->to;
        rose(row);
    }
}
template <class Fence>
void raiseFences(const std::optional<FenceRise>& rise, std::size_t rows, Fence&& fence)
{
    raiseFences(rise, rows, fence, [](std::size_t) {});
}

} // namespace fenceline
