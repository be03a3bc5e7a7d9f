// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QTest>

namespace fenceline::test {

/// The text equals the golden file. With FENCELINE_UPDATE_GOLDENS set the file is written instead: look at what
/// changed before it is kept. Empty: equal; else what to say.
inline QString differenceFromGolden(const QString& path, const QString& text)
{
    QFile file(path);
    if (qEnvironmentVariableIsSet("FENCELINE_UPDATE_GOLDENS")) {
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            return QStringLiteral("%1 cannot be written").arg(path);
        return {};
    }
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("%1 cannot be read").arg(path);
    const QStringList wanted = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList found = text.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::max(wanted.size(), found.size()); ++i)
        if (wanted.value(i) != found.value(i))
            return QStringLiteral("%1:%2: \"%3\", not \"%4\"")
                .arg(path)
                .arg(i + 1)
                .arg(found.value(i), wanted.value(i));
    return {};
}

} // namespace fenceline::test
