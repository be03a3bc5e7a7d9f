// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

namespace fenceline::ui {

/// Gives each lane its place, in the order that is asked for, and the axis and the ruler theirs.
void layLanes(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TimelineRequest& request,
              const TextMeasure& measure);

/// The whole name: the label may be cut short or left out where there is little room.
QString titleOf(const Lane& lane, const Run& run, const Tracks& tracks);

} // namespace fenceline::ui
