// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

/// The languages that the window speaks, and the switch between them while it runs. Each is a catalogue of
/// `translations/`; a new one is one more file there.
namespace fenceline::ui {

struct Language {
    QString code; ///< `de`, `pt-BR`
    QString name; ///< as those call it who speak it
};

/// What a user can choose from: English first, the others by their names. Needs no application.
QList<Language> languages();

/// Made from the English text, for tests and for a look at a new view; no menu offers them. `en-XA` is a third longer,
/// in brackets and with accents, so that text shows that no catalogue has; `ar-XB` runs from right to left.
QList<Language> pseudoLanguages();

/// What the variable FENCELINE_LANGUAGE of the environment asks for; empty: nothing that is known.
QString languageOfEnvironment();
/// What the user has chosen, else the first of the system's languages that is known, else English.
QString languageFor(const QString& chosen);
/// What to begin with: what the environment asks for, else languageFor() what the user has chosen before.
QString languageAtStart(const QString& chosen = {});

/// From now on every tr(), number and duration is in this language, and widgets run in its direction; all that a
/// window shows already is told by QEvent::LanguageChange. False where the code is not known: nothing changes then.
/// Needs an application.
bool useLanguage(const QString& code);

} // namespace fenceline::ui
