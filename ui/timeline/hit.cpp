// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/hit.h"

#include "ui/timeline/words.h"

#include <cmath>

namespace fenceline::ui {
namespace {

QString tell(const Bar& bar, const Lane& lane, const Run& run, const Tracks& tracks)
{
    const TimelineWords words(run);
    switch (bar.kind) {
    case Bar::Kind::Frozen:
        return words.tell(tracks.workers[lane.track].worker, tracks.workers[lane.track].frozen[bar.source]);
    case Bar::Kind::Lease: return words.tell(run.beliefs.leases[bar.source]);
    case Bar::Kind::FalseBelief: return words.tell(run.beliefs.falseBeliefs[bar.source]);
    case Bar::Kind::Seat: return words.tell(tracks.seats[lane.track].seat, tracks.seats[lane.track].spans[bar.source]);
    case Bar::Kind::Crowd: break;
    }
    return {};
}

} // namespace

std::optional<TimelineHit> hitAt(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
                                 const QPointF& point)
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
    if (nearest) {
        const qreal r = nearest->radius;
        return TimelineHit{{nearest->centre.x() - r, nearest->centre.y() - r, 2 * r, 2 * r},
                           TimelineWords(run).tell(nearest->mark)};
    }
    for (const Bar& bar : geometry.bars) {
        const Lane& lane = geometry.lanes[bar.lane];
        if (!bar.rect.contains(point) || !clipOf(geometry, lane).contains(point))
            continue;
        const QString text = tell(bar, lane, run, tracks);
        if (!text.isEmpty())
            return TimelineHit{bar.rect, text};
    }
    return std::nullopt;
}

} // namespace fenceline::ui
