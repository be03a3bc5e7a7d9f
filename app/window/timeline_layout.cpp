// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/timeline_layout.h"

#include "core/base/ids.h"
#include "ui/timeline/grips.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fenceline::app {
namespace {

using ui::LaneId;
using ui::LaneKind;

const std::array<std::pair<LaneKind, QString>, 3> kKindWords{{{LaneKind::Worker, QStringLiteral("worker")},
                                                              {LaneKind::Lock, QStringLiteral("lock")},
                                                              {LaneKind::Seat, QStringLiteral("seat")}}};
constexpr std::size_t kMostOfAKind = std::max(kMostWorkers, kMostSeats) + 1; ///< one lock for any seat

std::optional<LaneId> laneFrom(const QString& word)
{
    const auto dash = word.lastIndexOf(QLatin1Char('-'));
    bool isNumber = false;
    const std::size_t id = word.mid(dash + 1).toUInt(&isNumber);
    for (const auto& [kind, name] : kKindWords)
        if (isNumber && id < kMostOfAKind && word.left(dash) == name)
            return LaneId{kind, id};
    return std::nullopt;
}

QString nameOfScenario(const ui::TimelineView& timeline)
{
    return timeline.run() ? QString::fromStdString(timeline.run()->scenario.name) : QString();
}

bool fits(const ui::TimeRange& visible, Instant end, const Run& run)
{
    const ui::TimeRange whole = ui::editableRange(run);
    return end == run.horizon() && visible.from >= whole.from && visible.to <= whole.to &&
           visible.to - visible.from >= ui::kShortestVisible;
}

} // namespace

TimelineLayout layoutOf(ui::TimelineView& timeline)
{
    const ui::VisibleTime& time = timeline.visibleTime();
    return {nameOfScenario(timeline), time.isWhole() ? std::nullopt : std::optional(time.range()),
            timeline.run() ? timeline.run()->horizon() : kStart, timeline.arrangement()};
}

void applyLayout(ui::TimelineView& timeline, const TimelineLayout& layout)
{
    const bool isOfIt = timeline.run() && layout.scenario == nameOfScenario(timeline);
    timeline.setArrangement(isOfIt ? layout.lanes : ui::LaneArrangement{});
    if (isOfIt && layout.visible && fits(*layout.visible, layout.end, *timeline.run()))
        timeline.visibleTime().show(*layout.visible);
    else
        timeline.visibleTime().showAll();
}

QStringList wordsFor(const std::vector<LaneId>& lanes)
{
    QStringList words;
    for (const LaneId& lane : lanes)
        for (const auto& [kind, name] : kKindWords)
            if (kind == lane.kind)
                words << QStringLiteral("%1-%2").arg(name).arg(lane.id);
    return words;
}

std::vector<LaneId> lanesFrom(const QStringList& words)
{
    std::vector<LaneId> lanes;
    for (const QString& word : words)
        if (const auto lane = laneFrom(word); lane && std::find(lanes.begin(), lanes.end(), *lane) == lanes.end())
            lanes.push_back(*lane);
    return lanes;
}

} // namespace fenceline::app
