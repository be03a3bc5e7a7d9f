// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QString>

namespace fenceline::ui {

/// Everything at one instant, for somebody who cannot see it: where one is in the run, what is set and what has just
/// happened; how the run ends is told at its end only, so that a room that is still to guess is not told.
QString summaryOf(const Run& run, Instant at);

} // namespace fenceline::ui
