// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/languages.h"

#include "ui/text/pseudo_language.h"
#include "ui/text/text.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <memory>
#include <vector>

namespace fenceline::ui {
namespace {

struct Noted {
    const char* text;
    const char* comment;
};
constexpr Noted kOwnName =
    QT_TRANSLATE_NOOP3("fenceline::ui::Text", "English", "your language as its speakers call it, such as Deutsch");

/// Qt's list of translators is the application's; what it points to is kept here.
std::vector<std::unique_ptr<QTranslator>>& installed()
{
    static std::vector<std::unique_ptr<QTranslator>> kept;
    return kept;
}

QString english()
{
    return QStringLiteral("en");
}

/// The catalogue of a language; null where there is none.
std::unique_ptr<QTranslator> catalogueOf(QString code)
{
    const QString file = QStringLiteral(":/i18n/fenceline_%1.qm").arg(code.replace(QLatin1Char('-'), QLatin1Char('_')));
    auto catalogue = std::make_unique<QTranslator>();
    // load() by itself is content with one of a shorter name.
    if (!QFile::exists(file) || !catalogue->load(file))
        return nullptr;
    return catalogue;
}

/// What Qt itself says, on the buttons of its dialogs; null where the system does not have it.
std::unique_ptr<QTranslator> catalogueOfQt(const QLocale& locale)
{
    auto catalogue = std::make_unique<QTranslator>();
    if (!catalogue->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        return nullptr;
    return catalogue;
}

/// A locale's name, `de_AT.UTF-8` or `de-Latn-AT`, means `de` where there is nothing closer; empty: nothing near.
QString closest(QString wanted, const QList<Language>& known)
{
    wanted = wanted.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0);
    wanted.replace(QLatin1Char('_'), QLatin1Char('-'));
    for (; !wanted.isEmpty(); wanted.truncate(std::max<qsizetype>(0, wanted.lastIndexOf(QLatin1Char('-')))))
        for (const Language& language : known)
            if (language.code.compare(wanted, Qt::CaseInsensitive) == 0)
                return language.code;
    return {};
}

/// Of the country in which the system speaks the language, if it does: numbers are not the same in all of them.
QLocale localeOf(const QString& code)
{
    const QLocale plain(pseudoOf(code) ? english() : code);
    for (const QString& spoken : QLocale::system().uiLanguages())
        if (const QLocale locale(spoken); locale.language() == plain.language())
            return locale;
    return plain;
}

} // namespace

QList<Language> languages()
{
    QList<Language> found;
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("fenceline_*.qm")})) {
        QString code = file.section(QLatin1Char('.'), 0, 0).mid(qsizetype(sizeof "fenceline_") - 1);
        code.replace(QLatin1Char('_'), QLatin1Char('-'));
        const auto catalogue = catalogueOf(code);
        const QString name =
            catalogue ? catalogue->translate("fenceline::ui::Text", kOwnName.text, kOwnName.comment) : QString();
        found << Language{code, name.isEmpty() ? QString::fromLatin1(kOwnName.text) : name};
    }
    std::sort(found.begin(), found.end(), [](const Language& a, const Language& b) {
        const bool first = a.code == english();
        return first != (b.code == english()) ? first : a.name < b.name;
    });
    return found;
}

QList<Language> pseudoLanguages()
{
    return {{QStringLiteral("en-XA"), pseudoText(Pseudo::Longer, QString::fromLatin1(kOwnName.text))},
            {QStringLiteral("ar-XB"), pseudoText(Pseudo::RightToLeft, QString::fromLatin1(kOwnName.text))}};
}

QString languageOfEnvironment()
{
    return closest(qEnvironmentVariable("FENCELINE_LANGUAGE"), languages() + pseudoLanguages());
}

QString languageFor(const QString& chosen)
{
    if (const QString code = closest(chosen, languages() + pseudoLanguages()); !code.isEmpty())
        return code;
    for (const QString& spoken : QLocale::system().uiLanguages())
        if (const QString code = closest(spoken, languages()); !code.isEmpty())
            return code;
    return english();
}

QString languageAtStart(const QString& chosen)
{
    const QString asked = languageOfEnvironment();
    return asked.isEmpty() ? languageFor(chosen) : asked;
}

bool useLanguage(const QString& code)
{
    const auto pseudo = pseudoOf(code);
    auto own = pseudo ? std::make_unique<PseudoTranslator>(*pseudo, catalogueOf(english())) : catalogueOf(code);
    if (!own)
        return false;
    const QLocale locale = localeOf(code);
    QLocale::setDefault(locale);
    QGuiApplication::setLayoutDirection(pseudo == Pseudo::RightToLeft ? Qt::RightToLeft : locale.textDirection());

    std::vector<std::unique_ptr<QTranslator>> now;
    now.push_back(catalogueOf(english())); // its plurals, where a catalogue has none
    if (auto ofQt = pseudo || code == english() ? nullptr : catalogueOfQt(QLocale(code)))
        now.push_back(std::move(ofQt));
    if (code != english())
        now.push_back(std::move(own));
    for (const auto& translator : now)
        QCoreApplication::installTranslator(translator.get());
    installed() = std::move(now); // the former ones take themselves out
    return true;
}

} // namespace fenceline::ui
