// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Makes screen readers hear a ValueTrack's value as it is written, with its unit, and count in seconds where it is a
/// duration; safe to call again.
void installValueTrackAccess();

} // namespace fenceline::ui
