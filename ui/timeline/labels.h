// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

namespace fenceline::ui {

/// Says what the shapes are: inside a bar where it fits, else right beside, never over another label. What finds no
/// place keeps its tool tip.
void addLabels(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TextMeasure& measure);

/// Names a bar that is cut off at `at`, and goes on, by what fits into it so far: the choice of words does not tell how
/// long it will be.
void labelUnfinished(TimelineGeometry& geometry, const Bar& bar, const Run& run, const Tracks& tracks,
                     const TextMeasure& measure, Instant at);

} // namespace fenceline::ui
