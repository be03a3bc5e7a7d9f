// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Makes screen readers take a SegmentedChoice and a VerdictCard for a group with a name, not for a mere filler; safe
/// to call again.
void installGroupAccess();

} // namespace fenceline::ui
