// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/paint_signs.h"

#include "ui/theme/marker.h"
#include "ui/theme/paint.h"

#include <QPainter>

namespace fenceline::ui {
namespace {

/// Up into the lease, at its upper edge: taken. A ring with a cross on the edge: refused.
void paintRenewal(QPainter& painter, const TimelineSign& sign, const QColor& color, const Theme& theme)
{
    const QPointF edge(sign.rect.center().x(), sign.rect.top());
    if (sign.mark.kind == SideMark::Kind::RenewalRefused) {
        drawMarker(painter, edge + QPointF(0, sign.rect.height() / 3), sign.rect.height() * 0.8, MarkerShape::Disc,
                   MarkerFace::Refused, color, theme.panel);
        return;
    }
    const qreal half = sign.rect.height() * 0.7;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawConvexPolygon(
        QPolygonF({edge + QPointF(-half, 0), edge + QPointF(half, 0), edge + QPointF(0, sign.rect.height())}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void paintSign(QPainter& painter, const TimelineSign& sign, const Theme& theme)
{
    const QColor color = strong(theme, sign.tint);
    if (!sign.sign) {
        paintRenewal(painter, sign, color, theme);
        return;
    }
    if (sign.mark.kind == SideMark::Kind::SentAgain)
        drawRounded(painter, sign.rect.adjusted(-1, -1, 1, 1), 2, theme.wrong.soft, color);
    else
        painter.fillRect(sign.rect, theme.panel);
    drawSign(painter, *sign.sign, sign.rect, color);
    if (sign.mark.kind != SideMark::Kind::NotSentAgain)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.panel, 4));
    painter.drawLine(sign.rect.bottomLeft(), sign.rect.topRight());
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(sign.rect.bottomLeft(), sign.rect.topRight());
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace fenceline::ui
