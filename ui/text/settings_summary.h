// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>

namespace fenceline::ui {

/// How a scenario is set, in one line: `lease 10 s · pause 15 s · fencing off`. What cannot matter in it is left out.
QString settingsSummary(const Scenario& scenario);

} // namespace fenceline::ui
