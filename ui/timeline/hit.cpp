// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hit.h"

#include "ui/text/text.h"
#include "ui/timeline/lanes.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

const TimelineMarker* markerAt(const TimelineGeometry& geometry, const QPointF& point)
{
    const TimelineMarker* nearest = nullptr;
    qreal least = 0;
    for (const TimelineMarker& marker : geometry.markers) {
        const QPointF apart = marker.centre - point;
        const qreal distance = std::hypot(apart.x(), apart.y());
        if (distance > marker.radius + kPointerReach || (nearest && distance >= least) ||
            !clipOf(geometry, geometry.lanes[marker.lane]).contains(point))
            continue;
        nearest = &marker;
        least = distance;
    }
    return nearest;
}

qreal distanceTo(const TimelineLine& line, const QPointF& point)
{
    const QPointF along = line.to - line.from;
    const qreal length = QPointF::dotProduct(along, along);
    const qreal share = std::clamp(QPointF::dotProduct(point - line.from, along) / std::max(1e-9, length), 0.0, 1.0);
    const QPointF apart = line.from + along * share - point;
    return std::hypot(apart.x(), apart.y());
}

bool isMessageAt(const TimelineLine& line, const QPointF& point)
{
    return (line.kind == TimelineLine::Kind::Request || line.kind == TimelineLine::Kind::Answer) && !line.plain &&
           distanceTo(line, point) <= kPointerReach;
}

} // namespace

std::optional<TimelineHit> hitAt(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
                                 const QPointF& point, Instant known)
{
    const auto hit = [&](const Thing& thing, const Outline& outline) {
        const QString text = tell(thing, run, tracks, known);
        return text.isEmpty() ? std::nullopt : std::optional(TimelineHit{thing, outline, text});
    };
    if (const TimelineMarker* marker = markerAt(geometry, point)) {
        const qreal r = marker->radius;
        return hit(thingOf(geometry, *marker),
                   {QRectF(marker->centre.x() - r, marker->centre.y() - r, 2 * r, 2 * r), {}});
    }
    for (const TimelineSign& sign : geometry.signs)
        if (sign.rect.contains(point) && clipOf(geometry, geometry.lanes[sign.lane]).contains(point))
            return hit(thingOf(geometry, sign), {sign.rect, {}});
    for (const Bar& bar : geometry.bars) {
        const auto thing = thingOf(geometry, bar);
        if (thing && bar.rect.contains(point) && clipOf(geometry, geometry.lanes[bar.lane]).contains(point))
            return hit(*thing, {bar.rect, {}});
    }
    for (const TimelineLine& line : geometry.lines)
        if (geometry.lanesClip.contains(point) && isMessageAt(line, point))
            return hit(thingOf(tracks, line), {QRectF(line.from, line.to).normalized(), QLineF(line.from, line.to)});
    return std::nullopt;
}

std::optional<LaneId> laneNameAt(const TimelineGeometry& geometry, const QPointF& point)
{
    if (point.x() >= geometry.axis.left - measure::kWideGap)
        return std::nullopt;
    for (const Lane& lane : geometry.lanes)
        if (lane.rect.contains(point) && clipOf(geometry, lane).contains(point))
            return lane.key();
    return std::nullopt;
}

std::optional<TimelineTip> tipAt(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
                                 const QPointF& point, Instant known)
{
    if (const auto hit = hitAt(geometry, run, tracks, point, known))
        return TimelineTip{hit->text, hit->outline.rect.adjusted(-1, -1, 1, 1)};
    const auto named = laneNameAt(geometry, point);
    if (!named)
        return std::nullopt;
    const Lane& lane = geometry.lanes[*placeOf(geometry, *named)];
    const QString text = lane.collapsed ? Text::tr("%1: click to expand it, drag to move it", "a lane")
                                        : Text::tr("%1: click to collapse it, drag to move it", "a lane");
    return TimelineTip{text.arg(titleOf(lane, run, tracks)), lane.rect};
}

} // namespace fenceline::ui
