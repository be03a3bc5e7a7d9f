// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace fenceline::ui {
namespace {

constexpr int kMost = 10;

QString key()
{
    return QStringLiteral("files/recent");
}

} // namespace

QStringList recentFiles(const QSettings& store)
{
    QStringList files = store.value(key()).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    return files;
}

void addRecentFile(QSettings& store, const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = store.value(key()).toStringList();
    files.removeAll(absolute);
    files.prepend(absolute);
    store.setValue(key(), files.mid(0, kMost));
}

void forgetRecentFiles(QSettings& store)
{
    store.remove(key());
}

} // namespace fenceline::ui
