// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lanes.h"

#include "ui/text/names.h"
#include "ui/timeline/lane_heights.h"
#include "ui/timeline/words.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

using namespace measure;

constexpr qreal kTop = 12;
constexpr qreal kRight = 24;
constexpr qreal kRulerHeight = 44;
/// From here on, in multiples of what is needed, a larger room enlarges everything.
constexpr QSizeF kRoomy{1.6, 1.6};
constexpr qreal kMostGrowth = 1.6;
constexpr int kLeastScrolled = 2; ///< lanes of workers, beside the pinned ones

std::vector<Lane> lanesOf(const Tracks& tracks, const LaneArrangement& arrangement)
{
    std::vector<Lane> lanes;
    for (const LaneId& lane : arranged(standardLanes(tracks), arrangement)) {
        std::size_t track = lane.id;
        if (lane.kind == Lane::Kind::Lock)
            track = static_cast<std::size_t>(
                std::find_if(tracks.locks.begin(), tracks.locks.end(),
                             [&](const LockTrack& lock) { return index(lock.lock) == lane.id; }) -
                tracks.locks.begin());
        lanes.push_back(
            {.kind = lane.kind, .id = lane.id, .track = track, .collapsed = isCollapsed(arrangement, lane)});
    }
    return lanes;
}

Tint tintOf(const Lane& lane)
{
    switch (lane.kind) {
    case Lane::Kind::Worker: return ui::tintOf(WorkerId(lane.id));
    case Lane::Kind::Lock: return {Tint::Kind::Lock};
    case Lane::Kind::Seat: break;
    }
    return {Tint::Kind::Ink};
}

/// The room for names: a quarter of the picture, or a little more where that is enough for all of them.
qreal nameRoom(const TimelineGeometry& geometry, const QStringList& titles, const TextMeasure& measure)
{
    const qreal left = kWideMargin * measure.scale();
    const qreal room = std::max(0.0, geometry.size.width() * 0.24 - left);
    const qreal larger = std::max(0.0, geometry.size.width() * 0.3 - left);
    const bool isEnough = std::all_of(titles.begin(), titles.end(), [&](const QString& title) {
        return measure.width(title, TextStyle::Body, true) <= larger;
    });
    return isEnough ? larger : room;
}

/// The title or, where there is no room for it, what it is a title of: `A` for `Worker A`.
QString fittingName(const Lane& lane, const QString& title, qreal room, const Scenario& scenario,
                    const TextMeasure& measure)
{
    const auto fits = [&](const QString& text) { return measure.width(text, lane.name.style, true) <= room; };
    const QString plain = lane.kind == Lane::Kind::Worker ? nameOf(scenario, WorkerId(lane.id))
                          : lane.kind == Lane::Kind::Seat ? nameOf(scenario, SeatId(lane.id))
                                                          : QString();
    if (!fits(title) && !plain.isEmpty() && fits(plain))
        return plain;
    return measure.elided(title, room, lane.name.style, true);
}

qreal layNames(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TextMeasure& measure)
{
    const qreal left = kWideMargin * measure.scale();
    QStringList titles;
    for (const Lane& lane : geometry.lanes)
        titles << titleOf(lane, run, tracks);
    const qreal room = nameRoom(geometry, titles, measure);
    qreal widest = 0;
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i) {
        Lane& lane = geometry.lanes[i];
        Label& name = lane.name;
        name = {.style = lane.collapsed ? TextStyle::Small : TextStyle::Body, .tint = tintOf(lane), .bold = true};
        name.text = fittingName(lane, titles[qsizetype(i)], room, run.scenario, measure);
        name.rect.setSize({measure.width(name.text, name.style, true), measure.height(name.style)});
        widest = std::max(widest, name.rect.width());
    }
    for (Lane& lane : geometry.lanes)
        lane.name.rect.moveTo(left, qRound(lane.bar.center().y() - lane.name.rect.height() / 2));
    return left + widest + kWideMargin * measure.scale();
}

/// Names that would run into each other on a picture with very many lanes: every so many is enough to count by.
void thinNames(TimelineGeometry& geometry)
{
    qreal free = -1e9;
    for (Lane& lane : geometry.lanes) {
        if (lane.name.rect.top() < free)
            lane.name.text.clear();
        else
            free = lane.name.rect.bottom();
    }
}

/// Where lanes scroll, the locks and the seats stay in sight, if they stand together above the workers or below them
/// and that leaves the workers room. How high they are together.
qreal pinLanes(std::vector<Lane>& lanes, const LaneHeights& heights, qreal room)
{
    const auto isShared = [](const Lane& lane) { return lane.kind != Lane::Kind::Worker; };
    const bool together = std::is_partitioned(lanes.begin(), lanes.end(), isShared) ||
                          std::is_partitioned(lanes.rbegin(), lanes.rend(), isShared);
    if (heights.content() - room < 1 || !together)
        return 0;
    qreal shared = 0;
    qreal highest = 0; // of the workers' lanes
    for (const Lane& lane : lanes)
        isShared(lane) ? void(shared += heights.of(lane)) : void(highest = std::max(highest, heights.of(lane)));
    if (room - shared < kLeastScrolled * highest)
        return 0;
    for (Lane& lane : lanes)
        lane.pinned = isShared(lane);
    return std::ceil(shared);
}

/// Gives each lane its place between `top` and `bottom`; `pinned` is how high the pinned ones are together.
void placeLanes(TimelineGeometry& geometry, const LaneHeights& heights, qreal top, qreal bottom, qreal pinned,
                qreal scroll)
{
    const qreal width = geometry.size.width();
    const bool above = pinned > 0 && geometry.lanes.front().pinned;
    const qreal border = above ? std::ceil(top + pinned) : bottom - pinned;
    geometry.lanesClip = QRectF(0, 0, width, bottom);
    const QRectF upper(0, 0, width, border);
    const QRectF lower(0, border, width, bottom - border);
    geometry.pinnedClip = above ? upper : lower;
    geometry.scrolledClip = above ? lower : upper;
    qreal y = (above ? border : top) - scroll;
    qreal pinnedY = above ? top : border;
    for (Lane& lane : geometry.lanes) {
        qreal& next = lane.pinned ? pinnedY : y;
        lane.rect = QRectF(0, next, width, heights.of(lane));
        heights.layBars(lane);
        next += lane.rect.height();
    }
}

} // namespace

QString titleOf(const Lane& lane, const Run& run, const Tracks& tracks)
{
    switch (lane.kind) {
    case Lane::Kind::Worker: return titleOf(run.scenario, WorkerId(lane.id));
    case Lane::Kind::Lock: return TimelineWords(run).lock(LockId(lane.id), tracks.locks.size() == 1);
    case Lane::Kind::Seat: return titleOf(run.scenario, SeatId(lane.id));
    }
    return {};
}

std::optional<std::size_t> placeOf(const TimelineGeometry& geometry, const LaneId& lane)
{
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i)
        if (geometry.lanes[i].key() == lane)
            return i;
    return std::nullopt;
}

QSizeF naturalTimeline(const Tracks& tracks, qreal textScale)
{
    qreal height = kTop + kRulerHeight;
    for (const Lane& lane : lanesOf(tracks, {}))
        height += LaneHeights::natural(lane, tracks);
    return QSizeF(850, height) * textScale;
}

qreal timelineScale(const Tracks& tracks, QSizeF size, qreal textScale)
{
    const QSizeF natural = naturalTimeline(tracks, textScale);
    const qreal room = std::min(size.width() / (natural.width() * kRoomy.width()),
                                size.height() / (natural.height() * kRoomy.height()));
    // In steps, so that dragging a splitter does not set up new fonts with every pixel.
    return textScale * std::clamp(std::floor(room * 10) / 10, 1.0, kMostGrowth);
}

void layLanes(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TimelineRequest& request,
              const TextMeasure& measure)
{
    const qreal scale = measure.scale();
    const qreal room = std::max(1.0, request.size.height() - (kTop + kRulerHeight) * scale);
    geometry.lanes = lanesOf(tracks, request.arrangement);
    const LaneHeights heights(geometry.lanes, tracks, scale, room, request.fitLanes);
    const qreal top = kTop * scale;
    const qreal content = heights.content();
    const qreal pinned = pinLanes(geometry.lanes, heights, room);
    geometry.scrollRange = content - room < 1 ? 0 : std::ceil(content - room);
    const qreal scroll = std::clamp(std::round(request.scroll), 0.0, geometry.scrollRange);
    const qreal spare = std::max(0.0, std::floor((room - content) / 2));

    const qreal bottom = std::floor(std::min(top + spare + content, top + room));
    placeLanes(geometry, heights, top + spare, bottom, pinned, scroll);
    geometry.lanesTop = top + spare;
    geometry.rulerTop = bottom;
    geometry.rulerLabels = QRectF(0, bottom + 12 * scale, request.size.width(), 24 * scale);

    const qreal left = std::round(layNames(geometry, run, tracks, measure));
    if (request.fitLanes)
        thinNames(geometry);
    const qreal right = std::max(left + 1, std::floor(request.size.width() - kRight * scale));
    geometry.axis = {request.visible, left, right};
    for (Lane& lane : geometry.lanes) {
        lane.bar.setLeft(left);
        lane.bar.setRight(right);
    }
}

} // namespace fenceline::ui
