// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QString>

namespace fenceline::ui {

/// Everything at one instant, for somebody who cannot see it: where one is in the run, what is set, what has just
/// happened and how the run ends.
QString summaryOf(const Run& run, Instant at);

} // namespace fenceline::ui
