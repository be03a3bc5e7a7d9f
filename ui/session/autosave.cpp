// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/autosave.h"

#include "ui/session/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr const char* kWhole = "json";
constexpr const char* kBeingRestored = "restoring";
constexpr const char* kLock = "lock";
constexpr const char* kDamaged = "damaged";

bool isHeld(const QLockFile& lock)
{
    qint64 holder = 0;
    QString host;
    QString program;
    return lock.getLockInfo(&holder, &host, &program) && (::kill(pid_t(holder), 0) == 0 || errno == EPERM);
}

bool canBeWrittenTo(const QString& folder)
{
    QTemporaryFile probe(folder + QStringLiteral("/probe"));
    return probe.open() && probe.write("?") == 1 && probe.flush();
}

/// One name for each file, whatever links lead there.
QString nameOf(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical; // it is not there
}

/// `file` empty: of any.
bool isOf(const Snapshot& snapshot, const QString& file)
{
    return file.isEmpty() || (!snapshot.file.empty() && nameOf(QString::fromStdString(snapshot.file)) == nameOf(file));
}

} // namespace

QString autosaveFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

Autosave::Autosave(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_writer([this](const Snapshot& snapshot) { put(snapshot); })
{
}

Autosave::~Autosave() = default;

QString Autosave::fileOf(const QString& id, const char* ending) const
{
    return QStringLiteral("%1/%2.%3").arg(m_folder, id, QLatin1String(ending));
}

/// None where a running program has it. Where the folder is at fault, on a full disk, what is kept is out of reach.
std::unique_ptr<QLockFile> Autosave::locked(const QString& id)
{
    auto lock = std::make_unique<QLockFile>(fileOf(id, kLock));
    lock->setStaleLockTime(0); // stale is what a dead process has left, however long a living one takes
    if (lock->tryLock(0))
        return lock;
    m_outOfReach |= QFile::exists(fileOf(id, kWhole)) && !isHeld(*lock) && !canBeWrittenTo(m_folder);
    return nullptr;
}

/// False where a running program has it.
bool Autosave::lock()
{
    m_lock = locked(m_id);
    return m_lock != nullptr;
}

/// The latest one first; what is left over beside none at the end.
QStringList Autosave::orphans() const
{
    QStringList ids;
    for (const char* ending : {kWhole, kBeingRestored, kLock})
        for (const QFileInfo& file :
             QDir(m_folder).entryInfoList({QStringLiteral("*.") + QLatin1String(ending)}, QDir::Files, QDir::Time))
            if (!ids.contains(file.completeBaseName()))
                ids << file.completeBaseName();
    return ids;
}

std::optional<Snapshot> Autosave::takeOrphan(const QString& file)
{
    for (const QString& id : orphans()) {
        auto lock = locked(id);
        auto snapshot = lock ? read(id) : std::nullopt;
        if (!snapshot || !isOf(*snapshot, file) || !QFile::rename(fileOf(id, kWhole), fileOf(id, kBeingRestored)))
            continue;
        finish();
        removeOwn();
        m_id = id;
        m_lock = std::move(lock);
        return snapshot;
    }
    return std::nullopt;
}

bool Autosave::hasOrphan(const QString& file)
{
    const QStringList ids = orphans();
    return std::any_of(ids.begin(), ids.end(), [&](const QString& id) {
        const auto lock = locked(id);
        const auto snapshot = lock ? read(id) : std::nullopt;
        return snapshot && isOf(*snapshot, file) && snapshot->saved != snapshot->states.at(snapshot->current);
    });
}

/// Whoever calls it has the lock.
std::optional<Snapshot> Autosave::read(const QString& id)
{
    const QString whole = fileOf(id, kWhole);
    if (!QFile::exists(whole)) {
        setAside(id, kBeingRestored);
        return std::nullopt;
    }
    QFile::remove(fileOf(id, kBeingRestored));
    QFile file(whole);
    if (!file.open(QIODevice::ReadOnly)) {
        m_damaged << whole;
        return std::nullopt;
    }
    const QByteArray bytes = file.readAll();
    file.close();
    auto snapshot = readSnapshot({bytes.data(), std::size_t(bytes.size())});
    if (snapshot)
        return std::move(*snapshot);
    setAside(id, kWhole);
    return std::nullopt;
}

/// Beside what was set aside before: it is somebody's work.
void Autosave::setAside(const QString& id, const char* ending)
{
    const QString file = fileOf(id, ending);
    QString aside = fileOf(id, kDamaged);
    for (int more = 2; QFile::exists(aside); ++more)
        aside = fileOf(QStringLiteral("%1-%2").arg(id).arg(more), kDamaged);
    if (QFile::rename(file, aside))
        m_damaged << aside;
}

QStringList Autosave::takeDamaged()
{
    return std::exchange(m_damaged, {});
}

QString Autosave::takeOutOfReach()
{
    return std::exchange(m_outOfReach, false) ? m_folder : QString();
}

void Autosave::removeOwn() const
{
    if (!m_lock)
        return;
    QFile::remove(fileOf(m_id, kWhole));
    QFile::remove(fileOf(m_id, kBeingRestored));
}

void Autosave::write(Snapshot snapshot)
{
    if (!m_lock && (!QDir().mkpath(m_folder) || !lock()))
        return tell(fail(tr("the folder %1 cannot be written to", "the reason, in brackets")
                             .arg(QDir::toNativeSeparators(m_folder))
                             .toStdString()));
    m_writer.write(std::move(snapshot));
}

/// On the writer's thread.
void Autosave::put(const Snapshot& snapshot)
{
    const auto written = replaceFile(QByteArray::fromStdString(writeSnapshot(snapshot)), fileOf(m_id, kWhole));
    if (written)
        QFile::remove(fileOf(m_id, kBeingRestored));
    QMetaObject::invokeMethod(
        this, [this, written] { tell(written); }, Qt::QueuedConnection);
}

void Autosave::tell(const Result<void>& written)
{
    const bool failedBefore = std::exchange(m_failing, !written);
    if (!written && !failedBefore)
        emit failed(written.error());
}

void Autosave::clear()
{
    finish();
    removeOwn();
    m_lock.reset();
}

} // namespace fenceline::ui
