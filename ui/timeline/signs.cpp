// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/signs.h"

#include "core/event/event_names.h"
#include "ui/timeline/shapes.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace fenceline::ui {
namespace {

using Kind = SideMark::Kind;

constexpr qreal kSide = 14;
constexpr qreal kLeastSide = 9;    ///< where there is little room it reaches over its lane's edge
constexpr qreal kBeside = 2;       ///< between signs of one instant
constexpr qreal kNotch = 7;        ///< a renewal, on the lease's edge
constexpr qreal kMergedWithin = 3; ///< more of one kind than fit are one

class Reader {
public:
    Reader(const Run& run, Tracks& tracks) : m_run(run), m_tracks(tracks) {}

    void read()
    {
        for (std::size_t i = 0; i < m_run.trace.events.size(); ++i)
            take(m_run.trace.events[i], EventIndex(i));
        auto& moments = m_tracks.moments;
        std::sort(moments.begin(), moments.end());
        moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    }

private:
    void take(const Event& event, EventIndex i)
    {
        std::visit(Overloaded{
                       [&](const event::LockRenewed&) { onLock(*event.worker, event, i, Kind::Renewed); },
                       [&](const event::LockRenewalRefused&) { onLock(*event.worker, event, i, Kind::RenewalRefused); },
                       [&](const event::KeyEvicted& evicted) { onLock(evicted.worker, event, i, Kind::Evicted); },
                       [&](const event::WaiterSessionEnded& e) { onLock(e.worker, event, i, Kind::SessionEnded); },
                       [&](const event::LockRestored& restored) { onLock(restored.worker, event, i, Kind::LockBack); },
                       [&](const event::ServiceFailedOver&) { onEveryLock(event, i, Kind::FailedOver); },
                       [&](const event::ServiceRestarted&) { onEveryLock(event, i, Kind::Restarted); },
                       [&](const event::ClockJumped&) {
                           if (event.worker)
                               onWorker(event, i, Kind::ClockJumped);
                           else
                               onEveryLock(event, i, Kind::ClockJumped);
                       },
                       [&](const event::AnswerLost&) { onWorker(event, i, Kind::AnswerLost); },
                       [&](const event::EffectSent& sent) {
                           const bool first = m_sent.insert({sent.effect, index(sent.seat), index(sent.fan)}).second;
                           onWorker(event, i, first ? Kind::Sent : Kind::SentAgain);
                       },
                       [&](const event::EffectDeduplicated&) { onWorker(event, i, Kind::NotSentAgain); },
                       [](const OneOf<event::LockRequested, event::LockWaiting, event::LockRefused, event::LockGranted,
                                      event::LockEnded, event::LockReleased, event::ReleaseIgnored, event::SeatRead,
                                      event::ReadRejected, event::LeaseChecked, event::WriteSent, event::WriteAccepted,
                                      event::WriteRejected, event::FanConfirmed, event::FanRefused, event::GaveUp,
                                      event::Paused, event::Resumed, event::PacketDelayed, event::Crashed,
                                      event::Partitioned, event::PartitionHealed, event::LockMisreported> auto&) {},
                   },
                   event.details);
    }

    void add(std::vector<SideMark>& signs, const Event& event, EventIndex i, Kind kind)
    {
        const int order = !signs.empty() && signs.back().at == event.at ? signs.back().order + 1 : 0;
        signs.push_back({event.at, i, kind, order});
        m_tracks.moments.push_back(event.at);
    }

    void onWorker(const Event& event, EventIndex i, Kind kind)
    {
        add(m_tracks.workers[index(*event.worker)].signs, event, i, kind);
    }

    void onLock(WorkerId worker, const Event& event, EventIndex i, Kind kind)
    {
        for (LockTrack& track : m_tracks.locks)
            if (track.lock == lockOf(m_run.scenario, worker))
                add(track.signs, event, i, kind);
    }

    void onEveryLock(const Event& event, EventIndex i, Kind kind)
    {
        for (LockTrack& track : m_tracks.locks)
            add(track.signs, event, i, kind);
    }

    const Run& m_run;
    Tracks& m_tracks;
    std::set<std::tuple<std::uint8_t, std::size_t, std::size_t>> m_sent;
};

bool isRenewal(Kind kind)
{
    return kind == Kind::Renewed || kind == Kind::RenewalRefused;
}

/// It should not be: a repeat, a loss.
bool isBad(Kind kind)
{
    return kind == Kind::SentAgain || kind == Kind::AnswerLost || kind == Kind::Evicted || kind == Kind::LockBack;
}

std::optional<Sign> signOf(const SideMark& mark, const Run& run)
{
    switch (mark.kind) {
    case Kind::Renewed:
    case Kind::RenewalRefused: return std::nullopt;
    case Kind::AnswerLost: return Sign::Query;
    case Kind::ClockJumped: return Sign::Clock;
    case Kind::FailedOver: return Sign::Swap;
    case Kind::Restarted:
    case Kind::LockBack: return Sign::Again;
    case Kind::SessionEnded:
    case Kind::Evicted: return Sign::Bin;
    case Kind::Sent:
    case Kind::SentAgain:
    case Kind::NotSentAgain: break;
    }
    const auto effect = effectOf(run.trace[mark.event].details);
    return effect && run.scenario.effects[*effect].what == EffectKind::Charge ? Sign::Card : Sign::Envelope;
}

Tint tintOf(const SideMark& mark, const Event& event)
{
    if (isRenewal(mark.kind))
        return ui::tintOf(*event.worker);
    if (isBad(mark.kind))
        return {Tint::Kind::Wrong};
    if (mark.kind == Kind::NotSentAgain)
        return {Tint::Kind::Quiet};
    return event.worker ? ui::tintOf(*event.worker) : Tint{Tint::Kind::Lock};
}

void addSignsOf(TimelineGeometry& geometry, std::size_t place, const std::vector<SideMark>& signs, const Run& run)
{
    const Lane& lane = geometry.lanes[place];
    const TimeAxis& axis = geometry.axis;
    auto it = std::partition_point(signs.begin(), signs.end(),
                                   [&](const SideMark& mark) { return mark.at < axis.range.from; });
    const std::size_t first = geometry.signs.size();
    for (; it != signs.end() && it->at <= axis.range.to; ++it) {
        const QRectF rect = signPlace(geometry, lane, *it);
        if (geometry.signs.size() > first) {
            TimelineSign& last = geometry.signs.back();
            if (last.mark.kind == it->kind && rect.left() - last.rect.left() < kMergedWithin) {
                ++last.count;
                continue;
            }
        }
        geometry.signs.push_back({rect, *it, signOf(*it, run), tintOf(*it, run.trace[it->event]), place,
                                  static_cast<std::size_t>(it - signs.begin())});
    }
}

} // namespace

void readSigns(const Run& run, Tracks& tracks)
{
    Reader(run, tracks).read();
}

bool isLockBelow(const TimelineGeometry& geometry, const Lane& worker)
{
    for (const Lane& lane : geometry.lanes)
        if (lane.kind == Lane::Kind::Lock)
            return lane.bar.center().y() > worker.bar.center().y();
    return true;
}

QRectF signPlace(const TimelineGeometry& geometry, const Lane& lane, const SideMark& mark)
{
    const qreal x = xOf(geometry.axis, mark.at);
    if (isRenewal(mark.kind)) {
        const qreal side = std::max(3.0, std::min(kNotch * geometry.scale, lane.bar.height() / 3));
        return QRectF(x - side, lane.bar.top(), 2 * side, side);
    }
    const qreal room = lane.kind == Lane::Kind::Worker ? lane.bar.height() / 2 : lane.bar.top() - lane.rect.top();
    const qreal least = std::min(kLeastSide * geometry.scale, lane.rect.height() / 2);
    const qreal side = std::floor(std::max(least, std::min(kSide * geometry.scale, room)));
    const qreal left = std::floor(x - side / 2 + mark.order * (side + kBeside * geometry.scale));
    if (lane.kind != Lane::Kind::Worker)
        return QRectF(left, lane.bar.top() - side - 1, side, side);
    const qreal reach = markerRadius(geometry, lane) + kBeside * geometry.scale;
    const qreal middle = std::floor(lane.bar.center().y());
    return QRectF(left, isLockBelow(geometry, lane) ? middle - reach - side : middle + reach, side, side);
}

void addSigns(TimelineGeometry& geometry, const Run& run, const Tracks& tracks)
{
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i) {
        const Lane& lane = geometry.lanes[i];
        if (lane.kind == Lane::Kind::Seat || lane.collapsed || !isSeen(geometry, lane))
            continue;
        addSignsOf(geometry, i,
                   lane.kind == Lane::Kind::Worker ? tracks.workers[lane.track].signs : tracks.locks[lane.track].signs,
                   run);
    }
}

} // namespace fenceline::ui
