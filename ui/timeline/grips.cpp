// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/grips.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr qreal kHandleWidth = 8;
constexpr qreal kHandleShare = 0.7; ///< of its bar's height

QRectF handleAt(const TimelineGeometry& geometry, const Lane& lane, Instant at)
{
    const qreal width = kHandleWidth * geometry.scale;
    const qreal height = lane.bar.height() * kHandleShare;
    return {std::round(xOf(geometry.axis, at) - width / 2), std::round(lane.bar.center().y() - height / 2), width,
            height};
}

bool hasCrashedBy(const Scenario& scenario, WorkerId worker, Instant at)
{
    return std::any_of(scenario.faults.begin(), scenario.faults.end(), [&](const Fault& fault) {
        return fault.worker == worker && std::holds_alternative<Crash>(fault.kind) && kStart + fault.at <= at;
    });
}

/// Whether the run has the pause as the scenario has it: not where a crash came before its end.
bool isInRun(const Fault& fault, const TimeRange& span, const Run& run, const WorkerTrack& track)
{
    if (span.from == span.to)
        return !hasCrashedBy(run.scenario, *fault.worker, span.from);
    return std::any_of(track.frozen.begin(), track.frozen.end(),
                       [&](const FrozenSpan& frozen) { return frozen.from <= span.from && span.to <= frozen.to; });
}

/// What a worker does as it wakes is marked there: the handle stands within the bar, so that both can be seen.
QRectF besideMarker(const TimelineGeometry& geometry, std::size_t lane, qreal middle, QRectF handle)
{
    const QRectF around = handle.adjusted(-2, 0, 2, 0);
    for (const TimelineMarker& marker : geometry.markers) {
        const qreal radius = presentRadius(marker);
        if (marker.lane != lane || !around.adjusted(-radius, 0, radius, 0).contains(marker.centre))
            continue;
        const qreal inside = std::round(marker.centre.x() - radius - handle.width() - 2 * geometry.scale);
        if (handle.center().x() > middle && inside > middle)
            handle.moveLeft(std::min(handle.left(), inside));
    }
    return handle;
}

/// From its middle to its edge, as the present event has it; 0: there is none.
qreal widestMarker(const TimelineGeometry& geometry, std::size_t lane, const QRectF& within)
{
    qreal widest = 0;
    for (const TimelineMarker& marker : geometry.markers)
        if (marker.lane == lane && within.contains(marker.centre))
            widest = std::max(widest, presentRadius(marker));
    return widest;
}

/// Where the ends lie so close that one handle would cover the other, they stand on either side.
void addPause(std::vector<Grip>& grips, const TimelineGeometry& geometry, std::size_t lane, std::size_t place,
              const Fault& fault, const TimeRange& span)
{
    const Lane& in = geometry.lanes[lane];
    QRectF start = handleAt(geometry, in, span.from);
    QRectF end = handleAt(geometry, in, span.to);
    const QRectF startEdge = start;
    const QRectF endEdge = end;
    if (end.left() < start.right()) {
        const qreal middle = std::round((start.center().x() + end.center().x()) / 2);
        const qreal beside = widestMarker(geometry, lane, start | end);
        start.moveRight(middle - beside);
        end.moveLeft(middle + beside);
    } else {
        const qreal middle = (start.center().x() + end.center().x()) / 2;
        start = besideMarker(geometry, lane, middle, start);
        end = besideMarker(geometry, lane, middle, end);
    }
    const auto add = [&](Grip::Kind kind, const QRectF& handle, const QRectF& edge, Instant at, Instant other) {
        if (contains(geometry.axis.range, at))
            grips.push_back({.kind = kind,
                             .rect = handle,
                             .reach = handle | edge,
                             .worker = *fault.worker,
                             .fault = place,
                             .lane = lane,
                             .at = at,
                             .other = other});
    };
    add(Grip::Kind::PauseStart, start, startEdge, span.from, span.to);
    add(Grip::Kind::PauseEnd, end, endEdge, span.to, span.from);
}

void addPauses(std::vector<Grip>& grips, const TimelineGeometry& geometry, const Run& run, const Tracks& tracks)
{
    const auto& faults = run.scenario.faults;
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const auto* pause = std::get_if<Pause>(&faults[i].kind);
        const auto lane = pause ? placeOf(geometry, {LaneKind::Worker, index(*faults[i].worker)}) : std::nullopt;
        if (!lane || pause->cause == PauseCause::Packet)
            continue;
        const TimeRange span{kStart + faults[i].at, kStart + faults[i].at + pause->length};
        if (isInRun(faults[i], span, run, tracks.workers[geometry.lanes[*lane].track]))
            addPause(grips, geometry, *lane, i, faults[i], span);
    }
}

/// A renewal, or a clock that jumps, moves its end: what is set does not stand there then.
bool lastsAsSet(const LeaseInterval& lease, const Scenario& scenario)
{
    return lease.until && *lease.until - lease.from == effectiveLease(scenario);
}

bool runsOut(const LeaseInterval& lease)
{
    return lease.ended == LeaseInterval::Ended::Expired && lease.until == lease.to;
}

bool isGivenBack(const LeaseInterval& lease)
{
    return lease.ended == LeaseInterval::Ended::Released && lease.until > lease.to;
}

/// One for each worker, or nobody could tell which of them is held. Where none runs out, the first that is given back
/// has one, or a lease that was made long could not be made short again.
void addLeases(std::vector<Grip>& grips, const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
               Instant known)
{
    const TimeRange& seen = geometry.axis.range;
    std::vector<bool> has(run.scenario.workers.size());
    std::optional<Grip> givenBack;
    for (std::size_t lane = 0; lane < geometry.lanes.size(); ++lane) {
        if (geometry.lanes[lane].kind != LaneKind::Lock)
            continue;
        const auto& places = tracks.locks[geometry.lanes[lane].track].leases;
        auto it = std::partition_point(places.begin(), places.end(),
                                       [&](std::uint32_t i) { return run.beliefs.leases[i].to < seen.from; });
        for (; it != places.end() && run.beliefs.leases[*it].to <= std::min(seen.to, known); ++it) {
            const LeaseInterval& lease = run.beliefs.leases[*it];
            if (!lastsAsSet(lease, run.scenario))
                continue;
            const QRectF handle = handleAt(geometry, geometry.lanes[lane], lease.to);
            Grip grip{.kind = Grip::Kind::LeaseEnd,
                      .rect = handle,
                      .reach = handle,
                      .worker = lease.worker,
                      .lane = lane,
                      .at = lease.to,
                      .other = lease.from};
            if (runsOut(lease) && !has[index(lease.worker)]) {
                has[index(lease.worker)] = true;
                grips.push_back(grip);
            } else if (isGivenBack(lease) && !givenBack) {
                grip.shownAt = lease.to;
                grip.at = *lease.until;
                givenBack = grip;
            }
        }
    }
    const auto isLease = [](const Grip& grip) { return grip.kind == Grip::Kind::LeaseEnd; };
    if (givenBack && std::none_of(grips.begin(), grips.end(), isLease))
        grips.push_back(*givenBack);
}

bool asks(const Event& event)
{
    return std::holds_alternative<event::LockRequested>(event.details) ||
           std::holds_alternative<event::LockWaiting>(event.details) ||
           std::holds_alternative<event::LockGranted>(event.details);
}

/// The marker of a worker that asks as it arrives is its handle. Where that is not to be seen, because it sleeps
/// through its arrival or other markers lie too close, a handle stands there instead.
void addArrivals(std::vector<Grip>& grips, const TimelineGeometry& geometry, const Run& run, Instant known)
{
    if (run.scenario.protection != Protection::Lock)
        return;
    const Instant last = std::min(geometry.axis.range.to, known);
    for (std::size_t lane = 0; lane < geometry.lanes.size(); ++lane) {
        const WorkerId worker{static_cast<std::uint8_t>(geometry.lanes[lane].id)};
        if (geometry.lanes[lane].kind != LaneKind::Worker)
            continue;
        const Instant arrives = kStart + run.scenario.workers[index(worker)].arrives;
        if (arrives < geometry.axis.range.from || arrives > last)
            continue;
        const auto marker = // they come lane by lane, each in the order of time
            std::partition_point(geometry.markers.begin(), geometry.markers.end(), [&](const TimelineMarker& each) {
                return std::pair(each.lane, each.mark.at) < std::pair(lane, arrives);
            });
        const bool onMarker = marker != geometry.markers.end() && marker->lane == lane && marker->mark.at == arrives &&
                              asks(run.trace[marker->mark.event]);
        const qreal r = onMarker ? marker->radius : 0;
        const QRectF rect = onMarker ? QRectF(marker->centre.x() - r, marker->centre.y() - r, 2 * r, 2 * r)
                                     : handleAt(geometry, geometry.lanes[lane], arrives);
        grips.push_back({.kind = Grip::Kind::Arrival,
                         .rect = rect,
                         .reach = rect,
                         .worker = worker,
                         .lane = lane,
                         .at = arrives,
                         .other = kStart,
                         .onMarker = onMarker});
    }
}

/// Whether some event of the grip's worker, at its instant, is such a one.
template <class Is>
bool hasEvent(const Grip& grip, const Run& run, Is is)
{
    const auto& events = run.trace.events;
    auto it = std::partition_point(events.begin(), events.end(), [&](const Event& e) { return e.at < grip.at; });
    for (; it != events.end() && it->at == grip.at; ++it)
        if (it->worker == grip.worker && is(*it))
            return true;
    return false;
}

/// Whether the worker freezes or wakes there: not where one pause lies within another, nor where a pause has no length.
bool isFreezesEdge(const Grip& grip, const Run& run)
{
    return hasEvent(grip, run, [&](const Event& event) {
        return grip.kind == Grip::Kind::PauseStart ? std::holds_alternative<event::Paused>(event.details)
                                                   : std::holds_alternative<event::Resumed>(event.details);
    });
}

} // namespace

std::vector<Grip> gripsOf(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks, Instant known)
{
    std::vector<Grip> grips;
    addPauses(grips, geometry, run, tracks);
    addLeases(grips, geometry, run, tracks, known);
    addArrivals(grips, geometry, run, known);
    std::erase_if(grips, [&](const Grip& grip) {
        return !clipOf(geometry, geometry.lanes[grip.lane]).contains(grip.rect.center());
    });
    std::stable_sort(grips.begin(), grips.end(), [](const Grip& a, const Grip& b) { return a.at < b.at; });
    return grips;
}

TimeRange editableRange(const Run& run)
{
    TimeRange range = wholeOf(run);
    for (const Fault& fault : run.scenario.faults)
        if (const auto* pause = std::get_if<Pause>(&fault.kind); pause && pause->length == Duration{0})
            range.to = std::max(range.to, withMargin(kStart + fault.at));
    return range;
}

bool isSame(const Grip& a, const Grip& b)
{
    return a.kind == b.kind && a.worker == b.worker && a.fault == b.fault;
}

TimeRange boundsOf(const Grip& grip)
{
    const Instant last = kStart + kLongestDuration;
    switch (grip.kind) {
    case Grip::Kind::LeaseEnd: return {grip.other + Duration{1}, grip.other + kLongestDuration};
    case Grip::Kind::PauseStart: return {std::max(kStart, grip.other - kLongestDuration), std::min(grip.other, last)};
    case Grip::Kind::PauseEnd: return {grip.other, grip.other + kLongestDuration};
    case Grip::Kind::Arrival: break;
    }
    return {kStart, last};
}

Instant snapped(const TimeAxis& axis, Instant at)
{
    const auto step = milliseconds(rulerStep(axis, 1));
    const auto ms = milliseconds(at);
    return kStart + Duration{(ms + step / 2) / step * step};
}

QString tell(const Grip& grip, const Run& run)
{
    const QString who = nameOf(run.scenario, grip.worker);
    switch (grip.kind) {
    case Grip::Kind::LeaseEnd:
        return (grip.shownAt ? Text::tr("%1's lease would end at %2") : Text::tr("%1's lease ends at %2"))
            .arg(who, timeText(grip.at));
    case Grip::Kind::PauseStart:
        return (isFreezesEdge(grip, run) ? Text::tr("%1 freezes at %2") : Text::tr("%1's pause begins at %2"))
            .arg(who, timeText(grip.at));
    case Grip::Kind::PauseEnd:
        return (isFreezesEdge(grip, run) ? Text::tr("%1 wakes at %2") : Text::tr("%1's pause ends at %2"))
            .arg(who, timeText(grip.at));
    case Grip::Kind::Arrival: break;
    }
    return (hasEvent(grip, run, asks) ? Text::tr("%1 arrives at %2") : Text::tr("%1 would arrive at %2"))
        .arg(who, timeText(grip.at));
}

} // namespace fenceline::ui
