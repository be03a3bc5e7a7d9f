// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"

#include <QGuiApplication>
#include <QLocale>
#include <QTextLayout>

using namespace fenceline;
using namespace fenceline::ui;

/// Durations, times and counts, in words and from words.
class TextQuantitiesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        QLocale::setDefault(QLocale(QLocale::English));
    }

    void durationsAreExact_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << qint64(0) << QStringLiteral("0 s");
        QTest::newRow("short") << qint64(250) << QStringLiteral("250 ms");
        QTest::newRow("whole") << qint64(15'000) << QStringLiteral("15 s");
        QTest::newRow("half") << qint64(2'500) << QStringLiteral("2.5 s");
        QTest::newRow("fine") << qint64(12'345) << QStringLiteral("12.345 s");
        QTest::newRow("ten times") << qint64(10'010) << QStringLiteral("10.01 s");
        QTest::newRow("two minutes, nearly") << qint64(119'500) << QStringLiteral("119.5 s");
        QTest::newRow("two minutes") << qint64(120'000) << QStringLiteral("2 min");
        QTest::newRow("minutes and seconds") << qint64(150'500) << QStringLiteral("2 min 30.5 s");
        QTest::newRow("hours and minutes") << qint64(5'400'000) << QStringLiteral("1 h 30 min");
        QTest::newRow("all of them") << qint64(7'384'005) << QStringLiteral("2 h 3 min 4.005 s");
        QTest::newRow("minutes") << qint64(1'200'000) << QStringLiteral("20 min");
        QTest::newRow("a day") << qint64(86'400'000) << QStringLiteral("24 h");
    }
    void durationsAreExact()
    {
        QFETCH(qint64, ms);
        QFETCH(QString, text);
        QCOMPARE(durationText(Duration{ms}), text);
        QCOMPARE(readDuration(text, Duration{0}, kLongestDuration).value(), Duration{ms});
    }

    void timesKeepOneDecimal()
    {
        QCOMPARE(timeText(Instant{Duration{10'000}}), QStringLiteral("10.0 s"));
        QCOMPARE(timeText(Instant{Duration{17'512}}), QStringLiteral("17.512 s"));
        QCOMPARE(clockText(Instant{Duration{17'592}}), QStringLiteral("17.5 s"));
        QCOMPARE(timeText(Instant{Duration{150'000}}), QStringLiteral("2 min 30.0 s"));
        QCOMPARE(clockText(Instant{Duration{3'600'000}}), QStringLiteral("1 h 0 min 0.0 s"));
    }

    void numbersFollowTheLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(durationText(Duration{2'500}), QStringLiteral("2,5 s"));
        QCOMPARE(readDuration(QStringLiteral("2,5 s"), Duration{0}, kLongestDuration).value(), Duration{2'500});
        QCOMPARE(readDuration(QStringLiteral("2.5s"), Duration{0}, kLongestDuration).value(), Duration{2'500});
        QCOMPARE(tokenText(Token{1'000'000}), QStringLiteral("1000000"));
    }

    void everyDurationThatIsShownCanBeReadBack()
    {
        for (const auto& code : {QStringLiteral("de"), QStringLiteral("en-XA"), QStringLiteral("ar-XB")}) {
            useLanguage(code);
            for (const qint64 ms : {250, 15'000, 150'500, 7'384'005})
                QCOMPARE(readDuration(durationText(Duration{ms}), Duration{0}, kLongestDuration).value(), Duration{ms});
        }
        useLanguage(QStringLiteral("en"));
        for (const auto language : {QLocale::English, QLocale::German, QLocale::French, QLocale::Swedish}) {
            QLocale::setDefault(QLocale(language));
            for (qint64 ms = 0; ms < 90'000'000; ms = ms * 3 / 2 + 7) {
                if (ms > milliseconds(kLongestDuration))
                    break;
                const QString text = durationText(Duration{ms});
                const auto read = readDuration(text, Duration{0}, kLongestDuration);
                QVERIFY2(read && *read == Duration{ms}, qPrintable(text));
            }
        }
    }

    void anAnswerSaysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* typed, const char* answer) {
            QTest::newRow(typed) << QString::fromUtf8(answer);
        };
        row("999999999999s", "“999999999999s” is too long. Allowed: 1 ms to 24 h.");
        row("99999999999999999999999 h", "“99999999999999999999999 …” is too long. Allowed: 1 ms to 24 h.");
        row("25h", "“25h” is too long. Allowed: 1 ms to 24 h.");
        row("86400.5", "“86400.5” is too long. Allowed: 1 ms to 24 h.");
        row("-1", "“-1” is negative. Allowed: 1 ms to 24 h.");
        row("-2.5 ms", "“-2.5 ms” is negative. Allowed: 1 ms to 24 h.");
        row("23h 61min", "“23h 61min” is too long. Allowed: 1 ms to 24 h.");
        row("1 min 25 h", "“1 min 25 h” is not a duration. Allowed: 1 ms to 24 h, such as 2.5 s or 250 ms.");
        row("0", "“0” is out of range. Allowed: 1 ms to 24 h.");
        row("0.5ms", "“0.5ms” is finer than a millisecond. Allowed: 1 ms to 24 h, in whole milliseconds.");
        row("1e9", "“1e9” is not a duration. Allowed: 1 ms to 24 h, such as 2.5 s or 250 ms.");
        row("-", "“-” is not a duration. Allowed: 1 ms to 24 h, such as 2.5 s or 250 ms.");
        row("%1 %2", "“%1 %2” is not a duration. Allowed: 1 ms to 24 h, such as 2.5 s or 250 ms.");
    }
    void anAnswerSaysWhatIsWrong()
    {
        QFETCH(QString, answer);
        const auto read = readDuration(QString::fromUtf8(QTest::currentDataTag()), Duration{1}, kLongestDuration);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().message), answer);
    }

    void pluralsAreEnglish()
    {
        QCOMPARE(rowsText(0), QStringLiteral("0 rows"));
        QCOMPARE(rowsText(1), QStringLiteral("1 row"));
        QCOMPARE(rowsText(5), QStringLiteral("5 rows"));
    }

    void namesAreThoseOfTheScenario()
    {
        Scenario scenario;
        QCOMPARE(titleOf(scenario, WorkerId{1}), QStringLiteral("Worker B"));
        QCOMPARE(nameOf(scenario, FanId{1}), QStringLiteral("fan B"));
        QCOMPARE(titleOf(scenario, FanId{0}), QStringLiteral("Fan A"));
        QCOMPARE(titleOf(scenario, SeatId{0}), QStringLiteral("Seat C14"));
        scenario.workers[0].fan = "Zoë %1";
        QCOMPARE(nameOf(scenario, FanId{0}), QStringLiteral("fan Zoë %1"));
        scenario.workers[0].fan = "fan_";
        QCOMPARE(nameOf(scenario, FanId{0}), QStringLiteral("fan fan_"));
    }

    /// In a language that runs the other way a comparison stays as it is written, alone and among words.
    void aFormulaIsNeverMirrored()
    {
        QCOMPARE(staleText(Token{33}, Token{34}), QStringLiteral("33 < 34"));
        QCOMPARE(staleText(Token{34}, Token{34}), QStringLiteral("34 = 34"));
        useLanguage(QStringLiteral("ar-XB"));
        const QString stale = staleText(Token{33}, Token{34});
        const QString rows = rowsText(0);
        useLanguage(QStringLiteral("en"));
        for (const QString& text : {stale, QStringLiteral("%1 · %2").arg(stale, rows)}) {
            QTextLayout layout(text, QGuiApplication::font());
            QTextOption option;
            option.setTextDirection(Qt::RightToLeft);
            layout.setTextOption(option);
            layout.beginLayout();
            const QTextLine line = layout.createLine();
            layout.endLayout();
            // within each part: where the directions meet a cursor has two places
            const auto x = [&](const char* part) { return line.cursorToX(int(text.indexOf(QLatin1String(part))) + 1); };
            QVERIFY2(x("33") < x(" < ") && x(" < ") < x("34"), qPrintable(text));
        }
    }

    void listsReadLikeSentences()
    {
        const QString a = QStringLiteral("a");
        QCOMPARE(listOf({}), QString());
        QCOMPARE(listOf({a}), a);
        QCOMPARE(listOf({a, a}), QStringLiteral("a and a"));
        QCOMPARE(listOf({a, a, a}), QStringLiteral("a, a and a"));
    }
};

QTEST_MAIN(TextQuantitiesTest)
#include "text_quantities_test.moc"
