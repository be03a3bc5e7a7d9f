// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

/// From tracks to rectangles, lines and markers, lane by lane. Each looks only at what is visible.
namespace fenceline::ui {

void addBars(TimelineGeometry& geometry, const Run& run, const Tracks& tracks);
void addLines(TimelineGeometry& geometry, const Tracks& tracks);
void addMarkers(TimelineGeometry& geometry, const Tracks& tracks);

/// Scrolled out of sight: nothing is made for it.
inline bool isSeen(const TimelineGeometry& geometry, const Lane& lane)
{
    return lane.rect.intersects(clipOf(geometry, lane));
}

} // namespace fenceline::ui
