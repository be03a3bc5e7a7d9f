// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

/// What happens beside the workers' steps: renewals on the lease, clocks that jump, a lock service that fails, lost
/// answers and effects beside their worker.
namespace fenceline::ui {

/// Gives every track its signs, and the moments theirs.
void readSigns(const Run& run, Tracks& tracks);

/// Gives every sign that is visible its place.
void addSigns(TimelineGeometry& geometry, const Run& run, const Tracks& tracks);

/// Where a lane has a sign.
QRectF signPlace(const TimelineGeometry& geometry, const Lane& lane, const SideMark& mark);

/// Which side of the worker's bar looks to the lock: there it is cut off, its signs stand at the other side.
bool isLockBelow(const TimelineGeometry& geometry, const Lane& worker);

} // namespace fenceline::ui
