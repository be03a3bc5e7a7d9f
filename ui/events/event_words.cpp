// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/event_words.h"

#include "core/event/event_names.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/text.h"

namespace fenceline::ui {

QString lockActor()
{
    return Text::tr("Lock", "who does something by itself");
}

QString actorOf(const Run& run, EventIndex event)
{
    const auto worker = run.trace[event].worker;
    if (const auto effect = effectOf(run.trace[event].details))
        return nameOf(run.scenario.effects[*effect].what);
    return worker ? nameOf(run.scenario, *worker) : lockActor();
}

QString lineOf(const Run& run, EventIndex event, QChar separator)
{
    return timeText(run.trace[event].at) + separator + actorOf(run, event) + separator + sentence(run, event);
}

} // namespace fenceline::ui
