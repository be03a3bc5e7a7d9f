// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"

#include <cmath>

namespace fenceline::ui {

Label textLabel(const QString& text, TextStyle style, Tint tint, bool bold)
{
    return {.text = text, .style = style, .tint = tint, .bold = bold};
}

void CardText::put(Label label, qreal left, qreal width, bool advance)
{
    fitInto(label, width, m_measure);
    label.rect.moveTopLeft({std::round(left), std::round(m_y)});
    if (advance)
        m_y += label.rect.height() + 2 * m_measure.scale();
    if (!label.text.isEmpty())
        m_card.labels.push_back(std::move(label));
}

qreal CardText::right(Label label)
{
    fitInto(label, m_room.width() * 0.6, m_measure);
    const qreal left = m_room.right() - label.rect.width();
    put(std::move(label), left, m_room.width() * 0.6, false);
    return left - m_room.left() - 8 * m_measure.scale();
}

void CardText::next(TextStyle style, qreal spacing)
{
    m_y += m_measure.height(style) + spacing * m_measure.scale();
}

void CardText::rule()
{
    const qreal y = std::floor(m_y) + 0.5;
    m_card.rules.push_back({m_room.left(), y, m_room.right(), y});
    m_y += 1;
}

} // namespace fenceline::ui
