// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/effect_facts.h"

#include "ui/text/names.h"
#include "ui/text/text.h"

#include <map>

namespace fenceline::ui {

EffectFacts effectFacts(const Scenario& scenario, const StateView& state, std::uint8_t place)
{
    std::map<std::pair<SeatId, FanId>, int> sent;
    int all = 0;
    int known = 0;
    for (const EffectView& view : state.effects) {
        if (view.effect != place)
            continue;
        ++(view.carriedOut ? all : known);
        if (view.carriedOut)
            ++sent[{view.seat, view.fan}];
    }
    const bool charge = scenario.effects[place].what == EffectKind::Charge;
    EffectFacts facts{.effect = place, .name = nameOf(scenario.effects[place].what), .charge = charge};
    facts.sent = charge ? Text::tr("%n charge(s)", nullptr, all) : Text::tr("%n sent", "emails", all);
    QStringList again;
    for (const auto& [sale, count] : sent)
        if (count > 1)
            again << (count == 2
                          ? Text::tr("%1 twice", "an effect: a fan").arg(nameOf(scenario, sale.second))
                          : Text::tr("%1 %n time(s)", "an effect: a fan", count).arg(nameOf(scenario, sale.second)));
    if (!again.isEmpty())
        facts.again = listOf(again);
    if (known > 0)
        facts.known = Text::tr("%n repeat(s) held back", "by the key of an effect", known);
    return facts;
}

} // namespace fenceline::ui
