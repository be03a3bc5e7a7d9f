// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QString>

/// Everything at one instant, for somebody who cannot see it.
namespace fenceline::ui {

/// What is set, as `Lease: 10 s. Fencing: Off.`: only what has a meaning in this scenario.
QString settingsText(const Scenario& scenario);

/// Where one is in the run, what is set, what has just happened and how the run ends.
QString summaryOf(const Run& run, Instant at);

} // namespace fenceline::ui
