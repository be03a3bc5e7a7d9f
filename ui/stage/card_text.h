// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/geometry.h"

namespace fenceline::ui {

/// Puts lines of text onto a card, from the top down; what is too long for the card is cut with an ellipsis.
class CardText {
public:
    CardText(StageCard& card, const QRectF& room, const TextMeasure& measure)
        : m_card(card), m_room(room), m_measure(measure), m_y(room.top())
    {
    }

    qreal y() const { return m_y; }
    void skip(qreal units) { m_y += units * m_measure.scale(); }
    /// A line from the left; the next one lies below it.
    void line(Label label) { put(std::move(label), m_room.left(), m_room.width(), true); }
    /// Both ends of the line that comes next; the left one keeps two fifths of it, if it needs them. `brief` is for
    /// the right one where there is no room for its text.
    void ends(Label left, Label right, const QString& brief);
    /// A cell of the line that comes next.
    void cell(Label label, qreal left, qreal width) { put(std::move(label), left, width, false); }
    void next(TextStyle style, qreal spacing);
    void rule();

private:
    void put(Label label, qreal left, qreal width, bool advance);

    StageCard& m_card;
    QRectF m_room;
    const TextMeasure& m_measure;
    qreal m_y;
};

Label textLabel(const QString& text, TextStyle style, Tint tint, bool bold = false);

} // namespace fenceline::ui
