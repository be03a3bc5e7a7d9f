// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/differences.h"

#include <QString>

/// What has been changed since a scenario was built, in the user's units.
namespace fenceline::ui {

struct DifferenceText {
    QString sentence; ///< `lease 12 s instead of 10 s`, `fencing: writes instead of off`, `worker C added`
    QString wayBack;  ///< `Back to lease 10 s`, `Remove worker C`: what a menu offers
    QString present;  ///< `now 12 s`, beside the way back; empty where there is no value
};

DifferenceText differenceText(const Scenario& built, const Scenario& now, const Difference& difference);

} // namespace fenceline::ui
