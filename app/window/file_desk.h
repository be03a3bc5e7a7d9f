// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/banner.h"
#include "ui/session/autosave.h"
#include "ui/session/document.h"
#include "ui/session/playback.h"

#include <QObject>
#include <functional>
#include <map>

class QMenu;
class QSettings;
class QWidget;

namespace fenceline::app {

/// Opening, saving and not losing anything: what a user asks of files, with the questions that are to be answered
/// before and the messages that come of it. The window only shows them.
class FileDesk : public QObject {
    Q_OBJECT
public:
    /// What outlives the desk: the session; where recent files are listed and what is kept for after a kill, each of
    /// which may be null.
    FileDesk(ui::Session& session, ui::Playback& playback, QSettings* store, ui::Autosave* autosave);

    ui::Document& document() { return m_document; }
    /// The file's name or, without a file, the scenario's.
    QString title() const;

    /// The session's scenario came from this file, by the command line.
    void follow(const QString& path);
    /// The work of a program that was killed, where there is some.
    void bringBack();

    // What is not saved is asked about first.
    void open(const QString& path);
    void openBuiltin(const QString& name);
    void openChosen(QWidget* parent);
    /// False: asked, and closeConfirmed() comes when it may be closed.
    bool mayClose();

    /// Where there is no file yet, as saveChosen().
    void save(QWidget* parent);
    void saveAs(const QString& path);
    void saveChosen(QWidget* parent);

    void fillRecent(QMenu& menu);
    /// What was said of these before, in the language that is in use now.
    void sayAgain(const QStringList& topics);

signals:
    void said(const fenceline::ui::Message& message);
    void retracted(const QString& topic);
    /// Another scenario came in as a whole: what is laid out by it is laid out anew.
    void opened();
    /// Nothing can be lost any more.
    void closeConfirmed();
    /// The file's name, or whether there is something to save.
    void stateChanged();

private:
    using MakeMessage = std::function<ui::Message()>;

    void say(const QString& topic, const MakeMessage& make);
    bool wouldLose() const;
    void afterSaving(QWidget* parent, const std::function<void()>& next);
    void load(const QString& path);
    void begin();
    bool finished(const Result<void>& done);
    void tellOnDisk(ui::OnDisk now);
    void keepForLater();

    ui::Session& m_session;
    ui::Document m_document;
    ui::Playback& m_playback;
    QSettings* m_store;
    ui::Autosave* m_autosave;
    std::map<QString, MakeMessage> m_sayings; ///< the last one of each topic
    bool m_closing = false;
    bool m_keeps = false; ///< something, for after a kill
};

} // namespace fenceline::app
