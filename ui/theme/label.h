// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_measure.h"
#include "ui/theme/tint.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace fenceline::ui {

/// A line of text in its place, as geometry makes it and painters draw it.
struct Label {
    QString text;
    QRectF rect; ///< as wide as the text, one line high
    TextStyle style = TextStyle::Small;
    Tint tint;
    bool bold = false;
    bool plate = false;  ///< on a piece of panel, where it lies on a pattern or a line
    bool struck = false; ///< no longer so
    friend bool operator==(const Label&, const Label&) = default;
};

/// Draws labels, keeping the fonts it has made: setting one up costs more than drawing a word.
class LabelPainter {
public:
    LabelPainter(QPainter& painter, const Theme& theme, qreal scale)
        : m_painter(painter), m_theme(theme), m_scale(scale)
    {
    }
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
    std::array<Cut, 14> m_cuts;
};

} // namespace fenceline::ui
