// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"
#include "ui/timeline/lane_arrangement.h"

#include <QString>
#include <QStringList>

namespace fenceline::ui {
class TimelineView;
} // namespace fenceline::ui

namespace fenceline::app {

/// How the user has arranged the timeline of a scenario. It belongs to the scenario of this name: the timeline of any
/// other one has the standard layout.
struct TimelineLayout {
    QString scenario;
    std::optional<ui::TimeRange> visible; ///< none: all of the run
    Instant end{}; ///< of the run that `visible` is a part of; a run of another length is shown as a whole
    ui::LaneArrangement lanes;
    bool isStandard() const { return !visible && lanes == ui::LaneArrangement{}; }
    friend bool operator==(const TimelineLayout&, const TimelineLayout&) = default;
};

TimelineLayout layoutOf(ui::TimelineView& timeline);
/// Applies the layout or, if it is another scenario's, the standard layout.
void applyLayout(ui::TimelineView& timeline, const TimelineLayout& layout);

/// Lanes as words for a store, `worker-0`, `seat-2`, and back again; words that make no sense are left out.
QStringList wordsFor(const std::vector<ui::LaneId>& lanes);
std::vector<ui::LaneId> lanesFrom(const QStringList& words);

} // namespace fenceline::app
