// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/snapshot.h"
#include "ui/session/session.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <optional>

namespace fenceline::ui {

/// What has become of a document's file since it was last read or written.
enum class OnDisk {
    Same,
    Changed,  ///< another program has written it
    Vanished, ///< it is gone, or cannot be read
};

/// The file behind a session: opens and saves it, knows whether there is something to lose, and notices when somebody
/// else writes it. Whatever fails changes nothing, and its error is a whole sentence for a user.
class Document : public QObject {
    Q_OBJECT
public:
    /// The document has no file until follow() or open() is called. The session outlives the document.
    explicit Document(Session& session, QObject* parent = nullptr);

    /// Empty: a built-in scenario, or one that has no file yet.
    const QString& path() const { return m_file.path; }
    /// Whether closing the session would lose work: the scenario differs from what the file holds or, if there is no
    /// file, from what was opened.
    bool isModified() const;
    /// Whether the scenario differs from what was last opened or saved, whatever has become of the file since.
    bool isEdited() const { return m_file.saved != m_session.scenario(); }
    OnDisk onDisk() const { return m_file.onDisk; }
    /// The scenario that changes are listed against: the built-in scenario with the title of the one that was opened
    /// or, if there is none, the one that was opened.
    const Scenario& original() const { return m_original; }
    /// For a first save: beside the present file, named after the scenario.
    QString suggestedPath() const;

    /// The session's scenario was read from this file, by the command line, say.
    void follow(const QString& path);
    Result<void> open(const QString& path);
    Result<void> openBuiltin(const QString& name);
    /// Refused where another program has written the file since: what it wrote is open()ed, or given up by keepOurs().
    Result<void> save();
    /// Overwrites a file that is there.
    Result<void> saveAs(const QString& path);
    /// Lets the next save() overwrite what another program wrote.
    void keepOurs();
    /// Takes over what another program wrote, as a step that can be undone.
    Result<void> takeTheirs();

    Snapshot snapshot(Instant playhead) const;
    Result<void> restore(const Snapshot& snapshot);

signals:
    /// Another scenario was opened, the path is another, or whether there is something to lose.
    void stateChanged();
    void onDiskChanged(fenceline::ui::OnDisk now);

private:
    struct File {
        QString path;
        std::optional<QByteArray> bytes; ///< as they were last read or written; none: they are not known
        std::optional<Scenario> saved;   ///< what they mean
        OnDisk onDisk = OnDisk::Same;
        QByteArray theirs = {}; ///< what another program wrote, as last reported, while `onDisk` is Changed
    };

    Result<void> replace(const History& history, File file);
    void watch();
    void look();
    /// `theirs`: what another program wrote, while `now` is Changed.
    void setOnDisk(OnDisk now, const QByteArray& theirs = {});
    void showState(); ///< if it has changed
    void sayState();
    void findOriginal();

    Session& m_session;
    File m_file;
    Scenario m_beginning;
    Scenario m_original;
    QFileSystemWatcher m_watcher;
    QString m_pathSaid;
    bool m_modifiedSaid = false;
};

} // namespace fenceline::ui
