// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/no_effect.h"

#include "ui/text/names.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

bool hasLock(const Scenario& scenario)
{
    return scenario.protection == Protection::Lock;
}

} // namespace

QString whyNoLease(const Scenario& scenario)
{
    return hasLock(scenario) ? QString() : Text::tr("There is no lock, so there is no lease.");
}

QString whyNoFencing(const Scenario& scenario)
{
    return hasLock(scenario) ? QString() : Text::tr("There is no lock, so there are no tokens.");
}

QString whyNoFenceCompare(const Scenario& scenario)
{
    if (scenario.guards.fencing != Fencing::ReadsAndWrites)
        return whyNoFencing(scenario);
    return Text::tr("A read has raised the fence to the token already, so the write takes ≤.");
}

QString whyNoCheck(const Scenario& scenario)
{
    return hasLock(scenario) ? QString() : Text::tr("There is no lock, so there is nothing to check.");
}

QString whyNoConditional(const Scenario& scenario)
{
    if (scenario.protection != Protection::ConditionalWrite)
        return {};
    return Text::tr("Every write is conditional already: it is the protection.");
}

QString whyNoRelease(const Scenario& scenario)
{
    return hasLock(scenario) ? QString() : Text::tr("There is no lock to release.");
}

QString whyNoPauseLength(const Scenario& scenario)
{
    const auto fault = mainFault(scenario);
    if (!fault || !std::holds_alternative<Crash>(scenario.faults[*fault].kind))
        return {};
    return Text::tr("%1 crashes and does not wake.").arg(nameOf(scenario, scenario.faults[*fault].worker));
}

} // namespace fenceline::ui
