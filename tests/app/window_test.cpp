// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a user has it: mouse and keyboard in, what is shown and said out.
#include "tests/app/opened_window.h"
#include "tests/ui/sqlite_out_of_memory.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/count_slider.h"
#include "ui/controls/crowd_controls.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/message_line.h"
#include "ui/controls/value_track.h"
#include "ui/controls/verdict_card.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/timeline_view.h"

#include <QSignalSpy>
#include <QWheelEvent>
#include <QWindow>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::spokenName;

class WindowTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    Outcome outcome() const { return session().run()->verdict.outcome; }

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
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init() { open(); }

    void cleanup() { m_window.reset(); }

    void startsOnTheLessonPausedAtZero()
    {
        QCOMPARE(outcome(), Outcome::DoubleSale);
        QCOMPARE(playhead(), 0);
        QVERIFY(!m_window->get()->playback().isPlaying());
    }

    void aGripOnTheTimelineAndItsSliderAreTheSameEdit()
    {
        auto* timeline = find<TimelineView>();
        timeline->geometryNow();
        const auto& grips = timeline->gripHand().grips();
        const auto end = std::find_if(grips.begin(), grips.end(),
                                      [](const Grip& grip) { return grip.kind == Grip::Kind::LeaseEnd; });
        QVERIFY(end != grips.end());
        const QPoint from = end->rect.center().toPoint();
        QTest::mousePress(timeline, Qt::LeftButton, {}, from);
        for (int x = from.x(); x < from.x() + 80; x += 4)
            QTest::mouseMove(timeline, {x, from.y()});
        QTest::mouseRelease(timeline, Qt::LeftButton, {}, {from.x() + 80, from.y()});
        const auto lease = session().scenario().lease;
        QVERIFY(lease > Duration{10'500});
        QCOMPARE(find<ControlsPanel>()->lease()->duration(), *lease);
        QCOMPARE(session().undoStack().count(), 1);
        QTest::keySequence(m_window->get(), QKeySequence::Undo);
        QCOMPARE(session().scenario(), Scenario{});
    }

    void draggingTheLeaseIsOneUndoStepAndPublishesEachChangeOnce()
    {
        QSignalSpy changed(&session(), &Session::changed);
        QSignalSpy edited(find<ControlsPanel>(), &ControlsPanel::leaseEdited);
        auto* track = find<ControlsPanel>()->lease()->track();
        drag(track, track->width() / 3, track->width() - 12);
        QVERIFY(edited.size() > 50);
        QCOMPARE(edited.takeLast()[1].value<EditPhase>(), EditPhase::Finished); // with the last value again
        QCOMPARE(changed.size(), edited.size());
        const auto dragged = session().scenario().lease;
        QVERIFY(dragged > Duration{18'000});
        QCOMPARE(outcome(), Outcome::OneSale);
        QCOMPARE(session().undoStack().count(), 1);
        changed.clear();
        QTest::keySequence(m_window->get(), QKeySequence::Undo);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(session().scenario(), Scenario{});
        QTest::keySequence(m_window->get(), QKeySequence::Redo);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(session().scenario().lease, dragged);
    }

    void escapeGivesADragUp()
    {
        auto* track = find<ControlsPanel>()->lease()->track();
        const int y = track->height() / 2;
        QTest::mousePress(track, Qt::LeftButton, {}, {track->width() / 3, y});
        QTest::mouseMove(track, {track->width() / 2, y});
        QVERIFY(session().scenario() != Scenario{});
        QTest::keyClick(track, Qt::Key_Escape);
        QTest::mouseMove(track, {track->width() - 30, y});
        QTest::mouseRelease(track, Qt::LeftButton, {}, {track->width() - 30, y});
        QCOMPARE(session().scenario(), Scenario{});
        QVERIFY(!session().undoable());

        auto* timeline = find<TimelineView>();
        timeline->geometryNow();
        const auto& grips = timeline->gripHand().grips();
        const auto end = std::find_if(grips.begin(), grips.end(),
                                      [](const Grip& grip) { return grip.kind == Grip::Kind::LeaseEnd; });
        const QPoint from = end->rect.center().toPoint();
        QTest::mousePress(timeline, Qt::LeftButton, {}, from);
        QTest::mouseMove(timeline, from + QPoint(40, 0));
        QVERIFY(session().scenario() != Scenario{});
        QTest::keyClick(timeline, Qt::Key_Escape);
        QTest::mouseRelease(timeline, Qt::LeftButton, {}, from + QPoint(40, 0));
        QCOMPARE(session().scenario(), Scenario{});
        QVERIFY(!session().undoable());
    }

    void aKeyAndAChoicePublishOnce()
    {
        QSignalSpy changed(&session(), &Session::changed);
        QTest::keyClick(find<ControlsPanel>()->pause()->track(), Qt::Key_Left);
        QCOMPARE(changed.size(), 1);
        press(QStringLiteral("Guards: renewal, check, release"));
        press(QStringLiteral("Check the lease before writing"));
        QCOMPARE(changed.size(), 2);
        m_window->trigger(app::Action::Reset);
        QCOMPARE(changed.size(), 3);
        m_window->trigger(app::Action::Reset); // it is that already
        QCOMPARE(changed.size(), 3);
    }

    void keysOnTheSliderMoveByTheirShareOfTheRange()
    {
        auto* track = find<ControlsPanel>()->pause()->track();
        track->setFocus();
        const auto before = session().scenario().faults[0];
        QTest::keyClick(track, Qt::Key_Right);
        const auto after = session().scenario().faults[0];
        QVERIFY(std::get<Pause>(after.kind).length > std::get<Pause>(before.kind).length);
        QTest::keyClick(track, Qt::Key_Left);
        QCOMPARE(session().scenario().faults[0], before);
    }

    /// Each notch is settled at once, for there may be no other; together they are one step.
    void aRowOfNotchesIsOneUndoStep()
    {
        auto* track = find<ControlsPanel>()->lease()->track();
        track->setFocus();
        QSignalSpy settled(&session(), &Session::settled);
        const auto roll = [track] {
            const QPointF at = track->rect().center();
            QWheelEvent wheel(at, track->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(track, &wheel);
        };
        for (int notch = 1; notch <= 5; ++notch) {
            roll();
            QCOMPARE(settled.size(), notch);
            QCOMPARE(session().undoStack().count(), 1);
        }
        QCOMPARE(session().scenario().lease, Duration{11'500});
        QTest::keySequence(m_window->get(), QKeySequence::Undo);
        QCOMPARE(session().scenario(), Scenario{});
        roll(); // what was taken back is not taken up again
        QCOMPARE(session().scenario().lease, Duration{10'300});
        find<ControlsPanel>()->pause()->track()->setFocus();
        track->setFocus();
        roll();
        QCOMPARE(session().undoStack().count(), 2);
        QTest::keySequence(m_window->get(), QKeySequence::Undo);
        QCOMPARE(session().scenario().lease, Duration{10'300});
    }

    /// Down to one worker and back in one drag: what was left out on the way, a fault too, is there again.
    void draggingTheNumberOfWorkersIsOneUndoStep()
    {
        auto* track = find<CrowdControls>()->workers()->track();
        QSignalSpy edited(find<ControlsPanel>(), &ControlsPanel::workersEdited);
        drag(track, 40, track->width() - 12);
        QCOMPARE(session().scenario().workers.size(), std::size_t{64});
        QCOMPARE(session().undoStack().count(), 1);
        QCOMPARE(session().undoable(), ui::Edit::Workers);
        press(QStringLiteral("Undo"));
        QCOMPARE(session().scenario(), Scenario{});

        edited.clear();
        QTest::keyPress(track, Qt::Key_Home);
        QCOMPARE(session().scenario().workers.size(), std::size_t{1});
        QTest::keyPress(track, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyRelease(track, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(edited.size(), 3);
        QCOMPARE(session().scenario(), Scenario{});
        QVERIFY(!session().undoStack().canUndo());
    }

    void seatsAndGapAreUndoStepsOfTheirOwn()
    {
        auto* crowd = find<CrowdControls>();
        QTest::keyClick(crowd->seats()->track(), Qt::Key_Right);
        QTest::keyClick(crowd->gap()->track(), Qt::Key_Right);
        QCOMPARE(session().scenario().seats.size(), std::size_t{4});
        QCOMPARE(session().scenario().steps.write, Duration{2'750});
        QCOMPARE(session().scenario().steps.check, Duration{2'650});
        QCOMPARE(session().undoStack().count(), 2);
        press(QStringLiteral("Undo"));
        QCOMPARE(session().scenario().steps, Steps{});
        QCOMPARE(crowd->gap()->duration(), Duration{1'500});
        press(QStringLiteral("Undo"));
        QCOMPARE(crowd->seats()->count(), 1);
    }

    void fencingTurnsTheDoubleSaleIntoOne()
    {
        press(QStringLiteral("Fencing tokens"));
        QCOMPARE(session().scenario().guards.fencing, Fencing::Writes);
        QCOMPARE(outcome(), Outcome::OneSale);
        press(QStringLiteral("Undo"));
        QCOMPARE(outcome(), Outcome::DoubleSale);
        press(QStringLiteral("Redo"));
        QCOMPARE(outcome(), Outcome::OneSale);
        m_window->trigger(app::Action::Reset);
        QCOMPARE(session().scenario(), Scenario{});
        QVERIFY(session().undoStack().canUndo());
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
        QTest::keySequence(m_window->get(), QKeySequence::Redo);
        QCOMPARE(spokenName(verdict), oneSale);
        m_window->trigger(app::Action::Reset);
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
        const auto before = session().run();
        auto* lease = find<ControlsPanel>()->lease();
        const auto said = [this] {
            QStringList sentences;
            for (const auto* line : m_window->get()->findChildren<MessageLine*>())
                if (line->isVisible() && line->hasError())
                    sentences << line->accessibleName();
            return sentences;
        };
        {
            const test::SqliteOutOfMemory outOfMemory;
            QTest::keyClick(lease->track(), Qt::Key_Right);
        }
        QCOMPARE(session().run(), before);
        QCOMPARE(lease->duration(), Duration{10'000});
        QCOMPARE(said(), QStringList{QStringLiteral("This could not be played (SQLite failed: out of memory), so the "
                                                    "setting before it still stands.")});
        QTest::keyClick(lease->track(), Qt::Key_Right);
        QCOMPARE(session().scenario().lease, Duration{11'500});
        QCOMPARE(said(), QStringList());
    }

    void theWayBackGoesToWhatWasOpened()
    {
        Scenario file;
        file.lease = Duration{7'000};
        m_window.emplace(file);
        press(QStringLiteral("Fencing tokens"));
        m_window->trigger(app::Action::Reset);
        QCOMPARE(session().scenario(), file);
    }

    void grabbingTheTimelinePausesAndEveryPixelSeeks()
    {
        m_window->get()->playback().play();
        auto* timeline = find<TimelineView>();
        const int y = timeline->height() / 2;
        const int from = timeline->width() / 2;
        QTest::mousePress(timeline, Qt::LeftButton, {}, {from, y});
        QVERIFY(!m_window->get()->playback().isPlaying());
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
        QVERIFY(m_window->get()->playback().isPlaying());
        press(QStringLiteral("Pause"));
        QVERIFY(!m_window->get()->playback().isPlaying());
    }

    void spacePlaysWhereNobodyElseWantsIt()
    {
        auto* track = find<ControlsPanel>()->pause()->track();
        track->setFocus();
        QTest::keyClick(track, Qt::Key_Space);
        QVERIFY(m_window->get()->playback().isPlaying());
        QTest::keyClick(track, Qt::Key_Space);
        QVERIFY(!m_window->get()->playback().isPlaying());
    }

    /// No button has the focus where nobody sees it: not at the start, not after a click.
    void spacePlaysAtTheStartAndAfterEachClick()
    {
        m_window->get()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window->get()));
        bool playing = false;
        const auto spacePlays = [&] {
            auto* focus = QApplication::focusWidget();
            QTest::keyClick(focus ? focus : m_window->get(), Qt::Key_Space);
            playing = !playing;
            return m_window->get()->playback().isPlaying() == playing;
        };
        QVERIFY(spacePlays());
        for (const char* name : {"Fencing tokens", "Reads and writes", "Lease", "Undo", "Redo", "Show why",
                                 "Guards: renewal, check, release", "Next event"}) {
            press(QString::fromLatin1(name));
            playing = m_window->get()->playback().isPlaying();
            QVERIFY2(spacePlays(), name);
        }
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
