// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"
#include "ui/theme/announcement.h"
#include "ui/timeline/grip_hand.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QTest>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

/// What can be moved on the timeline, by the pointer and by the keyboard.
class TimelineGripsTest : public QObject {
    Q_OBJECT

    using Shown = ShownTimeline;

    /// As a keyboard repeats it.
    static void holdDown(QWidget& view, Qt::Key key, int times)
    {
        for (int i = 0; i < times; ++i) {
            QKeyEvent press(QEvent::KeyPress, key, {}, {}, i > 0);
            QCoreApplication::sendEvent(&view, &press);
            QKeyEvent release(QEvent::KeyRelease, key, {}, {}, i + 1 < times);
            QCoreApplication::sendEvent(&view, &release);
        }
    }
    static QString spokenLast(const QWidget& view) { return view.findChild<Announcement*>()->accessibleName(); }

private slots:
    void initTestCase() { failOnAnyWarning(); }

    void whatCanBeMovedHasAGrip()
    {
        Shown shown(runOf(lesson()));
        shown.view.geometryNow();
        QStringList told;
        for (const Grip& each : shown.view.gripHand().grips())
            told << tell(each, *shown.view.run());
        QCOMPARE(told, (QStringList{QStringLiteral("A arrives at 0.0 s"), QStringLiteral("A freezes at 2.5 s"),
                                    QStringLiteral("B arrives at 4.0 s"), QStringLiteral("A's lease ends at 10.0 s"),
                                    QStringLiteral("A wakes at 17.5 s")}));
    }

    /// No grip is seen, taken hold of or spoken of.
    void whatIsOnlyToBeLookedAtHasNone()
    {
        Shown shown(runOf(lesson()));
        const QImage editable = shown.view.grab().toImage();
        const QPoint lease = gripOf(shown.view, Grip::Kind::LeaseEnd, WorkerId{0}).rect.center().toPoint();
        const auto summary = [&] {
            return QAccessible::queryAccessibleInterface(&shown.view)->text(QAccessible::Description);
        };
        QVERIFY(summary().contains(QStringLiteral("E takes hold")));
        shown.view.setEditable(false);
        QVERIFY(shown.view.grab().toImage() != editable);
        QVERIFY(shown.view.gripHand().grips().empty());
        QVERIFY(!summary().contains(QStringLiteral("E takes hold")));
        QTest::keyClick(&shown.view, Qt::Key_E);
        QVERIFY(!shown.view.gripHand().held());
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, lease);
        QVERIFY(!shown.view.gripHand().held());
        QVERIFY(shown.view.playhead() != kStart); // the time is taken there instead
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, lease);
    }

    void draggingALeasesEndSaysItsLength()
    {
        Shown shown(runOf(lesson()));
        QList<std::pair<Duration, EditPhase>> edits;
        connect(&shown.view.gripHand(), &GripHand::leaseEdited, [&](Duration lease, EditPhase phase) {
            edits << std::pair(lease, phase);
            Scenario edited = lesson();
            edited.lease = lease;
            shown.view.setRun(runOf(edited));
        });
        const QPoint from = gripOf(shown.view, Grip::Kind::LeaseEnd, WorkerId{0}).rect.center().toPoint();
        const TimeAxis axis = shown.view.geometryNow().axis;
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        for (int x = from.x(); x <= from.x() + 90; x += 10)
            dragTo(shown.view, {x, from.y() + 5});
        QCOMPARE(shown.view.geometryNow().axis.range, axis.range);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {from.x() + 90, from.y()});
        QVERIFY(edits.size() >= 9);
        QCOMPARE(edits.back().second, EditPhase::Finished);
        QCOMPARE(edits.back().first, edits[edits.size() - 2].first);
        QVERIFY(qAbs(xOf(axis, kStart + edits.back().first) - from.x() - 90) <= 1.5);
        QVERIFY(shown.sought.isEmpty());
        QVERIFY(!shown.view.gripHand().held());
    }

    /// A's write at 17.5 s is seen beside the handle; the end itself can be taken hold of all the same, and nothing
    /// jumps.
    void whatHappensAtAPausesEndIsSeen()
    {
        Shown shown(runOf(lesson()));
        const Grip end = gripOf(shown.view, Grip::Kind::PauseEnd, WorkerId{0});
        const TimeAxis axis = shown.view.geometryNow().axis;
        for (const TimelineMarker& marker : shown.view.geometryNow().markers)
            if (marker.mark.at == end.at)
                QVERIFY(end.rect.right() < marker.centre.x() - marker.radius);
        QList<Instant> ends;
        connect(&shown.view.gripHand(), &GripHand::pauseEdited,
                [&](std::size_t, Duration, Duration to) { ends << kStart + to; });
        const QPoint onHandle = end.rect.center().toPoint();
        const QPoint onEnd(qRound(xOf(axis, end.at)), onHandle.y());
        for (const QPoint& from : {onHandle, onEnd}) {
            QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
            QVERIFY(shown.view.gripHand().held());
            dragTo(shown.view, from + QPoint(40, 0));
            QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(40, 0));
            QVERIFY(qAbs(xOf(axis, ends.back()) - onEnd.x() - 40) <= 1.5);
        }
    }

    /// Beyond what is possible the grip stays at the bound.
    void aGripStopsWhereTheRunWouldBeImpossible()
    {
        Shown shown(runOf(lesson()));
        QList<std::pair<Duration, Duration>> spans;
        connect(&shown.view.gripHand(), &GripHand::pauseEdited, [&](std::size_t fault, Duration from, Duration to) {
            QCOMPARE(fault, std::size_t{0});
            spans << std::pair(from, to);
        });
        for (const auto kind : {Grip::Kind::PauseEnd, Grip::Kind::PauseStart}) {
            const QPoint from = gripOf(shown.view, kind, WorkerId{0}).rect.center().toPoint();
            QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
            dragTo(shown.view, {0, from.y()});
            QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {0, from.y()});
            const auto expected = kind == Grip::Kind::PauseEnd ? std::pair(Duration{2'500}, Duration{2'500})
                                                               : std::pair(Duration{0}, Duration{17'500});
            QCOMPARE(spans.back(), expected);
        }
        QList<Duration> arrivals;
        connect(&shown.view.gripHand(), &GripHand::arrivalEdited,
                [&](WorkerId, Duration arrives) { arrivals << arrives; });
        const QPoint from = gripOf(shown.view, Grip::Kind::Arrival, WorkerId{1}).rect.center().toPoint();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        dragTo(shown.view, {0, from.y()});
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {0, from.y()});
        QCOMPARE(arrivals.back(), Duration{0});
    }

    /// Another button in mid-drag lets go; what is shown is then the view's own again.
    void anotherButtonLetsGo()
    {
        Shown shown(runOf(lesson()));
        const QPoint from = gripOf(shown.view, Grip::Kind::LeaseEnd, WorkerId{0}).rect.center().toPoint();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        dragTo(shown.view, from + QPoint(40, 0));
        QTest::mousePress(&shown.view, Qt::RightButton, {}, {400, 290});
        QVERIFY(!shown.view.gripHand().held());
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from);
        shown.view.setRun(runOf(withPause(lesson(), 40'000)));
        QCOMPARE(shown.view.geometryNow().axis.range, wholeOf(*shown.view.run()));
    }

    void theKeyboardTakesHoldAndMoves()
    {
        Shown shown(runOf(lesson()));
        QList<std::pair<Duration, EditPhase>> leases;
        QStringList said;
        connect(&shown.view.gripHand(), &GripHand::said, [&](const QString& sentence) { said << sentence; });
        connect(&shown.view.gripHand(), &GripHand::leaseEdited, [&](Duration lease, EditPhase phase) {
            leases << std::pair(lease, phase);
            Scenario edited = lesson();
            edited.lease = lease;
            shown.view.setRun(runOf(edited));
        });
        shown.view.setPlayhead(kStart + Duration{9'000});
        QTest::keyClick(&shown.view, Qt::Key_E);
        QCOMPARE(shown.view.accessibleDescription(),
                 QStringLiteral("A's lease ends at 10.0 s. Left and Right move it, Escape lets go."));
        const auto* heard = QAccessible::queryAccessibleInterface(&shown.view);
        QCOMPARE(heard->text(QAccessible::Description), shown.view.accessibleDescription());
        QTest::keyClick(&shown.view, Qt::Key_Right);
        holdDown(shown.view, Qt::Key_Right, 3);
        QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
        using enum EditPhase;
        QCOMPARE(leases, (QList<std::pair<Duration, EditPhase>>{{Duration{10'100}, Moving},
                                                                {Duration{10'100}, Finished},
                                                                {Duration{10'200}, Moving},
                                                                {Duration{10'300}, Moving},
                                                                {Duration{10'400}, Moving},
                                                                {Duration{10'400}, Finished},
                                                                {Duration{10'390}, Moving},
                                                                {Duration{10'390}, Finished}}));
        QVERIFY(shown.view.accessibleDescription().startsWith(QStringLiteral("A's lease ends at 10.39 s")));
        QTest::keyClick(&shown.view, Qt::Key_E, Qt::ShiftModifier);
        QVERIFY(shown.view.accessibleDescription().startsWith(QStringLiteral("B arrives at 4.0 s")));
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QVERIFY(shown.view.accessibleDescription().isEmpty());
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.steps, QList<int>{1});
        QCOMPARE(said,
                 (QStringList{QStringLiteral("A's lease ends at 10.0 s. Left and Right move it, Escape lets go."),
                              QStringLiteral("A's lease ends at 10.1 s"), QStringLiteral("A's lease ends at 10.2 s"),
                              QStringLiteral("A's lease ends at 10.3 s"), QStringLiteral("A's lease ends at 10.4 s"),
                              QStringLiteral("A's lease ends at 10.39 s"),
                              QStringLiteral("B arrives at 4.0 s. Left and Right move it, Escape lets go."),
                              QStringLiteral("Let go: B arrives at 4.0 s.")}));
        QCOMPARE(spokenLast(shown.view), said.back());
    }

    /// The lane that the keyboard is in is said, and what is selected in it.
    void lanesAndWhatLiesInThemAreSaid()
    {
        Shown shown(runOf(lesson()));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QCOMPARE(spokenLast(shown.view), QStringLiteral("Worker A."));
        QTest::keyClick(&shown.view, Qt::Key_C);
        QCOMPARE(spokenLast(shown.view), QStringLiteral("Worker A, collapsed."));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(spokenLast(shown.view), shown.view.selectionText());
        QVERIFY(!shown.view.selectionText().isEmpty());
    }
};

QTEST_MAIN(TimelineGripsTest)
#include "timeline_grips_test.moc"
