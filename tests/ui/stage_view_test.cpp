// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/stage/facts.h"
#include "ui/stage/stage_view.h"
#include "ui/text/languages.h"

#include <QAccessible>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QtMath>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

class StageViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { failOnAnyWarning(); }

    /// The card says what is true of a worker beside what it believes: with its lease over it holds nothing.
    void aWorkerWhoseLeaseIsOverHoldsNoLock()
    {
        useLanguage(QStringLiteral("en"));
        Scenario scenario = lesson();
        scenario.lease = Duration{500};
        const auto run = runOf(scenario);
        const auto stateOf = [&](int ms) {
            return factsAt(*run, stateAt(run->scenario, run->trace, at(ms)), at(ms)).workers.front();
        };
        QCOMPARE(stateOf(499).state, QStringLiteral("holds the lock"));
        QCOMPARE(stateOf(500).state, QStringLiteral("lost the lock"));
        QVERIFY(stateOf(500).believes.front().text.startsWith(QStringLiteral("I hold the lock")));
        QCOMPARE(stateOf(500).truth.front().right, std::optional(false));
        QCOMPARE(stateOf(1'000).state, QStringLiteral("has read"));
    }

    /// What is repainted from one instant to the next leaves the same window as painting all of it.
    void movingThePlayheadLeavesNoTraces()
    {
        for (const auto& scenario : {lesson(), withOneWay(lesson(), 500), openingStory(), withWorkers(lesson(), 6)}) {
            StageView view;
            view.resize(850, 428);
            view.setRun(runOf(scenario));
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            const auto onScreen = [&] { return view.screen()->grabWindow(view.winId()).toImage(); };
            for (const int ms : {0, 250, 700, 1'000, 2'500, 4'000, 10'000, 12'500, 17'500, 18'000, 5'000, 20'000}) {
                view.setPlayhead(at(ms));
                QCoreApplication::processEvents();
                const QImage stepped = onScreen();
                QVERIFY(!stepped.isNull());
                view.repaint();
                QCOMPARE(stepped, onScreen());
            }
        }
    }

    /// The same when a slider is dragged and the playhead stays.
    void aNewRunLeavesNoTraces()
    {
        StageView view;
        view.resize(850, 428);
        view.setRun(runOf(lesson()));
        view.setPlayhead(at(17'500));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto onScreen = [&] { return view.screen()->grabWindow(view.winId()).toImage(); };
        for (const int pause : {15'000, 9'000, 0, 40'000, 14'999}) {
            for (const auto fencing : {Fencing::Off, Fencing::Writes}) {
                view.setRun(runOf(withPause(withFencing(lesson(), fencing), pause)));
                QCoreApplication::processEvents();
                const QImage stepped = onScreen();
                view.repaint();
                QCOMPARE(stepped, onScreen());
            }
        }
        view.setRun(runOf(withWorkers(lesson(), 5)));
        QCoreApplication::processEvents();
        const QImage stepped = onScreen();
        view.repaint();
        QCOMPARE(stepped, onScreen());
    }

    /// Down to 100 %, as long as that brings the whole stage in sight.
    void largeTextGetsSmallerBeforeItScrolls()
    {
        StageView view;
        view.setRun(runOf(lesson()));
        view.show();
        view.setTextScale(2.0);
        qreal before = 1;
        for (const QSize size : {QSize(835, 240), QSize(835, 400), QSize(1100, 500), QSize(1600, 900)}) {
            view.resize(size);
            QCOMPARE(view.geometryNow().size, QSizeF(size)); // it does not scroll
            QVERIFY(view.geometryNow().scale >= before);
            before = view.geometryNow().scale;
        }
        QCOMPARE(before, 2.0);
        view.resize(400, 160);
        QCOMPARE(view.geometryNow().scale, 1.0);
        view.setTextSizeKept(true);
        QCOMPARE(view.geometryNow().scale, 2.0);
        QCOMPARE(view.leastHeight(400), qCeil(view.geometryNow().size.height()));
    }

    void largeTextScrolls()
    {
        StageView view;
        view.setTextSizeKept(true);
        view.resize(640, 330);
        view.setRun(runOf(lesson()));
        view.show();
        view.grab();
        QVERIFY(view.offset().isNull());
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(view.offset().isNull());
        view.setTextScale(2.0);
        view.grab();
        QVERIFY(view.geometryNow().size.height() > 330);
        QTest::keyClick(&view, Qt::Key_PageDown);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY2(view.offset().x() > 0 && view.offset().y() > 0,
                 qPrintable(QStringLiteral("%1,%2 of %3x%4")
                                .arg(view.offset().x())
                                .arg(view.offset().y())
                                .arg(view.geometryNow().size.width())
                                .arg(view.geometryNow().size.height())));
        const int down = view.offset().y();
        view.setPlayhead(at(5'000));
        view.grab();
        QCOMPARE(view.offset().y(), down);
    }

    /// Reduced motion: the same message at two moments of its way is one still, whole, with its pill upon it.
    void withReducedMotionAMessageStandsStill()
    {
        StageView view;
        view.resize(850, 428);
        view.setRun(runOf(withOneWay(lesson(), 500)));
        const auto messagesAt = [&view](int ms) {
            view.setPlayhead(at(ms));
            return view.geometryNow().messages;
        };
        for (const auto& [early, late] : {std::pair{100, 400}, {600, 900}, {2'100, 2'400}}) {
            view.setReducedMotion(false);
            QVERIFY(messagesAt(early) != messagesAt(late));
            view.setReducedMotion(true);
            const auto still = messagesAt(early);
            QVERIFY(still == messagesAt(late));
            const auto isStill = [](const StageMessage& message) {
                return message.course == StageMessageFacts::Course::Still;
            };
            QCOMPARE(std::count_if(still.begin(), still.end(), isStill), 1);
            const StageMessage& message = *std::find_if(still.begin(), still.end(), isStill);
            QVERIFY(message.spoken.contains(QStringLiteral("on its way")));
            QVERIFY(message.pill.contains(message.text.rect));
        }
        // What has arrived is the same either way.
        const auto arrived = messagesAt(1'200);
        view.setReducedMotion(false);
        QVERIFY(arrived == messagesAt(1'200));
    }

    void aScreenReaderFindsTheSameFacts()
    {
        StageView view;
        view.resize(850, 428);
        view.setRun(runOf(lesson()));
        view.show();
        view.setPlayhead(at(17'500));
        auto* stage = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(stage);
        QCOMPARE(stage->childCount(), 5);
        QVERIFY(stage->text(QAccessible::Description).contains(QStringLiteral("17.5 s")));
        QStringList all;
        for (int i = 0; i < stage->childCount(); ++i) {
            auto* card = stage->child(i);
            QVERIFY(!card->text(QAccessible::Name).isEmpty());
            QVERIFY(card->rect().isValid());
            for (int j = 0; j < card->childCount(); ++j)
                all << card->child(j)->text(QAccessible::Name);
        }
        const QString text = all.join(QLatin1Char('\n'));
        for (const char* fact :
             {"I hold the lock · token 33", "lease ended 7.5 s ago", "seat:sh_88:C14", "row says fan A", "holder fan_a",
              "written over fan_b", "from Worker A to the database"})
            QVERIFY2(text.contains(QString::fromUtf8(fact)), fact);
        view.setPlayhead(at(2'500));
        QCOMPARE(stage->childCount(), 4);
        QVERIFY(stage->child(0)->child(0)->text(QAccessible::Name).contains(QStringLiteral("frozen")));
    }

    void aViewWithoutARunIsEmpty()
    {
        StageView view;
        view.resize(400, 200);
        view.setTheme(theme(Theme::Kind::Dark));
        QCOMPARE(view.grab().toImage().pixelColor(5, 5), theme(Theme::Kind::Dark).canvas);
        QCOMPARE(QAccessible::queryAccessibleInterface(&view)->childCount(), 0);
    }
};

QTEST_MAIN(StageViewTest)
#include "stage_view_test.moc"
