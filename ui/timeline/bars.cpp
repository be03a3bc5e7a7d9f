// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/shapes.h"
#include "ui/timeline/signs.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

constexpr qreal kCutHeight = 8;

/// Puts spans of time into one lane, in their order, and merges what is thinner than a pixel.
class BarLane {
public:
    BarLane(TimelineGeometry& geometry, std::size_t lane) : m_geometry(geometry), m_lane(lane) {}

    void add(Bar bar, qreal top, qreal height)
    {
        const TimeAxis& axis = m_geometry.axis;
        const Instant to = bar.span.to;
        if (bar.span.from > axis.range.to || to < axis.range.from)
            return;
        bar.cutLeft = bar.span.from < axis.range.from;
        bar.cutRight = to > axis.range.to;
        const qreal left = bar.cutLeft ? axis.left : xOf(axis, bar.span.from);
        const qreal right = bar.cutRight ? axis.right : xOf(axis, to);
        if (right - left < 1) {
            addThin(bar, QRectF(qRound(left), top, 1, height));
            return;
        }
        bar.lane = m_lane;
        const int x = qRound(left);
        bar.rect = QRectF(x, top, std::max(1, qRound(right) - x), height);
        m_geometry.bars.push_back(bar);
    }

private:
    void addThin(const Bar& bar, const QRectF& rect)
    {
        if (!m_geometry.bars.empty()) {
            Bar& last = m_geometry.bars.back();
            const bool beside = last.lane == m_lane && last.kind == Bar::Kind::Crowd && last.rect.top() == rect.top() &&
                                rect.left() <= last.rect.right() + 1;
            if (beside) {
                last.rect.setRight(std::max(last.rect.right(), rect.right()));
                last.span.to = bar.span.to;
                last.twice = last.twice || bar.twice;
                return;
            }
        }
        Bar crowd = bar;
        crowd.kind = Bar::Kind::Crowd;
        crowd.rect = rect;
        crowd.lane = m_lane;
        m_geometry.bars.push_back(crowd);
    }

    TimelineGeometry& m_geometry;
    std::size_t m_lane;
};

/// The first of the spans that reaches into what is visible: spans are apart and in order.
template <class Spans>
auto firstSeen(const Spans& spans, const TimeAxis& axis)
{
    return std::partition_point(spans.begin(), spans.end(),
                                [&](const auto& span) { return span.to < axis.range.from; });
}

void addFrozen(TimelineGeometry& geometry, std::size_t lane, const WorkerTrack& track)
{
    const QRectF& place = geometry.lanes[lane].bar;
    BarLane bars(geometry, lane);
    for (auto it = firstSeen(track.frozen, geometry.axis);
         it != track.frozen.end() && it->from <= geometry.axis.range.to; ++it)
        bars.add({.kind = Bar::Kind::Frozen,
                  .tint = {Tint::Kind::Frozen},
                  .span = {it->from, it->to},
                  .source = static_cast<std::size_t>(it - track.frozen.begin())},
                 place.top(), place.height());
}

/// A strip at the side of the lane's bar that looks to the lock, so that it is seen beside a frozen span too.
void addCuts(TimelineGeometry& geometry, std::size_t lane, const WorkerTrack& track)
{
    const QRectF place = cutStrip(geometry, geometry.lanes[lane]);
    BarLane bars(geometry, lane);
    for (auto it = firstSeen(track.cuts, geometry.axis); it != track.cuts.end() && it->from <= geometry.axis.range.to;
         ++it)
        bars.add({.kind = Bar::Kind::Cut,
                  .tint = {Tint::Kind::Lock},
                  .span = {it->from, it->to},
                  .source = static_cast<std::size_t>(it - track.cuts.begin())},
                 place.top(), place.height());
}

void addLeases(TimelineGeometry& geometry, std::size_t lane, const Beliefs& beliefs, const LockTrack& track)
{
    const QRectF place = geometry.lanes[lane].bar;
    BarLane bars(geometry, lane);
    auto it = std::partition_point(track.leases.begin(), track.leases.end(),
                                   [&](std::uint32_t i) { return beliefs.leases[i].to < geometry.axis.range.from; });
    for (; it != track.leases.end() && beliefs.leases[*it].from <= geometry.axis.range.to; ++it) {
        const LeaseInterval& lease = beliefs.leases[*it];
        bars.add(
            {.kind = Bar::Kind::Lease, .tint = tintOf(lease.worker), .span = {lease.from, lease.to}, .source = *it},
            place.top(), place.height());
    }
}

void addFalseBeliefs(TimelineGeometry& geometry, std::size_t lane, const Beliefs& beliefs, const LockTrack& track)
{
    const Lane place = geometry.lanes[lane];
    for (int row = 0; row < track.rows; ++row) {
        BarLane bars(geometry, lane);
        const qreal top = beliefTop(place, row);
        for (const BeliefSpan& span : track.beliefs) {
            const FalseBelief& belief = beliefs.falseBeliefs[span.belief];
            if (span.row != row)
                continue;
            bars.add({.kind = Bar::Kind::FalseBelief,
                      .tint = {Tint::Kind::Wrong},
                      .span = {belief.from, belief.to},
                      .source = span.belief},
                     top, qRound(place.beliefHeight));
        }
    }
}

void addSeat(TimelineGeometry& geometry, std::size_t lane, const SeatTrack& track)
{
    const QRectF place = geometry.lanes[lane].bar;
    BarLane bars(geometry, lane);
    for (auto it = firstSeen(track.spans, geometry.axis); it != track.spans.end() && it->from <= geometry.axis.range.to;
         ++it) {
        const SeatSpan& span = *it;
        bars.add({.kind = Bar::Kind::Seat,
                  .tint = span.holder ? tintOf(WorkerId(index(*span.holder))) : Tint{Tint::Kind::Edge},
                  .span = {span.from, span.to},
                  .source = static_cast<std::size_t>(it - track.spans.begin()),
                  .sold = span.holder.has_value(),
                  .twice = span.twice},
                 place.top(), place.height());
    }
}

} // namespace

QRectF cutStrip(const TimelineGeometry& geometry, const Lane& lane)
{
    const qreal height = std::max(2.0, std::min(kCutHeight * geometry.scale, lane.rect.height() / 6));
    const qreal y = isLockBelow(geometry, lane) ? lane.bar.bottom() + 1 : lane.bar.top() - height - 1;
    return QRectF(lane.bar.left(), qRound(y), lane.bar.width(), qRound(height));
}

qreal beliefTop(const Lane& lane, int row)
{
    return qRound(lane.beliefTop + (lane.collapsed ? 0 : row) * (lane.beliefHeight + 2));
}

void addBars(TimelineGeometry& geometry, const Run& run, const Tracks& tracks)
{
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i) {
        const Lane& lane = geometry.lanes[i];
        if (!isSeen(geometry, lane))
            continue;
        switch (lane.kind) {
        case Lane::Kind::Worker:
            addFrozen(geometry, i, tracks.workers[lane.track]);
            addCuts(geometry, i, tracks.workers[lane.track]);
            break;
        case Lane::Kind::Lock:
            addLeases(geometry, i, run.beliefs, tracks.locks[lane.track]);
            addFalseBeliefs(geometry, i, run.beliefs, tracks.locks[lane.track]);
            break;
        case Lane::Kind::Seat: addSeat(geometry, i, tracks.seats[lane.track]); break;
        }
    }
}

} // namespace fenceline::ui
