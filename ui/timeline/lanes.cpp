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

std::vector<Lane> orderLanes(const Tracks& tracks)
{
    std::vector<Lane> lanes;
    const auto addWorker = [&](std::size_t w) { lanes.push_back({.kind = Lane::Kind::Worker, .id = w, .track = w}); };
    const auto addShared = [&] {
        for (std::size_t l = 0; l < tracks.locks.size(); ++l)
            lanes.push_back({.kind = Lane::Kind::Lock, .id = index(tracks.locks[l].lock), .track = l});
        for (std::size_t s = 0; s < tracks.seats.size(); ++s)
            lanes.push_back({.kind = Lane::Kind::Seat, .id = s, .track = s});
    };
    const std::size_t workers = tracks.workers.size();
    const std::size_t above = workers <= 2 ? std::min<std::size_t>(1, workers) : workers;
    for (std::size_t w = 0; w < above; ++w)
        addWorker(w);
    addShared();
    for (std::size_t w = above; w < workers; ++w)
        addWorker(w);
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

qreal layNames(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TextMeasure& measure)
{
    const qreal left = kWideMargin * measure.scale();
    const qreal most = std::max(0.0, geometry.size.width() * 0.24 - left);
    qreal widest = 0;
    for (Lane& lane : geometry.lanes) {
        Label& name = lane.name;
        name = {.style = TextStyle::Body, .tint = tintOf(lane), .bold = true};
        name.text = measure.elided(titleOf(lane, run, tracks), most, name.style, true);
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

/// Where lanes scroll, the locks and the seats stay in sight below the workers, if that leaves the workers room. How
/// high they are together.
qreal pinLanes(std::vector<Lane>& lanes, const LaneHeights& heights, qreal room)
{
    const bool sharedLast = !lanes.empty() && lanes.back().kind != Lane::Kind::Worker;
    if (heights.content() - room < 1 || !sharedLast)
        return 0;
    qreal shared = 0;
    for (const Lane& lane : lanes)
        if (lane.kind != Lane::Kind::Worker)
            shared += heights.of(lane);
    if (room - shared < kLeastScrolled * heights.of(lanes.front()))
        return 0;
    for (Lane& lane : lanes)
        lane.pinned = lane.kind != Lane::Kind::Worker;
    return std::ceil(shared);
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
    for (const Lane& lane : orderLanes(tracks))
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
    geometry.lanes = orderLanes(tracks);
    const LaneHeights heights(geometry.lanes, tracks, scale, room, request.fitLanes);
    const qreal top = kTop * scale;
    const qreal content = heights.content();
    const qreal pinned = pinLanes(geometry.lanes, heights, room);
    geometry.scrollRange = content - room < 1 ? 0 : std::ceil(content - room);
    const qreal scroll = std::clamp(std::round(request.scroll), 0.0, geometry.scrollRange);
    const qreal spare = std::max(0.0, std::floor((room - content) / 2));

    const qreal bottom = std::floor(std::min(top + spare + content, top + room));
    geometry.pinnedTop = bottom - pinned;
    qreal y = top + spare - scroll;
    qreal pinnedY = geometry.pinnedTop;
    for (Lane& lane : geometry.lanes) {
        qreal& next = lane.pinned ? pinnedY : y;
        lane.rect = QRectF(0, next, request.size.width(), heights.of(lane));
        heights.layBars(lane);
        next += lane.rect.height();
    }
    geometry.lanesTop = top + spare;
    geometry.lanesClip = QRectF(0, 0, request.size.width(), bottom);
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
