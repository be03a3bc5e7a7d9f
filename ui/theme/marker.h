// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QPointF>

class QPainter;

namespace fenceline::ui {

/// How a step went, told by its marker (look.md, "Nothing by colour alone").
enum class MarkerFace {
    Filled,  ///< has it, has done it
    Hollow,  ///< waits
    Refused, ///< a cross in a ring
    Crashed, ///< a cross alone
};

void drawMarker(QPainter& painter, const QPointF& centre, qreal radius, MarkerShape shape, MarkerFace face,
                const QColor& color, const QColor& ground);

/// The point of an arrow that arrives at `tip` in the direction of `along` (any length but 0).
void drawArrowhead(QPainter& painter, const QPointF& tip, const QPointF& along, qreal length, const QColor& color);

} // namespace fenceline::ui
