// SPDX-License-Identifier: GPL-3.0-or-later
// Written by translations/resource_texts.py from resources/scenarios: lupdate reads no JSON. Nothing refers to it.
#include <QtGlobal>

// clang-format off
[[maybe_unused]] static const char* const kScenarioTitles[] = {
    QT_TRANSLATE_NOOP("fenceline::Scenario", "Twelve servers, five seats"),
    QT_TRANSLATE_NOOP("fenceline::Scenario", "The paused holder"),
};
