// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lanes.h"

#include "ui/text/names.h"
#include "ui/timeline/words.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

using namespace measure;

constexpr qreal kTop = 12;
constexpr qreal kRight = 24;
constexpr qreal kRulerHeight = 44;
/// Lanes spread where there is room and move together where there is not, down to where they scroll instead.
constexpr qreal kMostSpread = 2.4;
constexpr qreal kLeastSpread = 0.42;
constexpr qreal kMostBarSpread = 1.4;
constexpr qreal kBeliefGap = 2;
/// From here on, in multiples of what is needed, a larger room enlarges everything.
constexpr QSizeF kRoomy{1.6, 1.6};
constexpr qreal kMostGrowth = 1.6;
constexpr int kLeastScrolled = 2; ///< lanes of workers, beside the pinned ones

struct Plan {
    qreal spread = 1;
    qreal scale = 1;
};

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

qreal naturalHeight(const Lane& lane, const Tracks& tracks)
{
    if (lane.kind != Lane::Kind::Lock)
        return kLaneHeight;
    const int rows = tracks.locks[lane.track].rows;
    return rows == 0 ? kLaneHeight : kLaneHeight + 6 + (rows - 1) * (kBeliefHeight + kBeliefGap);
}

/// Where the bars of a lane lie within its height; a lock's leave room below them for what is wrongly believed.
void layBars(Lane& lane, int beliefRows, const Plan& plan)
{
    const qreal full = (lane.kind == Lane::Kind::Seat ? kSeatBarHeight : kBarHeight) * plan.scale;
    const qreal height = lane.rect.height();
    qreal room = height;
    lane.beliefHeight = std::max(3.0, kBeliefHeight * plan.scale * std::clamp(plan.spread, 0.4, kMostBarSpread));
    const qreal strips = beliefRows * (lane.beliefHeight + kBeliefGap);
    if (beliefRows > 0)
        room = plan.spread >= 1 ? kLaneHeight * plan.scale * plan.spread : std::max(height - strips, height * 0.4);
    const qreal wanted = full * std::clamp(plan.spread, 1.0, kMostBarSpread);
    const qreal bar = std::max(2.0, std::min(wanted, room - std::min(8 * plan.scale, room * 0.25)));
    lane.bar = QRectF(0, qRound(lane.rect.top() + (room - bar) / 2), 0, qRound(bar));
    lane.beliefTop = lane.bar.bottom() + std::min(4.0 * plan.scale, height * 0.05);
    if (beliefRows > 0 && plan.spread < 1)
        lane.beliefTop = lane.bar.bottom() + 1;
}

QString nameOf(const Lane& lane, const Run& run, const Tracks& tracks)
{
    switch (lane.kind) {
    case Lane::Kind::Worker: return titleOf(run.scenario, WorkerId(lane.id));
    case Lane::Kind::Lock: return TimelineWords(run).lock(LockId(lane.id), tracks.locks.size() == 1);
    case Lane::Kind::Seat: return titleOf(run.scenario, SeatId(lane.id));
    }
    return {};
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
        name.text = measure.elided(nameOf(lane, run, tracks), most, name.style, true);
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
qreal pinLanes(std::vector<Lane>& lanes, const Tracks& tracks, const Plan& plan, qreal content, qreal room)
{
    const bool sharedLast = !lanes.empty() && lanes.back().kind != Lane::Kind::Worker;
    if (content - room < 1 || !sharedLast)
        return 0;
    qreal height = 0;
    for (const Lane& lane : lanes)
        if (lane.kind != Lane::Kind::Worker)
            height += naturalHeight(lane, tracks) * plan.scale * plan.spread;
    if (room - height < kLeastScrolled * kLaneHeight * plan.scale * plan.spread)
        return 0;
    for (Lane& lane : lanes)
        lane.pinned = lane.kind != Lane::Kind::Worker;
    return std::ceil(height);
}

} // namespace

QSizeF naturalTimeline(const Tracks& tracks, qreal textScale)
{
    qreal height = kTop + kRulerHeight;
    for (const Lane& lane : orderLanes(tracks))
        height += naturalHeight(lane, tracks);
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
    qreal natural = 0;
    for (const Lane& lane : geometry.lanes)
        natural += naturalHeight(lane, tracks) * scale;

    Plan plan{.scale = scale};
    plan.spread = std::clamp(room / std::max(1.0, natural), request.fitLanes ? 0.01 : kLeastSpread, kMostSpread);
    const qreal top = kTop * scale;
    const qreal content = natural * plan.spread;
    const qreal pinned = pinLanes(geometry.lanes, tracks, plan, content, room);
    geometry.scrollRange = content - room < 1 ? 0 : std::ceil(content - room);
    const qreal scroll = std::clamp(std::round(request.scroll), 0.0, geometry.scrollRange);
    const qreal spare = std::max(0.0, std::floor((room - content) / 2));

    const qreal bottom = std::floor(std::min(top + spare + content, top + room));
    geometry.pinnedTop = bottom - pinned;
    qreal y = top + spare - scroll;
    qreal pinnedY = geometry.pinnedTop;
    for (Lane& lane : geometry.lanes) {
        const qreal height = naturalHeight(lane, tracks) * scale * plan.spread;
        qreal& next = lane.pinned ? pinnedY : y;
        lane.rect = QRectF(0, next, request.size.width(), height);
        layBars(lane, lane.kind == Lane::Kind::Lock ? tracks.locks[lane.track].rows : 0, plan);
        next += height;
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
