// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a user has it: mouse and keyboard in, what is shown and said out.
#include "app/window/main_window.h"
#include "tests/ui/sqlite_out_of_memory.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/message_line.h"
#include "ui/controls/verdict_card.h"
#include "ui/text/text.h"
#include "ui/theme/style.h"
#include "ui/timeline/timeline_view.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

QString spokenName(QWidget* widget)
{
    auto* accessible = QAccessible::queryAccessibleInterface(widget);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

/// Counts how often the look is applied.
class LookChanges : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::StyleChange ? 1 : 0;
        return false;
    }
};

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<app::MainWindow> m_window;

    template <class Widget>
    Widget* find() const
    {
        return m_window->findChild<Widget*>();
    }

    /// A button as a user names it; shown, so that it can be pressed.
    QAbstractButton* button(const QString& name) const
    {
        for (auto* candidate : m_window->findChildren<QAbstractButton*>())
            if (candidate->isVisible() && (candidate->text() == name || spokenName(candidate) == name))
                return candidate;
        return nullptr;
    }

    void press(const QString& name) const
    {
        auto* found = button(name);
        QVERIFY2(found, qPrintable(name));
        QTest::mouseClick(found, Qt::LeftButton);
    }

    Outcome outcome() const { return m_window->session().run()->verdict.outcome; }
    qint64 playhead() const { return milliseconds(m_window->playback().playhead()); }

    /// As desktops do that know of Qt.
    static void systemPutsItsPalette(const QColor& window) { QApplication::setPalette(QPalette(window, window)); }

    void drag(QWidget* widget, int from, int to) const
    {
        const int y = widget->height() / 2;
        QTest::mousePress(widget, Qt::LeftButton, {}, {from, y});
        for (int x = from; x != to; x += to > from ? 1 : -1)
            QTest::mouseMove(widget, {x, y});
        QTest::mouseMove(widget, {to, y});
        QTest::mouseRelease(widget, Qt::LeftButton, {}, {to, y});
    }

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).*")));
        installTranslations(*qApp);
    }

    void init()
    {
        applyLook(Theme::Kind::Light);
        m_window = std::make_unique<app::MainWindow>(openScenario(Scenario{}).value(), Theme::Kind::Light);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void startsOnTheLessonPausedAtZero()
    {
        QCOMPARE(outcome(), Outcome::DoubleSale);
        QCOMPARE(playhead(), 0);
        QVERIFY(!m_window->playback().isPlaying());
    }

    void draggingTheLeaseIsOneUndoStepAndPublishesEachChangeOnce()
    {
        QSignalSpy changed(&m_window->session(), &Session::changed);
        QSignalSpy edited(find<ControlsPanel>(), &ControlsPanel::leaseEdited);
        auto* track = find<ControlsPanel>()->lease()->track();
        drag(track, track->width() / 3, track->width() - 12);
        QVERIFY(edited.size() > 100);
        QCOMPARE(edited.takeLast()[1].value<EditPhase>(), EditPhase::Finished); // with the last value again
        QCOMPARE(changed.size(), edited.size());
        const auto dragged = m_window->session().scenario().lease;
        QVERIFY(dragged > Duration{18'000});
        QCOMPARE(outcome(), Outcome::OneSale);
        QCOMPARE(m_window->session().undoStack().count(), 1);
        changed.clear();
        QTest::keySequence(m_window.get(), QKeySequence::Undo);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_window->session().scenario(), Scenario{});
        QTest::keySequence(m_window.get(), QKeySequence::Redo);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(m_window->session().scenario().lease, dragged);
    }

    void aKeyAndAChoicePublishOnce()
    {
        QSignalSpy changed(&m_window->session(), &Session::changed);
        QTest::keyClick(find<ControlsPanel>()->pause()->track(), Qt::Key_Left);
        QCOMPARE(changed.size(), 1);
        press(QStringLiteral("Check the lease before writing"));
        QCOMPARE(changed.size(), 2);
        press(QStringLiteral("Lesson's setting"));
        QCOMPARE(changed.size(), 3);
        press(QStringLiteral("Lesson's setting")); // it is that already
        QCOMPARE(changed.size(), 3);
    }

    void keysOnTheSliderMoveByTheirShareOfTheRange()
    {
        auto* track = find<ControlsPanel>()->pause()->track();
        track->setFocus();
        const auto before = m_window->session().scenario().faults[0];
        QTest::keyClick(track, Qt::Key_Right);
        const auto after = m_window->session().scenario().faults[0];
        QVERIFY(std::get<Pause>(after.kind).length > std::get<Pause>(before.kind).length);
        QTest::keyClick(track, Qt::Key_Left);
        QCOMPARE(m_window->session().scenario().faults[0], before);
    }

    void fencingTurnsTheDoubleSaleIntoOne()
    {
        press(QStringLiteral("Fencing tokens"));
        QCOMPARE(m_window->session().scenario().guards.fencing, Fencing::Writes);
        QCOMPARE(outcome(), Outcome::OneSale);
        press(QStringLiteral("Undo"));
        QCOMPARE(outcome(), Outcome::DoubleSale);
        press(QStringLiteral("Redo"));
        QCOMPARE(outcome(), Outcome::OneSale);
        press(QStringLiteral("Lesson's setting"));
        QCOMPARE(m_window->session().scenario(), Scenario{});
        QVERIFY(m_window->session().undoStack().canUndo());
    }

    /// The name of the card is what a screen reader hears.
    void theVerdictIsSpokenAfterEachChange()
    {
        const QString soldTwice = QStringLiteral("Seat C14 sold twice. Fan B and fan A were both told yes. "
                                                 "The row kept fan A.");
        const QString oneSale = QStringLiteral("One sale: fan B. A's late write carried 33; the row had seen 34 "
                                               "and changed nothing.");
        auto* verdict = find<VerdictCard>();
        QCOMPARE(spokenName(verdict), soldTwice);
        press(QStringLiteral("Fencing tokens"));
        QCOMPARE(spokenName(verdict), oneSale);
        press(QStringLiteral("Undo"));
        QCOMPARE(spokenName(verdict), soldTwice);
        QTest::keySequence(m_window.get(), QKeySequence::Redo);
        QCOMPARE(spokenName(verdict), oneSale);
        press(QStringLiteral("Lesson's setting"));
        QCOMPARE(spokenName(verdict), soldTwice);
    }

    void theVerdictIsSpokenAtTheEndOfADragAlone()
    {
        auto* verdict = find<VerdictCard>();
        const QString before = spokenName(verdict);
        auto* track = find<ControlsPanel>()->lease()->track();
        track->setFocus();
        QTest::keyPress(track, Qt::Key_End);
        QCOMPARE(outcome(), Outcome::OneSale);
        QCOMPARE(spokenName(verdict), before);
        QTest::keyRelease(track, Qt::Key_End);
        QVERIFY(spokenName(verdict).startsWith(QStringLiteral("One sale")));
    }

    /// One sentence beside the picture, which stays as it was.
    void whatCannotBePlayedIsSaidAndChangesNothing()
    {
        const auto before = m_window->session().run();
        auto* lease = find<ControlsPanel>()->lease();
        const auto said = [this] {
            QStringList sentences;
            for (const auto* line : m_window->findChildren<MessageLine*>())
                if (line->isVisible() && line->hasError())
                    sentences << line->accessibleName();
            return sentences;
        };
        {
            const test::SqliteOutOfMemory outOfMemory;
            QTest::keyClick(lease->track(), Qt::Key_Right);
        }
        QCOMPARE(m_window->session().run(), before);
        QCOMPARE(lease->duration(), Duration{10'000});
        QCOMPARE(said(), QStringList{QStringLiteral("This could not be played (SQLite failed: out of memory), so the "
                                                    "setting before it still stands.")});
        QTest::keyClick(lease->track(), Qt::Key_Right);
        QCOMPARE(m_window->session().scenario().lease, Duration{11'500});
        QCOMPARE(said(), QStringList());
    }

    void grabbingTheTimelinePausesAndEveryPixelSeeks()
    {
        m_window->playback().play();
        auto* timeline = find<TimelineView>();
        const int y = timeline->height() / 2;
        const int from = timeline->width() / 2;
        QTest::mousePress(timeline, Qt::LeftButton, {}, {from, y});
        QVERIFY(!m_window->playback().isPlaying());
        QList<qint64> seen{playhead()};
        for (int x = from + 1; x <= from + 100; ++x) {
            QTest::mouseMove(timeline, {x, y});
            QVERIFY(playhead() > seen.last());
            seen << playhead();
        }
        QTest::mouseRelease(timeline, Qt::LeftButton, {}, {from + 100, y});
    }

    void theTransportStepsFromEventToEvent()
    {
        press(QStringLiteral("Next event"));
        QCOMPARE(playhead(), 1000);
        press(QStringLiteral("Next event"));
        QCOMPARE(playhead(), 2500);
        press(QStringLiteral("Previous event"));
        QCOMPARE(playhead(), 1000);
        press(QStringLiteral("To the end"));
        QCOMPARE(playhead(), 20'000);
        press(QStringLiteral("To the start"));
        QCOMPARE(playhead(), 0);
        press(QStringLiteral("Play"));
        QVERIFY(m_window->playback().isPlaying());
        press(QStringLiteral("Pause"));
        QVERIFY(!m_window->playback().isPlaying());
    }

    void spacePlaysWhereNobodyElseWantsIt()
    {
        auto* track = find<ControlsPanel>()->pause()->track();
        track->setFocus();
        QTest::keyClick(track, Qt::Key_Space);
        QVERIFY(m_window->playback().isPlaying());
        QTest::keyClick(track, Qt::Key_Space);
        QVERIFY(!m_window->playback().isPlaying());
    }

    void tabReachesEveryControl()
    {
        QSet<QWidget*> wanted;
        for (auto* widget : m_window->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus))
                wanted << widget;
        QVERIFY(wanted.size() > 15);
        QSet<QWidget*> reached;
        m_window->activateWindow();
        for (qsizetype i = 0; i < 2 * wanted.size(); ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get(), Qt::Key_Tab);
            reached << QApplication::focusWidget();
        }
        for (auto* widget : wanted)
            QVERIFY2(reached.contains(widget), qPrintable(spokenName(widget)));
    }

    void everyControlHasAName()
    {
        for (auto* widget : m_window->findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                QVERIFY2(!spokenName(widget).isEmpty(), widget->metaObject()->className());
    }

    void theThemeFollowsTheSystem()
    {
        const auto shown = [this] { return themeOf(*m_window).kind; };
        const auto isOurs = [&] { return QApplication::palette() == theme(shown()).palette(); };
        systemPutsItsPalette(QColor(30, 30, 30));
        QTRY_COMPARE(shown(), Theme::Kind::Dark);
        QVERIFY(isOurs());
        systemPutsItsPalette(QColor(240, 240, 240));
        QTRY_COMPARE(shown(), Theme::Kind::Light);
        QVERIFY(isOurs());

        emit find<HeaderBar>()->appearanceChosen(Appearance{.theme = Theme::Kind::Projector, .textScale = 1.5});
        systemPutsItsPalette(QColor(30, 30, 30));
        QTRY_VERIFY(isOurs());
        QCOMPARE(shown(), Theme::Kind::Projector); // the user's choice stands, and is ready to follow
        QCOMPARE(textScaleOf(*m_window), 1.5);
        emit find<HeaderBar>()->appearanceChosen(Appearance{});
        QCOMPARE(shown(), Theme::Kind::Dark);
    }

    /// A desktop that only says so: its palette lies under ours.
    void theThemeIsLookedUpWhereTheSystemOnlySaysSo()
    {
        emit find<HeaderBar>()->appearanceChosen(Appearance{});
        systemPutsItsPalette(QColor(30, 30, 30));
        QTRY_COMPARE(themeOf(*m_window).kind, Theme::Kind::Dark);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(m_window.get(), &change);
        QTRY_COMPARE(themeOf(*m_window).kind, Theme::Kind::Light); // as this platform is
    }

    void followingTheSystemEnds()
    {
        LookChanges changes;
        m_window->installEventFilter(&changes);
        systemPutsItsPalette(QColor(30, 30, 30));
        QTest::qWait(100);
        QCOMPARE(changes.count, 1);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(m_window.get(), &change);
        QTest::qWait(100);
        QCOMPARE(changes.count, 3); // a window's ThemeChange is a StyleChange already
        emit find<HeaderBar>()->appearanceChosen(Appearance{.theme = Theme::Kind::Dark});
        QTest::qWait(100);
        QCOMPARE(changes.count, 4);
    }

    void theWindowFitsASmallScreenAtEveryTextSize_data()
    {
        QTest::addColumn<qreal>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("150 %") << 1.5;
    }

    void theWindowFitsASmallScreenAtEveryTextSize()
    {
        QFETCH(qreal, scale);
        Appearance appearance;
        appearance.textScale = scale;
        emit find<HeaderBar>()->appearanceChosen(appearance);
        m_window->resize(1280, 720);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), QSize(1280, 720));
        const auto* verdict = find<VerdictCard>();
        const QRect seen(verdict->mapTo(m_window.get(), QPoint()), verdict->size());
        QVERIFY(m_window->rect().contains(seen));
        emit find<HeaderBar>()->appearanceChosen(Appearance{});
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
