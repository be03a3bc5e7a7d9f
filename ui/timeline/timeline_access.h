// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

namespace fenceline::ui {

/// Makes screen readers see a TimelineView's lanes, what lies in each, and the playhead as its value in seconds; safe
/// to call again.
void installTimelineAccess();

inline double secondsOf(Instant at)
{
    return static_cast<double>(milliseconds(at)) / 1000;
}

} // namespace fenceline::ui
