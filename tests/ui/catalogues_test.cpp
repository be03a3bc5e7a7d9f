// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/catalogue.h"
#include "tests/ui/quiet.h"
#include "ui/text/pseudo_language.h"

#include <QMap>
#include <QSet>

using namespace fenceline;
using namespace fenceline::ui;
using test::Message;

namespace {

QString folder()
{
    return QStringLiteral(FENCELINE_TRANSLATIONS "/");
}

QStringList catalogues()
{
    return QDir(folder()).entryList({QStringLiteral("fenceline_*.ts")});
}

std::vector<Message> german()
{
    return test::readCatalogue(folder() + QStringLiteral("fenceline_de.ts"));
}

QString spoken(const Message& message)
{
    return message.context + QStringLiteral(": “") + message.source + QStringLiteral("”");
}

} // namespace

/// Every translation fits its source, in every language; and so does what the pseudo-languages make of it. That nothing
/// is stale, ui/catalogues tests.
class CataloguesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::failOnAnyWarning(); }

    void aWrongTranslationIsFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("translation");
        QTest::addColumn<int>("faults");
        const auto row = [](const char* name, const char* source, const char* translation, int faults) {
            QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(translation) << faults;
        };
        row("right", "%1 waits: <b>%L2</b>", "<b>%L2</b>: %1 wartet", 0);
        row("twice", "%1's", "%1, %1", 0);
        row("one is lost", "%1 waits for %2.", "%1 wartet.", 1);
        row("another number", "%1 waits", "%2 wartet", 1);
        row("not in the locale's digits", "%L1", "%1", 1);
        row("a tag is lost", "<b>A</b>", "A", 1);
        row("a tag is not closed", "<b>A</b>", "<b>A", 1);
        row("mnemonic", "&Open", "Öffnen", 1);
        row("mnemonic of a letter with an accent", "&Open", "&Öffnen", 0);
        row("no mnemonic", "a &amp; b", "a &amp; b", 0);
        row("colon", "Name:", "Name", 1);
        row("dots", "Open…", "Öffnen...", 1);
        row("space", ", ", ",", 1);
        row("empty", "A", "", 1);
    }
    void aWrongTranslationIsFound()
    {
        QFETCH(QString, source);
        QFETCH(QString, translation);
        const Message message{QStringLiteral("fenceline::ui::X"), source, {}, false, false, {translation}};
        QTEST(int(test::faultsOf(message).size()), "faults");
    }

    void otherFaultsAreFound()
    {
        const Message right{
            QStringLiteral("fenceline::ui::X"), QStringLiteral("A"), {}, false, false, {QStringLiteral("A")}};
        QVERIFY(test::faultsOf(right).isEmpty());
        Message wrong = right;
        wrong.isUnfinished = true;
        QCOMPARE(test::faultsOf(wrong).size(), 1);
        wrong = right;
        wrong.context = QStringLiteral("Text");
        QCOMPARE(test::faultsOf(wrong).size(), 1);
        wrong = right;
        wrong.translations.clear();
        QCOMPARE(test::faultsOf(wrong).size(), 1);
    }

    void everyTranslationFitsItsSource()
    {
        QVERIFY(catalogues().size() >= 2);
        for (const QString& name : catalogues()) {
            const auto messages = test::readCatalogue(folder() + name);
            QVERIFY2(!messages.empty(), qPrintable(name));
            for (const Message& message : messages) {
                const QStringList faults = test::faultsOf(message);
                QVERIFY2(faults.isEmpty(), qPrintable(name + u' ' + spoken(message) + u' ' + faults.join(u"; ")));
            }
        }
    }

    /// How many Qt tells apart in another language, ui/catalogues knows; it is the same number for every text.
    void everyFormOfThePluralIsThere()
    {
        const QMap<QString, qsizetype> known{{QStringLiteral("de"), 2}, {QStringLiteral("en"), 2}};
        for (const QString& name : catalogues()) {
            const QString code = name.section(u'.', 0, 0).section(u'_', 1);
            QSet<qsizetype> forms;
            for (const Message& message : test::readCatalogue(folder() + name))
                if (message.isPlural)
                    forms << message.translations.size();
            QCOMPARE(forms.size(), 1);
            if (known.contains(code))
                QCOMPARE(*forms.begin(), known[code]);
        }
    }

    void pseudoLanguagesKeepWhatMustStay()
    {
        QVERIFY(german().size() > 400);
        for (const Message& message : german())
            for (const Pseudo kind : {Pseudo::Longer, Pseudo::RightToLeft}) {
                const QString text = pseudoText(kind, message.source);
                QVERIFY2(test::placeholders(text) == test::placeholders(message.source), qPrintable(text));
                QVERIFY2(test::hasMnemonic(text) == test::hasMnemonic(message.source), qPrintable(text));
            }
    }

    /// Of the letters that are shown: within the rounding of one letter.
    void theLongLanguageIsAThirdLonger()
    {
        static const QRegularExpression kLetters(QStringLiteral("%L?(?:[0-9]{1,2}|n)|<[^<>]*>|[^\\p{L}]"));
        for (const Message& message : german()) {
            const auto letters = [](QString text) { return text.remove(kLetters).size(); };
            const qsizetype before = letters(message.source);
            const qsizetype after = letters(pseudoText(Pseudo::Longer, message.source));
            QVERIFY2(3 * after >= 4 * before - 3 && 3 * after <= 5 * before, qPrintable(message.source));
        }
    }
};

QTEST_GUILESS_MAIN(CataloguesTest)
#include "catalogues_test.moc"
