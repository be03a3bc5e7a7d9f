// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/grips.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

using measure::kMarkerRadius;
using measure::kPresentMarkerRadius;

constexpr qreal kHandleWidth = 8;
constexpr qreal kHandleShare = 0.7; ///< of its bar's height

QRectF handleAt(const TimelineGeometry& geometry, const QRectF& bar, Instant at)
{
    const qreal width = kHandleWidth * geometry.scale;
    const qreal height = bar.height() * kHandleShare;
    return {std::round(xOf(geometry.axis, at) - width / 2), std::round(bar.center().y() - height / 2), width, height};
}

/// The one fault that this is all of: pauses that touch each other are one freeze.
std::optional<std::size_t> faultOf(const Scenario& scenario, WorkerId worker, const TimeRange& frozen)
{
    for (std::size_t i = 0; i < scenario.faults.size(); ++i) {
        const Fault& fault = scenario.faults[i];
        const auto* pause = std::get_if<Pause>(&fault.kind);
        if (pause && fault.worker == worker && kStart + fault.at == frozen.from &&
            frozen.from + pause->length == frozen.to)
            return i;
    }
    return std::nullopt;
}

/// What a worker does as it wakes is marked there: the handle stands within the bar, so that both can be seen.
QRectF besideMarker(const TimelineGeometry& geometry, const Bar& bar, QRectF handle)
{
    const QRectF around = handle.adjusted(-2, 0, 2, 0);
    for (const TimelineMarker& marker : geometry.markers) {
        const qreal radius = marker.radius * kPresentMarkerRadius / kMarkerRadius;
        if (marker.lane != bar.lane || !around.adjusted(-radius, 0, radius, 0).contains(marker.centre))
            continue;
        const qreal inside = std::round(marker.centre.x() - radius - handle.width() - 2 * geometry.scale);
        if (handle.center().x() > bar.rect.center().x() && inside > bar.rect.center().x())
            handle.moveLeft(std::min(handle.left(), inside));
    }
    return handle;
}

void addPause(std::vector<Grip>& grips, const TimelineGeometry& geometry, const Run& run, const Bar& bar)
{
    const WorkerId worker{static_cast<std::uint8_t>(geometry.lanes[bar.lane].id)};
    const auto fault = faultOf(run.scenario, worker, bar.span);
    if (!fault)
        return;
    for (const auto& [kind, at, other] : {std::tuple(Grip::Kind::PauseStart, bar.span.from, bar.span.to),
                                          std::tuple(Grip::Kind::PauseEnd, bar.span.to, bar.span.from)})
        if (contains(geometry.axis.range, at)) {
            const QRectF end = handleAt(geometry, bar.rect, at);
            const QRectF handle = besideMarker(geometry, bar, end);
            grips.push_back({kind, handle, handle | end, worker, *fault, bar.lane, at, other});
        }
}

void addLease(std::vector<Grip>& grips, const TimelineGeometry& geometry, const Run& run, const Bar& bar)
{
    const LeaseInterval& lease = run.beliefs.leases[bar.source];
    if (lease.ended == LeaseInterval::Ended::Expired && lease.until == lease.to && bar.span.to == lease.to &&
        contains(geometry.axis.range, lease.to)) {
        const QRectF handle = handleAt(geometry, bar.rect, lease.to);
        grips.push_back({Grip::Kind::LeaseEnd, handle, handle, lease.worker, 0, bar.lane, lease.to, lease.from});
    }
}

void addArrivals(std::vector<Grip>& grips, const TimelineGeometry& geometry, const Run& run)
{
    for (const TimelineMarker& marker : geometry.markers) {
        const Instant arrives = kStart + run.scenario.workers[index(marker.worker)].arrives;
        const Event& event = run.trace[marker.mark.event];
        const bool asks = std::holds_alternative<event::LockRequested>(event.details) ||
                          std::holds_alternative<event::LockWaiting>(event.details) ||
                          std::holds_alternative<event::LockGranted>(event.details);
        if (!asks || marker.mark.at != arrives)
            continue;
        const qreal r = marker.radius;
        const QRectF rect(marker.centre.x() - r, marker.centre.y() - r, 2 * r, 2 * r);
        grips.push_back({Grip::Kind::Arrival, rect, rect, marker.worker, 0, marker.lane, arrives, kStart});
    }
}

} // namespace

std::vector<Grip> gripsOf(const TimelineGeometry& geometry, const Run& run)
{
    std::vector<Grip> grips;
    for (const Bar& bar : geometry.bars) {
        if (bar.kind == Bar::Kind::Frozen)
            addPause(grips, geometry, run, bar);
        else if (bar.kind == Bar::Kind::Lease)
            addLease(grips, geometry, run, bar);
    }
    addArrivals(grips, geometry, run);
    std::erase_if(grips, [&](const Grip& grip) {
        return !clipOf(geometry, geometry.lanes[grip.lane]).contains(grip.rect.center());
    });
    std::stable_sort(grips.begin(), grips.end(), [](const Grip& a, const Grip& b) { return a.at < b.at; });
    return grips;
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
    case Grip::Kind::LeaseEnd: return Text::tr("%1's lease ends at %2").arg(who, timeText(grip.at));
    case Grip::Kind::PauseStart: return Text::tr("%1 freezes at %2").arg(who, timeText(grip.at));
    case Grip::Kind::PauseEnd: return Text::tr("%1 wakes at %2").arg(who, timeText(grip.at));
    case Grip::Kind::Arrival: break;
    }
    return Text::tr("%1 arrives at %2").arg(who, timeText(grip.at));
}

} // namespace fenceline::ui
