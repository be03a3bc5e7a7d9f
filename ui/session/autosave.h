// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/snapshot.h"
#include "ui/session/latest_writer.h"

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace fenceline::ui {

/// Keeps a session's latest snapshot on disk while the program runs, and finds those of programs that were killed. One
/// file for each running window, `<id>.json`, with a lock beside it that names the process. A file is written beside
/// the one before and put in its place when it is whole, on another thread: whoever edits does not wait.
class Autosave : public QObject {
    Q_OBJECT
public:
    /// Makes no folder and no file before the first write().
    explicit Autosave(QString folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// The latest snapshot whose program is gone, to be restored and then written as this window's own, in the place of
    /// what it has written itself; the others stay for the next window. `file`: only one of this scenario file. A file
    /// that is damaged is set aside as `<id>.damaged`, and so is one during whose restoring a program ended, so that it
    /// is not restored again.
    std::optional<Snapshot> takeOrphan(const QString& file = {});
    /// Whether takeOrphan() would find changes to this scenario file that are not in it.
    bool hasOrphan(const QString& file);
    /// Where what was found damaged lies now; each file is told of once.
    QStringList takeDamaged();
    /// The folder, where something is kept there that could not be looked at since nothing can be written there; told
    /// of once. Else empty.
    QString takeOutOfReach();

    /// Returns at once. If several come in a row, only the last one is sure to be written.
    void write(Snapshot snapshot);
    /// Waits until the last one is on disk.
    void finish() { m_writer.finish(); }
    /// Removes the snapshot: the window is closed, and its work was saved or discarded.
    void clear();

signals:
    /// The first of several failures in a row; the error is the reason alone.
    void failed(const fenceline::Error& error);

private:
    QString fileOf(const QString& id, const char* ending) const;
    std::unique_ptr<QLockFile> locked(const QString& id);
    bool lock();
    QStringList orphans() const;
    std::optional<Snapshot> read(const QString& id);
    void setAside(const QString& id, const char* ending);
    void removeOwn() const;
    void put(const Snapshot& snapshot);
    void tell(const Result<void>& written);

    QString m_folder;
    QString m_id;
    QStringList m_damaged;
    bool m_outOfReach = false;
    std::unique_ptr<QLockFile> m_lock; ///< held from the first write() on
    bool m_failing = false;
    LatestWriter<Snapshot> m_writer; ///< last, so that it is the first to go
};

/// The folder of this program's snapshots.
QString autosaveFolder();

} // namespace fenceline::ui
