// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/summary.h"

#include "ui/text/names.h"
#include "ui/text/no_effect.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/text.h"
#include "ui/text/verdict_text.h"

#include <QStringList>

namespace fenceline::ui {
namespace {

QString faultText(const Scenario& scenario, const Fault& fault)
{
    const QString who = nameOf(scenario, fault.worker);
    const QString at = timeText(kStart + fault.at);
    if (const auto* pause = std::get_if<Pause>(&fault.kind))
        return Text::tr("Pause of %1: %2, from %3, %4.", "a worker, a length, a time, a cause")
            .arg(who, durationText(pause->length), at, nameOf(pause->cause));
    return Text::tr("Crash of %1: at %2.", "a worker, a time").arg(who, at);
}

} // namespace

QString settingsText(const Scenario& scenario)
{
    QStringList said;
    said << Text::tr("Workers: %1.").arg(countText(qint64(scenario.workers.size())));
    said << Text::tr("Seats: %1.").arg(countText(qint64(scenario.seats.size())));
    said << Text::tr("Protection: %1.").arg(nameOf(scenario.protection));
    if (whyNoLease(scenario).isEmpty())
        said << (scenario.lease ? Text::tr("Lease: %1.").arg(durationText(*scenario.lease)) : Text::tr("Lease: off."));
    if (const auto fault = mainFault(scenario))
        said << faultText(scenario, scenario.faults[*fault]);
    if (whyNoFencing(scenario).isEmpty())
        said << Text::tr("Fencing: %1.").arg(nameOf(scenario.guards.fencing));
    if (whyNoCheck(scenario).isEmpty() && scenario.guards.checkBeforeWrite != CheckBeforeWrite::Off)
        said << Text::tr("The lease is checked before writing.");
    if (whyNoConditional(scenario).isEmpty() && scenario.guards.conditional)
        said << Text::tr("Conditional write: on.");
    return said.join(QLatin1Char(' '));
}

QString summaryOf(const Run& run, Instant at)
{
    return Text::tr("%1 of %2. %3 %4 At the end: %5.",
                    "a time, the last time, the settings, what has just happened, how the run ends")
        .arg(timeText(at), timeText(run.horizon()), settingsText(run.scenario), captionAt(run, at), verdictTitle(run));
}

} // namespace fenceline::ui
