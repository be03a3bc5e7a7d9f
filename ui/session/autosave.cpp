// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/autosave.h"

#include "ui/session/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

namespace fenceline::ui {
namespace {

constexpr const char* kWhole = "json";
constexpr const char* kBeingRestored = "restoring";
constexpr const char* kLock = "lock";
constexpr const char* kDamaged = "damaged";

} // namespace

QString autosaveFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

Autosave::Autosave(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_thread.setMaxThreadCount(1);
}

Autosave::~Autosave()
{
    finish();
}

QString Autosave::fileOf(const QString& id, const char* ending) const
{
    return QStringLiteral("%1/%2.%3").arg(m_folder, id, QLatin1String(ending));
}

/// False where a running program has it.
bool Autosave::lock(const QString& id)
{
    auto lock = std::make_unique<QLockFile>(fileOf(id, kLock));
    lock->setStaleLockTime(0); // stale is what a dead process has left, however long a living one takes
    if (!lock->tryLock(0))
        return false;
    m_id = id;
    m_lock = std::move(lock);
    return true;
}

std::optional<Snapshot> Autosave::takeOrphan()
{
    // The latest one first; what is left over beside none at the end.
    QStringList ids;
    for (const char* ending : {kWhole, kBeingRestored, kLock})
        for (const QFileInfo& file :
             QDir(m_folder).entryInfoList({QStringLiteral("*.") + QLatin1String(ending)}, QDir::Files, QDir::Time))
            if (!ids.contains(file.completeBaseName()))
                ids << file.completeBaseName();
    const QString own = m_id;
    for (const QString& id : std::as_const(ids)) {
        if (!lock(id))
            continue;
        if (auto snapshot = take(id))
            return snapshot;
        m_lock.reset();
    }
    m_id = own;
    return std::nullopt;
}

std::optional<Snapshot> Autosave::take(const QString& id)
{
    const QString whole = fileOf(id, kWhole);
    const QString beingRestored = fileOf(id, kBeingRestored);
    if (!QFile::exists(whole)) {
        setAside(id, kBeingRestored);
        return std::nullopt;
    }
    QFile::remove(beingRestored);
    QFile file(whole);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    file.close();
    auto snapshot = readSnapshot({bytes.data(), std::size_t(bytes.size())});
    if (!snapshot) {
        setAside(id, kWhole);
        return std::nullopt;
    }
    if (!QFile::rename(whole, beingRestored))
        return std::nullopt;
    return std::move(*snapshot);
}

void Autosave::setAside(const QString& id, const char* ending) const
{
    const QString file = fileOf(id, ending);
    if (!QFile::exists(file))
        return;
    QFile::remove(fileOf(id, kDamaged));
    QFile::rename(file, fileOf(id, kDamaged));
}

void Autosave::write(Snapshot snapshot)
{
    if (!m_lock && (!QDir().mkpath(m_folder) || !lock(m_id)))
        return tell(fail(tr("What is not saved is not kept either: the folder %1 cannot be written to.")
                             .arg(QDir::toNativeSeparators(m_folder))
                             .toStdString()));
    const QMutexLocker guard(&m_mutex);
    m_pending = std::move(snapshot);
    if (std::exchange(m_isWriting, true))
        return;
    m_thread.start([this] { writePending(); });
}

/// On the other thread, until there is nothing more to write.
void Autosave::writePending()
{
    const QString file = fileOf(m_id, kWhole);
    for (;;) {
        std::optional<Snapshot> next;
        {
            const QMutexLocker guard(&m_mutex);
            next = std::exchange(m_pending, std::nullopt);
            m_isWriting = next.has_value();
        }
        if (!next)
            return;
        const auto written = writeBytes(QByteArray::fromStdString(writeSnapshot(*next)), file);
        if (written)
            QFile::remove(fileOf(m_id, kBeingRestored));
        QMetaObject::invokeMethod(
            this, [this, written] { tell(written); }, Qt::QueuedConnection);
    }
}

void Autosave::tell(const Result<void>& written)
{
    const bool failedBefore = std::exchange(m_failing, !written);
    if (!written && !failedBefore)
        emit failed(written.error());
}

void Autosave::finish()
{
    m_thread.waitForDone();
}

void Autosave::clear()
{
    finish();
    if (!m_lock)
        return;
    QFile::remove(fileOf(m_id, kWhole));
    QFile::remove(fileOf(m_id, kBeingRestored));
    m_lock.reset();
}

} // namespace fenceline::ui
