// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/autosave.h"

#include <QObject>

namespace fenceline::ui {
class Document;
class Playback;
class Session;
} // namespace fenceline::ui

namespace fenceline::app {

class Sayings;

/// Keeps the present work in case the program is killed, and finds what a killed one has left. Says so where either
/// goes wrong.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// All of these outlive it. `autosave` may be null: then nothing is kept and nothing found.
    Recovery(const ui::Session& session, const ui::Document& document, const ui::Playback& playback, Sayings& sayings,
             ui::Autosave* autosave);

    /// The work as it is now; to be called where no edit has changed it.
    void keep();
    /// Nothing more is to be kept: the work was saved or discarded.
    void forget();
    /// Whether a killed program has left changes to this scenario file.
    bool has(const QString& file);
    /// What a killed program has left, from now on kept as this one's own. `file` empty: of any scenario file.
    std::optional<Snapshot> take(const QString& file);

private:
    void tellNotBack();

    const ui::Document& m_document;
    const ui::Playback& m_playback;
    Sayings& m_sayings;
    ui::Autosave* m_autosave;
    bool m_isKept = false; ///< nothing is before the first change
};

} // namespace fenceline::app
