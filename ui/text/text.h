// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace fenceline::ui {

/// The translation context of everything that the run itself says: `Text::tr("…")`. Widgets have their own.
class Text {
    Q_DECLARE_TR_FUNCTIONS(fenceline::ui::Text)
};

/// Loads the sentences of the user's language, or English where there is none; English too needs its plurals. Sets the
/// default locale after the language, so that words and numbers agree. Call once, before the first widget.
void installTranslations(QCoreApplication& application);

} // namespace fenceline::ui
