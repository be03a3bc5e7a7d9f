// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/frame_times.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/theme/text_label.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLineEdit>
#include <QLoggingCategory>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::ui;
using namespace std::chrono_literals;

namespace {

std::vector<KeyGroup> someKeys()
{
    return {{QStringLiteral("Playback"),
             {{QStringLiteral("Space"), QStringLiteral("Play or pause")},
              {QStringLiteral("Home"), QStringLiteral("To the start")}}},
            {QStringLiteral("Window"), {{QStringLiteral("Ctrl+K"), QStringLiteral("Find an action")}}}};
}

QStringList shownTexts(const QWidget& widget)
{
    QStringList texts;
    for (const auto* label : widget.findChildren<TextLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

class RequestCounter : public QObject {
public:
    int count = 0;
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::UpdateRequest;
        return false;
    }
};

void processAll()
{
    for (int i = 0; i < 30; ++i)
        QCoreApplication::processEvents();
}

QString valueOf(const std::vector<VersionFact>& facts, const char* name)
{
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [name](const VersionFact& fact) { return fact.name == QLatin1String(name); });
    return found == facts.end() ? QString() : found->value;
}

} // namespace

/// The keys, what it is made of, the times of frames.
class DialogsWindowsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::failOnAnyWarning(); }
    void cleanup() { QLoggingCategory::setFilterRules(QString()); }

    void keysAreFoundByWhatTheyDo()
    {
        KeysDialog dialog(someKeys());
        dialog.show();
        QCOMPARE(shownTexts(dialog).size(), 8);
        auto* field = dialog.findChild<QLineEdit*>();
        field->setText(QStringLiteral("start"));
        QCOMPARE(shownTexts(dialog),
                 (QStringList{QStringLiteral("Playback"), QStringLiteral("Home"), QStringLiteral("To the start")}));
        field->setText(QStringLiteral("ctrl+k"));
        QCOMPARE(shownTexts(dialog),
                 (QStringList{QStringLiteral("Window"), QStringLiteral("Ctrl+K"), QStringLiteral("Find an action")}));
        field->setText(QStringLiteral("playback"));
        QCOMPARE(shownTexts(dialog).size(), 5);
        field->setText(QStringLiteral("qqq"));
        QCOMPARE(shownTexts(dialog), QStringList{QStringLiteral("No key does that.")});
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QVERIFY(!dialog.isModal());
    }

    void theListOfKeysScrollsFromItsField()
    {
        std::vector<KeyGroup> many(40, someKeys().front());
        KeysDialog dialog(many);
        dialog.show();
        auto* bar = dialog.findChild<QScrollArea*>()->verticalScrollBar();
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_PageDown);
        const int page = bar->value();
        QVERIFY(page > 0);
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Down);
        QVERIFY(bar->value() > page);
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_PageUp);
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Up);
        QCOMPARE(bar->value(), 0);
    }

    void aboutSaysWhatRunsAndWhatWasBuiltWith()
    {
        const auto facts = versionFacts({.version = QStringLiteral("9.8.7"), .sqlite = QStringLiteral("3.45.6")});
        QCOMPARE(valueOf(facts, "Fenceline"), QStringLiteral("9.8.7"));
        QCOMPARE(valueOf(facts, "Qt"), QString::fromLatin1(qVersion()));
        QCOMPARE(valueOf(facts, "Built with Qt"), QStringLiteral(QT_VERSION_STR));
        QCOMPARE(valueOf(facts, "SQLite"), QStringLiteral("3.45.6"));
        for (const VersionFact& fact : facts)
            QVERIFY2(!fact.value.isEmpty(), qPrintable(fact.name));
    }

    void aboutNamesEveryLicence()
    {
        QStringList licences;
        for (const LicenceFact& fact : licenceFacts())
            licences << fact.licence;
        QCOMPARE(licences.join(QLatin1Char(' ')),
                 QStringLiteral("GPL-3.0-or-later LGPL-3.0 public domain MIT CC0-1.0 OFL-1.1"));
        const QString text = licenceText();
        QVERIFY(text.trimmed().startsWith(QStringLiteral("GNU GENERAL PUBLIC LICENSE")));
        QVERIFY(text.contains(QStringLiteral("Version 3, 29 June 2007")));
        QVERIFY(text.contains(QStringLiteral("END OF TERMS AND CONDITIONS")));
    }

    void theVersionsAreCopied()
    {
        const AboutFacts facts{.version = QStringLiteral("9.8.7"), .sqlite = QStringLiteral("3.45.6")};
        AboutDialog dialog(facts);
        dialog.show();
        QCOMPARE(dialog.findChild<QPlainTextEdit*>()->toPlainText(), licenceText());
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Copy versions"))
                button->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("Fenceline: 9.8.7\nQt: ")), qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("\nSQLite: 3.45.6\n")));
    }

    void framesAreCountedByTheNearestRank()
    {
        FrameFigures figures;
        QCOMPARE(figures.worst().count(), 0);
        for (int i = 200; i >= 1; --i)
            figures.add(i * 1ms);
        QVERIFY(figures.last() == 1ms && figures.percentile(50) == 100ms);
        QVERIFY(figures.percentile(99) == 198ms && figures.worst() == 200ms);
        for (int i = 0; i < 100; ++i)
            figures.add(1ms);
        // 100 to 1 are left of the first, beside as many of 1 ms
        QCOMPARE(figures.count(), std::size_t(200));
        QVERIFY(figures.percentile(50) == 1ms && figures.percentile(99) == 98ms && figures.worst() == 100ms);
        FrameFigures one;
        one.add(7ms);
        QVERIFY(one.percentile(1) == 7ms && one.percentile(50) == 7ms && one.worst() == 7ms);
    }

    void withoutTheCategoryNothingIsWatched()
    {
        QWidget window;
        QCOMPARE(FrameTimes::watch(&window), nullptr);
        QVERIFY(window.children().isEmpty());
    }

    void eachFrameIsCountedOnceAndCausesNoMore()
    {
        QLoggingCategory::setFilterRules(QStringLiteral("fenceline.frames.debug=true"));
        QWidget window;
        auto* painted = new QWidget(&window);
        painted->resize(50, 50);
        window.resize(300, 200);
        auto* frames = FrameTimes::watch(&window);
        QVERIFY(frames);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        processAll();
        RequestCounter requests;
        window.installEventFilter(&requests);
        processAll();
        QCOMPARE(requests.count, 0);

        const auto before = frames->figures().count();
        painted->update();
        processAll();
        QCOMPARE(frames->figures().count(), before + 1);
        // the frame, which the counter sees twice for it is sent on, and the figures' own
        QCOMPARE(requests.count, 4);
    }

    /// A frame that was caused is counted from its cause on; a cause that no painting follows is forgotten.
    void aFrameIsTimedFromItsCause()
    {
        QLoggingCategory::setFilterRules(QStringLiteral("fenceline.frames.debug=true"));
        QWidget window;
        window.resize(300, 200);
        auto* frames = FrameTimes::watch(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        processAll();
        frames->noteCause();
        QTest::qSleep(40);
        window.update();
        processAll();
        QVERIFY(frames->figures().last() >= 40ms);
        frames->noteCause();
        processAll();
        QTest::qSleep(40);
        const auto before = frames->figures().count();
        QElapsedTimer sinceUpdate;
        sinceUpdate.start();
        window.update();
        processAll();
        QCOMPARE(frames->figures().count(), before + 1);
        QVERIFY(frames->figures().last().count() <= sinceUpdate.nsecsElapsed());
    }
};

QTEST_MAIN(DialogsWindowsTest)
#include "dialogs_windows_test.moc"
