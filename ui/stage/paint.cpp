// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint.h"

#include "ui/theme/marker.h"
#include "ui/theme/paint.h"
#include "ui/theme/pattern.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

using Course = StageMessageFacts::Course;

constexpr qreal kOutline = 2; ///< of an actor

/// The title bar fills the card's upper corners.
QPainterPath titlePath(const StageCard& card, qreal radius)
{
    QPainterPath path;
    const QRectF bar = card.titleBar;
    if (bar.height() >= card.rect.height() - radius) {
        path.addRoundedRect(bar, radius, radius);
        return path;
    }
    path.moveTo(bar.bottomLeft());
    path.lineTo(bar.left(), bar.top() + radius);
    path.quadTo(bar.topLeft(), {bar.left() + radius, bar.top()});
    path.lineTo(bar.right() - radius, bar.top());
    path.quadTo(bar.topRight(), {bar.right(), bar.top() + radius});
    path.lineTo(bar.bottomRight());
    path.closeSubpath();
    return path;
}

void paintTitleBar(QPainter& painter, const StageCard& card, const Theme& theme, qreal scale)
{
    const qreal radius = measure::kCardRadius * scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QPainterPath path = titlePath(card, radius);
    if (card.hatched)
        fillPattern(painter, path, Pattern::Frozen, theme, scale);
    else
        painter.fillPath(path, soft(theme, card.barTint));
    painter.restore();
}

void paintNode(QPainter& painter, const StageNode& node, const Theme& theme, qreal scale)
{
    const QColor& color = theme.lock.strong;
    const qreal r = node.radius;
    painter.setPen(QPen(color, 1.5 * scale));
    painter.setBrush(node.kind == StageNode::Kind::Leader ? color : theme.panel);
    if (node.kind != StageNode::Kind::Database) {
        painter.drawEllipse(node.centre, r, r);
        return;
    }
    const QRectF body(node.centre - QPointF(r, r * 1.2), QSizeF(2 * r, 2.4 * r));
    QPainterPath path(QPointF(body.left(), body.top() + r * 0.4));
    path.arcTo(QRectF(body.left(), body.top(), 2 * r, r * 0.8), 180, -180);
    path.lineTo(body.right(), body.bottom() - r * 0.4);
    path.arcTo(QRectF(body.left(), body.bottom() - r * 0.8, 2 * r, r * 0.8), 0, -180);
    path.closeSubpath();
    painter.drawPath(path);
    painter.drawArc(QRectF(body.left(), body.top(), 2 * r, r * 0.8), 180 * 16, 180 * 16);
}

/// The nodes of a lock service, and the majority of them that grants.
void paintNodes(QPainter& painter, const StageCard& card, const Theme& theme, qreal scale)
{
    if (card.nodes.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.lock.strong, 1.5 * scale));
    for (const QLineF& wire : card.wires)
        painter.drawLine(wire);
    for (const StageNode& node : card.nodes)
        paintNode(painter, node, theme, scale);
    painter.restore();
    if (!card.around.isEmpty())
        drawRounded(painter, card.around, card.around.height() / 2, Qt::transparent, theme.lock.strong);
}

void paintCard(QPainter& painter, const StageCard& card, const Theme& theme, qreal scale, LabelPainter& text)
{
    const qreal radius = measure::kCardRadius * scale;
    const bool thin = card.kind == StageCard::Kind::Workers || card.kind == StageCard::Kind::Effect;
    const qreal outline = thin ? 1 : kOutline * std::max(1.0, std::round(scale));
    const QColor& edge = strong(theme, card.tint);
    drawRounded(painter, card.rect, radius, theme.panel, theme.panel, 0);
    if (!card.titleBar.isEmpty())
        paintTitleBar(painter, card, theme, scale);
    drawRounded(painter, card.rect, radius, Qt::transparent, edge, outline);
    if (card.outline == StageCard::Outline::Double) {
        const qreal inner = (thin ? 3 : 5) * scale;
        drawRounded(painter, card.rect.adjusted(inner, inner, -inner, -inner), radius - inner, Qt::transparent, edge);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme.hairline);
    for (const QLineF& rule : card.rules)
        painter.drawLine(rule);
    for (const auto& [centre, worker] : card.markers)
        drawMarker(painter, centre, 5 * scale, Theme::marker(worker), MarkerFace::Filled, theme.worker(worker).strong,
                   theme.panel);
    paintNodes(painter, card, theme, scale);
    if (card.sign)
        drawSign(painter, *card.sign, card.signBox,
                 card.outline == StageCard::Outline::Double ? theme.wrong.strong : theme.ink);
    for (const Label& label : card.labels)
        text.draw(label);
}

QPainterPath curvePath(const std::array<QPointF, 4>& curve)
{
    QPainterPath path(curve[0]);
    path.cubicTo(curve[1], curve[2], curve[3]);
    return path;
}

/// The curve up to `share` of its parameter (de Casteljau).
std::array<QPointF, 4> firstPart(const std::array<QPointF, 4>& c, qreal share)
{
    const auto mix = [share](QPointF a, QPointF b) { return a + (b - a) * share; };
    const QPointF a = mix(c[0], c[1]);
    const QPointF b = mix(c[1], c[2]);
    const QPointF d = mix(c[2], c[3]);
    const QPointF ab = mix(a, b);
    const QPointF bd = mix(b, d);
    return {c[0], a, ab, mix(ab, bd)};
}

/// A message under way that does not move: dotted like the way ahead of one that does, and its arrowhead is hollow.
void paintWhole(QPainter& painter, const StageMessage& message, const Theme& theme, qreal scale)
{
    const QColor& color = strong(theme, message.tint);
    const QPointF tip = message.curve[3];
    const QPointF along = tip - message.curve[2];
    const qreal head = 12 * scale;
    QPen pen(color, 2 * scale, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({1.5, 2});
    painter.setPen(pen);
    painter.drawPath(curvePath(message.curve));
    drawArrowhead(painter, tip, along, head, color);
    const qreal length = std::hypot(along.x(), along.y());
    if (length > 0)
        drawArrowhead(painter, tip - along * (3.5 * scale / length), along, head * 0.5, theme.canvas);
}

/// A way that ends on both sides of a gap, which two strokes across it bound.
void paintCut(QPainter& painter, const StageMessage& message, const Theme& theme, qreal scale)
{
    constexpr qreal kGap = 0.05; ///< of the way, on either side of its middle
    const QColor& color = strong(theme, message.tint);
    QPen pen(color, 2 * scale, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({1.5, 2});
    painter.setPen(pen);
    painter.drawPath(curvePath(firstPart(message.curve, 0.5 - kGap)));
    std::array<QPointF, 4> back = message.curve;
    std::reverse(back.begin(), back.end());
    painter.drawPath(curvePath(firstPart(back, 0.5 - kGap)));
    const QPointF along = pointOn(message.curve, 0.5 + kGap) - pointOn(message.curve, 0.5 - kGap);
    const qreal length = std::max(1.0, std::hypot(along.x(), along.y()));
    const QPointF across = QPointF(-along.y(), along.x()) * (8 * scale / length);
    const QPointF lean = along * (3 * scale / length);
    painter.setPen(QPen(color, 3 * scale, Qt::SolidLine, Qt::RoundCap));
    for (const qreal share : {0.5 - kGap, 0.5 + kGap}) {
        const QPointF at = pointOn(message.curve, share);
        painter.drawLine(at - across - lean, at + across + lean);
    }
}

void paintWay(QPainter& painter, const StageMessage& message, const Theme& theme, qreal scale)
{
    const QColor& color = strong(theme, message.tint);
    const qreal width = 2 * scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap);
    if (message.course == Course::UnderWay) {
        QPen ahead(between(theme.canvas, color, 0.8), 1.5 * scale);
        ahead.setDashPattern({1.5, 3});
        painter.setPen(ahead);
        painter.drawPath(curvePath(message.curve));
        painter.setPen(pen);
        painter.drawPath(curvePath(firstPart(message.curve, message.progress)));
        return;
    }
    if (message.course == Course::Cut) {
        paintCut(painter, message, theme, scale);
        return;
    }
    const QPointF tip = message.curve[3];
    const QPointF along = tip - message.curve[2];
    if (message.course == Course::Still) {
        paintWhole(painter, message, theme, scale);
        return;
    }
    if (message.course == Course::Refused) {
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawPath(curvePath(message.curve));
        drawMarker(painter, tip, 8 * scale, MarkerShape::Disc, MarkerFace::Refused, color, theme.panel);
        return;
    }
    // The stroke ends within the arrowhead, so that its point stays sharp.
    const qreal head = 12 * scale;
    const qreal length = std::max(head, curvePath(message.curve).length());
    painter.setPen(pen);
    painter.drawPath(curvePath(firstPart(message.curve, curvePath(message.curve).percentAtLength(length - head / 2))));
    drawArrowhead(painter, tip, along, head, color);
}

/// Where a message is that is under way; over its pill, which keeps its place.
void paintDot(QPainter& painter, const StageMessage& message, const Theme& theme, qreal scale)
{
    const QPointF at = pointOn(message.curve, message.progress);
    drawMarker(painter, at, 8 * scale, MarkerShape::Disc, MarkerFace::Filled, theme.canvas, theme.canvas);
    drawMarker(painter, at, 6 * scale, MarkerShape::Disc, MarkerFace::Filled, strong(theme, message.tint),
               theme.canvas);
}

void paintPill(QPainter& painter, const StageMessage& message, const Theme& theme, LabelPainter& text)
{
    const QColor& color = strong(theme, message.tint);
    drawRounded(painter, message.pill, message.pill.height() / 2, color, color, 0);
    text.draw(message.text, theme.panel);
}

} // namespace

void paintStage(QPainter& painter, const StageGeometry& stage, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF({0, 0}, stage.size), theme.canvas);
    LabelPainter text(painter, theme, stage.scale);
    for (const StageCard& card : stage.cards)
        paintCard(painter, card, theme, stage.scale, text);
    for (const StageMessage& message : stage.messages)
        paintWay(painter, message, theme, stage.scale);
    for (const StageMessage& message : stage.messages)
        paintPill(painter, message, theme, text);
    for (const StageMessage& message : stage.messages)
        if (message.course == Course::UnderWay)
            paintDot(painter, message, theme, stage.scale);
    painter.restore();
}

} // namespace fenceline::ui
