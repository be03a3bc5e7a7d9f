// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/text/names.h"
#include "ui/text/pseudo_language.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QWidget>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

const QString kVariable = QStringLiteral("FENCELINE_LANGUAGE");

/// Counts what it is told of the language.
class Listener : public QWidget {
public:
    int told = 0;

protected:
    void changeEvent(QEvent* event) override { told += event->type() == QEvent::LanguageChange ? 1 : 0; }
};

QStringList codesOf(const QList<Language>& list)
{
    QStringList codes;
    for (const Language& language : list)
        codes << language.code;
    return codes;
}

} // namespace

/// Which languages there are, which one comes first, and what a switch at run time changes.
class TextLanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::failOnAnyWarning();
        qunsetenv(qPrintable(kVariable));
        QVERIFY(useLanguage(QStringLiteral("en")));
    }

    void cleanup() { QVERIFY(useLanguage(QStringLiteral("en"))); }

    /// What comes with the program has a title in each language; what a user has named keeps its name.
    void builtInScenariosHaveTitlesInEachLanguage()
    {
        QVERIFY(useLanguage(QStringLiteral("de")));
        for (const Builtin& builtin : builtinScenarios()) {
            const Scenario scenario = readScenario(builtin.text).value();
            QVERIFY2(titleOf(scenario) != QString::fromStdString(scenario.name), scenario.name.c_str());
        }
        QCOMPARE(titleOf(Scenario{}), QStringLiteral("Der angehaltene Inhaber"));
        Scenario own;
        own.name = "My <b>run</b>";
        QCOMPARE(titleOf(own), QStringLiteral("My <b>run</b>"));
        own.name.clear();
        QCOMPARE(titleOf(own), QString());
    }

    void languagesAreOfferedByTheirOwnNames()
    {
        QCOMPARE(codesOf(languages()).front(), QStringLiteral("en"));
        QCOMPARE(languages().front().name, QStringLiteral("English"));
        QVERIFY(!codesOf(languages()).contains(QStringLiteral("en-XA")));
        QCOMPARE(codesOf(pseudoLanguages()), QStringList({QStringLiteral("en-XA"), QStringLiteral("ar-XB")}));
        for (const Language& language : languages()) {
            const QString own = QLocale(language.code).nativeLanguageName(); // `American English`
            QVERIFY2(own.contains(language.name), qPrintable(language.code));
        }
    }

    void theEnvironmentDecidesBeforeTheUser_data()
    {
        QTest::addColumn<QString>("environment");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("language");
        QTest::newRow("neither: the system's is C") << QString() << QString() << QStringLiteral("en");
        QTest::newRow("chosen") << QString() << QStringLiteral("ar-XB") << QStringLiteral("ar-XB");
        QTest::newRow("both") << QStringLiteral("en-XA") << QStringLiteral("en") << QStringLiteral("en-XA");
        QTest::newRow("of Austria") << QStringLiteral("de_AT.UTF-8") << QString() << QStringLiteral("de");
        QTest::newRow("unknown") << QStringLiteral("tlh") << QStringLiteral("ar-XB") << QStringLiteral("ar-XB");
        QTest::newRow("both unknown") << QStringLiteral("tlh") << QStringLiteral("vo") << QStringLiteral("en");
        QTest::newRow("as a locale") << QStringLiteral("en_XA.UTF-8") << QString() << QStringLiteral("en-XA");
        QTest::newRow("a country of no file of its own")
            << QStringLiteral("en_GB.UTF-8@euro") << QStringLiteral("ar-XB") << QStringLiteral("en");
    }
    void theEnvironmentDecidesBeforeTheUser()
    {
        QFETCH(QString, environment);
        QFETCH(QString, chosen);
        qputenv(qPrintable(kVariable), environment.toUtf8());
        QTEST(languageAtStart(chosen), "language");
    }

    void aSwitchIsToldOnceAndExchangesEverything()
    {
        Listener window;
        QVERIFY(useLanguage(QStringLiteral("ar-XB")));
        QCoreApplication::processEvents();
        QCOMPARE(window.told, 1);
        QCOMPARE(window.layoutDirection(), Qt::RightToLeft);
        QVERIFY(rowsText(1) != QStringLiteral("1 row"));

        QVERIFY(useLanguage(QStringLiteral("en")));
        QCoreApplication::processEvents();
        QCOMPARE(window.told, 2);
        QCOMPARE(window.layoutDirection(), Qt::LeftToRight);
        QCOMPARE(rowsText(1), QStringLiteral("1 row"));
        QCOMPARE(rowsText(3), QStringLiteral("3 rows"));
    }

    void germanHasItsWordsItsNumbersAndQtsButtons()
    {
        QVERIFY(useLanguage(QStringLiteral("de")));
        QCOMPARE(durationText(Duration{2'500}), QStringLiteral("2,5 s"));
        QCOMPARE(countText(1'200), QStringLiteral("1.200"));
        QCOMPARE(rowsText(1), QStringLiteral("1 Zeile"));
        QCOMPARE(rowsText(0), QStringLiteral("0 Zeilen"));
        QCOMPARE(readDuration(QStringLiteral("2,5 s"), Duration{0}, kLongestDuration).value(), Duration{2'500});
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
        QVERIFY(useLanguage(QStringLiteral("en")));
        QCOMPARE(durationText(Duration{2'500}), QStringLiteral("2.5 s"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    }

    void anUnknownLanguageChangesNothing()
    {
        QVERIFY(useLanguage(QStringLiteral("en-XA")));
        const QString before = rowsText(2);
        QVERIFY(!useLanguage(QStringLiteral("tlh")));
        QVERIFY(!useLanguage(QStringLiteral("en-GB"))); // no catalogue of that very name
        QVERIFY(!useLanguage(QString()));
        QCOMPARE(rowsText(2), before);
    }

    void theLongLanguageIsAThirdLonger_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("text");
        QTest::newRow("word") << QStringLiteral("Worker") << QStringLiteral("[Ŵóŕŕķéŕŕ]");
        QTest::newRow("placeholders") << QStringLiteral("%1 waits: %L2, %n") << QStringLiteral("[%1 ŵáíítš: %L2, %n]");
        QTest::newRow("markup") << QStringLiteral("a <b>bold</b> &amp; <br/>")
                                << QStringLiteral("[á <b>bóóĺd</b> &amp; <br/>]");
        QTest::newRow("mnemonic") << QStringLiteral("&Open") << QStringLiteral("[&Opéññ]");
        QTest::newRow("less than") << QStringLiteral("%1 < %2") << QStringLiteral("[%1 < %2]");
    }
    void theLongLanguageIsAThirdLonger()
    {
        QFETCH(QString, english);
        QTEST(pseudoText(Pseudo::Longer, english), "text");
    }

    void theOtherOneRunsFromTheRight()
    {
        const QString text = pseudoText(Pseudo::RightToLeft, QStringLiteral("%1 is free"));
        QCOMPARE(text, QStringLiteral("%1 \u200F\u202Eis\u202C \u200F\u202Efree\u202C"));
        QVERIFY(pseudoText(Pseudo::RightToLeft, QStringLiteral("Free")).isRightToLeft());
    }

    void pluralsAreThoseOfTheNumber()
    {
        QVERIFY(useLanguage(QStringLiteral("en-XA")));
        QCOMPARE(rowsText(1), QStringLiteral("[1 ŕóŵŵ]"));
        QVERIFY(rowsText(2).size() > rowsText(1).size());
        QVERIFY(!rowsText(2).contains(QLatin1Char('(')));
    }

    void whatIsWrittenCanBeTypedAgain_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : codesOf(languages()) + codesOf(pseudoLanguages()))
            QTest::newRow(qPrintable(code)) << code;
    }
    void whatIsWrittenCanBeTypedAgain()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (const qint64 ms :
             {qint64(0), qint64(250), qint64(2'500), qint64(12'345), qint64(1'200'000), qint64(24 * 3'600'000)}) {
            const QString text = durationText(Duration{ms});
            const auto read = readDuration(text, Duration{0}, kLongestDuration);
            QVERIFY2(read.has_value(), qPrintable(text));
            QCOMPARE(*read, Duration{ms});
        }
    }

    void digitsOfOtherScriptsAreRead()
    {
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        const QString text = durationText(Duration{2'500});
        QVERIFY2(text.contains(QChar(0x0662)), qPrintable(text)); // two
        QCOMPARE(readDuration(text, Duration{0}, kLongestDuration).value(), Duration{2'500});
    }

    void qtsOwnTextsAreLeftAlone()
    {
        QVERIFY(useLanguage(QStringLiteral("en-XA")));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    }
};

QTEST_MAIN(TextLanguagesTest)
#include "text_languages_test.moc"
