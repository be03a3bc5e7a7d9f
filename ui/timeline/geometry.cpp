// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/geometry.h"

#include "ui/text/quantities.h"
#include "ui/text/text.h"
#include "ui/timeline/labels.h"
#include "ui/timeline/lanes.h"
#include "ui/timeline/shapes.h"
#include "ui/timeline/signs.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace fenceline::ui {
namespace {

constexpr qreal kTickGap = 16; ///< between labels that are wide

/// Seconds have the unit at the first tick alone. Of what is longer each tick has its own: at the start the playhead's
/// time, which is in seconds, lies over the first one.
QString tickText(Instant at, Duration step, const TimeRange& range, bool first)
{
    if (range.to - kStart > kLongForSeconds) {
        const Duration since = at - kStart;
        if (step % kHour == Duration{0})
            return hoursText(since);
        if (step % kMinute == Duration{0} && range.to - kStart <= 2 * kHour)
            return minutesText(since);
        if (range.to - range.from > kLongForSeconds || since >= kLongForSeconds)
            return durationText(since);
    }
    const auto ms = milliseconds(step);
    const int digits = ms % 1000 == 0 ? 0 : ms % 100 == 0 ? 1 : ms % 10 == 0 ? 2 : 3;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const QString number = locale.toString(static_cast<double>(milliseconds(at)) / 1000, 'f', digits);
    return first ? Text::tr("%1 s", "a time").arg(number) : number;
}

/// So that they lie that far apart, and no label meets the next one.
Duration stepWithRoom(const TimelineGeometry& geometry, qreal spacing, const TextMeasure& measure)
{
    const TimeRange& range = geometry.axis.range;
    const Duration step = rulerStep(geometry.axis, spacing);
    if (range.to - kStart <= kLongForSeconds)
        return step;
    qreal widest = 0;
    for (const Instant at : rulerTicks(geometry.axis, step))
        widest = std::max(widest, measure.width(tickText(at, step, range, true), TextStyle::Small));
    return rulerStep(geometry.axis, std::max(spacing, widest + kTickGap * geometry.scale));
}

void addRuler(TimelineGeometry& geometry, const TextMeasure& measure)
{
    const TimeRange& range = geometry.axis.range;
    const Duration step = stepWithRoom(geometry, measure::kTickSpacing * geometry.scale, measure);
    bool first = true;
    for (const Instant at : rulerTicks(geometry.axis, step)) {
        RulerTick tick{.x = std::floor(xOf(geometry.axis, at))};
        Label& label = tick.label;
        label = {.text = tickText(at, step, range, first), .tint = {Tint::Kind::Quiet}};
        label.rect.setSize({measure.width(label.text, label.style), measure.height(label.style)});
        label.rect.moveCenter({tick.x, geometry.rulerLabels.center().y()});
        if (label.rect.right() > geometry.size.width())
            label.text.clear();
        geometry.ticks.push_back(tick);
        first = false;
    }
}

/// One short line for every pixel at which something happened. Jumps from pixel to pixel, not from event to event.
void addEventTicks(TimelineGeometry& geometry, const Trace& trace)
{
    const TimeAxis& axis = geometry.axis;
    auto it = std::partition_point(trace.events.begin(), trace.events.end(),
                                   [&](const Event& event) { return event.at < axis.range.from; });
    while (it != trace.events.end() && it->at <= axis.range.to) {
        const qreal x = std::floor(xOf(axis, it->at));
        geometry.eventTicks.push_back(x);
        it = std::partition_point(it, trace.events.end(),
                                  [&](const Event& event) { return std::floor(xOf(axis, event.at)) <= x; });
    }
}

} // namespace

TimeRange wholeOf(const Run& run)
{
    return {kStart, run.horizon()};
}

TimelineGeometry makeTimeline(const Run& run, const Tracks& tracks, const TimelineRequest& request,
                              const TextMeasure& measure)
{
    TimelineGeometry geometry{.size = request.size, .scale = measure.scale()};
    TimelineRequest wanted = request;
    if (wanted.visible.to <= wanted.visible.from)
        wanted.visible = wholeOf(run);
    layLanes(geometry, run, tracks, wanted, measure);
    if (geometry.scrollRange > 0 && request.scrollBar > 0) {
        geometry.size.rwidth() -= request.scrollBar;
        wanted.size = geometry.size;
        layLanes(geometry, run, tracks, wanted, measure);
    }
    addRuler(geometry, measure);
    addEventTicks(geometry, run.trace);
    addBars(geometry, run, tracks);
    addLines(geometry, tracks);
    addMarkers(geometry, tracks);
    addSigns(geometry, run, tracks);
    addLabels(geometry, run, tracks, measure);
    return geometry;
}

Instant soughtAt(const TimelineGeometry& geometry, const Trace& trace, qreal x)
{
    const TimeAxis& axis = geometry.axis;
    if (x < axis.left || x > axis.right)
        return instantAt(axis, x);
    const Instant from = instantAt(axis, x - 0.5);
    const Instant to = instantAt(axis, x + 0.5);
    const auto next = std::partition_point(trace.events.begin(), trace.events.end(),
                                           [to](const Event& event) { return event.at < to; });
    const bool within = next != trace.events.begin() && std::prev(next)->at >= from;
    return within ? std::prev(next)->at : instantAt(axis, x);
}

} // namespace fenceline::ui
