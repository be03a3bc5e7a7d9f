// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <array>

/// The look: the one table of colours and the one set of measures. Nothing else in the program names a colour.
namespace fenceline::ui {

/// A role's own colour, for text, borders and marks, and its soft surface.
struct Role {
    QColor strong;
    QColor soft;
};

enum class MarkerShape { Disc, Square, Diamond, Triangle };

struct Theme {
    enum class Kind { Light, Dark, Projector };
    Kind kind;
    QColor canvas, panel, ink, quiet, hairline, edge;
    Role lock, wrong, right, frozen;
    std::array<Role, 4> workers;

    /// Colours repeat from the fifth worker on, with the next marker shape.
    const Role& worker(WorkerId id) const { return workers[index(id) % workers.size()]; }
    static MarkerShape marker(WorkerId id) { return MarkerShape(index(id) / 4 % 4); }

    QPalette palette() const;
};

const Theme& theme(Theme::Kind kind);

/// Nothing at all, in any theme: a projector throws no light.
QColor blackout();

/// Light or dark, after a palette that is not ours: the system's, before a look is applied.
Theme::Kind kindFor(const QPalette& palette);

/// Type (look.md, "Measure"), in device-independent pixels at 100 % text size; `scale` is the user's text size.
enum class TextStyle { Body, Small, Heading, CardTitle, Title, Caption, Code };
inline constexpr std::size_t kTextStyles = 7;
/// Inter, Noto Sans or the system's sans, the first of them whose figures are tabular; Code in the system's mono.
QFont font(TextStyle style, qreal scale = 1.0);

/// Measures of look.md on the 4 px grid.
namespace measure {
inline constexpr qreal kGrid = 4, kMargin = 16, kWideMargin = 20, kGap = 8, kWideGap = 12;
inline constexpr qreal kCardRadius = 12, kControlRadius = 8, kBarRadius = 6;
/// Before the first column of a table: room for the mark of the row that is lit.
inline constexpr qreal kRowGutter = 20;
inline constexpr qreal kLaneHeight = 60, kBarHeight = 30, kSeatBarHeight = 26, kMarkerRadius = 6,
                       kPresentMarkerRadius = 8, kBeliefHeight = 11, kPlayheadWidth = 2, kTickSpacing = 64;
} // namespace measure

} // namespace fenceline::ui
