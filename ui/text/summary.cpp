// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/summary.h"

#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/settings_summary.h"
#include "ui/text/text.h"
#include "ui/text/verdict_text.h"

namespace fenceline::ui {

QString summaryOf(const Run& run, Instant at)
{
    const QString now =
        Text::tr("%1 of %2. Set: %3. %4", "a time, the last time, the settings, what has just happened")
            .arg(timeText(at), timeText(run.horizon()), settingsSummary(run.scenario), captionAt(run, at));
    if (at < run.horizon())
        return now;
    return Text::tr("%1 At the end: %2.", "a state; how the run ends").arg(now, verdictTitle(run));
}

} // namespace fenceline::ui
