// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/sign.h"
#include "ui/theme/text_measure.h"
#include "ui/theme/tint.h"

#include <QRectF>
#include <QString>
#include <optional>

class QPainter;

namespace fenceline::ui {

/// A line of text in its place, as geometry makes it and painters draw it.
struct Label {
    QString text;
    QRectF rect; ///< as wide as sign and text, one line high
    TextStyle style = TextStyle::Small;
    Tint tint;
    bool bold = false;
    bool plate = false;                      ///< on a piece of panel, where it lies on a pattern or a line
    bool struck = false;                     ///< no longer so
    std::optional<Sign> sign = std::nullopt; ///< before the text
    friend bool operator==(const Label&, const Label&) = default;
};

/// How far a sign moves the text that follows it.
qreal signAdvance(const TextMeasure& measure, TextStyle style);
/// Gives the label the size of what it shows, and lets the place be.
void fit(Label& label, const TextMeasure& measure);
/// Shortens the text until the label is at most this wide.
void fitInto(Label& label, qreal width, const TextMeasure& measure);

/// Draws labels, keeping the fonts it has made: setting one up costs more than drawing a word.
class LabelPainter {
public:
    /// In the direction of the language, also on what is no widget.
    LabelPainter(QPainter& painter, const Theme& theme, qreal scale);
    void draw(const Label& label);
    void draw(const Label& label, const QColor& color);

private:
    struct Cut {
        QFont font;
        qreal drop = 0; ///< from a line's middle down to its baseline
        bool made = false;
    };
    const Cut& cutOf(TextStyle style, bool bold);

    QPainter& m_painter;
    const Theme& m_theme;
    qreal m_scale;
    std::array<Cut, 2 * kTextStyles> m_cuts; ///< each style plain and bold
};

} // namespace fenceline::ui
