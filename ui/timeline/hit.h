// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/things.h"

namespace fenceline::ui {

/// What lies under the pointer, and the sentence that says what it is and when.
struct TimelineHit {
    Thing thing;
    Outline outline;
    QString text;
    friend bool operator==(const TimelineHit&, const TimelineHit&) = default;
};

/// A marker before a sign, a sign before a bar, a bar before a message's line; nothing that is not known yet.
std::optional<TimelineHit> hitAt(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
                                 const QPointF& point, Instant known = kNever);

/// The lane whose name this is; none beside the names.
std::optional<LaneId> laneNameAt(const TimelineGeometry& geometry, const QPointF& point);

/// What is told of where the pointer rests, and what it is told of.
struct TimelineTip {
    QString text;
    QRectF about;
};

/// Of a thing or of the name of a lane, with what can be done by it; none where there is neither.
std::optional<TimelineTip> tipAt(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
                                 const QPointF& point, Instant known = kNever);

} // namespace fenceline::ui
