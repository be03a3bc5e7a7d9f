// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/sign.h"

#include <QPainter>
#include <QPainterPath>
#include <initializer_list>

namespace fenceline::ui {
namespace {

/// Points on a unit square, joined by lines.
QPainterPath polyline(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    for (const QPointF& point : points)
        path.isEmpty() && path.elementCount() == 0 ? path.moveTo(point) : path.lineTo(point);
    return path;
}

QPainterPath pathOf(Sign sign)
{
    switch (sign) {
    case Sign::Cross: {
        QPainterPath path = polyline({{0.18, 0.18}, {0.82, 0.82}});
        path.addPath(polyline({{0.82, 0.18}, {0.18, 0.82}}));
        return path;
    }
    case Sign::Tick: return polyline({{0.12, 0.54}, {0.4, 0.82}, {0.9, 0.2}});
    case Sign::Bars: {
        QPainterPath path = polyline({{0.33, 0.18}, {0.33, 0.82}});
        path.addPath(polyline({{0.67, 0.18}, {0.67, 0.82}}));
        return path;
    }
    case Sign::Ring: {
        QPainterPath path;
        path.addEllipse(QPointF(0.5, 0.5), 0.34, 0.34);
        return path;
    }
    case Sign::Query: {
        QPainterPath path;
        path.moveTo(0.28, 0.32);
        path.cubicTo(0.28, 0.02, 0.76, 0.04, 0.74, 0.34);
        path.cubicTo(0.73, 0.5, 0.5, 0.5, 0.5, 0.68);
        path.moveTo(0.5, 0.88);
        path.lineTo(0.5, 0.9);
        return path;
    }
    case Sign::ChevronDown: return polyline({{0.2, 0.36}, {0.5, 0.66}, {0.8, 0.36}});
    case Sign::ChevronUp: return polyline({{0.2, 0.64}, {0.5, 0.34}, {0.8, 0.64}});
    case Sign::ChevronLeft: return polyline({{0.64, 0.2}, {0.34, 0.5}, {0.64, 0.8}});
    case Sign::ChevronRight: return polyline({{0.36, 0.2}, {0.66, 0.5}, {0.36, 0.8}});
    }
    return {};
}

} // namespace

void drawSign(QPainter& painter, Sign sign, const QRectF& box, const QColor& color)
{
    const qreal side = qMin(box.width(), box.height());
    const bool chevron = sign >= Sign::ChevronDown;
    const qreal stroke = side * (chevron ? 0.13 : 0.16);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center() - QPointF(side / 2, side / 2));
    painter.scale(side, side);
    painter.setPen(QPen(color, stroke / side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(sign));
    painter.restore();
}

} // namespace fenceline::ui
