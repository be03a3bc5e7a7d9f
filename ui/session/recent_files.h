// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QSettings;

/// The files that were opened or saved last, the latest first, ten at most; kept in the user's settings.
namespace fenceline::ui {

/// The files that exist now. A missing one stays in the settings: its disk may come back, and the file with it.
QStringList recentFiles(const QSettings& store);
void addRecentFile(QSettings& store, const QString& path);
void forgetRecentFiles(QSettings& store);

} // namespace fenceline::ui
