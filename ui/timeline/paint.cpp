// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/paint.h"
#include "ui/timeline/paint_signs.h"

#include "ui/theme/marker.h"
#include "ui/theme/paint.h"
#include "ui/theme/pattern.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

using namespace measure;

/// Round corners cost six times a plain bar: only where they can be seen.
constexpr qreal kRoundFrom = 10;
/// Where there are more markers than this, steps that were done are plain squares: nobody could tell their shapes.
constexpr std::size_t kMostShapes = 500;
/// Of a colour, for what is thin and quiet: it still stands 3:1 from the panel in every theme.
constexpr qreal kThin = 0.75;

void paintGrid(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor faint = between(theme.panel, theme.hairline, 0.5);
    for (const RulerTick& tick : geometry.ticks)
        painter.fillRect(QRectF(tick.x, geometry.lanesTop, 1, geometry.rulerTop - geometry.lanesTop), faint);
    const qreal left = geometry.axis.left;
    painter.fillRect(QRectF(left, geometry.rulerTop, geometry.axis.right - left + 1, 1), theme.hairline);
    for (const qreal x : geometry.eventTicks)
        painter.fillRect(QRectF(x, geometry.rulerTop, 1, 5 * geometry.scale), theme.edge);
}

void paintBar(QPainter& painter, const Bar& bar, const TimelineGeometry& geometry, const Theme& theme)
{
    const bool round = bar.rect.width() >= kRoundFrom && bar.rect.height() >= kRoundFrom;
    const qreal radius = round ? std::min(kBarRadius * geometry.scale, bar.rect.height() / 3) : 0;
    switch (bar.kind) {
    case Bar::Kind::Frozen: drawPattern(painter, bar.rect, radius, Pattern::Frozen, theme, geometry.scale); return;
    case Bar::Kind::FalseBelief:
        drawPattern(painter, bar.rect, std::min(2.0, radius), Pattern::FalseBelief, theme, geometry.scale);
        return;
    case Bar::Kind::Cut: drawPattern(painter, bar.rect, 0, Pattern::Cut, theme, geometry.scale); return;
    case Bar::Kind::Crowd:
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(bar.rect, bar.twice ? theme.wrong.strong : theme.edge);
        return;
    case Bar::Kind::Lease:
    case Bar::Kind::Seat: break;
    }
    const QColor edge = bar.twice                                  ? theme.wrong.strong
                        : bar.kind == Bar::Kind::Seat && !bar.sold ? theme.edge
                                                                   : strong(theme, bar.tint);
    drawRounded(painter, bar.rect, radius, soft(theme, bar.tint), edge, bar.twice ? 2 : 1);
    const qreal inner = 4;
    if (bar.twice && bar.rect.width() > 4 * inner && bar.rect.height() >= kSeatBarHeight * geometry.scale * 0.9)
        drawRounded(painter, bar.rect.adjusted(inner, inner, -inner, -inner), std::max(0.0, radius - 3),
                    Qt::transparent, edge);
}

void paintLine(QPainter& painter, const TimelineLine& line, const TimelineGeometry& geometry, const Theme& theme)
{
    const QColor color = strong(theme, line.tint);
    const qreal one = std::max(1.0, std::round(geometry.scale));
    switch (line.kind) {
    case TimelineLine::Kind::Life:
        painter.fillRect(QRectF(line.from.x(), line.from.y() - one, line.to.x() - line.from.x(), 2 * one),
                         between(theme.panel, color, kThin));
        return;
    case TimelineLine::Kind::Waiting:
        painter.fillRect(QRectF(line.from.x(), line.from.y(), line.to.x() - line.from.x(), one),
                         between(theme.panel, color, kThin));
        return;
    case TimelineLine::Kind::Cause: {
        QPen pen(color, one);
        pen.setDashPattern({3, 3});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(line.from, line.to);
        return;
    }
    case TimelineLine::Kind::Request:
    case TimelineLine::Kind::Answer: {
        if (line.plain) {
            painter.setPen(QPen(between(theme.panel, color, kThin), one));
            painter.drawLine(line.from, line.to);
            return;
        }
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(line.kind == TimelineLine::Kind::Answer ? between(theme.panel, color, kThin) : color, one);
        if (line.refused)
            pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawLine(line.from, line.to);
        if (line.refused && line.kind == TimelineLine::Kind::Request)
            drawMarker(painter, line.to, 5 * geometry.scale, MarkerShape::Disc, MarkerFace::Refused, color,
                       theme.panel);
        else
            drawArrowhead(painter, line.to, line.to - line.from, 7 * geometry.scale, pen.color());
        painter.setRenderHint(QPainter::Antialiasing, false);
        return;
    }
    }
}

MarkerFace faceOf(Mark::Kind kind)
{
    switch (kind) {
    case Mark::Kind::Done:
    case Mark::Kind::Polls: return MarkerFace::Filled;
    case Mark::Kind::Waits: return MarkerFace::Hollow;
    case Mark::Kind::Refused: return MarkerFace::Refused;
    case Mark::Kind::Crashed: return MarkerFace::Crashed;
    }
    return MarkerFace::Filled;
}

void paintMarker(QPainter& painter, const TimelineMarker& marker, qreal radius, const Theme& theme)
{
    drawMarker(painter, marker.centre, radius, Theme::marker(marker.worker), faceOf(marker.mark.kind),
               theme.worker(marker.worker).strong, theme.panel);
}

/// What belongs to the lanes that scroll, or to those that are pinned, cut off at their border.
void paintLanes(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme, bool pinned)
{
    Lane zone;
    zone.pinned = pinned;
    const QRectF clip = clipOf(geometry, zone);
    const auto isHere = [&](std::size_t lane) { return geometry.lanes[lane].pinned == pinned; };
    const auto isOwn = [](const TimelineLine& line) {
        return line.kind == TimelineLine::Kind::Life || line.kind == TimelineLine::Kind::Waiting;
    };
    painter.save();
    painter.setClipRect(clip);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const TimelineLine& line : geometry.lines)
        if (!isOwn(line) || isHere(line.lane))
            paintLine(painter, line, geometry, theme);
    for (const Bar& bar : geometry.bars)
        if (isHere(bar.lane))
            paintBar(painter, bar, geometry, theme);
    for (const TimelineSign& sign : geometry.signs)
        if (isHere(sign.lane))
            paintSign(painter, sign, theme);
    const bool plain = geometry.markers.size() > kMostShapes;
    for (const TimelineMarker& marker : geometry.markers) {
        if (!isHere(marker.lane))
            continue;
        const qreal r = std::floor(marker.radius);
        if (plain && marker.mark.kind == Mark::Kind::Done)
            painter.fillRect(QRectF(marker.centre.x() - r, marker.centre.y() - r, 2 * r, 2 * r),
                             theme.worker(marker.worker).strong);
        else
            paintMarker(painter, marker, marker.radius, theme);
    }
    LabelPainter text(painter, theme, geometry.scale);
    for (const Label& label : geometry.labels)
        if (clip.contains(label.rect.center()))
            text.draw(label);
    for (const Lane& lane : geometry.lanes)
        if (lane.pinned == pinned && lane.rect.intersects(clip))
            text.draw(lane.name);
    painter.restore();
}

void paintAround(QPainter& painter, const Outline& outline, qreal gap, qreal width, const Theme& theme)
{
    if (outline.along.isNull()) {
        drawRounded(painter, outline.rect.adjusted(-gap, -gap, gap, gap), kBarRadius, Qt::transparent, theme.ink,
                    width);
        return;
    }
    const qreal reach = gap + 2;
    painter.save();
    painter.translate(outline.along.p1());
    painter.rotate(-outline.along.angle());
    drawRounded(painter, QRectF(-gap, -reach, outline.along.length() + 2 * gap, 2 * reach), reach, Qt::transparent,
                theme.ink, width);
    painter.restore();
}

} // namespace

void paintTimeline(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme)
{
    painter.save();
    painter.fillRect(QRectF({0, 0}, geometry.size), theme.panel);
    paintGrid(painter, geometry, theme);
    paintLanes(painter, geometry, theme, false);
    if (!geometry.pinnedClip.isEmpty()) {
        paintLanes(painter, geometry, theme, true);
        painter.setRenderHint(QPainter::Antialiasing, false);
        const qreal border = std::max(geometry.pinnedClip.top(), geometry.scrolledClip.top());
        painter.fillRect(QRectF(0, border, geometry.size.width(), 1), theme.hairline);
    }
    painter.restore();
}

void paintPlayhead(QPainter& painter, const TimelineGeometry& geometry, const PlayheadGeometry& playhead,
                   const Theme& theme)
{
    painter.save();
    LabelPainter text(painter, theme, geometry.scale);
    for (std::size_t i = 0; i < geometry.ticks.size(); ++i)
        if (!playhead.visible ||
            std::find(playhead.coveredTicks.begin(), playhead.coveredTicks.end(), i) == playhead.coveredTicks.end())
            text.draw(geometry.ticks[i].label);
    if (!playhead.visible) {
        painter.restore();
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(playhead.line, theme.ink);
    for (const auto& [i, surface] : playhead.crossed) {
        const Label& label = geometry.labels[i];
        const QRectF behind = label.rect.intersected(playhead.line.adjusted(-3, 0, 3, 0)).toAlignedRect();
        painter.save();
        painter.setClipRect(behind, Qt::IntersectClip);
        painter.fillRect(behind, surface ? soft(theme, *surface) : theme.panel);
        text.draw(label);
        painter.restore();
    }
    drawRounded(painter, playhead.pill, playhead.pill.height() / 2, theme.ink, theme.ink, 0);
    text.draw(playhead.time, theme.panel);

    for (const std::size_t i : playhead.lit) {
        const TimelineMarker& marker = geometry.markers[i];
        painter.setClipRect(clipOf(geometry, geometry.lanes[marker.lane]));
        const qreal radius = presentRadius(marker);
        drawMarker(painter, marker.centre, radius + 2 * geometry.scale, Theme::marker(marker.worker),
                   MarkerFace::Filled, theme.panel, theme.panel);
        paintMarker(painter, marker, radius, theme);
    }
    painter.restore();
}

void paintGrip(QPainter& painter, const Grip& grip, const Theme& theme)
{
    const qreal radius = grip.rect.width() / 2;
    const bool pause = grip.kind == Grip::Kind::PauseStart || grip.kind == Grip::Kind::PauseEnd;
    if (!grip.onMarker)
        drawRounded(painter, grip.rect, radius, theme.panel,
                    pause ? theme.frozen.strong : theme.worker(grip.worker).strong);
}

/// Around the larger marker of the present moment too.
void paintHeld(QPainter& painter, const Grip& grip, const Theme& theme)
{
    constexpr qreal kBeside = 6;
    drawFocusRing(painter, grip.rect.adjusted(-kBeside, -kBeside, kBeside, kBeside), grip.rect.width() / 2 + kBeside,
                  theme.ink);
}

void paintChevrons(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme)
{
    const qreal scale = geometry.scale;
    const qreal half = 3.5 * scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.quiet, 1.5 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const Lane& lane : geometry.lanes) {
        if (!lane.rect.intersects(clipOf(geometry, lane)))
            continue;
        painter.setClipRect(clipOf(geometry, lane));
        const QPointF middle(lane.name.rect.left() - 10 * scale, lane.name.rect.center().y());
        if (lane.collapsed)
            painter.drawPolyline(QPolygonF{middle + QPointF(-half / 2, -half), middle + QPointF(half / 2, 0),
                                           middle + QPointF(-half / 2, half)});
        else
            painter.drawPolyline(QPolygonF{middle + QPointF(-half, -half / 2), middle + QPointF(0, half / 2),
                                           middle + QPointF(half, -half / 2)});
    }
    painter.restore();
}

void paintDropLine(QPainter& painter, const TimelineGeometry& geometry, qreal y, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(
        QRectF(0, std::clamp(std::round(y) - 1, 0.0, geometry.lanesClip.bottom() - 2), geometry.axis.right, 2),
        theme.ink);
}

void paintHover(QPainter& painter, const Outline& outline, const Theme& theme)
{
    paintAround(painter, outline, 2, 1, theme);
}

void paintSelection(QPainter& painter, const Outline& outline, const QRectF& clip, const Theme& theme)
{
    painter.save();
    painter.setClipRect(clip, Qt::IntersectClip);
    paintAround(painter, outline, 4, 2, theme);
    painter.restore();
}

void paintLaneFocus(QPainter& painter, const TimelineGeometry& geometry, std::size_t lane, const Theme& theme)
{
    const Lane& focused = geometry.lanes[lane];
    painter.save();
    painter.setClipRect(clipOf(geometry, focused), Qt::IntersectClip);
    drawFocusRing(painter, focused.name.rect.adjusted(-6, -3, 6, 3), kControlRadius, theme.ink);
    painter.restore();
}

} // namespace fenceline::ui
