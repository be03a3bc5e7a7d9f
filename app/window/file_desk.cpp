// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_desk.h"

#include "ui/session/recent_files.h"
#include "ui/text/names.h"
#include "ui/theme/plain_text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace fenceline::app {

using namespace ui;

namespace {

// Topics of the banner.
const QString kFile = QStringLiteral("file");       ///< how opening or saving went
const QString kUnsaved = QStringLiteral("unsaved"); ///< what is to become of unsaved work
const QString kOnDisk = QStringLiteral("disk");     ///< somebody else's doing
const QString kBack = QStringLiteral("back");       ///< work that is there again

QString nameFilter()
{
    return FileDesk::tr("Scenarios", "kind of files") + QStringLiteral(" (*.fenceline.json *.json)");
}

} // namespace

FileDesk::FileDesk(Session& session, Playback& playback, Sayings& sayings, QSettings* store, Autosave* autosave)
    : m_session(session), m_document(session), m_playback(playback), m_sayings(sayings), m_store(store),
      m_recovery(session, m_document, playback, sayings, autosave)
{
    connect(&m_document, &Document::stateChanged, this, &FileDesk::stateChanged);
    connect(&m_document, &Document::onDiskChanged, this, &FileDesk::tellOnDisk);
}

QString FileDesk::title() const
{
    return m_document.path().isEmpty() ? titleOf(m_session.scenario()) : QFileInfo(m_document.path()).fileName();
}

void FileDesk::follow(const QString& path)
{
    m_document.follow(path);
    remember(path);
    if (!m_recovery.has(path))
        return;
    m_sayings.say(kBack, [this, path] {
        const auto bringItBack = [this, path] { afterSaving(nullptr, [this, path] { bringBack(path); }); };
        return Message{Message::Kind::Notice,
                       tr("The program was ended while %1 had changes that were not saved. They are kept.")
                           .arg(QFileInfo(path).fileName()),
                       {{tr("Bring them back"), bringItBack}}};
    });
}

/// Among the recent files.
void FileDesk::remember(const QString& path)
{
    if (m_store)
        addRecentFile(*m_store, path);
}

void FileDesk::bringBack(const QString& file)
{
    const auto snapshot = m_recovery.take(file);
    if (!snapshot || !finished(m_document.restore(*snapshot)))
        return;
    m_playback.seek(snapshot->playhead);
    m_recovery.keep();
    emit opened();
    const auto beginAnew = [this] { openBuiltin(QStringLiteral("paused-holder")); };
    m_sayings.say(kBack, [beginAnew] {
        return Message{Message::Kind::Notice,
                       tr("The program was ended without being closed. It is all here again, undo too."),
                       {{tr("Begin with the lesson"), beginAnew}}};
    });
}

bool FileDesk::finished(const Result<void>& done)
{
    if (done)
        m_sayings.retract(kFile);
    else
        m_sayings.say(kFile, [why = textOf(done.error().message)] { return Message{Message::Kind::Error, why, {}}; });
    return done.has_value();
}

void FileDesk::load(const QString& path)
{
    if (!finished(m_document.open(path)))
        return;
    remember(path);
    begin();
}

/// With another scenario; what was said of the one before no longer holds.
void FileDesk::begin()
{
    tellOnDisk(m_document.onDisk());
    m_sayings.retract(kUnsaved);
    m_sayings.retract(kBack);
    m_playback.toStart();
    emit opened();
}

/// What another program wrote is not lost with the window.
bool FileDesk::wouldLose() const
{
    return m_document.isEdited() || m_document.onDisk() == OnDisk::Vanished;
}

/// What comes next loses what is not saved, so that is asked about first.
void FileDesk::afterSaving(QWidget* parent, const std::function<void()>& next)
{
    if (!wouldLose()) {
        next();
        return;
    }
    const auto saveFirst = [this, parent, next] {
        save(parent);
        if (!wouldLose())
            next();
    };
    m_sayings.say(kUnsaved, [saveFirst, next] {
        return Message{Message::Kind::Question,
                       tr("The changes to this scenario are not saved."),
                       {{tr("Save"), saveFirst}, {tr("Do not save"), next}}};
    });
}

void FileDesk::open(const QString& path)
{
    afterSaving(nullptr, [this, path] { load(path); });
}

void FileDesk::openBuiltin(const QString& name)
{
    afterSaving(nullptr, [this, name] {
        if (finished(m_document.openBuiltin(name)))
            begin();
    });
}

void FileDesk::openChosen(QWidget* parent)
{
    afterSaving(parent, [this, parent] {
        const QString folder = QFileInfo(m_document.suggestedPath()).path();
        const QString path = QFileDialog::getOpenFileName(parent, tr("Open a scenario"), folder, nameFilter());
        if (!path.isEmpty())
            load(path);
    });
}

bool FileDesk::mayClose()
{
    if (!m_closing && wouldLose()) {
        afterSaving(nullptr, [this] {
            m_closing = true;
            emit closeConfirmed();
        });
        return false;
    }
    m_recovery.forget();
    return true;
}

void FileDesk::save(QWidget* parent)
{
    if (m_document.path().isEmpty()) {
        saveChosen(parent);
        return;
    }
    const auto written = m_document.save();
    if (!written && m_document.onDisk() == OnDisk::Changed) {
        tellOnDisk(OnDisk::Changed); // with the ways out, which may have been closed
        return;
    }
    if (!finished(written))
        return;
    m_sayings.retract(kUnsaved);
    m_recovery.keep();
}

void FileDesk::saveAs(const QString& path)
{
    if (!finished(m_document.saveAs(path)))
        return;
    m_sayings.retract(kUnsaved);
    m_sayings.retract(kOnDisk);
    remember(path);
    m_recovery.keep();
}

void FileDesk::saveChosen(QWidget* parent)
{
    const QString path =
        QFileDialog::getSaveFileName(parent, tr("Save the scenario"), m_document.suggestedPath(), nameFilter());
    if (!path.isEmpty())
        saveAs(path);
}

void FileDesk::tellOnDisk(OnDisk now)
{
    const QString name = QFileInfo(m_document.path()).fileName();
    switch (now) {
    case OnDisk::Same: m_sayings.retract(kOnDisk); break;
    case OnDisk::Changed:
        m_sayings.retract(kFile); // of what was there before
        m_sayings.say(kOnDisk, [this, name] {
            return Message{Message::Kind::Notice,
                           tr("Another program has changed %1.").arg(name),
                           {{tr("Show what it wrote"), [this] { finished(m_document.takeTheirs()); }},
                            {tr("Keep what is here"), [this] { m_document.keepOurs(); }}}};
        });
        break;
    case OnDisk::Vanished:
        m_sayings.say(kOnDisk, [this, name] {
            return Message{Message::Kind::Notice,
                           tr("%1 is no longer there. What it held is still here.").arg(name),
                           {{tr("Write it again"), [this] { saveAs(m_document.path()); }}}};
        });
        break;
    }
}

void FileDesk::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : m_store ? recentFiles(*m_store) : QStringList()) {
        QAction* action = menu.addAction(withEscapedMnemonics(QFileInfo(path).fileName()));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (menu.isEmpty()) {
        menu.addAction(tr("No file yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Forget these")), &QAction::triggered, this, [this] { forgetRecentFiles(*m_store); });
}

} // namespace fenceline::app
