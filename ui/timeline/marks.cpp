// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/shapes.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kMergedWithin = 3;

std::optional<std::size_t> laneOf(const TimelineGeometry& geometry, Lane::Kind kind, std::size_t id)
{
    const auto found = std::find_if(geometry.lanes.begin(), geometry.lanes.end(),
                                    [&](const Lane& lane) { return lane.kind == kind && lane.id == id; });
    if (found == geometry.lanes.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - geometry.lanes.begin());
}

/// Crisp vertical lines stand in the middle of a pixel.
qreal crisp(qreal x)
{
    return std::floor(x) + 0.5;
}

void addSegment(TimelineGeometry& geometry, TimelineLine::Kind kind, std::size_t lane, Instant from, Instant to)
{
    const qreal y = std::floor(geometry.lanes[lane].bar.center().y());
    const Tint tint = tintOf(WorkerId(geometry.lanes[lane].id));
    const TimeAxis& axis = geometry.axis;
    const Instant begin = std::max(from, axis.range.from);
    const Instant end = std::min(to, axis.range.to);
    if (begin < end)
        geometry.lines.push_back({kind, {xOf(axis, begin), y}, {xOf(axis, end), y}, tint, false, lane});
}

/// A worker's line: thin while it waits, stronger while it works, none before it comes and after it is done.
void addLife(TimelineGeometry& geometry, std::size_t lane, const WorkerTrack& track)
{
    Instant from = track.from;
    for (const WaitSpan& wait : track.waits) {
        addSegment(geometry, TimelineLine::Kind::Life, lane, from, wait.from);
        addSegment(geometry, TimelineLine::Kind::Waiting, lane, wait.from, wait.to);
        from = wait.to;
    }
    addSegment(geometry, TimelineLine::Kind::Life, lane, from, track.to);
}

/// Where a line between a worker and a lock or a seat ends, at the edge of the bar that faces the worker.
struct Ends {
    qreal workerY = 0;
    qreal otherY = 0;
};

std::optional<Ends> endsOf(const TimelineGeometry& geometry, WorkerId worker, Party party, std::size_t id)
{
    const auto own = laneOf(geometry, Lane::Kind::Worker, index(worker));
    const auto other = laneOf(geometry, party == Party::Lock ? Lane::Kind::Lock : Lane::Kind::Seat, id);
    if (!own || !other)
        return std::nullopt;
    const Lane& a = geometry.lanes[*own];
    const Lane& b = geometry.lanes[*other];
    const QRectF clip = clipOf(geometry, a);
    const bool bothAbove = a.rect.bottom() < clip.top() && b.rect.bottom() < clip.top();
    const bool bothBelow = a.rect.top() > clip.bottom() && b.rect.top() > clip.bottom();
    if (bothAbove || bothBelow)
        return std::nullopt;
    const bool below = a.bar.center().y() > b.bar.center().y();
    const qreal workerY = std::clamp(std::floor(a.bar.center().y()), clip.top(), clip.bottom());
    return Ends{workerY, below && !b.pinned ? b.bar.bottom() : b.bar.top()};
}

void addCauses(TimelineGeometry& geometry, const Tracks& tracks)
{
    const TimeAxis& axis = geometry.axis;
    auto it = std::partition_point(tracks.links.begin(), tracks.links.end(),
                                   [&](const Link& link) { return link.at < axis.range.from; });
    for (; it != tracks.links.end() && it->at <= axis.range.to; ++it) {
        const auto ends = endsOf(geometry, it->worker, it->party, it->id);
        if (!ends)
            continue;
        const qreal x = crisp(xOf(axis, it->at));
        const bool grant = it->party == Party::Lock;
        const QPointF atWorker(x, ends->workerY);
        const QPointF atOther(x, ends->otherY);
        geometry.lines.push_back(
            {TimelineLine::Kind::Cause, grant ? atOther : atWorker, grant ? atWorker : atOther, {Tint::Kind::Edge}});
    }
}

void addFlights(TimelineGeometry& geometry, const Tracks& tracks)
{
    const TimeAxis& axis = geometry.axis;
    auto it = std::partition_point(tracks.flights.begin(), tracks.flights.end(), [&](const Flight& flight) {
        return flight.from < axis.range.from - tracks.longestFlight;
    });
    for (; it != tracks.flights.end() && it->from <= axis.range.to; ++it) {
        const auto ends = endsOf(geometry, it->worker, it->party, it->id);
        if (it->to < axis.range.from || !ends)
            continue;
        const QPointF worker(xOf(axis, it->answer ? it->to : it->from), ends->workerY);
        const QPointF other(xOf(axis, it->answer ? it->from : it->to), ends->otherY);
        geometry.lines.push_back({it->answer ? TimelineLine::Kind::Answer : TimelineLine::Kind::Request,
                                  it->answer ? other : worker, it->answer ? worker : other, tintOf(it->worker),
                                  it->refused});
    }
}

} // namespace

void addLines(TimelineGeometry& geometry, const Tracks& tracks)
{
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i)
        if (geometry.lanes[i].kind == Lane::Kind::Worker && isSeen(geometry, geometry.lanes[i]))
            addLife(geometry, i, tracks.workers[geometry.lanes[i].track]);
    addCauses(geometry, tracks);
    addFlights(geometry, tracks);
}

void addMarkers(TimelineGeometry& geometry, const Tracks& tracks)
{
    const TimeAxis& axis = geometry.axis;
    geometry.moments = tracks.moments;
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i) {
        const Lane& lane = geometry.lanes[i];
        if (lane.kind != Lane::Kind::Worker || !isSeen(geometry, lane))
            continue;
        const auto& marks = tracks.workers[lane.track].marks;
        const qreal radius = std::max(1.5, std::min(measure::kMarkerRadius * geometry.scale, lane.rect.height() / 5));
        const std::size_t first = geometry.markers.size();
        auto it = std::partition_point(marks.begin(), marks.end(),
                                       [&](const Mark& mark) { return mark.at < axis.range.from; });
        for (; it != marks.end() && it->at <= axis.range.to; ++it) {
            const QPointF centre(xOf(axis, it->at), std::floor(lane.bar.center().y()));
            const bool crowded =
                geometry.markers.size() > first && centre.x() - geometry.markers.back().centre.x() < kMergedWithin;
            if (!crowded) {
                geometry.markers.push_back({centre, radius, *it, tracks.workers[lane.track].worker, i});
                continue;
            }
            TimelineMarker& last = geometry.markers.back();
            ++last.count;
            if (it->kind >= Mark::Kind::Refused || last.mark.kind < Mark::Kind::Refused)
                last.mark = *it;
        }
    }
}

} // namespace fenceline::ui
