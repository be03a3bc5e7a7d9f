// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/settings_summary.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/setting_words.h"
#include "ui/text/text.h"

#include <QStringList>

namespace fenceline::ui {
namespace {

QString ofProtection(const Scenario& scenario)
{
    switch (scenario.protection) {
    case Protection::None: return Text::tr("no lock");
    case Protection::LocalMutex: return Text::tr("a mutex for each server");
    case Protection::Lock:
        return effectiveLease(scenario) ? Text::tr("lease %1").arg(durationText(*scenario.lease))
                                        : Text::tr("no lease");
    case Protection::ConditionalWrite: return Text::tr("conditional write");
    case Protection::UniqueConstraint: return Text::tr("unique constraint");
    }
    return {};
}

QString ofFault(const Scenario& scenario)
{
    const auto place = mainFault(scenario);
    if (!place)
        return {};
    const Fault& fault = scenario.faults[*place];
    if (const auto* pause = std::get_if<Pause>(&fault.kind))
        return Text::tr("pause %1").arg(durationText(pause->length));
    return Text::tr("%1 crashes").arg(nameOf(scenario, *fault.worker));
}

QString ofFencing(const Scenario& scenario)
{
    switch (effectiveFencing(scenario)) {
    case Fencing::Off: return Text::tr("fencing off");
    case Fencing::Writes: return Text::tr("fencing on writes");
    case Fencing::ReadsAndWrites: return Text::tr("fencing on reads and writes");
    }
    return {};
}

QString ofCheck(const Scenario& scenario)
{
    switch (effectiveCheck(scenario)) {
    case CheckBeforeWrite::Off: return {};
    case CheckBeforeWrite::OwnClock: return Text::tr("check by its own clock");
    case CheckBeforeWrite::Service: return Text::tr("check with the service");
    }
    return {};
}

QString ofRenewal(const Scenario& scenario)
{
    switch (effectiveRenewal(scenario)) {
    case Renewal::Off: return {};
    case Renewal::InProcess: return Text::tr("renewed by the worker", "a lease");
    case Renewal::SeparateProcess: return Text::tr("renewed by another process", "a lease");
    }
    return {};
}

/// The one that most scenarios have is not said each time.
QString ofService(const Scenario& scenario)
{
    if (effectiveTiming(scenario) == Timing::Real)
        return Text::tr("%1 as it is", "a lock service in real timing").arg(nameOf(scenario.service));
    return scenario.service == Scenario{}.service ? QString() : nameOf(scenario.service);
}

} // namespace

QString settingsSummary(const Scenario& scenario)
{
    QStringList parts{ofProtection(scenario), ofFault(scenario)};
    if (scenario.protection == Protection::Lock)
        parts << ofFencing(scenario) << ofCheck(scenario) << ofRenewal(scenario) << ofService(scenario);
    if (!scenario.effects.empty())
        parts << settingWord(scenario.effects);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace fenceline::ui
