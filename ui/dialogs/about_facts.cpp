// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/about_facts.h"

#include "ui/text/text.h"

#include <QFile>
#include <QGuiApplication>
#include <QStringList>
#include <QSysInfo>

namespace fenceline::ui {
namespace {

QString compiler()
{
#if defined(__clang__)
    return QStringLiteral("Clang %1.%2.%3").arg(__clang_major__).arg(__clang_minor__).arg(__clang_patchlevel__);
#elif defined(__GNUC__)
    return QStringLiteral("GCC %1.%2.%3").arg(__GNUC__).arg(__GNUC_MINOR__).arg(__GNUC_PATCHLEVEL__);
#else
    return Text::tr("unknown", "the compiler");
#endif
}

} // namespace

std::vector<VersionFact> versionFacts(const AboutFacts& facts)
{
    return {
        {QStringLiteral("Fenceline"), facts.version},
        {QStringLiteral("Qt"), QString::fromLatin1(qVersion())},
        {Text::tr("Built with Qt"), QStringLiteral(QT_VERSION_STR)},
        {QStringLiteral("SQLite"), facts.sqlite},
        {Text::tr("Compiler"), compiler()},
        {Text::tr("Build", "of a program"), Text::tr("%1, %2", "the kind of a build, and for which machine")
                                                .arg(QStringLiteral(FENCELINE_BUILD), QSysInfo::buildAbi())},
        {Text::tr("System"), Text::tr("%1, %2", "an operating system, and what shows the window")
                                 .arg(QSysInfo::prettyProductName(), QGuiApplication::platformName())},
    };
}

QString versionsText(const AboutFacts& facts)
{
    QStringList lines;
    for (const auto& [name, value] : versionFacts(facts))
        lines << Text::tr("%1: %2", "a setting and its value, a line of text").arg(name, value);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

std::vector<LicenceFact> licenceFacts()
{
    return {
        {QStringLiteral("Fenceline"), QStringLiteral("GPL-3.0-or-later"),
         QStringLiteral("https://www.gnu.org/licenses/gpl-3.0.html")},
        {QStringLiteral("Qt"), QStringLiteral("LGPL-3.0"),
         QStringLiteral("https://www.qt.io/licensing/open-source-lgpl-obligations")},
        {QStringLiteral("SQLite"), Text::tr("public domain"), QStringLiteral("https://www.sqlite.org/copyright.html")},
        {QStringLiteral("JSON for Modern C++ (nlohmann)"), QStringLiteral("MIT"),
         QStringLiteral("https://github.com/nlohmann/json")},
        {QStringLiteral("tl::expected"), QStringLiteral("CC0-1.0"),
         QStringLiteral("https://github.com/TartanLlama/expected")},
        {Text::tr("Fonts Inter and Noto Sans, where the system has them"), QStringLiteral("OFL-1.1"),
         QStringLiteral("https://openfontlicense.org")},
    };
}

QString licenceText()
{
    QFile file(QStringLiteral(":/licence/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace fenceline::ui
