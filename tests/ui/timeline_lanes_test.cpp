// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

namespace {

LaneId worker(std::size_t id)
{
    return {LaneKind::Worker, id};
}

LaneId seat(std::size_t id)
{
    return {LaneKind::Seat, id};
}

constexpr LaneId kLock{LaneKind::Lock, 0};

QString text(const std::vector<LaneId>& lanes)
{
    QStringList words;
    for (const LaneId& lane : lanes)
        words << QStringLiteral("wls").at(static_cast<int>(lane.kind)) + QString::number(lane.id);
    return words.join(QLatin1Char(' '));
}

} // namespace

/// The lanes in the user's order, and thin where they are collapsed.
class TimelineLanesTest : public QObject {
    Q_OBJECT

    using Shown = ShownTimeline;

    static QString shown(TimelineView& view)
    {
        std::vector<LaneId> lanes;
        for (const Lane& lane : view.geometryNow().lanes)
            lanes.push_back(lane.key());
        return text(lanes);
    }

    static QPoint nameOf(TimelineView& view, const LaneId& lane)
    {
        return view.geometryNow().lanes[*placeOf(view.geometryNow(), lane)].name.rect.center().toPoint();
    }

    static qreal heightOf(TimelineView& view, const LaneId& lane)
    {
        return view.geometryNow().lanes[*placeOf(view.geometryNow(), lane)].rect.height();
    }

private slots:
    void initTestCase() { failOnAnyWarning(); }

    void theStandardOrder_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("lanes");
        QTest::newRow("one") << 1 << 1 << "w0 l0 s0";
        QTest::newRow("two enclose what they fight over") << 2 << 1 << "w0 l0 s0 w1";
        QTest::newRow("more come first") << 4 << 1 << "w0 w1 w2 w3 l0 s0";
        QTest::newRow("too many for a small window") << 5 << 1 << "l0 s0 w0 w1 w2 w3 w4";
    }
    void theStandardOrder()
    {
        QFETCH(int, workers);
        QFETCH(int, seats);
        QFETCH(QString, lanes);
        QCOMPARE(text(standardLanes(tracksOf(*runOf(withWorkers(lesson(), workers, seats))))), lanes);
    }

    void anOrderHoldsWhileWorkersComeAndGo()
    {
        const std::vector<LaneId> three{worker(0), worker(1), worker(2), kLock, seat(0)};
        const LaneArrangement moved = withMoved({}, three, worker(2), 0);
        QCOMPARE(text(arranged(three, moved)), QStringLiteral("w2 w0 w1 l0 s0"));
        const std::vector<LaneId> two{worker(0), kLock, seat(0), worker(1)};
        QCOMPARE(text(arranged(two, moved)), QStringLiteral("w0 w1 l0 s0"));
        const std::vector<LaneId> four{worker(0), worker(1), worker(2), worker(3), kLock, seat(0)};
        QCOMPARE(text(arranged(four, moved)), QStringLiteral("w2 w3 w0 w1 l0 s0"));
        const LaneArrangement again = withMoved(moved, two, seat(0), 0);
        QCOMPARE(text(arranged(two, again)), QStringLiteral("s0 w0 w1 l0"));
        QVERIFY2(text(arranged(three, again)).startsWith(QStringLiteral("w2 s0")), "what was away is where it was");
    }

    void movingALaneBackIsTheStandardOrder()
    {
        const std::vector<LaneId> lanes{worker(0), kLock, seat(0), worker(1)};
        const LaneArrangement there = withMoved({}, lanes, worker(1), 0);
        QVERIFY(there != LaneArrangement{});
        QCOMPARE(withMoved(there, lanes, worker(1), 3), LaneArrangement{});
    }

    /// At 1280x720 the window leaves the timeline no more than this.
    void theOpeningStoryShowsItsSeatsAtOnce()
    {
        Shown shown(runOf(openingStory()), {984, 213});
        const auto& geometry = shown.view.geometryNow();
        QCOMPARE(std::count_if(geometry.lanes.begin(), geometry.lanes.end(),
                               [&](const Lane& lane) {
                                   return lane.kind == LaneKind::Seat && geometry.lanesClip.contains(lane.rect);
                               }),
                 5);
    }

    void seatsArePinnedAboveTheWorkersWhereThereIsRoom()
    {
        Shown shown(runOf(openingStory()), {984, 306});
        QTest::keyClick(&shown.view, Qt::Key_PageDown);
        const auto& geometry = shown.view.geometryNow();
        QVERIFY(geometry.lanes[5].rect.top() < geometry.scrolledClip.top());
        QVERIFY(geometry.pinnedClip.bottom() <= geometry.scrolledClip.top());
        for (const Lane& lane : geometry.lanes)
            QVERIFY(lane.kind == LaneKind::Worker || geometry.pinnedClip.contains(lane.bar.center()));
    }

    void aClickOnANameCollapsesTheLaneAndOpensIt()
    {
        Shown shown(runOf(lesson()));
        const qreal before = heightOf(shown.view, kLock);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, nameOf(shown.view, kLock));
        QVERIFY(heightOf(shown.view, kLock) < before / 2);
        QCOMPARE(shown.view.arrangement().collapsed, std::vector<LaneId>{kLock});
        const auto& geometry = shown.view.geometryNow();
        for (const Label& label : geometry.labels)
            QVERIFY2(!label.text.contains(QStringLiteral("token")), "no labels in a collapsed lane");
        QVERIFY(std::any_of(geometry.bars.begin(), geometry.bars.end(),
                            [](const Bar& bar) { return bar.kind == Bar::Kind::Lease && bar.rect.height() < 10; }));
        auto* lane = QAccessible::queryAccessibleInterface(&shown.view)->child(1);
        QVERIFY(lane->state().collapsed && !lane->state().expanded);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, nameOf(shown.view, kLock));
        QCOMPARE(heightOf(shown.view, kLock), before);
        QCOMPARE(shown.view.arrangement(), LaneArrangement{});
        QVERIFY(shown.sought.isEmpty());
    }

    void draggingANameMovesTheLane()
    {
        Shown shown(runOf(lesson()));
        const QPoint from = nameOf(shown.view, worker(1));
        const QPoint above = nameOf(shown.view, worker(0)) - QPoint(0, 10);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        dragTo(shown.view, above);
        const QImage image = shown.view.grab().toImage();
        const int line = qRound(shown.view.geometryNow().lanes.front().rect.top());
        QCOMPARE(image.pixelColor(60, line), theme(Theme::Kind::Light).ink);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, above);
        QCOMPARE(TimelineLanesTest::shown(shown.view), QStringLiteral("w1 w0 l0 s0"));
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, nameOf(shown.view, worker(1)));
        dragTo(shown.view, from);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from + QPoint(0, 40));
        QCOMPARE(TimelineLanesTest::shown(shown.view), QStringLiteral("w0 l0 w1 s0"));
        shown.view.setArrangement({});
        QCOMPARE(TimelineLanesTest::shown(shown.view), QStringLiteral("w0 l0 s0 w1"));
    }

    void escapeCancelsADrag()
    {
        Shown shown(runOf(lesson()));
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, nameOf(shown.view, worker(1)));
        dragTo(shown.view, {30, 5});
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        dragTo(shown.view, {30, 6});
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {30, 5});
        QCOMPARE(shown.view.arrangement(), LaneArrangement{});
    }

    void theKeyboardMovesAndCollapses()
    {
        Shown shown(runOf(withWorkers(lesson(), 3)));
        QTest::keyClick(&shown.view, Qt::Key_C);
        QCOMPARE(shown.view.arrangement(), LaneArrangement{});
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QTest::keyClick(&shown.view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(TimelineLanesTest::shown(shown.view), QStringLiteral("w1 w0 w2 l0 s0"));
        QTest::keyClick(&shown.view, Qt::Key_C);
        QCOMPARE(shown.view.arrangement().collapsed, std::vector<LaneId>{worker(0)});
        QVERIFY(shown.view.accessibleDescription().contains(QStringLiteral("collapsed")));
        QTest::keyClick(&shown.view, Qt::Key_C, Qt::ShiftModifier);
        QCOMPARE(shown.view.arrangement().collapsed, (std::vector<LaneId>{worker(0), worker(1), worker(2)}));
        QTest::keyClick(&shown.view, Qt::Key_C, Qt::ShiftModifier);
        QVERIFY(shown.view.arrangement().collapsed.empty());
        QTest::keyClick(&shown.view, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(shown.view.arrangement(), LaneArrangement{});
        QVERIFY(shown.steps.isEmpty() && shown.sought.isEmpty());
    }

    void anArrangementOutlivesAnEdit()
    {
        Shown shown(runOf(lesson()));
        const LaneArrangement kept{{worker(1), worker(0), kLock, seat(0)}, {kLock}};
        shown.view.setArrangement(kept);
        shown.view.setRun(runOf(withFencing(lesson(), Fencing::Writes)));
        QCOMPARE(shown.view.arrangement(), kept);
        QCOMPARE(TimelineLanesTest::shown(shown.view), QStringLiteral("w1 w0 l0 s0"));
    }

    void theMenuCollapsesAllWorkers()
    {
        Shown shown(runOf(openingStory()), {984, 306});
        const QPoint at = nameOf(shown.view, seat(0));
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, shown.view.mapToGlobal(at));
        QCoreApplication::sendEvent(&shown.view, &asked);
        auto* menu = shown.view.findChild<QMenu*>();
        QVERIFY(menu);
        const auto actions = menu->actions();
        const auto named = [&](const char* name) {
            return *std::find_if(actions.begin(), actions.end(),
                                 [&](const QAction* each) { return each->text() == QString::fromLatin1(name); });
        };
        QVERIFY(actions.front()->text().startsWith(QStringLiteral("Collapse Seat")));
        QVERIFY(!named("Move up")->isEnabled() && named("Move down")->isEnabled());
        QVERIFY(!named("Standard order")->isEnabled());
        named("Collapse all workers")->trigger();
        QCOMPARE(shown.view.arrangement().collapsed.size(), std::size_t{12});
        menu->close();
    }
};

QTEST_MAIN(TimelineLanesTest)
#include "timeline_lanes_test.moc"
