// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/event_words.h"

#include "core/event/event_names.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/text.h"

#include <optional>
#include <variant>

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

QString tokenWords(const Run& run, EventIndex event)
{
    return std::visit(
        [](const auto& details) -> QString {
            if constexpr (requires { details.token; })
                if (const std::optional<Token> token = details.token)
                    return Text::tr("token %1").arg(tokenText(*token));
            return {};
        },
        run.trace[event].details);
}

QString lineOf(const Run& run, EventIndex event, QChar separator)
{
    return timeText(run.trace[event].at) + separator + actorOf(run, event) + separator + sentence(run, event);
}

} // namespace fenceline::ui
