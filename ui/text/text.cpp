// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/text.h"

#include <QLocale>
#include <QTranslator>

namespace fenceline::ui {
namespace {

const QString& folder()
{
    static const QString kFolder = QStringLiteral(":/i18n");
    return kFolder;
}

} // namespace

void installTranslations(QCoreApplication& application)
{
    const QString english = QStringLiteral("fenceline_en");
    auto* plurals = new QTranslator(&application);
    if (plurals->load(english, folder()))
        QCoreApplication::installTranslator(plurals);

    auto* translator = new QTranslator(&application);
    const QLocale system;
    const bool found =
        translator->load(system, QStringLiteral("fenceline"), QStringLiteral("_"), folder(), QStringLiteral(".qm"));
    if (found && system.language() != QLocale::English)
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
    if (!found)
        QLocale::setDefault(QLocale(QLocale::English));
}

} // namespace fenceline::ui
