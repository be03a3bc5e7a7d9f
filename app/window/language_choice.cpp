// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language_choice.h"

#include "app/window/preferences.h"
#include "app/window/sayings.h"
#include "ui/text/languages.h"

#include <QCoreApplication>

namespace fenceline::app {
namespace {

const QString kLanguage = QStringLiteral("language"); ///< the topic

} // namespace

void useChosenLanguage(const Preferences& preferences, Sayings& sayings)
{
    const QString now = ui::languageFor(preferences.languageInUse());
    ui::useLanguage(now);
    const QString atStart = ui::languageOfEnvironment();
    if (atStart.isEmpty() || atStart == now) {
        sayings.retract(kLanguage);
        return;
    }
    sayings.say(kLanguage, [atStart] {
        return ui::Message{
            ui::Message::Kind::Notice,
            QCoreApplication::translate("fenceline::app::LanguageChoice",
                                        "FENCELINE_LANGUAGE is set to %1: the next start begins with it, "
                                        "whatever is chosen here.")
                .arg(atStart),
            {}};
    });
}

} // namespace fenceline::app
