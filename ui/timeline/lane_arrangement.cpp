// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_arrangement.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

/// As many as a window of 1280x720 has room for.
constexpr std::size_t kFewLanes = 6;

bool holds(const std::vector<LaneId>& lanes, const LaneId& lane)
{
    return std::find(lanes.begin(), lanes.end(), lane) != lanes.end();
}

/// Puts those of `all` that are missing behind the one that each follows there.
void fillIn(std::vector<LaneId>& lanes, const std::vector<LaneId>& all)
{
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!holds(lanes, all[i]))
            lanes.insert(i == 0 ? lanes.begin() : std::find(lanes.begin(), lanes.end(), all[i - 1]) + 1, all[i]);
}

} // namespace

std::vector<LaneId> standardLanes(const Tracks& tracks)
{
    std::vector<LaneId> shared;
    for (const LockTrack& lock : tracks.locks)
        shared.push_back({LaneKind::Lock, index(lock.lock)});
    for (const SeatTrack& seat : tracks.seats)
        shared.push_back({LaneKind::Seat, index(seat.seat)});
    const std::size_t workers = tracks.workers.size();
    std::size_t above = workers;
    if (workers <= 2)
        above = std::min<std::size_t>(1, workers);
    else if (workers + shared.size() > kFewLanes)
        above = 0;
    std::vector<LaneId> lanes;
    for (std::size_t w = 0; w < above; ++w)
        lanes.push_back({LaneKind::Worker, w});
    lanes.insert(lanes.end(), shared.begin(), shared.end());
    for (std::size_t w = above; w < workers; ++w)
        lanes.push_back({LaneKind::Worker, w});
    return lanes;
}

std::vector<LaneId> arranged(const std::vector<LaneId>& standard, const LaneArrangement& arrangement)
{
    if (arrangement.order.empty())
        return standard;
    std::vector<LaneId> lanes;
    for (const LaneId& lane : arrangement.order)
        if (holds(standard, lane))
            lanes.push_back(lane);
    fillIn(lanes, standard);
    return lanes;
}

bool isCollapsed(const LaneArrangement& arrangement, const LaneId& lane)
{
    return std::binary_search(arrangement.collapsed.begin(), arrangement.collapsed.end(), lane);
}

LaneArrangement withCollapsed(LaneArrangement arrangement, const LaneId& lane, bool collapsed)
{
    auto& all = arrangement.collapsed;
    const auto place = std::lower_bound(all.begin(), all.end(), lane);
    const bool isThere = place != all.end() && *place == lane;
    if (collapsed && !isThere)
        all.insert(place, lane);
    else if (!collapsed && isThere)
        all.erase(place);
    return arrangement;
}

LaneArrangement withMoved(LaneArrangement arrangement, const std::vector<LaneId>& standard, const LaneId& lane,
                          std::size_t to)
{
    std::vector<LaneId> lanes = arranged(standard, arrangement);
    std::erase(lanes, lane);
    lanes.insert(lanes.begin() + static_cast<std::ptrdiff_t>(std::min(to, lanes.size())), lane);
    fillIn(lanes, arrangement.order);
    if (lanes == standard)
        lanes.clear();
    arrangement.order = std::move(lanes);
    return arrangement;
}

} // namespace fenceline::ui
