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

} // namespace fenceline::ui
