// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/scenario_file.h"

#include "core/format/scenario_reader.h"
#include "core/format/scenario_writer.h"
#include "core/scenario/limits.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QSaveFile>
#include <QUrl>

namespace fenceline::ui {
namespace {

class File {
    Q_DECLARE_TR_FUNCTIONS(fenceline::ui::File)
};

QString shown(const QString& path)
{
    return QDir::toNativeSeparators(path);
}

tl::unexpected<Error> unreadable(const QString& path, const QString& why)
{
    return fail(File::tr("%1 cannot be read: %2. What is open stays as it is.").arg(shown(path), why).toStdString());
}

tl::unexpected<Error> unwritable(const QString& path, const QString& why)
{
    return fail(File::tr("%1 cannot be written: %2. Nothing is lost: save it in another folder or under another name.")
                    .arg(shown(path), why)
                    .toStdString());
}

QString whyNoFile(const QFileInfo& info)
{
    return info.isDir() ? File::tr("it is a folder") : File::tr("it is no ordinary file");
}

} // namespace

Result<QByteArray> readBytes(const QString& path)
{
    // One byte more than a scenario may have is enough for the reader to refuse it.
    constexpr auto kEnough = qint64(limits::kLargestFile) + 1;
    const QFileInfo info(path);
    if (!info.exists())
        return unreadable(path, File::tr("there is no such file"));
    if (!info.isFile())
        return unreadable(path, whyNoFile(info));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, file.errorString());
    const QByteArray bytes = file.read(kEnough);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, file.errorString());
    return bytes;
}

Result<Scenario> scenarioFrom(const QByteArray& bytes, const QString& path)
{
    auto scenario = readScenario({bytes.data(), std::size_t(bytes.size())});
    if (scenario)
        return scenario;
    const Error& error = scenario.error();
    const QString place = error.line > 0 ? QStringLiteral("%1:%2").arg(shown(path)).arg(error.line) : shown(path);
    return fail((place + QStringLiteral(": ")).toStdString() + error.message, error.line);
}

QByteArray bytesOf(const Scenario& scenario)
{
    return QByteArray::fromStdString(writeScenario(scenario));
}

Result<void> replaceFile(const QByteArray& bytes, const QString& path)
{
    const auto because = [](const QString& why) { return fail(why.toStdString()); };
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return because(whyNoFile(info));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return because(file.errorString());
    // A disk that fills up takes a part and says no to the next one; commit() alone would take the part for the whole.
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = file.write(bytes.data() + done, bytes.size() - done);
        if (written <= 0)
            return because(file.errorString());
        done += written;
    }
    if (!file.commit())
        return because(file.errorString());
    return {};
}

Result<void> writeBytes(const QByteArray& bytes, const QString& path)
{
    if (const auto written = replaceFile(bytes, path); !written)
        return unwritable(path, QString::fromStdString(written.error().message));
    return {};
}

std::optional<QString> droppedFile(const QMimeData& data)
{
    const auto urls = data.urls();
    if (urls.size() != 1 || !urls.front().isLocalFile())
        return std::nullopt;
    const QString path = urls.front().toLocalFile();
    const bool isScenario = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    return isScenario ? std::optional(path) : std::nullopt;
}

QString fileNameFor(const Scenario& scenario)
{
    QString name;
    for (const QChar c : QString::fromStdString(scenario.name).toLower()) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    constexpr int kLongest = 60;
    name = name.left(kLongest);
    return (name.isEmpty() ? QStringLiteral("scenario") : name) + QStringLiteral(".fenceline.json");
}

} // namespace fenceline::ui
