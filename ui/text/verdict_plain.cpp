// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"
#include "ui/text/verdict_text.h"

#include <QStringList>

/// The verdict as lines of plain text, to be pasted somewhere else.
namespace fenceline::ui {
namespace {

QString lineOf(const QString& setting, const QString& value)
{
    return Text::tr("%1: %2", "a setting and its value, a line of text").arg(setting, value);
}

QString faultLine(const Scenario& scenario, const Fault& fault)
{
    const QString who = nameOf(scenario, fault.worker);
    const QString at = timeText(kStart + fault.at);
    const auto* pause = std::get_if<Pause>(&fault.kind);
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
    lines << lineOf(Text::tr("Lease"), scenario.lease ? durationText(*scenario.lease) : Text::tr("Off", "lease"));
    lines << lineOf(Text::tr("Fencing"), nameOf(guards.fencing));
    if (guards.fencing != Fencing::Off)
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
    else if (scenario.protection == Protection::None)
        lines << lineOf(Text::tr("Conditional write"),
                        effectiveConditional(scenario) ? Text::tr("On", "a setting") : Text::tr("Off", "a setting"));
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
