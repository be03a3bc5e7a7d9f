// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/things.h"

namespace fenceline::ui {

/// The same picture for a room that is still to guess how it goes on: nothing is right of `at` but what is set before
/// the run begins, the pauses, the lanes' names and the ruler. Places stay as they are, so that what is there does not
/// move while the rest comes.
TimelineGeometry concealed(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks, Instant at,
                           const TextMeasure& measure);

} // namespace fenceline::ui
