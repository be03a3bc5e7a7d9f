// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;
class QPainterPath;

/// Hatched surfaces: a state that is told without colour (look.md, "Nothing by colour alone").
namespace fenceline::ui {

enum class Pattern {
    Frozen,      ///< diagonal, quiet
    FalseBelief, ///< steep and leaning the other way, crimson
    Cut,         ///< upright, the lock's: no message passes
};

/// Fills `rect` with the pattern and its edge. On a raster surface with a tile, in SVG and PDF with shapes.
void drawPattern(QPainter& painter, const QRectF& rect, qreal radius, Pattern pattern, const Theme& theme, qreal scale);

/// The same within any outline, without an edge.
void fillPattern(QPainter& painter, const QPainterPath& outline, Pattern pattern, const Theme& theme, qreal scale);

} // namespace fenceline::ui
