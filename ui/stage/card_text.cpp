// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"

#include <algorithm>
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

void CardText::ends(Label left, Label right, const QString& brief)
{
    const qreal gap = 8 * m_measure.scale();
    fit(left, m_measure);
    fit(right, m_measure);
    const qreal most = m_room.width() - std::min(left.rect.width(), m_room.width() * 0.4) - gap;
    if (right.rect.width() > most)
        right.text = brief;
    fitInto(right, most, m_measure);
    const qreal x = m_room.right() - right.rect.width();
    put(std::move(right), x, m_room.right() - x, false);
    put(std::move(left), m_room.left(), x - gap - m_room.left(), false);
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
