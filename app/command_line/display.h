// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::app {

/// Whether a window can be opened here. QApplication aborts where it cannot, so this looks first: a platform chosen by
/// QT_QPA_PLATFORM that needs no display server counts, else an X or Wayland server must answer.
bool hasUsableDisplay();

} // namespace fenceline::app
