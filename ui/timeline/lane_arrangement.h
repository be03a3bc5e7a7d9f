// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/tracks.h"

#include <compare>

/// In which order lanes stand and which of them are no more than a thin row. It knows lanes by whose they are, so that
/// it holds from run to run while workers come and go.
namespace fenceline::ui {

enum class LaneKind : std::uint8_t { Worker, Lock, Seat };

/// Whose lane it is, in whatever run.
struct LaneId {
    LaneKind kind{};
    std::size_t id{}; ///< WorkerId, LockId or SeatId
    friend auto operator<=>(const LaneId&, const LaneId&) = default;
};

struct LaneArrangement {
    std::vector<LaneId> order;     ///< of the lanes that were there when the user moved one; empty: the standard order
    std::vector<LaneId> collapsed; ///< sorted
    friend bool operator==(const LaneArrangement&, const LaneArrangement&) = default;
};

/// The lanes of a run as nobody has moved them. One or two workers enclose the lock and the seats, as in a sequence;
/// more come first, and what they fight over below them. Where there are more lanes than a small window shows at once,
/// what they fight over comes first: it is in sight as the run opens, and how the run ends can be read from it.
std::vector<LaneId> standardLanes(const Tracks& tracks);

/// The same lanes in the user's order; one that the user has not seen yet follows the one that it follows in the
/// standard order.
std::vector<LaneId> arranged(const std::vector<LaneId>& standard, const LaneArrangement& arrangement);

bool isCollapsed(const LaneArrangement& arrangement, const LaneId& lane);
LaneArrangement withCollapsed(LaneArrangement arrangement, const LaneId& lane, bool collapsed);
/// `to` is its new place among the lanes that are shown. Lanes that are not there now keep their place beside the one
/// that they followed.
LaneArrangement withMoved(LaneArrangement arrangement, const std::vector<LaneId>& standard, const LaneId& lane,
                          std::size_t to);

} // namespace fenceline::ui
