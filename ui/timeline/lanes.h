// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

namespace fenceline::ui {

/// Orders the lanes and gives each its place, the axis and the ruler theirs. One or two workers enclose the lock and
/// the seats, as in a sequence; more come first, and what they fight over below them.
void layLanes(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TimelineRequest& request,
              const TextMeasure& measure);

/// The whole name: the label may be cut short or left out where there is little room.
QString titleOf(const Lane& lane, const Run& run, const Tracks& tracks);

} // namespace fenceline::ui
