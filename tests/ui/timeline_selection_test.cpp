// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"
#include "ui/timeline/timeline_keys.h"

#include <QAccessible>
#include <QTest>
#include <algorithm>
#include <set>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

/// A click selects what it hits and goes there; the keyboard does the same.
class TimelineSelectionTest : public QObject {
    Q_OBJECT

    using Shown = ShownTimeline;

    static QPoint inLane(TimelineView& view, const char* name, int ms)
    {
        const auto& geometry = view.geometryNow();
        const auto lane = std::find_if(geometry.lanes.begin(), geometry.lanes.end(),
                                       [&](const Lane& each) { return each.name.text == QString::fromLatin1(name); });
        return QPointF(xOf(geometry.axis, at(ms)), lane->bar.center().y()).toPoint();
    }

    static void click(TimelineView& view, QPoint point) { QTest::mouseClick(&view, Qt::LeftButton, {}, point); }

    static QStringList selectedItems(TimelineView& view)
    {
        QStringList names;
        auto* tree = QAccessible::queryAccessibleInterface(&view);
        for (int i = 0; i < tree->childCount(); ++i)
            for (int j = 0; j < tree->child(i)->childCount(); ++j)
                if (tree->child(i)->child(j)->state().selected)
                    names << tree->child(i)->child(j)->text(QAccessible::Name);
        return names;
    }

private slots:
    void initTestCase() { failOnAnyWarning(); }

    /// The lesson: A's lease from 0 to 10 s, frozen from 2.5 to 17.5 s, C14 sold to fan B at 12.5 s.
    void aClickSelectsAndGoesThere_data()
    {
        QTest::addColumn<QString>("lane");
        QTest::addColumn<int>("pressed");
        QTest::addColumn<Thing::Kind>("kind");
        QTest::addColumn<int>("moment");
        QTest::newRow("marker") << "Worker B" << 4'000 << Thing::Kind::Mark << 4'000;
        QTest::newRow("freeze") << "Worker A" << 8'000 << Thing::Kind::Frozen << 2'500;
        QTest::newRow("lease") << "Lock" << 6'000 << Thing::Kind::Lease << 0;
        QTest::newRow("sale") << "Seat C14" << 15'000 << Thing::Kind::Sale << 12'500;
    }
    void aClickSelectsAndGoesThere()
    {
        QFETCH(QString, lane);
        QFETCH(int, pressed);
        QFETCH(Thing::Kind, kind);
        QFETCH(int, moment);
        Shown shown(runOf(lesson()));
        click(shown.view, inLane(shown.view, qPrintable(lane), pressed));
        QVERIFY(shown.view.selected());
        QCOMPARE(shown.view.selected()->kind, kind);
        QCOMPARE(shown.view.playhead(), at(moment));
        QCOMPARE(selectedItems(shown.view), QStringList{shown.view.selectionText()});
        QVERIFY(QAccessible::queryAccessibleInterface(&shown.view)
                    ->text(QAccessible::Description)
                    .contains(shown.view.selectionText()));
    }

    void aBeliefAndAMessageAreSelectedToo()
    {
        Shown shown(runOf(withOneWay(lesson(), 500)), {1200, 400});
        const auto& geometry = shown.view.geometryNow();
        const auto strip = std::find_if(geometry.bars.begin(), geometry.bars.end(),
                                        [](const Bar& bar) { return bar.kind == Bar::Kind::FalseBelief; });
        const Instant believes = strip->span.from;
        click(shown.view, strip->rect.center().toPoint());
        QCOMPARE(shown.view.selected()->kind, Thing::Kind::FalseBelief);
        QCOMPARE(shown.view.playhead(), believes);
        const auto& lines = shown.view.geometryNow().lines;
        const auto first = std::find_if(lines.begin(), lines.end(), [](const TimelineLine& line) {
            return line.kind == TimelineLine::Kind::Request && line.to.y() - line.from.y() > 20;
        });
        const Flight flight = shown.view.tracks().flights[first->source];
        const QPointF middle = (first->from + first->to) / 2;
        click(shown.view, middle.toPoint());
        QCOMPARE(shown.view.selected()->kind, Thing::Kind::Message);
        QCOMPARE(shown.view.playhead(), flight.from);
    }

    void aDragScrubsAndSelectsNothing()
    {
        Shown shown(runOf(lesson()));
        const QPoint from = inLane(shown.view, "Lock", 5'000);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
        dragTo(shown.view, from + QPoint(60, 0));
        dragTo(shown.view, from);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, from);
        QVERIFY(!shown.view.selected());
        QVERIFY(qAbs(milliseconds(shown.view.playhead()) - 5'000) < 30);
    }

    /// An arrival can be taken hold of and moved; a click selects its marker all the same.
    void aClickOnAGripSelectsWhatIsThere()
    {
        Shown shown(runOf(lesson()));
        click(shown.view, inLane(shown.view, "Worker A", 0));
        QCOMPARE(shown.view.selected(), (std::optional(Thing{Thing::Kind::Mark, 0, 0})));
    }

    void escapeAndAClickOnNothingSelectNothing()
    {
        Shown shown(runOf(lesson()));
        click(shown.view, inLane(shown.view, "Lock", 5'000));
        QVERIFY(shown.view.selected());
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QVERIFY(!shown.view.selected());
        click(shown.view, inLane(shown.view, "Lock", 5'000));
        click(shown.view, inLane(shown.view, "Lock", 19'500));
        QVERIFY(!shown.view.selected());
        QVERIFY(shown.view.selectionText().isEmpty());
        QVERIFY(selectedItems(shown.view).isEmpty());
    }

    void theSameThingStaysSelectedInAnotherRun()
    {
        Shown shown(runOf(lesson()));
        click(shown.view, inLane(shown.view, "Lock", 11'500));
        const QString before = shown.view.selectionText();
        QVERIFY(before.contains(QStringLiteral("B")));
        Scenario longer = lesson();
        longer.lease = Duration{12'000};
        shown.view.setRun(runOf(longer));
        QVERIFY2(shown.view.selectionText().contains(QStringLiteral("from 12.0 s")), "B's lease begins later now");
        QVERIFY(shown.view.accessibleDescription().contains(shown.view.selectionText()));
        Scenario none = lesson();
        none.protection = Protection::None;
        shown.view.setRun(runOf(none));
        QVERIFY(!shown.view.selected());
        QVERIFY(!shown.view.accessibleDescription().contains(QStringLiteral("Selected")));
    }

    /// The lane that the keyboard is in goes with the run, and says so while the selection is being looked for.
    void theLaneAndTheSelectionGoWithTheRun()
    {
        Shown shown(runOf(withWorkers(lesson(), 4)));
        click(shown.view, inLane(shown.view, "Worker D", 12'000));
        QVERIFY(shown.view.selected());
        while (!shown.view.accessibleDescription().startsWith(QStringLiteral("Worker D")))
            QTest::keyClick(&shown.view, Qt::Key_Down);
        shown.view.setRun(nullptr);
        QVERIFY(!shown.view.selected());
        QCOMPARE(shown.view.accessibleDescription(), QString());
    }

    /// Every thing of every run is found again by its name, in that run.
    void aNameIsOneThings()
    {
        for (const auto& [name, run] : manyRuns()) {
            const Tracks tracks = tracksOf(*run);
            const auto geometry = makeTimeline(
                *run, tracks, {.visible = wholeOf(*run), .size = {1200, 4000}, .fitLanes = true}, TextMeasure());
            for (const Lane& lane : geometry.lanes)
                for (const Thing& thing : thingsIn(lane, tracks))
                    QVERIFY2(find(nameOf(thing, *run, tracks), *run, tracks) == thing, qPrintable(name));
        }
    }

    void theKeyboardSelectsInALane()
    {
        Shown shown(runOf(lesson()));
        shown.view.setPlayhead(at(17'500));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QVERIFY2(!shown.view.selected(), "no lane, nothing to select");
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(shown.view.selected()->kind, Thing::Kind::Mark);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(shown.view.selected()->kind, Thing::Kind::Frozen);
        QCOMPARE(shown.view.playhead(), at(17'500));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QTest::keyClick(&shown.view, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(shown.view.selected()->kind, Thing::Kind::Sale);
        QVERIFY(shown.view.accessibleDescription().contains(QStringLiteral("Seat C14")));
    }

    void upAndDownBringTheLaneIntoSight()
    {
        Shown shown(runOf(withWorkers(lesson(), 30)), {850, 260});
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Down);
            const auto& geometry = shown.view.geometryNow();
            QVERIFY(geometry.scrollRange > 0);
        }
        const auto& lanes = shown.view.geometryNow().lanes;
        const Lane& last = *std::find_if(lanes.rbegin(), lanes.rend(), [](const Lane& lane) { return !lane.pinned; });
        QVERIFY(clipOf(shown.view.geometryNow(), last).contains(last.bar.center()));
    }

    void whatIsSelectedIsOutlinedInInk()
    {
        Shown shown(runOf(lesson()));
        const Theme& look = theme(Theme::Kind::Light);
        const QPoint inside = inLane(shown.view, "Seat C14", 6'000);
        const auto& bars = shown.view.geometryNow().bars;
        const auto bar = std::find_if(bars.begin(), bars.end(),
                                      [](const Bar& each) { return each.kind == Bar::Kind::Seat && !each.sold; });
        const QPoint above(inside.x(), qRound(bar->rect.top()) - 4);
        QVERIFY(shown.view.grab().toImage().pixelColor(above) != look.ink);
        click(shown.view, inside);
        const QImage image = shown.view.grab().toImage();
        QCOMPARE(image.pixelColor(above), look.ink);
        QCOMPARE(image.pixelColor(above + QPoint(0, 1)), look.ink);
    }

    void theListOfKeysNamesEachOnce()
    {
        std::set<QString> seen;
        for (const auto& [keys, action] : timelineKeys()) {
            QVERIFY2(seen.insert(keys).second, qPrintable(keys));
            QVERIFY(!action.isEmpty());
        }
    }
};

QTEST_MAIN(TimelineSelectionTest)
#include "timeline_selection_test.moc"
