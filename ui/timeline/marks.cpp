// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kMergedWithin = 3;
constexpr qreal kPollShare = 0.4; ///< of a marker
/// More messages than this are strokes, and those that leave closer than kMergedWithin are one.
constexpr std::size_t kMostFlights = 600;

/// The lane of each worker, lock and seat.
class LaneIndex {
public:
    explicit LaneIndex(const std::vector<Lane>& lanes)
    {
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            auto& places = m_places[static_cast<std::size_t>(lanes[i].kind)];
            places.resize(std::max(places.size(), lanes[i].id + 1));
            places[lanes[i].id] = i;
        }
    }
    std::optional<std::size_t> of(Lane::Kind kind, std::size_t id) const
    {
        const auto& places = m_places[static_cast<std::size_t>(kind)];
        return id < places.size() ? places[id] : std::nullopt;
    }

private:
    std::array<std::vector<std::optional<std::size_t>>, 3> m_places; ///< by kind, then id
};

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

std::optional<Ends> endsOf(const TimelineGeometry& geometry, const LaneIndex& lanes, WorkerId worker, Party party,
                           std::size_t id)
{
    const auto own = lanes.of(Lane::Kind::Worker, index(worker));
    const auto other = lanes.of(party == Party::Lock ? Lane::Kind::Lock : Lane::Kind::Seat, id);
    if (!own || !other)
        return std::nullopt;
    const Lane& a = geometry.lanes[*own];
    const Lane& b = geometry.lanes[*other];
    const QRectF clip = clipOf(geometry, a);
    const bool bothAbove = a.rect.bottom() < clip.top() && b.rect.bottom() < clip.top();
    const bool bothBelow = a.rect.top() > clip.bottom() && b.rect.top() > clip.bottom();
    if (bothAbove || bothBelow)
        return std::nullopt;
    const bool below = b.pinned ? geometry.pinnedClip.top() < clip.top() : a.bar.center().y() > b.bar.center().y();
    const qreal workerY = std::clamp(std::floor(a.bar.center().y()), clip.top(), clip.bottom());
    return Ends{workerY, below ? b.bar.bottom() : b.bar.top()};
}

/// Those that fall into one pixel are one line, from the highest end to the lowest.
void addCauses(TimelineGeometry& geometry, const LaneIndex& lanes, const Tracks& tracks)
{
    const TimeAxis& axis = geometry.axis;
    const std::size_t first = geometry.lines.size();
    auto it = std::partition_point(tracks.links.begin(), tracks.links.end(),
                                   [&](const Link& link) { return link.at < axis.range.from; });
    for (; it != tracks.links.end() && it->at <= axis.range.to; ++it) {
        const auto ends = endsOf(geometry, lanes, it->worker, it->party, it->id);
        if (!ends)
            continue;
        const qreal x = crisp(xOf(axis, it->at));
        const qreal top = std::min(ends->workerY, ends->otherY);
        const qreal bottom = std::max(ends->workerY, ends->otherY);
        if (geometry.lines.size() > first && geometry.lines.back().from.x() == x) {
            TimelineLine& last = geometry.lines.back();
            last.from.setY(std::min(last.from.y(), top));
            last.to.setY(std::max(last.to.y(), bottom));
        } else {
            geometry.lines.push_back({TimelineLine::Kind::Cause, {x, top}, {x, bottom}, {Tint::Kind::Edge}});
        }
    }
}

/// Where there are very many, one stands for all that leave close to it.
void addFlights(TimelineGeometry& geometry, const LaneIndex& lanes, const Tracks& tracks)
{
    const TimeAxis& axis = geometry.axis;
    const auto before = [](const Flight& flight, Instant at) { return flight.from < at; };
    auto it =
        std::lower_bound(tracks.flights.begin(), tracks.flights.end(), axis.range.from - tracks.longestFlight, before);
    const auto end = std::lower_bound(it, tracks.flights.end(), axis.range.to + Duration{1}, before);
    const bool crowded = static_cast<std::size_t>(end - it) > kMostFlights;
    qreal lastX = -1e9;
    for (; it != end; ++it) {
        const qreal left = xOf(axis, it->from);
        if (it->to < axis.range.from || (crowded && left - lastX < kMergedWithin))
            continue;
        const auto ends = endsOf(geometry, lanes, it->worker, it->party, it->id);
        if (!ends)
            continue;
        lastX = left;
        const QPointF from(left, it->answer ? ends->otherY : ends->workerY);
        const QPointF to(xOf(axis, it->to), it->answer ? ends->workerY : ends->otherY);
        TimelineLine line{it->answer ? TimelineLine::Kind::Answer : TimelineLine::Kind::Request, from, to,
                          tintOf(it->worker), it->refused};
        line.source = static_cast<std::size_t>(it - tracks.flights.begin());
        line.plain = crowded;
        geometry.lines.push_back(line);
    }
}

} // namespace

void addLines(TimelineGeometry& geometry, const Tracks& tracks)
{
    const LaneIndex lanes(geometry.lanes);
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i)
        if (geometry.lanes[i].kind == Lane::Kind::Worker && isSeen(geometry, geometry.lanes[i]))
            addLife(geometry, i, tracks.workers[geometry.lanes[i].track]);
    addCauses(geometry, lanes, tracks);
    addFlights(geometry, lanes, tracks);
}

qreal markerRadius(const TimelineGeometry& geometry, const Lane& lane)
{
    return std::max(1.5, std::min(measure::kMarkerRadius * geometry.scale, lane.rect.height() / 5));
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
        const qreal radius = markerRadius(geometry, lane);
        const std::size_t first = geometry.markers.size();
        auto it = std::partition_point(marks.begin(), marks.end(),
                                       [&](const Mark& mark) { return mark.at < axis.range.from; });
        for (; it != marks.end() && it->at <= axis.range.to; ++it) {
            const QPointF centre(xOf(axis, it->at), std::floor(lane.bar.center().y()));
            const auto source = static_cast<std::size_t>(it - marks.begin());
            const bool crowded =
                geometry.markers.size() > first && centre.x() - geometry.markers.back().centre.x() < kMergedWithin;
            if (!crowded) {
                const qreal size = it->kind == Mark::Kind::Polls ? radius * kPollShare : radius;
                geometry.markers.push_back({centre, size, *it, tracks.workers[lane.track].worker, i, source});
                continue;
            }
            TimelineMarker& last = geometry.markers.back();
            if (it->kind == Mark::Kind::Polls)
                continue;
            ++last.count;
            if (it->kind >= Mark::Kind::Refused || last.mark.kind < Mark::Kind::Refused) {
                last.mark = *it;
                last.source = source;
            }
        }
    }
}

} // namespace fenceline::ui
