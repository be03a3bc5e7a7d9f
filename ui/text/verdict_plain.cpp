// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fault_text.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/setting_words.h"
#include "ui/text/text.h"
#include "ui/text/verdict_text.h"

#include <QStringList>
#include <algorithm>

/// The verdict as lines of plain text, to be pasted somewhere else.
namespace fenceline::ui {
namespace {

QString lineOf(const QString& setting, const QString& value)
{
    return Text::tr("%1: %2", "a setting and its value, a line of text").arg(setting, value);
}

QString faultLine(const Scenario& scenario, const Fault& fault)
{
    const QString who = victimName(scenario, fault);
    const QString at = timeText(kStart + fault.at);
    const auto* pause = std::get_if<Pause>(&fault.kind);
    if (!stopsWorker(fault))
        return lineOf(Text::tr("Fault"), faultText(scenario, fault));
    if (!pause)
        return lineOf(nameOf(Crash{}), Text::tr("%1 at %2", "a worker, a time").arg(who, at));
    return lineOf(Text::tr("Pause"), Text::tr("%1 for %2, from %3 on: %4", "a worker, a duration, a time, a cause")
                                         .arg(who, durationText(pause->length), at, nameOf(pause->cause)));
}

/// What has no meaning without a lock is not said there.
QStringList lockLines(const Scenario& scenario)
{
    const Guards& guards = scenario.guards;
    QStringList lines;
    const auto lease = effectiveLease(scenario);
    lines << lineOf(Text::tr("Lock service"), nameOf(scenario.service));
    if (effectiveTiming(scenario) != Timing::Ideal)
        lines << lineOf(Text::tr("Its timing"), nameOf(effectiveTiming(scenario)));
    lines << lineOf(Text::tr("Lease"), lease ? durationText(*lease) : Text::tr("Off", "lease"));
    if (effectiveRenewal(scenario) != Renewal::Off)
        lines << lineOf(Text::tr("Renewed by"), nameOf(guards.renew))
              << lineOf(Text::tr("A worker whose renewal is refused"), nameOf(guards.renewalRefused));
    lines << lineOf(Text::tr("Fencing"), nameOf(effectiveFencing(scenario)));
    if (effectiveFencing(scenario) != Fencing::Off)
        lines << lineOf(Text::tr("A write passes if"), nameOf(guards.fenceCompare));
    lines << lineOf(Text::tr("Check before writing"), nameOf(guards.checkBeforeWrite));
    lines << lineOf(Text::tr("Conditional write"),
                    guards.conditional ? Text::tr("On", "a setting") : Text::tr("Off", "a setting"));
    lines << lineOf(Text::tr("A worker deletes"), nameOf(guards.release));
    return lines;
}

QStringList settingLines(const Scenario& scenario)
{
    constexpr std::size_t kMostFaults = 8;
    QStringList lines;
    lines << lineOf(Text::tr("Scenario"), titleOf(scenario));
    lines << lineOf(Text::tr("Protection"), nameOf(scenario.protection));
    if (scenario.protection == Protection::Lock)
        lines << lockLines(scenario);
    else if (scenario.protection == Protection::None || scenario.protection == Protection::LocalMutex)
        lines << lineOf(Text::tr("Conditional write"),
                        effectiveConditional(scenario) ? Text::tr("On", "a setting") : Text::tr("Off", "a setting"));
    if (!scenario.effects.empty())
        lines << lineOf(Text::tr("Effects"), settingWord(scenario.effects));
    const bool loses = std::any_of(scenario.faults.begin(), scenario.faults.end(),
                                   [](const Fault& fault) { return std::holds_alternative<LoseAnswer>(fault.kind); });
    if (loses)
        lines << lineOf(Text::tr("After a lost answer"), nameOf(scenario.guards.lostAnswer));
    for (std::size_t i = 0; i < std::min(kMostFaults, scenario.faults.size()); ++i)
        lines << faultLine(scenario, scenario.faults[i]);
    if (scenario.faults.size() > kMostFaults)
        lines << Text::tr("%n more fault(s)", nullptr, int(scenario.faults.size() - kMostFaults));
    if (scenario.network.oneWay.count() > 0)
        lines << lineOf(Text::tr("A message takes"), durationText(scenario.network.oneWay));
    lines << lineOf(Text::tr("Workers"), countText(qint64(scenario.workers.size())));
    lines << lineOf(Text::tr("Seats"), countText(qint64(scenario.seats.size())));
    return lines;
}

} // namespace

QString verdictPlainText(const Run& run)
{
    QStringList lines{verdictTitle(run), verdictSentence(run)};
    const Reasons reasons = reasonsOf(run);
    if (!reasons.first.empty())
        lines << QString() << Text::tr("Why:", "above the steps that lead to the verdict");
    for (const Reason& reason : reasons.first)
        lines << Text::tr("%1  %2", "a time and what happens then, a line of text")
                     .arg(timeText(reason.at), reason.sentence);
    lines << QString() << Text::tr("Settings:", "above the settings of a run") << settingLines(run.scenario);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace fenceline::ui
