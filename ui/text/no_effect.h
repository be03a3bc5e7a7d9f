// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>

/// Why a setting cannot matter in this scenario, as a sentence beside its control; empty where it can. Such a setting
/// is kept and has no effect (semantics.md, "Guards").
namespace fenceline::ui {

QString whyNoLease(const Scenario& scenario);
QString whyNoFencing(const Scenario& scenario);
QString whyNoFenceCompare(const Scenario& scenario);
QString whyNoCheck(const Scenario& scenario);
QString whyNoConditional(const Scenario& scenario);
QString whyNoRelease(const Scenario& scenario);
QString whyNoPauseLength(const Scenario& scenario);
QString whyNoService(const Scenario& scenario);
QString whyNoTiming(const Scenario& scenario);
QString whyNoRenewal(const Scenario& scenario);
QString whyNoRenewalRefused(const Scenario& scenario);

/// Why there can be no fewer seats: the last one that a worker asks for by name. Empty where one seat would do.
QString whyNoFewerSeats(const Scenario& scenario);

} // namespace fenceline::ui
