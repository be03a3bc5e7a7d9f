// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/paint.h"

#include "ui/theme/sign.h"

#include <QPainter>

namespace fenceline::ui {

void drawRounded(QPainter& painter, const QRectF& rect, qreal radius, const QColor& fill, const QColor& edge,
                 qreal edgeWidth)
{
    const qreal half = edgeWidth / 2;
    const QRectF inner = rect.adjusted(half, half, -half, -half);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edgeWidth > 0 ? QPen(edge, edgeWidth) : QPen(Qt::NoPen));
    painter.setBrush(fill.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(fill));
    const qreal corner = qMax(0.0, qMin(radius, qMin(rect.width(), rect.height()) / 2) - half);
    painter.drawRoundedRect(inner, corner, corner);
    painter.restore();
}

void drawFocusRing(QPainter& painter, const QRectF& rect, qreal radius, const QColor& color)
{
    drawRounded(painter, rect, radius, Qt::transparent, color, 2);
}

void drawSwitch(QPainter& painter, const QRectF& pill, const SwitchLook& look, const Theme& theme)
{
    const qreal radius = pill.height() / 2;
    const QColor on = look.enabled ? theme.right.strong : theme.edge;
    const QColor edge = look.hovered ? theme.ink : theme.edge;
    if (look.on)
        drawRounded(painter, pill, radius, on, look.hovered ? theme.ink : on);
    else
        drawRounded(painter, pill, radius, look.enabled ? theme.hairline : theme.canvas, edge);

    const qreal gap = 3;
    const qreal side = pill.height() - 2 * gap;
    const qreal travel = pill.width() - 2 * gap - side;
    const qreal x = pill.left() + gap + (look.partly ? travel / 2 : look.on ? travel : 0);
    const QRectF knob(x, pill.top() + gap, side, side);
    drawRounded(painter, knob, side / 2, theme.panel, look.on ? on : edge);

    const qreal sign = pill.height() * 0.46;
    const qreal middle = look.on ? (pill.left() + gap + x) / 2 + gap / 2 : (x + side + pill.right() - gap) / 2;
    const QRectF box(middle - sign / 2, pill.center().y() - sign / 2, sign, sign);
    if (!look.partly)
        drawSign(painter, look.on ? Sign::Tick : Sign::Ring, box,
                 look.on        ? theme.panel
                 : look.enabled ? theme.ink
                                : theme.quiet);
}

} // namespace fenceline::ui
