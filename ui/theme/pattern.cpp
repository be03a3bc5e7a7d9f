// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/pattern.h"

#include "ui/theme/paint.h"
#include "ui/theme/tint.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <cmath>

namespace fenceline::ui {
namespace {

/// Stripes of one pattern, in pixels of the device.
struct Stripes {
    int period = 10; ///< from one stripe to the next, along x
    qreal thick = 4; ///< of a stripe, along x
    qreal lean = 1;  ///< how far a stripe moves along x while it rises by one
    QColor ground, stripe, edge;
};

Stripes stripesOf(Pattern pattern, const Theme& theme, qreal scale)
{
    struct Look {
        const Role& role;
        qreal share;     ///< of its own colour in a stripe
        qreal edgeShare; ///< and in the edge
        int period;
        qreal thick; ///< of the period
        qreal lean;
    };
    const auto look = [&]() -> Look {
        switch (pattern) {
        case Pattern::Frozen: return {theme.frozen, 0.26, 0.75, 10, 0.36, 1};
        case Pattern::Cut: return {theme.lock, 1, 1, 6, 0.5, 0};
        case Pattern::FalseBelief: break;
        }
        return {theme.wrong, 0.62, 1, 8, 0.45, -0.5};
    }();
    Stripes stripes{.period = qMax(4, qRound(look.period * scale)),
                    .lean = look.lean,
                    .ground = look.role.soft,
                    .stripe = between(look.role.soft, look.role.strong, look.share),
                    .edge = between(look.role.soft, look.role.strong, look.edgeShare)};
    stripes.thick = stripes.period * look.thick;
    return stripes;
}

/// Every stripe that crosses `area`, whose lower edge they start from.
QPainterPath stripePath(const Stripes& stripes, const QRectF& area)
{
    QPainterPath path;
    const qreal shift = stripes.lean * area.height();
    const qreal first = area.left() + std::min(0.0, -shift) - stripes.period;
    const auto count = static_cast<int>(std::ceil((area.width() + std::abs(shift)) / stripes.period)) + 2;
    for (int i = 0; i < count; ++i) {
        const qreal x = first + i * stripes.period;
        path.addPolygon(QPolygonF({{x, area.bottom()},
                                   {x + stripes.thick, area.bottom()},
                                   {x + stripes.thick + shift, area.top()},
                                   {x + shift, area.top()}}));
        path.closeSubpath();
    }
    return path;
}

QPixmap tileOf(const Stripes& stripes)
{
    const int height = stripes.lean == 0 ? stripes.period : qRound(stripes.period / std::abs(stripes.lean));
    const QString key = QStringLiteral("fenceline-stripes-%1-%2-%3-%4")
                            .arg(stripes.period)
                            .arg(stripes.lean)
                            .arg(stripes.ground.rgb())
                            .arg(stripes.stripe.rgb());
    QPixmap tile;
    if (QPixmapCache::find(key, &tile))
        return tile;
    tile = QPixmap(stripes.period, height);
    tile.fill(stripes.ground);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(stripePath(stripes, QRectF(0, 0, stripes.period, height)), stripes.stripe);
    painter.end();
    QPixmapCache::insert(key, tile);
    return tile;
}

bool isRaster(const QPainter& painter)
{
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
}

void fillWithTile(QPainter& painter, const QPainterPath& outline, const Stripes& stripes, qreal pixelRatio)
{
    QBrush brush(tileOf(stripes));
    brush.setTransform(QTransform::fromScale(1 / pixelRatio, 1 / pixelRatio));
    const QPointF origin = painter.brushOrigin();
    painter.setBrushOrigin(outline.boundingRect().bottomLeft());
    painter.fillPath(outline, brush);
    painter.setBrushOrigin(origin);
}

void fillWithShapes(QPainter& painter, const QPainterPath& outline, const Stripes& stripes)
{
    painter.fillPath(outline, stripes.ground);
    painter.fillPath(stripePath(stripes, outline.boundingRect()).intersected(outline), stripes.stripe);
}

} // namespace

void fillPattern(QPainter& painter, const QPainterPath& outline, Pattern pattern, const Theme& theme, qreal scale)
{
    if (!isRaster(painter)) {
        fillWithShapes(painter, outline, stripesOf(pattern, theme, scale));
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatio();
    fillWithTile(painter, outline, stripesOf(pattern, theme, scale * ratio), ratio);
}

void drawPattern(QPainter& painter, const QRectF& rect, qreal radius, Pattern pattern, const Theme& theme, qreal scale)
{
    const qreal corner = qMin(radius, qMin(rect.width(), rect.height()) / 2);
    QPainterPath outline;
    if (corner > 0)
        outline.addRoundedRect(rect, corner, corner);
    else
        outline.addRect(rect);
    painter.setRenderHint(QPainter::Antialiasing, corner > 0);
    fillPattern(painter, outline, pattern, theme, scale);
    painter.setRenderHint(QPainter::Antialiasing, false);
    drawRounded(painter, rect, corner, Qt::transparent, stripesOf(pattern, theme, scale).edge);
}

} // namespace fenceline::ui
