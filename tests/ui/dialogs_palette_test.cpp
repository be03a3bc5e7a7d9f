// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/dialogs/command_list.h"
#include "ui/dialogs/command_palette.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

Command named(const char* text)
{
    Command command;
    command.group = QStringLiteral("Group");
    command.text = QString::fromUtf8(text);
    return command;
}

QStringList foundFor(const QString& typed, const std::vector<Command>& commands, const QStringList& recent = {})
{
    QStringList texts;
    for (const FoundCommand& found : findCommands(commands, typed, recent))
        texts << commands[found.index].text;
    return texts;
}

/// The letters of one word, in order, with any others between.
bool isSubsequence(const QString& word, const QString& text)
{
    qsizetype at = 0;
    for (const QChar letter : word) {
        at = text.indexOf(letter, at) + 1;
        if (at == 0)
            return false;
    }
    return true;
}

/// A window with a field that has the keyboard, and the palette over it.
struct Opened {
    QWidget window;
    QLineEdit* before = new QLineEdit;
    CommandPalette* palette = nullptr;
    QStringList done;

    Opened()
    {
        auto* rows = new QVBoxLayout(&window);
        rows->addWidget(before);
        rows->addStretch(1);
        palette = new CommandPalette(&window);
        window.resize(800, 600);
        window.show();
        before->setFocus();
    }
    std::vector<Command> commands()
    {
        std::vector<Command> all;
        for (const char* text : {"Play", "Fencing: off", "Fencing: writes", "Copy picture"}) {
            all.push_back(named(text));
            all.back().run = [this, name = all.back().text] { done << name; };
        }
        all[3].enabled = false;
        Command lease = named("Lease …");
        lease.hint = QStringLiteral("Type a duration, such as 12 s.");
        lease.runTyped = [this](const QString& value) {
            if (value == QStringLiteral("12 s")) {
                done << QStringLiteral("lease ") + value;
                return QString();
            }
            return QStringLiteral("That is no duration.");
        };
        all.push_back(lease);
        return all;
    }
    QLineEdit* field() const { return palette->findChild<QLineEdit*>(); }
    QListView* list() const { return palette->findChild<QListView*>(); }
    TextLabel* note() const { return palette->findChild<TextLabel*>(); }
    void key(Qt::Key key) const { QTest::keyClick(field(), key); }
    QString current() const { return list()->currentIndex().data().toString(); }
};

} // namespace

class DialogsPaletteTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::failOnAnyWarning(); }

    /// What is found is what a plain search for subsequences finds.
    void findsEverySubsequenceAndNothingElse()
    {
        QRandomGenerator random(11);
        const auto word = [&random](int most) {
            QString text;
            for (int i = random.bounded(1, most + 1); i > 0; --i)
                text += QLatin1Char(char('a' + random.bounded(4)));
            return text;
        };
        int found = 0;
        for (int i = 0; i < 3000; ++i) {
            const QString text = word(6) + QLatin1Char(' ') + word(6);
            const QString first = word(3);
            const QString second = word(3);
            const bool expected = isSubsequence(first, text) && isSubsequence(second, text);
            QCOMPARE(matchScore(first + QLatin1Char(' ') + second, text).has_value(), expected);
            found += expected;
        }
        QVERIFY(found > 300 && found < 2700);
    }

    void caseAndAccentsDoNotCount()
    {
        QVERIFY(matchScore(QStringLiteral("ZURUCK"), QStringLiteral("Zurück")));
        QCOMPARE(matchScore(QStringLiteral("play"), QStringLiteral("Play")),
                 matchScore(QStringLiteral("PLAY"), QStringLiteral("play")));
    }

    void wordStartsAndLettersInARowComeFirst()
    {
        const std::vector<Command> all{named("Display the places"), named("Pause at the last yes"), named("Replay"),
                                       named("Play")};
        QCOMPARE(foundFor(QStringLiteral("play"), all).value(0), QStringLiteral("Play"));
        QCOMPARE(foundFor(QStringLiteral("play"), all).back(), QStringLiteral("Pause at the last yes"));
        const std::vector<Command> settings{named("Draw few items"), named("Fencing: reads and writes"),
                                            named("Fencing: writes")};
        QCOMPARE(foundFor(QStringLiteral("fw"), settings).value(0), QStringLiteral("Fencing: writes"));
        QCOMPARE(foundFor(QStringLiteral("writes fencing"), settings),
                 (QStringList{QStringLiteral("Fencing: writes"), QStringLiteral("Fencing: reads and writes")}));
    }

    void aGroupIsFoundAfterATextOfTheSameName()
    {
        Command inGroup = named("Next event");
        inGroup.group = QStringLiteral("Playback");
        const std::vector<Command> all{inGroup, named("Playback speed 2")};
        QCOMPARE(foundFor(QStringLiteral("playback"), all),
                 (QStringList{QStringLiteral("Playback speed 2"), QStringLiteral("Next event")}));
    }

    void withNothingTypedTheLastOnesUsedComeFirst()
    {
        const std::vector<Command> all{named("a"), named("b"), named("c"), named("d")};
        QCOMPARE(foundFor(QString(), all, {commandKey(all[2]), commandKey(all[1])}).join(QString()),
                 QStringLiteral("cbad"));
    }

    void theRestOfWhatIsTypedIsTheValue()
    {
        Command lease = named("Lease …");
        lease.runTyped = [](const QString&) { return QString(); };
        const std::vector<Command> all{named("Fencing: writes"), lease};
        const auto valueOf = [&all](const char* typed) {
            const auto found = findCommands(all, QString::fromLatin1(typed), {});
            return found.size() == 1 && found[0].index == 1 ? found[0].value : QStringLiteral("not found");
        };
        QCOMPARE(valueOf("lease 12 s"), QStringLiteral("12 s"));
        QCOMPARE(valueOf("lease 12s"), QStringLiteral("12s"));
        QCOMPARE(valueOf("lease"), QString());
        QCOMPARE(valueOf("LEASE  2.5 s "), QStringLiteral("2.5 s"));
        QCOMPARE(valueOf("12 s"), QStringLiteral("not found"));
    }

    void anActionIsTakenAsItIs()
    {
        QAction action(QStringLiteral("Save && &close"));
        action.setShortcut(Qt::CTRL | Qt::Key_S);
        action.setCheckable(true);
        action.setChecked(true);
        action.setEnabled(false);
        QSignalSpy triggered(&action, &QAction::triggered);
        const Command command = commandOf(QStringLiteral("File"), &action);
        QCOMPARE(command.text, QStringLiteral("Save & close"));
        QCOMPARE(command.keys, QStringLiteral("Ctrl+S"));
        QCOMPARE(command.checked, std::optional(true));
        QVERIFY(!command.enabled);
        action.setEnabled(true);
        command.run();
        QCOMPARE(triggered.size(), 1);
    }

    void theKeyboardIsEnough()
    {
        Opened opened;
        opened.palette->open(opened.commands());
        QCOMPARE(opened.window.focusWidget(), opened.field());
        QCOMPARE(opened.current(), QStringLiteral("Play"));
        opened.key(Qt::Key_Down);
        opened.key(Qt::Key_Down);
        opened.key(Qt::Key_Up);
        QCOMPARE(opened.current(), QStringLiteral("Fencing: off"));
        opened.key(Qt::Key_PageDown);
        QCOMPARE(opened.current(), QStringLiteral("Lease …"));
        opened.key(Qt::Key_Down);
        QCOMPARE(opened.current(), QStringLiteral("Play"));
        QTest::keyClicks(opened.field(), QStringLiteral("writes"));
        QCOMPARE(opened.current(), QStringLiteral("Fencing: writes"));
        opened.key(Qt::Key_Return);
        QCOMPARE(opened.done, QStringList{QStringLiteral("Fencing: writes")});
        QVERIFY(!opened.palette->isVisible());
        QCOMPARE(opened.window.focusWidget(), opened.before);

        opened.palette->open(opened.commands());
        QCOMPARE(opened.field()->text(), QString());
        QCOMPARE(opened.current(), QStringLiteral("Fencing: writes"));
        opened.key(Qt::Key_Tab);
        QCOMPARE(opened.window.focusWidget(), opened.field());
        opened.key(Qt::Key_Escape);
        QVERIFY(!opened.palette->isVisible());
        QCOMPARE(opened.window.focusWidget(), opened.before);
        QCOMPARE(opened.done.size(), 1);
    }

    void aWrongValueIsSaidAndNothingCloses()
    {
        Opened opened;
        opened.palette->open(opened.commands());
        QTest::keyClicks(opened.field(), QStringLiteral("lea"));
        QCOMPARE(opened.note()->text(), QStringLiteral("Type a duration, such as 12 s."));
        opened.key(Qt::Key_Return);
        QCOMPARE(opened.field()->text(), QStringLiteral("Lease "));
        QTest::keyClicks(opened.field(), QStringLiteral("soon"));
        opened.key(Qt::Key_Return);
        QCOMPARE(opened.note()->text(), QStringLiteral("That is no duration."));
        QCOMPARE(opened.field()->accessibleDescription(), QStringLiteral("That is no duration."));
        QVERIFY(opened.palette->isVisible());
        opened.field()->setText(QStringLiteral("Lease 12 s"));
        QCOMPARE(opened.note()->text(), QStringLiteral("Type a duration, such as 12 s."));
        opened.key(Qt::Key_Return);
        QCOMPARE(opened.done, QStringList{QStringLiteral("lease 12 s")});
        QVERIFY(!opened.palette->isVisible());
    }

    void whatIsNotFoundOrNotPossibleIsSaid()
    {
        Opened opened;
        opened.palette->open(opened.commands());
        QTest::keyClicks(opened.field(), QStringLiteral("qqq"));
        QCOMPARE(opened.note()->text(), QStringLiteral("Nothing is called that."));
        QVERIFY(opened.note()->isVisible());
        QVERIFY(!opened.list()->isVisible());
        opened.key(Qt::Key_Return);
        QVERIFY(opened.palette->isVisible());
        opened.field()->setText(QStringLiteral("copy"));
        opened.key(Qt::Key_Return);
        QCOMPARE(opened.note()->text(), QStringLiteral("Copy picture: not possible now."));
        QVERIFY(opened.palette->isVisible());
        QCOMPARE(opened.done, QStringList());
    }

    void theMouseChoosesAndLeaves()
    {
        Opened opened;
        opened.palette->open(opened.commands());
        const QRect second = opened.list()->visualRect(opened.list()->model()->index(1, 0));
        QTest::mouseClick(opened.list()->viewport(), Qt::LeftButton, {}, second.center());
        QCOMPARE(opened.done, QStringList{QStringLiteral("Fencing: off")});
        opened.palette->open(opened.commands());
        QTest::mouseClick(opened.palette, Qt::LeftButton, {}, QPoint(5, 590));
        QVERIFY(!opened.palette->isVisible());
        QCOMPARE(opened.done.size(), 1);
    }

    void aScreenReaderHearsAllOfARow()
    {
        Opened opened;
        Command command = named("Reduce motion");
        command.checked = true;
        command.keys = QStringLiteral("Ctrl+M");
        command.detail = QStringLiteral("stills instead of movement");
        command.enabled = false;
        opened.palette->open({command});
        QCOMPARE(opened.field()->accessibleDescription(),
                 QStringLiteral("Reduce motion, Group, on, stills instead of movement, Ctrl+M, not possible now"));
    }

    void itStaysWithinASmallWindow()
    {
        applyLook(Theme::Kind::Light, 2.0);
        Opened opened;
        opened.window.resize(420, 320);
        std::vector<Command> many;
        for (int i = 0; i < 40; ++i)
            many.push_back(named("An action with a name that is rather long"));
        opened.palette->open(many);
        const QRect list(opened.list()->mapTo(&opened.window, QPoint()), opened.list()->size());
        QVERIFY(opened.window.rect().contains(list));
        QVERIFY(opened.list()->height() >= opened.list()->sizeHintForRow(0));
        applyLook(Theme::Kind::Light);
    }
};

QTEST_MAIN(DialogsPaletteTest)
#include "dialogs_palette_test.moc"
