// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Makes screen readers see a TimelineView's lanes, what lies in each, and the playhead as its value in seconds; safe
/// to call again.
void installTimelineAccess();

} // namespace fenceline::ui
