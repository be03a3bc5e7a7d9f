// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Makes a screen reader's press of any check box or radio button a click like every other. Qt's own only changes the
/// mark: `clicked` is not sent, so that nothing would come of it. Safe to call again.
void installButtonAccess();

} // namespace fenceline::ui
