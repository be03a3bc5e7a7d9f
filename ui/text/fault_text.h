// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>

/// A scenario's faults in words, as a list of settings or of changes has them.
namespace fenceline::ui {

/// Whom it befalls: a worker's name, or `the lock service`.
QString victimName(const Scenario& scenario, const Fault& fault);
/// Without its time: `A's pause of 15 s`, `the lock service's failover`.
QString faultName(const Scenario& scenario, const Fault& fault);
/// `A's pause of 15 s at 2.5 s`
QString faultText(const Scenario& scenario, const Fault& fault);
/// `a pause of 15 s`
QString kindText(const Fault& fault);
/// For a time or for good.
bool stopsWorker(const Fault& fault);

} // namespace fenceline::ui
