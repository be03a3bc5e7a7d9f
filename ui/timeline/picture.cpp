// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/picture.h"

#include "ui/timeline/paint.h"

#include <QPainter>
#include <algorithm>

namespace fenceline::ui {
namespace {

/// A picture may be small beside what is on it; text is never smaller than this.
constexpr qreal kLeastScale = 0.7;
constexpr qreal kMostScale = 12;

} // namespace

void drawTimeline(QPainter& painter, const Run& run, Instant at, QSizeF size, const Theme& theme)
{
    const Tracks tracks = tracksOf(run);
    const QSizeF natural = naturalTimeline(tracks, 1);
    const qreal fitting = std::min(size.width() / natural.width(), size.height() / natural.height());
    const TextMeasure measure(std::clamp(fitting, kLeastScale, kMostScale));
    const TimelineGeometry geometry =
        makeTimeline(run, tracks, {.visible = wholeOf(run), .size = size, .fitLanes = true}, measure);
    paintTimeline(painter, geometry, theme);
    paintPlayhead(painter, geometry, makePlayhead(geometry, at, measure), theme);
}

} // namespace fenceline::ui
