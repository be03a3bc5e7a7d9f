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

/// How the user has arranged the timeline of a scenario. It is that scenario's, known by its name: another one comes as
/// a timeline comes.
struct TimelineLayout {
    QString scenario;
    std::optional<ui::TimeRange> visible; ///< none: all of the run
    Instant end{};                        ///< of the run whose part that is; one of another length is shown as a whole
    ui::LaneArrangement lanes;
    /// Nothing is arranged.
    bool isStandard() const { return !visible && lanes == ui::LaneArrangement{}; }
    friend bool operator==(const TimelineLayout&, const TimelineLayout&) = default;
};

TimelineLayout layoutOf(ui::TimelineView& timeline);
/// The timeline as it comes where the layout is not of what it shows.
void applyLayout(ui::TimelineView& timeline, const TimelineLayout& layout);

/// `worker-0`, `seat-2`: as lanes stand in a store, and read again; what makes no sense is left out.
QStringList wordsFor(const std::vector<ui::LaneId>& lanes);
std::vector<ui::LaneId> lanesFrom(const QStringList& words);

} // namespace fenceline::app
