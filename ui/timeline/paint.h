// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/grips.h"
#include "ui/timeline/things.h"

class QPainter;

/// Draws what the geometry says, on a widget, a picture, SVG or PDF alike. The layer that stays and what moves over it
/// are apart, so that seeking draws only the latter.
namespace fenceline::ui {

/// Fills its whole size.
void paintTimeline(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme);

/// The ruler's labels, the latest events lit, the playhead with its time.
void paintPlayhead(QPainter& painter, const TimelineGeometry& geometry, const PlayheadGeometry& playhead,
                   const Theme& theme);

/// A handle to take hold of, in its actor's colour. An arrival's is its marker.
void paintGrip(QPainter& painter, const Grip& grip, const Theme& theme);
/// The ring of the keyboard around the one that is held, over all else.
void paintHeld(QPainter& painter, const Grip& grip, const Theme& theme);

/// Beside each lane's name: whether it is collapsed.
void paintChevrons(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme);

/// Where a lane that is dragged would go.
void paintDropLine(QPainter& painter, const TimelineGeometry& geometry, qreal y, const Theme& theme);

/// What the pointer is over.
void paintHover(QPainter& painter, const Outline& outline, const Theme& theme);

/// Around the thing that is selected, and no further than `clip`.
void paintSelection(QPainter& painter, const Outline& outline, const QRectF& clip, const Theme& theme);

/// A ring around the name of the lane that the keyboard is in.
void paintLaneFocus(QPainter& painter, const TimelineGeometry& geometry, std::size_t lane, const Theme& theme);

} // namespace fenceline::ui
