// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quantities.h"
#include "ui/timeline/geometry.h"

#include <QRegion>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace fenceline::ui {
namespace {

constexpr qreal kLitReach = 12; ///< around a lit marker, at 100 % text size

/// What a label lies on, if it lies within a plain bar.
std::optional<Tint> surfaceUnder(const TimelineGeometry& geometry, const QRectF& label)
{
    for (const Bar& bar : geometry.bars)
        if ((bar.kind == Bar::Kind::Lease || bar.kind == Bar::Kind::Seat) && bar.rect.contains(label.center()))
            return bar.tint;
    return std::nullopt;
}

} // namespace

PlayheadGeometry makePlayhead(const TimelineGeometry& geometry, Instant at, const TextMeasure& measure)
{
    const TimeAxis& axis = geometry.axis;
    PlayheadGeometry playhead{.x = xOf(axis, at), .visible = contains(axis.range, at)};
    const qreal width = measure::kPlayheadWidth * std::max(1.0, std::round(geometry.scale));
    const qreal top = std::max(0.0, geometry.lanesTop - 12 * geometry.scale);
    playhead.line = {qRound(playhead.x - width / 2) * 1.0, top, width, geometry.rulerLabels.top() + 2 - top};

    Label& time = playhead.time;
    time = {.text = clockText(at), .tint = {Tint::Kind::Ink}};
    time.rect.setSize({measure.width(time.text, time.style), measure.height(time.style)});
    QRectF pill(0, geometry.rulerLabels.top(), time.rect.width() + 20 * geometry.scale, geometry.rulerLabels.height());
    const qreal centre = std::clamp(playhead.x, pill.width() / 2 + 2,
                                    std::max(pill.width() / 2 + 2, geometry.size.width() - pill.width() / 2 - 2));
    pill.moveLeft(qRound(centre - pill.width() / 2));
    playhead.pill = pill;
    time.rect.moveCenter(pill.center());
    for (std::size_t i = 0; i < geometry.ticks.size(); ++i)
        if (geometry.ticks[i].label.rect.adjusted(-4, 0, 4, 0).intersects(pill))
            playhead.coveredTicks.push_back(i);

    for (std::size_t i = 0; i < geometry.labels.size(); ++i)
        if (geometry.labels[i].rect.intersects(playhead.line))
            playhead.crossed.push_back({i, surfaceUnder(geometry, geometry.labels[i].rect)});

    const auto later = std::upper_bound(geometry.moments.begin(), geometry.moments.end(), at);
    const Instant latest = later == geometry.moments.begin() ? kNever : *std::prev(later);
    for (std::size_t i = 0; i < geometry.markers.size(); ++i)
        if (geometry.markers[i].mark.at == latest)
            playhead.lit.push_back(i);
    return playhead;
}

QRect padded(const QRectF& rect, qreal by)
{
    return rect.adjusted(-by, -by, by, by).toAlignedRect();
}

QRegion regionOf(const TimelineGeometry& geometry, const PlayheadGeometry& playhead)
{
    QRegion region = padded(playhead.line, 1);
    region |= padded(playhead.pill, 1);
    for (const std::size_t i : playhead.coveredTicks)
        region |= padded(geometry.ticks[i].label.rect, 1);
    for (const auto& [i, surface] : playhead.crossed)
        region |= padded(geometry.labels[i].rect, 8);
    const qreal reach = kLitReach * geometry.scale;
    for (const std::size_t i : playhead.lit)
        region |= padded(QRectF(geometry.markers[i].centre, QSizeF()), reach);
    return region;
}

} // namespace fenceline::ui
