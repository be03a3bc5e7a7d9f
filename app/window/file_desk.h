// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/recovery.h"
#include "app/window/sayings.h"
#include "ui/session/document.h"
#include "ui/session/playback.h"

#include <QObject>
#include <functional>

class QMenu;
class QSettings;
class QWidget;

namespace fenceline::app {

/// Opens and saves files for the user without losing work: it decides which questions to ask first and what to report.
/// The window only shows these messages.
class FileDesk : public QObject {
    Q_OBJECT
public:
    /// All of these outlive the desk. `store` lists the recent files, `autosave` keeps the work in case the program is
    /// killed; each may be null.
    FileDesk(ui::Session& session, ui::Playback& playback, Sayings& sayings, QSettings* store, ui::Autosave* autosave);

    ui::Document& document() { return m_document; }
    /// The file's name or, without a file, the scenario's.
    QString title() const;

    /// To be called if the session's scenario was read from this file already, named on the command line. Offers the
    /// work on it of a program that was killed, if there is some.
    void follow(const QString& path);
    /// Restores the work of a program that was killed, if there is some. `file`: only what was done to this file.
    void bringBack(const QString& file = {});

    // If there are unsaved changes, these ask first.
    void open(const QString& path);
    void openBuiltin(const QString& name);
    void openChosen(QWidget* parent);
    /// False: the user is asked, and closeConfirmed() follows if the window may be closed.
    bool mayClose();

    /// Does the same as saveChosen() if there is no file yet.
    void save(QWidget* parent);
    void saveAs(const QString& path);
    void saveChosen(QWidget* parent);

    void fillRecent(QMenu& menu);

signals:
    /// Another scenario was opened: whatever is laid out for it must be laid out anew.
    void opened();
    /// The window may be closed: nothing can be lost.
    void closeConfirmed();
    /// The file's name, or whether there is something to save.
    void stateChanged();

private:
    bool wouldLose() const;
    void afterSaving(QWidget* parent, const std::function<void()>& next);
    void load(const QString& path);
    void begin();
    bool finished(const Result<void>& done);
    void tellOnDisk(ui::OnDisk now);
    void remember(const QString& path);

    ui::Session& m_session;
    ui::Document m_document;
    ui::Playback& m_playback;
    Sayings& m_sayings;
    QSettings* m_store;
    Recovery m_recovery;
    bool m_closing = false;
};

} // namespace fenceline::app
