// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"
#include "ui/timeline/grip_hand.h"

#include <QTest>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

/// Whatever a lease, a pause and an arrival are set to, they can be taken hold of and moved back.
class TimelineGripExtremesTest : public QObject {
    Q_OBJECT

    using Shown = ShownTimeline;

private slots:
    void initTestCase() { failOnAnyWarning(); }

    /// A user who sets what can be set loses nothing: at its least value it can be taken hold of and drawn out again.
    void whatIsNextToNothingIsDrawnOutAgain_data()
    {
        QTest::addColumn<int>("lease");
        QTest::addColumn<int>("pause");
        QTest::addColumn<Grip::Kind>("kind");
        QTest::addColumn<int>("by");
        QTest::newRow("a lease of a millisecond") << 1 << 15'000 << Grip::Kind::LeaseEnd << 60;
        QTest::newRow("a pause of nothing, its end") << 10'000 << 0 << Grip::Kind::PauseEnd << 60;
        QTest::newRow("a pause of nothing, its start") << 10'000 << 0 << Grip::Kind::PauseStart << -40;
        QTest::newRow("a pause of a millisecond") << 10'000 << 1 << Grip::Kind::PauseEnd << 60;
    }
    void whatIsNextToNothingIsDrawnOutAgain()
    {
        QFETCH(int, lease);
        QFETCH(int, pause);
        QFETCH(Grip::Kind, kind);
        QFETCH(int, by);
        Scenario scenario = withPause(lesson(), pause);
        scenario.lease = Duration{lease};
        Shown shown(runOf(scenario));
        Duration length{};
        connect(&shown.view.gripHand(), &GripHand::leaseEdited, [&](Duration now) { length = now; });
        connect(&shown.view.gripHand(), &GripHand::pauseEdited,
                [&](std::size_t, Duration from, Duration to) { length = to - from; });
        const Grip held = gripOf(shown.view, kind, WorkerId{0});
        const TimeAxis axis = shown.view.geometryNow().axis;
        const QPoint from = held.rect.center().toPoint();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        QCOMPARE(shown.view.gripHand().held().value().kind, kind);
        dragTo(shown.view, from + QPoint(by, 0));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(by, 0));
        QVERIFY2(qAbs(pixelsPer(axis, length) - qAbs(by)) <= 2, qPrintable(QString::number(length.count())));

        shown.view.setPlayhead(held.at);
        int presses = 0;
        while (!shown.view.gripHand().held() || shown.view.gripHand().held()->kind != kind) {
            QTest::keyClick(&shown.view, Qt::Key_E);
            QVERIFY(++presses <= 3);
        }
        QTest::keyClick(&shown.view, by > 0 ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(length, Duration{100} + (kind == Grip::Kind::LeaseEnd ? Duration{lease} : Duration{pause}));
        QVERIFY(shown.view.gripHand().held());
    }

    /// Nothing freezes there, and nobody is told that something does.
    void aPauseOfNothingIsNotSaidToFreeze()
    {
        Shown shown(runOf(withPause(lesson(), 0)));
        const Grip start = gripOf(shown.view, Grip::Kind::PauseStart, WorkerId{0});
        const Grip end = gripOf(shown.view, Grip::Kind::PauseEnd, WorkerId{0});
        QCOMPARE(tell(start, *shown.view.run()), QStringLiteral("A's pause begins at 2.5 s"));
        QCOMPARE(tell(end, *shown.view.run()), QStringLiteral("A's pause ends at 2.5 s"));
        QVERIFY(!start.rect.intersects(end.rect));
        for (const TimelineMarker& marker : shown.view.geometryNow().markers)
            if (marker.mark.at == end.at) // A's write is seen between them
                QVERIFY(start.rect.right() < marker.centre.x() - marker.radius &&
                        marker.centre.x() + marker.radius < end.rect.left());
        QVERIFY(start.rect.center().x() < end.rect.center().x());
        for (const Bar& bar : shown.view.geometryNow().bars)
            QVERIFY(bar.kind != Bar::Kind::Frozen);
    }

    /// After all is done too: what is shown reaches as far.
    void aPauseOfNothingAfterTheRunCanBeReached()
    {
        Scenario scenario = withPause(lesson(), 0);
        scenario.faults.front().at = Duration{60'000};
        Shown shown(runOf(scenario));
        QVERIFY(shown.view.run()->horizon() < kStart + Duration{60'000});
        const Grip end = gripOf(shown.view, Grip::Kind::PauseEnd, WorkerId{0});
        QCOMPARE(end.at, kStart + Duration{60'000});
        QVERIFY(QRectF(shown.view.rect()).contains(end.rect));
    }

    /// Two pauses that touch are one freeze; each can still be taken hold of, and where nobody wakes, nobody is said
    /// to.
    void unitedPausesKeepTheirGrips()
    {
        Scenario scenario = lesson();
        scenario.faults.push_back({Duration{3'000}, WorkerId{0}, Pause{Duration{20'000}}});
        Shown shown(runOf(scenario));
        shown.view.geometryNow();
        QStringList told;
        for (const Grip& each : shown.view.gripHand().grips())
            if (each.kind == Grip::Kind::PauseStart || each.kind == Grip::Kind::PauseEnd)
                told << tell(each, *shown.view.run());
        QCOMPARE(told, (QStringList{QStringLiteral("A freezes at 2.5 s"), QStringLiteral("A's pause begins at 3.0 s"),
                                    QStringLiteral("A's pause ends at 17.5 s"), QStringLiteral("A wakes at 23.0 s")}));
    }

    /// It asks as it wakes; when it would have come can be moved all the same.
    void anArrivalThatIsSleptThroughHasAGrip()
    {
        Scenario scenario = lesson();
        scenario.workers[0].arrives = Duration{5'000};
        Shown shown(runOf(scenario));
        const Grip arrival = gripOf(shown.view, Grip::Kind::Arrival, WorkerId{0});
        QCOMPARE(tell(arrival, *shown.view.run()), QStringLiteral("A would arrive at 5.0 s"));
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, arrival.rect.center().toPoint());
        QVERIFY(isSame(shown.view.gripHand().held().value(), arrival));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, arrival.rect.center().toPoint());
    }

    /// A worker that has crashed is not paused any more.
    void aPauseAfterACrashHasNone()
    {
        for (const int length : {0, 5'000}) {
            Scenario scenario = lesson();
            scenario.faults = {{Duration{1'000}, WorkerId{0}, Crash{}},
                               {Duration{2'000}, WorkerId{0}, Pause{Duration{length}}}};
            Shown shown(runOf(scenario));
            shown.view.geometryNow();
            for (const Grip& each : shown.view.gripHand().grips())
                QVERIFY(each.kind != Grip::Kind::PauseStart && each.kind != Grip::Kind::PauseEnd);
        }
    }

    /// Down to nothing and out again, whether the key is let go of in between or not.
    void aPauseIsMovedThroughNothing()
    {
        Shown shown(runOf(withPause(lesson(), 100)));
        Duration last{};
        connect(&shown.view.gripHand(), &GripHand::pauseEdited, [&](std::size_t, Duration from, Duration to) {
            last = to - from;
            shown.view.setRun(runOf(withPause(lesson(), int(last / Duration{1}))));
        });
        shown.view.setPlayhead(kStart + Duration{2'600});
        QTest::keyClick(&shown.view, Qt::Key_E);
        QVERIFY(shown.view.accessibleDescription().startsWith(QStringLiteral("A wakes at 2.6 s")));
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(last, Duration{0});
        QVERIFY(shown.view.accessibleDescription().startsWith(QStringLiteral("A's pause ends at 2.5 s")));
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(last, Duration{0});
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(last, Duration{100});
        QVERIFY(shown.view.gripHand().held());
    }

    /// A lease that its holder gives back first is longer than what is drawn of it: by key it moves from where it would
    /// end, by the pointer its bar's end is pulled to where it is to end.
    void aLeaseThatIsGivenBackIsMadeShortAgain()
    {
        Scenario scenario = lesson();
        scenario.lease = Duration{18'950};
        Shown shown(runOf(scenario));
        connect(&shown.view.gripHand(), &GripHand::leaseEdited, [&](Duration lease) {
            scenario.lease = lease;
            shown.view.setRun(runOf(scenario));
        });
        const auto told = [&] { return tell(*shown.view.gripHand().held(), *shown.view.run()); };
        const Grip end = gripOf(shown.view, Grip::Kind::LeaseEnd, WorkerId{0});
        QCOMPARE(tell(end, *shown.view.run()), QStringLiteral("A's lease would end at 18.95 s"));
        QVERIFY(qAbs(end.rect.center().x() - xOf(shown.view.geometryNow().axis, kStart + Duration{18'000})) <= 1);
        shown.view.setPlayhead(kStart + Duration{18'000});
        QTest::keyClick(&shown.view, Qt::Key_E);
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(scenario.lease, Duration{18'850});
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(scenario.lease, Duration{17'950});
        QCOMPARE(told(), QStringLiteral("A's lease ends at 17.95 s"));
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(told(), QStringLiteral("A's lease would end at 18.05 s"));
        QTest::keyClick(&shown.view, Qt::Key_Escape);

        scenario.lease = Duration{60'000};
        shown.view.setRun(runOf(scenario));
        const Grip longEnd = gripOf(shown.view, Grip::Kind::LeaseEnd, WorkerId{0});
        const TimeAxis axis = shown.view.geometryNow().axis;
        const QPoint from = longEnd.rect.center().toPoint();
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, from);
        QCOMPARE(scenario.lease, Duration{60'000}); // to take hold of it changes nothing
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        dragTo(shown.view, from - QPoint(100, 0));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from - QPoint(100, 0));
        QVERIFY(qAbs(xOf(axis, kStart + *scenario.lease) - from.x() + 100) <= 1.5);
    }
};

QTEST_MAIN(TimelineGripExtremesTest)
#include "timeline_grip_extremes_test.moc"
