// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style_parts.h"

#include <QPainter>

/// Buttons and fields to type into or to choose from.
namespace fenceline::ui::parts {
namespace {

QColor buttonFill(const QStyleOption& option, const Theme& theme, bool filled)
{
    const bool down = has(option, QStyle::State_Sunken);
    const bool hovered = has(option, QStyle::State_MouseOver);
    if (!has(option, QStyle::State_Enabled))
        return filled ? theme.edge : theme.panel;
    if (filled)
        return down || hovered ? theme.quiet : theme.ink;
    return down ? theme.hairline : hovered ? theme.canvas : theme.panel;
}

} // namespace

void drawButtonPanel(QPainter& painter, const QStyleOption& option, const Style& style, bool filled)
{
    const Theme& theme = style.theme();
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor fill = buttonFill(option, theme, filled);
    const QColor edge = filled ? fill : enabled ? theme.edge : theme.hairline;
    drawRounded(painter, option.rect, measure::kControlRadius, fill, edge);
    if (!showsFocus(option))
        return;
    if (filled)
        drawFocusRing(painter, QRectF(option.rect).adjusted(2, 2, -2, -2), measure::kControlRadius - 2, theme.panel);
    else
        drawFocusRing(painter, option.rect, measure::kControlRadius, theme.ink);
}

void drawRadio(QPainter& painter, const QStyleOption& option, const Style& style)
{
    const Theme& theme = style.theme();
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const QColor mark = enabled ? theme.ink : theme.edge;
    const QRectF ring = option.rect;
    drawRounded(painter, ring, ring.height() / 2, theme.panel, on ? mark : theme.edge, on ? 2 : 1);
    if (on) {
        const qreal inset = ring.height() * 0.28;
        const QRectF dot = ring.adjusted(inset, inset, -inset, -inset);
        drawRounded(painter, dot, dot.height() / 2, mark, mark);
    }
}

void drawInputPanel(QPainter& painter, const QStyleOption& option, const Style& style)
{
    const Theme& theme = style.theme();
    const bool enabled = has(option, QStyle::State_Enabled);
    drawRounded(painter, option.rect, measure::kControlRadius, theme.panel, enabled ? theme.edge : theme.hairline);
    if (has(option, QStyle::State_HasFocus))
        drawFocusRing(painter, option.rect, measure::kControlRadius, theme.ink);
}

void drawComboBox(QPainter& painter, const QStyleOptionComboBox& option, const Style& style, const QWidget* widget)
{
    const Theme& theme = style.theme();
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool hovered = enabled && has(option, QStyle::State_MouseOver);
    drawRounded(painter, option.rect, measure::kControlRadius, hovered ? theme.canvas : theme.panel,
                enabled ? theme.edge : theme.hairline);
    if (showsFocus(option))
        drawFocusRing(painter, option.rect, measure::kControlRadius, theme.ink);
    QStyleOption arrow = option;
    arrow.rect = style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, widget);
    style.drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, &painter, widget);
}

QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part, const Style& style)
{
    const int arrow = style.scaled(28);
    QRect rect = option.rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow: rect.setLeft(rect.right() - arrow + 1); break;
    case QStyle::SC_ComboBoxEditField: rect.adjust(style.scaled(6), 1, -arrow, -1); break;
    default: return rect;
    }
    return QStyle::visualRect(option.direction, option.rect, rect);
}

} // namespace fenceline::ui::parts
