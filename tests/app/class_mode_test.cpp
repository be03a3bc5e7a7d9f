// SPDX-License-Identifier: GPL-3.0-or-later
// In front of a class: full screen, large, driven by a remote, and the end kept back until it is shown.
#include "app/window/class_mode.h"
#include "app/window/quiz_page.h"
#include "tests/app/opened_window.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/side_column.h"
#include "ui/present/black_screen.h"
#include "ui/present/class_bar.h"
#include "ui/present/class_title.h"
#include "ui/present/plate_button.h"
#include "ui/quiz/quiz_view.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/splitter.h"
#include "ui/theme/style.h"
#include "ui/timeline/timeline_view.h"

#include <QLabel>
#include <QSplitter>
#include <QTabWidget>

using namespace fenceline;
using namespace fenceline::ui;
using app::Action;
using fenceline::test::spokenName;

class ClassModeTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    template <class Widget>
    bool isSeen() const
    {
        return find<Widget>()->isVisible();
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init()
    {
        openActive();
        key(Qt::Key_F5);
        QVERIFY(isSeen<ClassBar>());
    }

    void cleanup() { m_window.reset(); }

    void fillsTheScreenInTheProjectorsTheme()
    {
        QVERIFY(m_window->get()->isFullScreen());
        QCOMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Projector);
        QVERIFY(isSeen<ClassTitle>());
        QVERIFY(isSeen<StageView>());
        QVERIFY(isSeen<TimelineView>());
        QVERIFY(!isSeen<HeaderBar>());
        QVERIFY(!isSeen<SideColumn>());
    }

    /// At both sizes that the room's projector is likely to have.
    void noTextIsLessThanAFiftiethOfTheHeight_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::newRow("720") << QSize(1280, 720);
        QTest::newRow("1080") << QSize(1920, 1080);
        QTest::newRow("2160") << QSize(3840, 2160);
    }
    void noTextIsLessThanAFiftiethOfTheHeight()
    {
        QFETCH(QSize, screen);
        m_window->get()->resize(screen);
        QApplication::processEvents();
        QCOMPARE(m_window->get()->size(), screen);
        const int least = (screen.height() + 49) / 50;
        for (const QLabel* label : m_window->get()->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                QVERIFY2(label->font().pixelSize() >= least, qPrintable(label->text()));
        QVERIFY(find<PlateButton>()->font().pixelSize() >= least);
        // The pictures write in these styles, at the scale that they are given.
        const qreal scale = textScaleOf(*m_window->get());
        for (int style = 0; style < int(kTextStyles); ++style)
            QVERIFY(font(TextStyle{style}, scale).pixelSize() >= least);
    }

    /// However long the sentence of what is set.
    void theTitleFitsTheSmallestScreen()
    {
        auto* title = find<ClassTitle>();
        title->showTitle(
            QStringLiteral("Der angehaltene Inhaber"),
            QStringLiteral("Lease 2 min 30,5 s · Pause 12 min 30,25 s · Fencing beim Lesen und Schreiben · "
                           "Prüfung nach der eigenen Uhr"));
        for (const qreal scale : {1.0, 1.5, 2.0}) {
            applyLook(Theme::Kind::Projector, scale);
            QVERIFY2(title->minimumSizeHint().width() <= 640, qPrintable(QString::number(scale)));
            QVERIFY2(title->minimumSizeHint().height() <= 60 * scale, qPrintable(QString::number(scale)));
        }
    }

    void aRemoteSteps()
    {
        for (QWidget* focus : {static_cast<QWidget*>(find<ClassBar>()), static_cast<QWidget*>(find<TimelineView>()),
                               static_cast<QWidget*>(find<StageView>())}) {
            focus->setFocus();
            playback().toStart();
            QList<qint64> stops;
            for (int i = 0; i < 4; ++i) {
                key(Qt::Key_PageDown);
                stops << playhead();
            }
            QCOMPARE(stops, (QList<qint64>{1'000, 2'500, 4'000, 10'000}));
            key(Qt::Key_PageUp);
            QCOMPARE(playhead(), 4'000);
            key(Qt::Key_Space);
            QVERIFY(playback().isPlaying());
            key(Qt::Key_Space);
            QVERIFY(!playback().isPlaying());
        }
    }

    void theScreenGoesBlackAndComesBack()
    {
        for (const Qt::Key black : {Qt::Key_B, Qt::Key_Period}) {
            key(black);
            QVERIFY(isSeen<BlackScreen>());
            QCOMPARE(find<BlackScreen>()->size(), find<BlackScreen>()->parentWidget()->size());
            const QImage picture = m_window->get()->grab().toImage();
            for (const QPoint at : {QPoint(0, 0), picture.rect().center(), picture.rect().bottomRight()})
                QCOMPARE(picture.pixelColor(at), QColor(Qt::black));
            key(black);
            QVERIFY(!isSeen<BlackScreen>());
        }
    }

    void nothingTellsTheEndUntilItIsRevealed()
    {
        auto* outcome = find<PlateButton>();
        QVERIFY(find<TimelineView>()->isConcealed());
        for (QWidget* widget : m_window->get()->findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            auto* spoken = QAccessible::queryAccessibleInterface(widget);
            for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                QVERIFY2(!spoken->text(kind).contains(QStringLiteral("twice")), qPrintable(spoken->text(kind)));
        }
        key(Qt::Key_H);
        QVERIFY(!find<TimelineView>()->isConcealed());
        QCOMPARE(outcome->text(), QStringLiteral("Seat C14 sold twice"));
        QCOMPARE(spokenName(outcome), QStringLiteral("Seat C14 sold twice"));
        key(Qt::Key_H);
        QVERIFY(find<TimelineView>()->isConcealed());
        QVERIFY(!outcome->text().contains(QStringLiteral("twice")));
    }

    void aCapitalHRevealsItToo()
    {
        QTest::keyClick(m_window->get()->windowHandle(), Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(find<ClassBar>()->isRevealed());
    }

    void aClickRevealsItToo()
    {
        QTest::mouseClick(find<PlateButton>(), Qt::LeftButton);
        QVERIFY(find<ClassBar>()->isRevealed());
        QTest::mouseClick(find<PlateButton>(), Qt::LeftButton);
        QVERIFY(!find<ClassBar>()->isRevealed());
    }

    void theNextClassIsToGuessAgain()
    {
        key(Qt::Key_H);
        key(Qt::Key_Escape);
        QVERIFY(!find<TimelineView>()->isConcealed()); // the window itself hides nothing
        key(Qt::Key_F5);
        QVERIFY(!find<ClassBar>()->isRevealed());
        QVERIFY(find<TimelineView>()->isConcealed());
    }

    void theWindowIsAsItWas()
    {
        key(Qt::Key_Escape);
        auto* tabs = find<QTabWidget>();
        auto* splitter = qobject_cast<QSplitter*>(tabs->parentWidget());
        tabs->setCurrentIndex(2);
        qobject_cast<SplitterHandle*>(splitter->handle(1))->setShare(45);
        const auto split = splitter->sizes();
        key(Qt::Key_F5);
        QCOMPARE(tabs->currentIndex(), 0);
        QVERIFY(splitter->sizes() != split);
        key(Qt::Key_Escape);
        QCOMPARE(tabs->currentIndex(), 2);
        QCOMPARE(splitter->sizes(), split);
        QVERIFY(!m_window->get()->isFullScreen());
        QCOMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Light);
        QCOMPARE(textScaleOf(*m_window->get()), 1.0);
        QVERIFY(isSeen<HeaderBar>());
        QVERIFY(isSeen<SideColumn>());
        QVERIFY(!isSeen<ClassBar>());
        QVERIFY(!isSeen<ClassTitle>());
    }

    void theWindowIsAsItWasInAnotherLanguageToo()
    {
        key(Qt::Key_Escape);
        find<QTabWidget>()->setCurrentIndex(1);
        m_window->trigger(Action::Quiz);
        key(Qt::Key_F5);
        useLanguage(QStringLiteral("de"));
        QTRY_COMPARE(spokenName(find<ClassBar>()), QStringLiteral("Vor einer Klasse"));
        useLanguage(QStringLiteral("en"));
        QTRY_COMPARE(spokenName(find<ClassBar>()), QStringLiteral("In front of a class"));
        QVERIFY(isSeen<QuizView>());
        QVERIFY(!isSeen<HeaderBar>());
        key(Qt::Key_Escape);
        QVERIFY(find<QuizView>()->isVisible());
        m_window->trigger(Action::Explore);
        QCOMPARE(find<QTabWidget>()->currentIndex(), 1);
    }

    /// Space plays afterwards, whichever tab is open, and does not press a button that happens to be the first one.
    void theKeysAreForTheRunAgainAfterwards()
    {
        for (const int tab : {0, 1, 2}) {
            key(Qt::Key_Escape);
            find<QTabWidget>()->setCurrentIndex(tab);
            key(Qt::Key_F5);
            key(Qt::Key_Escape);
            QCOMPARE(find<QTabWidget>()->currentIndex(), tab);
            QVERIFY(find<QTabWidget>()->isAncestorOf(QApplication::focusWidget()));
            key(Qt::Key_Space);
            QVERIFY(playback().isPlaying());
            key(Qt::Key_Space);
            QVERIFY(!playback().isPlaying());
        }
    }

    void aBlackScreenDoesNotOutlastTheClass()
    {
        key(Qt::Key_B);
        key(Qt::Key_Escape);
        QVERIFY(!isSeen<BlackScreen>());
    }

    /// What is on the screen is what the class sees; nothing of the lesson is given away or moved meanwhile.
    void theQuizIsShownToTheClass()
    {
        key(Qt::Key_Escape);
        m_window->trigger(Action::Quiz);
        key(Qt::Key_1);
        const Score answered = find<QuizView>()->score();
        key(Qt::Key_F5);
        QVERIFY(m_window->get()->isFullScreen());
        QVERIFY(isSeen<QuizView>());
        QVERIFY(!isSeen<HeaderBar>());
        QVERIFY(!isSeen<StageView>());
        QCOMPARE(find<QuizView>()->score(), answered);
        key(Qt::Key_H);
        key(Qt::Key_PageDown);
        QVERIFY(find<TimelineView>()->isVisible()); // the quiz's own
        QCOMPARE(playhead(), 0);
        key(Qt::Key_B);
        QVERIFY(isSeen<BlackScreen>());
        key(Qt::Key_B);
        QVERIFY(!isSeen<BlackScreen>());
        key(Qt::Key_Escape);
        QVERIFY(!m_window->get()->isFullScreen());
        QVERIFY(isSeen<QuizView>());
        QVERIFY(isSeen<HeaderBar>());
        QCOMPARE(find<QuizView>()->score(), answered);
    }

    /// The run behind the answer is gone through as the lesson's is.
    void aRemoteStepsThroughTheQuizsRun()
    {
        m_window->trigger(Action::Quiz);
        key(Qt::Key_3);
        const auto time = [this] { return find<app::QuizPage>()->stateNow().playhead; };
        QCOMPARE(time(), Instant{Duration{47'500}}); // where A's write is refused
        key(Qt::Key_PageDown);
        QCOMPARE(time(), Instant{Duration{48'000}}); // where it gives back what it no longer has
        key(Qt::Key_PageUp);
        QCOMPARE(time(), Instant{Duration{47'500}});
        key(Qt::Key_PageUp);
        QCOMPARE(time(), Instant{Duration{33'000}}); // where B gives the lock back
        key(Qt::Key_Escape);
        key(Qt::Key_Escape);
        m_window->trigger(Action::Quiz);
        key(Qt::Key_PageDown); // scrolls again
        QCOMPARE(time(), Instant{Duration{33'000}});
    }

    /// From the run to the quiz and to its run, without a way through the window.
    void theQuizAndItsRunAreChosenBeforeTheClass()
    {
        m_window->trigger(Action::Quiz);
        QVERIFY(m_window->get()->isFullScreen());
        QVERIFY(isSeen<QuizView>());
        QVERIFY(!isSeen<HeaderBar>());
        key(Qt::Key_3);
        press(QStringLiteral("Try it in the window"));
        QVERIFY(m_window->get()->isFullScreen());
        QVERIFY(isSeen<StageView>());
        QVERIFY(isSeen<ClassBar>());
        QVERIFY(find<TimelineView>()->isConcealed());
        key(Qt::Key_Escape);
        QVERIFY(!m_window->get()->isFullScreen());
        QVERIFY(isSeen<StageView>());
        QVERIFY(isSeen<HeaderBar>());
    }
};

QTEST_MAIN(ClassModeTest)
#include "class_mode_test.moc"
