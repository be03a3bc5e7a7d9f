// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

class QPainter;

/// Draws what the geometry says, on a widget, a picture, SVG or PDF alike. The layer that stays and what moves over it
/// are apart, so that seeking draws only the latter.
namespace fenceline::ui {

/// Fills its whole size.
void paintTimeline(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme);

/// The ruler's labels, the latest events lit, the playhead with its time.
void paintPlayhead(QPainter& painter, const TimelineGeometry& geometry, const PlayheadGeometry& playhead,
                   const Theme& theme);

/// What the pointer is over.
void paintHover(QPainter& painter, const QRectF& rect, const Theme& theme);

} // namespace fenceline::ui
