// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Makes screen readers hear a DurationTrack's value in seconds and with its unit; safe to call again.
void installDurationTrackAccess();

} // namespace fenceline::ui
