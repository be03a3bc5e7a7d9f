// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"
#include "ui/timeline/visible_time.h"

#include <QAccessible>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

class TimelineViewTest : public QObject {
    Q_OBJECT

    using Shown = ShownTimeline;

private slots:
    void initTestCase() { failOnAnyWarning(); }

    /// As wide as in the quiz at 1280x720 and twice the text; in less room a worker and a seat have no more than a
    /// name.
    void namesOfLanesAreNotCutOff()
    {
        Shown shown(runOf(lesson()), {660, 640});
        shown.view.setTextScale(2);
        const auto names = [&shown] {
            QStringList all;
            for (const Lane& lane : shown.view.geometryNow().lanes)
                all << lane.name.text;
            return all;
        };
        QCOMPARE(names(), (QStringList{QStringLiteral("Worker A"), QStringLiteral("Lock"), QStringLiteral("Seat C14"),
                                       QStringLiteral("Worker B")}));
        shown.view.resize(500, 640);
        QCOMPARE(names(), (QStringList{QStringLiteral("A"), QStringLiteral("Lock"), QStringLiteral("C14"),
                                       QStringLiteral("B")}));
    }

    void everyPixelSeeks_data()
    {
        QTest::addColumn<int>("y");
        QTest::newRow("worker") << 58; // beside A's arrival, which can be taken hold of
        QTest::newRow("lock") << 100;
        QTest::newRow("seat") << 170;
        QTest::newRow("ruler") << 290;
    }
    void everyPixelSeeks()
    {
        QFETCH(int, y);
        Shown shown(runOf(lesson()));
        const TimeAxis axis = shown.view.geometryNow().axis;
        const int left = qRound(axis.left);
        const int right = qRound(axis.right);
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, {left + 1, y});
        QCOMPARE(shown.grabs, 1);
        for (int x = left + 2; x <= right; ++x) {
            const Instant before = shown.view.playhead();
            dragTo(shown.view, {x, y});
            QVERIFY(shown.view.playhead() > before);
            QVERIFY(qAbs(xOf(axis, shown.view.playhead()) - x) <= 0.5 + 1e-6);
        }
        for (const Event& event : shown.view.run()->trace.events)
            QVERIFY2(event.at == kStart || shown.sought.contains(event.at), "a drag passes through every event");
        QCOMPARE(shown.sought.size(), right - left);
        QCOMPARE(shown.view.playhead(), kStart + Duration{20'000});
        dragTo(shown.view, {-50, y});
        QCOMPARE(shown.view.playhead(), kStart);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, {left, y});
        dragTo(shown.view, {right, y});
        QCOMPARE(shown.view.playhead(), kStart);
        QCOMPARE(shown.grabs, 1);
    }

    void theNamesDoNotSeek()
    {
        Shown shown(runOf(lesson()));
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, {30, 40});
        QTest::mouseClick(&shown.view, Qt::RightButton, {}, {400, 40});
        QVERIFY(shown.sought.isEmpty());
        QCOMPARE(shown.grabs, 0);
    }

    void theKeyboardReachesEverything()
    {
        Shown shown(runOf(lesson()));
        shown.view.setPlayhead(kStart + Duration{10'000});
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(shown.steps, (QList<int>{1, -1}));
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(shown.view.playhead(), kStart + Duration{10'100});
        QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.view.playhead(), kStart + Duration{9'900});
        QTest::keyClick(&shown.view, Qt::Key_End);
        QCOMPARE(shown.view.playhead(), shown.view.run()->horizon());
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(shown.view.playhead(), kStart);
        QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.view.playhead(), kStart);
        QVERIFY(shown.view.focusPolicy() & Qt::TabFocus);
    }

    void lanesThatDoNotFitScroll()
    {
        Shown shown(runOf(openingStory()), {850, 260});
        auto* bar = shown.view.findChild<QScrollBar*>();
        shown.view.grab();
        QVERIFY(bar->isVisible());
        QTest::keyClick(&shown.view, Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        const auto& geometry = shown.view.geometryNow();
        for (const Lane& lane : geometry.lanes)
            if (lane.kind == Lane::Kind::Seat)
                QVERIFY2(geometry.lanesClip.contains(lane.bar.center()), "the seats stay in sight");
        Shown wide(runOf(lesson()));
        wide.view.grab();
        QVERIFY(!wide.view.findChild<QScrollBar*>()->isVisible());
    }

    void theWheelZoomsAroundThePointer()
    {
        Shown shown(runOf(lesson()));
        const auto wheel = [&](QPoint angle, Qt::KeyboardModifiers held) {
            const QPoint at(500, 100);
            QWheelEvent event(at, shown.view.mapToGlobal(at), {}, angle, Qt::NoButton, held, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&shown.view, &event);
        };
        const auto axis = [&] { return shown.view.geometryNow().axis; };
        const Instant under = instantAt(axis(), 500);
        wheel({0, 240}, Qt::ControlModifier);
        const TimeRange closer = shown.view.visibleTime().range();
        QVERIFY(closer.to - closer.from < Duration{10'000});
        QVERIFY(qAbs(xOf(axis(), under) - 500) < 1.5);
        wheel({0, -120}, Qt::ShiftModifier);
        QVERIFY(shown.view.visibleTime().range().from > closer.from);
        QCOMPARE(shown.view.visibleTime().range().to - shown.view.visibleTime().range().from, closer.to - closer.from);
        wheel({0, -1200}, Qt::ControlModifier);
        QVERIFY(shown.view.visibleTime().isWhole());
        QVERIFY(shown.sought.isEmpty());
    }

    void theKeysZoomAroundThePlayhead()
    {
        Shown shown(runOf(lesson()));
        VisibleTime& time = shown.view.visibleTime();
        shown.view.setPlayhead(kStart + Duration{10'000});
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&shown.view, Qt::Key_Plus);
        QCOMPARE(time.range().to - time.range().from, kShortestVisible);
        QVERIFY(time.range().from <= shown.view.playhead() && shown.view.playhead() <= time.range().to);
        const Instant before = time.range().from;
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(time.range().from - before, kShortestVisible / 4);
        QTest::keyClick(&shown.view, Qt::Key_0);
        QCOMPARE(time.range(), wholeOf(*shown.view.run()));
        QTest::keyClick(&shown.view, Qt::Key_Minus);
        QVERIFY(time.isWhole());
    }

    void thePlayheadTurnsThePage()
    {
        Shown shown(runOf(lesson()));
        VisibleTime& time = shown.view.visibleTime();
        time.show({kStart, kStart + Duration{5'000}});
        shown.view.setPlayhead(kStart + Duration{4'900});
        QCOMPARE(time.range().from, kStart);
        shown.view.setPlayhead(kStart + Duration{10'000});
        QCOMPARE(time.range(), (TimeRange{kStart + Duration{9'500}, kStart + Duration{14'500}}));
        shown.view.setPlayhead(kStart + Duration{1'000});
        QCOMPARE(time.range(), (TimeRange{kStart, kStart + Duration{5'000}}));
    }

    void theButtonsAndTheMiddleButtonDoTheSame()
    {
        Shown shown(runOf(lesson()));
        shown.view.grab();
        const auto buttons = shown.view.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 3);
        VisibleTime& time = shown.view.visibleTime();
        QVERIFY(!buttons[0]->isEnabled() && buttons[1]->isEnabled() && !buttons[2]->isEnabled());
        buttons[1]->click();
        QVERIFY(!time.isWhole());
        time.show({kStart + Duration{5'000}, kStart + Duration{10'000}});
        const TimeAxis axis = shown.view.geometryNow().axis;
        QTest::mousePress(&shown.view, Qt::MiddleButton, {}, {500, 100});
        dragTo(shown.view, {500 - qRound(pixelsPer(axis, Duration{1'000})), 100});
        QTest::mouseRelease(&shown.view, Qt::MiddleButton, {}, {400, 100});
        QVERIFY(qAbs(milliseconds(time.range().from) - 6'000) < 10);
        shown.view.grab();
        QVERIFY(buttons[2]->isEnabled());
        buttons[2]->click();
        QVERIFY(time.isWhole());
        QVERIFY(shown.sought.isEmpty());
    }

    /// In a small window with large text the lanes' names leave no room for it; "0" does the same.
    void noWordOfTheButtonsIsCutOff_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("width");
        for (const double scale : {1.0, 1.5, 2.0})
            for (const int width : {420, 600, 850})
                QTest::addRow("%d at %g", width, scale) << scale << width;
    }
    void noWordOfTheButtonsIsCutOff()
    {
        QFETCH(double, scale);
        QFETCH(int, width);
        Shown shown(runOf(lesson()), {width, 306});
        shown.view.setTextScale(scale);
        shown.view.grab();
        const auto buttons = shown.view.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 3);
        for (const QToolButton* button : buttons)
            QVERIFY2(button->isHidden() || button->width() >= button->fontMetrics().horizontalAdvance(button->text()),
                     qPrintable(button->text()));
        QVERIFY(buttons[0]->isVisible());
        QVERIFY(buttons[1]->isVisible());
        QCOMPARE(buttons[2]->isVisible(), scale == 1.0 || width > 420);
    }

    /// The part that is shown outlives an edit, as far as the new run has it.
    void anEditKeepsWhatIsShown()
    {
        Shown shown(runOf(lesson()));
        const TimeRange part{kStart + Duration{9'000}, kStart + Duration{12'000}};
        shown.view.visibleTime().show(part);
        Scenario longer = lesson();
        longer.faults.front().kind = Pause{Duration{40'000}};
        shown.view.setRun(runOf(longer));
        QCOMPARE(shown.view.visibleTime().range(), part);
    }

    /// What is repainted around the playhead leaves the same window as painting all of it.
    void movingThePlayheadLeavesNoTraces()
    {
        for (const auto& scenario : {lesson(), withOneWay(lesson(), 500), openingStory()}) {
            Shown shown(runOf(scenario), {1000, 400});
            QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
            const auto onScreen = [&] { return shown.view.screen()->grabWindow(shown.view.winId()).toImage(); };
            for (const int ms : {0, 150, 4'000, 4'010, 9'990, 10'000, 13'600, 17'500, 18'000, 12'345, 20'000}) {
                shown.view.setPlayhead(kStart + Duration{ms});
                QCoreApplication::processEvents();
                const QImage stepped = onScreen();
                shown.view.repaint();
                QCOMPARE(stepped, onScreen());
            }
        }
    }

    void themeAndTextScaleChangeThePicture()
    {
        Shown shown(runOf(lesson()));
        const QImage light = shown.view.grab().toImage();
        shown.view.setTheme(theme(Theme::Kind::Dark));
        const QImage dark = shown.view.grab().toImage();
        QVERIFY(light != dark);
        QCOMPARE(dark.pixelColor(2, 2), theme(Theme::Kind::Dark).panel);
        const qreal before = shown.view.geometryNow().lanes.front().name.rect.height();
        shown.view.setTextScale(1.5);
        QVERIFY(shown.view.geometryNow().lanes.front().name.rect.height() > before * 1.3);
        shown.view.setTextScale(1.0);
        shown.view.setTheme(theme(Theme::Kind::Light));
        QCOMPARE(shown.view.grab().toImage(), light);
    }

    void aScreenReaderFindsLanesAndWhatIsInThem()
    {
        Shown shown(runOf(lesson()));
        shown.view.setPlayhead(kStart + Duration{17'500});
        auto* view = QAccessible::queryAccessibleInterface(&shown.view);
        QVERIFY(view);
        QCOMPARE(view->role(), QAccessible::Chart);
        constexpr int lanes = 4;
        QCOMPARE(view->childCount(), lanes + 2); // and what zooms, and what is said of it
        QVERIFY(!view->text(QAccessible::Name).isEmpty());
        QVERIFY(view->text(QAccessible::Description).contains(QStringLiteral("17.5 s")));
        QStringList names;
        for (int i = 0; i < lanes; ++i) {
            auto* lane = view->child(i);
            names << lane->text(QAccessible::Name);
            QCOMPARE(lane->parent(), view);
            QCOMPARE(view->indexOfChild(lane), i);
            for (int j = 0; j < lane->childCount(); ++j) {
                auto* item = lane->child(j);
                QVERIFY(item->isValid());
                QVERIFY(!item->text(QAccessible::Name).isEmpty());
                QVERIFY(shown.view.rect().contains(item->rect().translated(-shown.view.mapToGlobal(QPoint()))));
                QCOMPARE(item->parent(), lane);
                QCOMPARE(lane->indexOfChild(item), j);
            }
        }
        QCOMPARE(names, (QStringList{QStringLiteral("Worker A"), QStringLiteral("Lock"), QStringLiteral("Seat C14"),
                                     QStringLiteral("Worker B")}));
        auto* zoom = view->child(lanes);
        QCOMPARE(zoom->parent(), view);
        QCOMPARE(view->indexOfChild(zoom), lanes);
        QCOMPARE(view->childAt(zoom->rect().center().x(), zoom->rect().center().y()), zoom);
        QCOMPARE(zoom->childCount(), 3);
        QCOMPARE(view->child(0)->childCount(), 5);
        QVERIFY(view->child(1)->child(2)->text(QAccessible::Name).contains(QStringLiteral("believes")));
        QVERIFY(view->child(2)->child(2)->text(QAccessible::Name).contains(QStringLiteral("sold twice")));
    }

    void aScreenReaderReadsAndSetsTheTime()
    {
        Shown shown(runOf(lesson()));
        shown.view.setPlayhead(kStart + Duration{4'000});
        auto* value = QAccessible::queryAccessibleInterface(&shown.view)->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->currentValue().toDouble(), 4.0);
        QCOMPARE(value->maximumValue().toDouble(), 20.0);
        value->setCurrentValue(17.5);
        QCOMPARE(shown.view.playhead(), kStart + Duration{17'500});
        QCOMPARE(shown.grabs, 1);
        value->setCurrentValue(99.0);
        QCOMPARE(shown.view.playhead(), kStart + Duration{20'000});
    }

    void aViewWithoutARunIsEmpty()
    {
        TimelineView view;
        view.resize(400, 200);
        view.grab();
        QTest::keyClick(&view, Qt::Key_End);
        QTest::mouseClick(&view, Qt::LeftButton, {}, {200, 100});
        QCOMPARE(QAccessible::queryAccessibleInterface(&view)->childCount(), 0);
    }
};

QTEST_MAIN(TimelineViewTest)
#include "timeline_view_test.moc"
