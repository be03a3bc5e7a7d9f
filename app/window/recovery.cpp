// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery.h"

#include "app/window/sayings.h"
#include "ui/session/document.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/text/names.h"

#include <QDir>

namespace fenceline::app {

using namespace ui;

namespace {

// Topics of the banner.
const QString kDamaged = QStringLiteral("damaged");         ///< what cannot be brought back
const QString kOutOfReach = QStringLiteral("out of reach"); ///< what cannot be brought back yet
const QString kKept = QStringLiteral("kept");               ///< whether it would be

} // namespace

Recovery::Recovery(const Session& session, const Document& document, const Playback& playback, Sayings& sayings,
                   Autosave* autosave)
    : m_document(document), m_playback(playback), m_sayings(sayings), m_autosave(autosave)
{
    if (!m_autosave)
        return;
    connect(&session, &Session::settled, this, &Recovery::keep);
    connect(&playback, &Playback::playingChanged, this, [this](bool playing) {
        if (!playing && m_isKept)
            keep();
    });
    connect(m_autosave, &Autosave::failed, this, [this](const Error& error) {
        m_sayings.say(kKept, [why = textOf(error.message)] {
            return Message{
                Message::Kind::Error,
                tr("Your work cannot be kept for the case that the program is ended (%1). Save it to a file.").arg(why),
                {}};
        });
    });
}

void Recovery::keep()
{
    if (!m_autosave)
        return;
    m_isKept = true;
    m_autosave->write(m_document.snapshot(m_playback.playhead()));
}

void Recovery::forget()
{
    if (m_autosave)
        m_autosave->clear();
}

bool Recovery::has(const QString& file)
{
    const bool found = m_autosave && m_autosave->hasOrphan(file);
    tellNotBack();
    return found;
}

std::optional<Snapshot> Recovery::take(const QString& file)
{
    auto snapshot = m_autosave ? m_autosave->takeOrphan(file) : std::nullopt;
    tellNotBack();
    return snapshot;
}

void Recovery::tellNotBack()
{
    if (!m_autosave)
        return;
    if (const QString folder = m_autosave->takeOutOfReach(); !folder.isEmpty())
        m_sayings.say(kOutOfReach, [folder = QDir::toNativeSeparators(folder)] {
            return Message{Message::Kind::Error,
                           tr("What was kept of an earlier session cannot be brought back while the folder %1 cannot "
                              "be written to. It is still there at the next start.")
                               .arg(folder),
                           {}};
        });
    QStringList files = m_autosave->takeDamaged();
    if (files.isEmpty())
        return;
    for (QString& file : files)
        file = QDir::toNativeSeparators(file);
    m_sayings.say(kDamaged, [files] {
        return Message{Message::Kind::Error,
                       tr("What was kept of an earlier session cannot be read. It is still there: %1.", "files")
                           .arg(listOf(files)),
                       {}};
    });
}

} // namespace fenceline::app
