// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

/// The few shapes that everything here is made of. Strokes are opaque and whole pixels wide, and lie inside the
/// rectangle that is given, so that nothing is cut off at a widget's edge.
namespace fenceline::ui {

/// A filled rectangle with round corners and an edge; a transparent `fill` leaves what is there.
void drawRounded(QPainter& painter, const QRectF& rect, qreal radius, const QColor& fill, const QColor& edge,
                 qreal edgeWidth = 1);

/// Two pixels of ink just inside `rect`: where the keyboard is.
void drawFocusRing(QPainter& painter, const QRectF& rect, qreal radius, const QColor& color);

struct SwitchLook {
    bool on = false;
    bool partly = false;
    bool enabled = true;
    bool hovered = false;
};
/// A switch as wide as `pill`. On is told by the colour, by where the knob stands and by the sign inside.
void drawSwitch(QPainter& painter, const QRectF& pill, const SwitchLook& look, const Theme& theme);

} // namespace fenceline::ui
