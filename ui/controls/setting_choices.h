// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"
#include "ui/text/names.h"

#include <QStringList>

/// What a setting can be, as a ChoiceRow shows it, in the order of its Words. `Off` is left out: a switch says it.
namespace fenceline::ui {

template <class Setting>
constexpr bool isChoice(Setting setting)
{
    if constexpr (requires { Setting::Off; })
        return setting != Setting::Off;
    return true;
}

/// `textOf(setting)` for each.
template <class Setting, class TextOf>
QStringList textOfEach(TextOf textOf)
{
    QStringList texts;
    for (const auto& [word, setting] : Words<Setting>::all)
        if (isChoice(setting))
            texts << textOf(setting);
    return texts;
}

template <class Setting>
QStringList choiceNames()
{
    return textOfEach<Setting>([](Setting setting) { return nameOf(setting); });
}

template <class Setting>
QStringList choiceExplanations()
{
    return textOfEach<Setting>([](Setting setting) { return explain(setting); });
}

/// Where it stands among the choices.
template <class Setting>
constexpr int choicePlace(Setting wanted)
{
    int place = 0;
    for (const auto& [word, setting] : Words<Setting>::all) {
        if (setting == wanted)
            return place;
        place += isChoice(setting) ? 1 : 0;
    }
    return -1;
}

/// The one that stands there.
template <class Setting>
constexpr Setting choiceAt(int place)
{
    for (const auto& [word, setting] : Words<Setting>::all)
        if (isChoice(setting) && place-- == 0)
            return setting;
    return Words<Setting>::all.back().second;
}

} // namespace fenceline::ui
