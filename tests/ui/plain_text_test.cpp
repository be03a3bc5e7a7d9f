// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/word_match.h"
#include "ui/theme/plain_text.h"

#include <QTest>

using namespace fenceline::ui;

/// Names from files are shown and found as they are.
class PlainTextTest : public QObject {
    Q_OBJECT

private:
    static QStringList parts(const QString& text, int most) { return withBreaks(text, most).split(QChar(0x200B)); }

private slots:
    void anAmpersandIsNoMnemonic()
    {
        QCOMPARE(withEscapedMnemonics(QStringLiteral("A & B")), QStringLiteral("A && B"));
        for (const char* text : {"A & B", "&", "&&", "Save"})
            QCOMPARE(withoutMnemonics(withEscapedMnemonics(QLatin1String(text))), QLatin1String(text));
        QCOMPARE(withoutMnemonics(QStringLiteral("&Save && go&")), QStringLiteral("Save & go"));
    }

    void aToolTipIsNoMarkup()
    {
        QCOMPARE(plainToolTip({}), QString());
        QCOMPARE(plainToolTip(QStringLiteral("<b>\nB")), QStringLiteral("<span>&lt;b&gt;<br>B</span>"));
        QCOMPARE(plainToolTip(QStringLiteral("1 & 2"), QStringLiteral("<A>")),
                 QStringLiteral("<b>&lt;A&gt;</b><br>1 &amp; 2"));
    }

    void longNamesCanBeBroken()
    {
        QCOMPARE(parts(QStringLiteral("a short one"), 5), QStringList{QStringLiteral("a short one")});
        QCOMPARE(parts(QStringLiteral("/seats/ann/a.json"), 9),
                 QStringList({QStringLiteral("/"), QStringLiteral("seats/"), QStringLiteral("ann/"),
                              QStringLiteral("a.json")}));
        QCOMPARE(parts(QStringLiteral("abcdefgh."), 4),
                 QStringList({QStringLiteral("abcd"), QStringLiteral("efgh.")})); // not the full stop alone
        QCOMPARE(parts(QString(20, QLatin1Char('_')), 4).size(), 3);              // though nothing else is in it
        QCOMPARE(parts(QStringLiteral("abcde\u0301f"), 5),
                 QStringList({QStringLiteral("abcde\u0301"), QStringLiteral("f")})); // nor an accent from its letter
        const QString faces = QString::fromUcs4(U"\U0001F600\U0001F600\U0001F600");
        for (const QString& part : parts(faces, 3))
            QVERIFY(!part.front().isLowSurrogate());
    }

    void everyWordTypedIsToBeFound()
    {
        const QString text = QStringLiteral("Zo\u00E9 writes: C14 is sold");
        QVERIFY(matchesWords(QStringLiteral("sold ZOE"), text));
        QVERIFY(matchesWords(QStringLiteral("zo\u00E9"), text));
        QVERIFY(matchesWords(QStringLiteral("  "), text));
        QVERIFY(!matchesWords(QStringLiteral("zoe reads"), text));
    }

    /// A sentence that begins with a Latin name stays in its place in a language that runs the other way.
    void aNameDoesNotTurnItsLine()
    {
        const QString line = QStringLiteral("A wakes");
        QCOMPARE(directed(line, Qt::LeftToRight), line);
        QVERIFY(directed(line, Qt::RightToLeft).isRightToLeft());
        QCOMPARE(directed({}, Qt::RightToLeft), QString());
    }
};

QTEST_GUILESS_MAIN(PlainTextTest)
#include "plain_text_test.moc"
