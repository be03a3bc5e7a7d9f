// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_heights.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

using namespace measure;

constexpr qreal kMostSpread = 2.4;
constexpr qreal kMostBarSpread = 1.4;
constexpr qreal kBeliefGap = 2;
constexpr qreal kLeastLane = 25;
constexpr qreal kLeastBelief = 8;
constexpr qreal kCollapsedLane = 16; ///< a line of small text
constexpr qreal kCollapsedBar = 6;
constexpr qreal kCollapsedBelief = 4;
constexpr qreal kBeliefLabel = 18; ///< below a strip that leaves no other room for its label

} // namespace

LaneHeights::LaneHeights(const std::vector<Lane>& lanes, const Tracks& tracks, qreal scale, qreal room, bool fit)
    : m_tracks(tracks), m_scale(scale)
{
    qreal naturalSum = 0;
    qreal leastSum = 0;
    for (const Lane& lane : lanes) {
        if (lane.collapsed) {
            room -= of(lane);
            continue;
        }
        naturalSum += natural(lane, tracks) * scale;
        leastSum += least(lane) * scale;
    }
    if (room >= naturalSum)
        m_spread = std::min(kMostSpread, room / std::max(1.0, naturalSum));
    else
        m_ease = std::clamp((room - leastSum) / (naturalSum - leastSum), 0.0, 1.0);
    if (fit && room < leastSum)
        m_squeeze = room / leastSum;
    for (const Lane& lane : lanes)
        m_content += of(lane);
}

int LaneHeights::beliefRows(const Lane& lane) const
{
    return lane.kind == Lane::Kind::Lock ? m_tracks.locks[lane.track].rows : 0;
}

qreal LaneHeights::natural(const Lane& lane, const Tracks& tracks)
{
    const int rows = lane.kind == Lane::Kind::Lock ? tracks.locks[lane.track].rows : 0;
    return rows == 0 ? kLaneHeight : kLaneHeight + 6 + (rows - 1) * (kBeliefHeight + kBeliefGap);
}

qreal LaneHeights::least(const Lane& lane) const
{
    const int rows = beliefRows(lane);
    return rows == 0 ? kLeastLane : kLeastLane + rows * (kLeastBelief + kBeliefGap) + kBeliefLabel;
}

qreal LaneHeights::of(const Lane& lane) const
{
    if (lane.collapsed)
        return kCollapsedLane * m_scale;
    const qreal small = least(lane);
    return (small + (natural(lane, m_tracks) - small) * m_ease) * m_scale * m_spread * m_squeeze;
}

void LaneHeights::layBars(Lane& lane) const
{
    if (lane.collapsed) {
        const qreal bar = kCollapsedBar * m_scale;
        lane.bar = QRectF(0, qRound(lane.rect.center().y() - bar / 2), 0, qRound(bar));
        lane.beliefTop = lane.bar.bottom() + 1;
        lane.beliefHeight = kCollapsedBelief * m_scale;
        return;
    }
    const int rows = beliefRows(lane);
    const qreal height = lane.rect.height();
    const qreal full = (lane.kind == Lane::Kind::Seat ? kSeatBarHeight : kBarHeight) * m_scale;
    const qreal strip = kLeastBelief + (kBeliefHeight - kLeastBelief) * m_ease;
    lane.beliefHeight = std::max(2.0, strip * m_scale * m_squeeze * std::min(m_spread, kMostBarSpread));
    // At the natural height the strips and their label hang into the room below.
    const qreal own = (kLaneHeight * m_ease + kLeastLane * (1 - m_ease)) * m_scale * m_spread * m_squeeze;
    const qreal room = rows > 0 ? std::min(height, own) : height;
    const qreal wanted = full * std::min(m_spread, kMostBarSpread);
    const qreal bar = std::max(2.0, std::min(wanted, room - std::min(8 * m_scale, room * 0.25)));
    lane.bar = QRectF(0, qRound(lane.rect.top() + (room - bar) / 2), 0, qRound(bar));
    lane.beliefTop = lane.bar.bottom() + std::min(4.0 * m_scale, room * 0.08);
}

} // namespace fenceline::ui
