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

bool isFine(Sign sign)
{
    return sign >= Sign::ChevronDown;
}

/// Of those that are drawn with a thinner stroke.
QPainterPath finePathOf(Sign sign)
{
    switch (sign) {
    case Sign::Envelope: {
        QPainterPath path;
        path.addRect(0.08, 0.22, 0.84, 0.58);
        path.addPath(polyline({{0.08, 0.24}, {0.5, 0.56}, {0.92, 0.24}}));
        return path;
    }
    case Sign::Card: {
        QPainterPath path;
        path.addRoundedRect(QRectF(0.08, 0.22, 0.84, 0.58), 0.08, 0.08);
        path.addPath(polyline({{0.08, 0.42}, {0.92, 0.42}}));
        return path;
    }
    case Sign::Clock: {
        QPainterPath path;
        path.addEllipse(QPointF(0.5, 0.5), 0.42, 0.42);
        path.addPath(polyline({{0.5, 0.22}, {0.5, 0.52}, {0.7, 0.62}}));
        return path;
    }
    case Sign::Swap: {
        QPainterPath path = polyline({{0.08, 0.32}, {0.9, 0.32}, {0.7, 0.12}});
        path.addPath(polyline({{0.92, 0.7}, {0.1, 0.7}, {0.3, 0.9}}));
        return path;
    }
    case Sign::Again: {
        QPainterPath path;
        path.arcMoveTo(QRectF(0.14, 0.14, 0.72, 0.72), 50);
        path.arcTo(QRectF(0.14, 0.14, 0.72, 0.72), 50, -300);
        path.addPath(polyline({{0.74, 0.02}, {0.74, 0.24}, {0.5, 0.24}}));
        return path;
    }
    case Sign::Bin: {
        QPainterPath path = polyline({{0.1, 0.2}, {0.9, 0.2}});
        path.addPath(polyline({{0.2, 0.22}, {0.28, 0.92}, {0.72, 0.92}, {0.8, 0.22}}));
        path.addPath(polyline({{0.38, 0.08}, {0.62, 0.08}}));
        return path;
    }
    case Sign::ChevronDown: return polyline({{0.2, 0.36}, {0.5, 0.66}, {0.8, 0.36}});
    case Sign::ChevronUp: return polyline({{0.2, 0.64}, {0.5, 0.34}, {0.8, 0.64}});
    case Sign::ChevronLeft: return polyline({{0.64, 0.2}, {0.34, 0.5}, {0.64, 0.8}});
    case Sign::ChevronRight: return polyline({{0.36, 0.2}, {0.66, 0.5}, {0.36, 0.8}});
    case Sign::Cross:
    case Sign::Tick:
    case Sign::Bars:
    case Sign::Ring:
    case Sign::Query:
    case Sign::Twice: break;
    }
    return {};
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
    case Sign::Twice: {
        QPainterPath path;
        path.addRect(0.36, 0.36, 0.5, 0.5);
        path.addPath(polyline({{0.14, 0.62}, {0.14, 0.14}, {0.62, 0.14}}));
        return path;
    }
    case Sign::ChevronDown:
    case Sign::ChevronUp:
    case Sign::ChevronLeft:
    case Sign::ChevronRight:
    case Sign::Envelope:
    case Sign::Card:
    case Sign::Clock:
    case Sign::Swap:
    case Sign::Again:
    case Sign::Bin: break;
    }
    return finePathOf(sign);
}

} // namespace

void drawSign(QPainter& painter, Sign sign, const QRectF& box, const QColor& color)
{
    const qreal side = qMin(box.width(), box.height());
    const qreal stroke = side * (isFine(sign) ? 0.13 : 0.16);
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
