// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/signs.h"
#include "ui/timeline/things.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

Lane::Kind laneKindOf(Thing::Kind kind)
{
    switch (kind) {
    case Thing::Kind::Lease:
    case Thing::Kind::LockSign:
    case Thing::Kind::FalseBelief: return Lane::Kind::Lock;
    case Thing::Kind::Sale: return Lane::Kind::Seat;
    case Thing::Kind::Mark:
    case Thing::Kind::Frozen:
    case Thing::Kind::Cut:
    case Thing::Kind::WorkerSign:
    case Thing::Kind::Message: break;
    }
    return Lane::Kind::Worker;
}

bool isMessage(const TimelineLine& line)
{
    return line.kind == TimelineLine::Kind::Request || line.kind == TimelineLine::Kind::Answer;
}

std::optional<Outline> aroundMessage(const TimelineGeometry& geometry, const Thing& thing)
{
    for (const TimelineLine& line : geometry.lines)
        if (isMessage(line) && line.source == thing.source)
            return Outline{QRectF(line.from, line.to).normalized(), QLineF(line.from, line.to)};
    return std::nullopt;
}

} // namespace

Thing thingOf(const TimelineGeometry& geometry, const TimelineMarker& marker)
{
    return {Thing::Kind::Mark, geometry.lanes[marker.lane].track, marker.source};
}

Thing thingOf(const TimelineGeometry& geometry, const TimelineSign& sign)
{
    const Lane& lane = geometry.lanes[sign.lane];
    return {lane.kind == Lane::Kind::Worker ? Thing::Kind::WorkerSign : Thing::Kind::LockSign, lane.track, sign.source};
}

std::optional<Thing> thingOf(const TimelineGeometry& geometry, const Bar& bar)
{
    const auto make = [&](Thing::Kind kind) { return Thing{kind, geometry.lanes[bar.lane].track, bar.source}; };
    switch (bar.kind) {
    case Bar::Kind::Frozen: return make(Thing::Kind::Frozen);
    case Bar::Kind::Lease: return make(Thing::Kind::Lease);
    case Bar::Kind::FalseBelief: return make(Thing::Kind::FalseBelief);
    case Bar::Kind::Seat: return make(Thing::Kind::Sale);
    case Bar::Kind::Cut: return make(Thing::Kind::Cut);
    case Bar::Kind::Crowd: break;
    }
    return std::nullopt;
}

Thing thingOf(const Tracks& tracks, const TimelineLine& message)
{
    return {Thing::Kind::Message, index(tracks.flights[message.source].worker), message.source};
}

std::optional<std::size_t> laneOf(const TimelineGeometry& geometry, const Thing& thing)
{
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i)
        if (geometry.lanes[i].kind == laneKindOf(thing.kind) && geometry.lanes[i].track == thing.track)
            return i;
    return std::nullopt;
}

std::optional<Outline> outlineOf(const TimelineGeometry& geometry, const Thing& thing, const Run& run,
                                 const Tracks& tracks, Instant known)
{
    if (!isKnown(thing, run, tracks, known))
        return std::nullopt;
    if (thing.kind == Thing::Kind::Message)
        return aroundMessage(geometry, thing);
    const auto place = laneOf(geometry, thing);
    const TimeAxis& axis = geometry.axis;
    TimeRange span = spanOf(thing, run, tracks);
    if (thing.kind != Thing::Kind::Frozen && thing.kind != Thing::Kind::Cut)
        span.to = std::min(span.to, known);
    if (!place || span.from > axis.range.to || span.to < axis.range.from)
        return std::nullopt;
    const Lane& lane = geometry.lanes[*place];
    if (thing.kind == Thing::Kind::Mark) {
        const qreal r = markerRadius(geometry, lane);
        return Outline{QRectF(xOf(axis, span.from) - r, lane.bar.center().y() - r, 2 * r, 2 * r), {}};
    }
    if (thing.kind == Thing::Kind::WorkerSign || thing.kind == Thing::Kind::LockSign) {
        const bool own = thing.kind == Thing::Kind::WorkerSign;
        return Outline{
            signPlace(geometry, lane,
                      (own ? tracks.workers[thing.track].signs : tracks.locks[thing.track].signs)[thing.source]),
            {}};
    }
    const qreal left = std::max(axis.left, xOf(axis, span.from));
    const qreal right = std::min(axis.right, xOf(axis, span.to));
    QRectF rect(left, lane.bar.top(), std::max(1.0, right - left), lane.bar.height());
    if (thing.kind == Thing::Kind::Cut) {
        const QRectF strip = cutStrip(geometry, lane);
        rect.moveTop(strip.top());
        rect.setHeight(strip.height());
    }
    if (thing.kind == Thing::Kind::FalseBelief) {
        const auto& beliefs = tracks.locks[thing.track].beliefs;
        const auto found = std::find_if(beliefs.begin(), beliefs.end(),
                                        [&](const BeliefSpan& each) { return each.belief == thing.source; });
        rect.moveTop(beliefTop(lane, found->row));
        rect.setHeight(lane.beliefHeight);
    }
    return Outline{rect, {}};
}

} // namespace fenceline::ui
