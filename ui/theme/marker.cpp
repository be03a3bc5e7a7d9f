// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/marker.h"

#include "ui/theme/sign.h"

#include <QPainter>
#include <cmath>

namespace fenceline::ui {
namespace {

void drawShape(QPainter& painter, const QPointF& c, qreal r, MarkerShape shape)
{
    switch (shape) {
    case MarkerShape::Disc: painter.drawEllipse(c, r, r); return;
    case MarkerShape::Square: painter.drawRect(QRectF(c.x() - r * 0.85, c.y() - r * 0.85, r * 1.7, r * 1.7)); return;
    case MarkerShape::Diamond:
        painter.drawConvexPolygon(QPolygonF({{c.x(), c.y() - r * 1.15},
                                             {c.x() + r * 1.15, c.y()},
                                             {c.x(), c.y() + r * 1.15},
                                             {c.x() - r * 1.15, c.y()}}));
        return;
    case MarkerShape::Triangle:
        painter.drawConvexPolygon(QPolygonF(
            {{c.x(), c.y() - r * 1.1}, {c.x() + r * 1.05, c.y() + r * 0.8}, {c.x() - r * 1.05, c.y() + r * 0.8}}));
        return;
    }
}

QRectF around(const QPointF& centre, qreal reach)
{
    return {centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach};
}

} // namespace

void drawMarker(QPainter& painter, const QPointF& centre, qreal radius, MarkerShape shape, MarkerFace face,
                const QColor& color, const QColor& ground)
{
    painter.setRenderHint(QPainter::Antialiasing);
    switch (face) {
    case MarkerFace::Filled:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        drawShape(painter, centre, radius, shape);
        return;
    case MarkerFace::Hollow:
        painter.setPen(QPen(color, radius / 3));
        painter.setBrush(ground);
        drawShape(painter, centre, radius - radius / 6, shape);
        return;
    case MarkerFace::Refused:
        painter.setPen(QPen(color, radius / 4));
        painter.setBrush(ground);
        painter.drawEllipse(centre, radius, radius);
        drawSign(painter, Sign::Cross, around(centre, radius * 0.8), color);
        return;
    case MarkerFace::Crashed: drawSign(painter, Sign::Cross, around(centre, radius * 1.3), color); return;
    }
}

void drawArrowhead(QPainter& painter, const QPointF& tip, const QPointF& along, qreal length, const QColor& color)
{
    const qreal norm = std::hypot(along.x(), along.y());
    if (norm == 0)
        return;
    const QPointF unit = along / norm;
    const QPointF side(-unit.y(), unit.x());
    const QPointF base = tip - unit * length;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawConvexPolygon(QPolygonF({tip, base + side * (length * 0.45), base - side * (length * 0.45)}));
}

} // namespace fenceline::ui
