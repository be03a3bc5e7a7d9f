// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

/// The signs that stand beside every colour, painted as paths so that no font can lack one (look.md, "Nothing by
/// colour alone").
namespace fenceline::ui {

enum class Sign {
    Cross, ///< wrong, refused
    Tick,  ///< right
    Bars,  ///< frozen, blocked
    Ring,  ///< nothing happened, off
    Query, ///< nobody knows
    Twice, ///< done more often than it should be
    ChevronDown,
    ChevronUp,
    ChevronLeft, ///< a chevron that leads back or on follows the caller's layout direction
    ChevronRight,
    Envelope, ///< an email
    Card,     ///< a charge to a payment card
    Clock,    ///< that jumps
    Swap,     ///< one takes over from another
    Again,    ///< starts anew
    Bin,      ///< thrown away
};

/// Fills the square in the middle of `box`; the stroke follows its size.
void drawSign(QPainter& painter, Sign sign, const QRectF& box, const QColor& color);

} // namespace fenceline::ui
