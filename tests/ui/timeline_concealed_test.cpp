// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"
#include "ui/text/verdict_text.h"
#include "ui/timeline/grip_hand.h"

#include <QAccessible>
#include <QTest>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

namespace {

QStringList treeOf(TimelineView& view)
{
    auto* tree = QAccessible::queryAccessibleInterface(&view);
    QStringList told{tree->text(QAccessible::Description)};
    for (int i = 0; i < tree->childCount(); ++i)
        for (int j = 0; j < tree->child(i)->childCount(); ++j)
            told << QStringLiteral("%1 %2")
                        .arg(tree->child(i)->child(j)->text(QAccessible::Name))
                        .arg(tree->child(i)->child(j)->rect().width());
    return told;
}

} // namespace

/// In class nothing tells how it goes on: no pixel, no screen reader, no pointer.
class TimelineConcealedTest : public QObject {
    Q_OBJECT

    struct Shown : ShownTimeline {
        Shown(const Scenario& scenario, int ms) : ShownTimeline(runOf(scenario))
        {
            view.setPlayhead(at(ms));
            view.setConcealed(true);
        }
        int x() { return qRound(xOf(view.geometryNow().axis, view.playhead())); }
    };

private slots:
    void initTestCase() { failOnAnyWarning(); }

    /// Until they part, two runs look alike: B crashes before it releases its lock, or it does not. How long a run is
    /// stands on the ruler and is no secret: a late C makes both equally long.
    void twoRunsLookAlikeUntilTheyPart_data()
    {
        QTest::addColumn<int>("oneWay");
        QTest::addColumn<int>("crashAt");
        QTest::newRow("no delay") << 0 << 12'800;
        QTest::newRow("messages under way") << 300 << 13'500;
    }
    void twoRunsLookAlikeUntilTheyPart()
    {
        QFETCH(int, oneWay);
        QFETCH(int, crashAt);
        Scenario one = edit::workers(withOneWay(lesson(), oneWay), 3).value();
        one.workers[2].arrives = Duration{30'000};
        Scenario other = one;
        other.faults.push_back({Duration{crashAt}, WorkerId{1}, Crash{}});
        Shown a(one, 0);
        Shown b(other, 0);
        QCOMPARE(a.view.run()->horizon(), b.view.run()->horizon());
        const auto picture = [](Shown& each) {
            const QRect all = each.view.geometryNow().rulerLabels.toAlignedRect(); // without the scroll bar below
            return each.view.grab().toImage().copy(0, 0, all.width(), all.bottom());
        };
        for (int ms = 0; ms < crashAt; ms += 100) {
            a.view.setPlayhead(at(ms));
            b.view.setPlayhead(at(ms));
            QVERIFY2(picture(a) == picture(b), qPrintable(QString::number(ms)));
            QCOMPARE(treeOf(a.view), treeOf(b.view));
        }
        a.view.setPlayhead(a.view.run()->horizon());
        b.view.setPlayhead(b.view.run()->horizon());
        QVERIFY(picture(a) != picture(b));
    }

    void rightOfThePlayheadIsNothingButPauses()
    {
        Shown shown(lesson(), 5'000);
        const Theme& look = theme(Theme::Kind::Light);
        const QImage image = shown.view.grab().toImage();
        const auto& geometry = shown.view.geometryNow();
        const QList<QColor> telling{look.worker(WorkerId{0}).strong,
                                    look.worker(WorkerId{0}).soft,
                                    look.worker(WorkerId{1}).strong,
                                    look.worker(WorkerId{1}).soft,
                                    look.wrong.strong,
                                    look.wrong.soft,
                                    look.edge};
        for (int y = 0; y < qRound(geometry.lanesClip.bottom()) + 10; ++y)
            for (int x = shown.x() + 2; x < image.width(); ++x)
                QVERIFY2(!telling.contains(image.pixelColor(x, y)), qPrintable(QStringLiteral("%1,%2").arg(x).arg(y)));
        const auto frozen = std::find_if(geometry.bars.begin(), geometry.bars.end(),
                                         [](const Bar& bar) { return bar.kind == Bar::Kind::Frozen; });
        QCOMPARE(qRound(frozen->rect.right()), qRound(xOf(geometry.axis, at(17'500))));
    }

    /// The lesson at 5 s: A has asked and read and is frozen, B waits, A's lease goes on.
    void aScreenReaderIsToldNoMore()
    {
        Shown shown(lesson(), 5'000);
        auto* tree = QAccessible::queryAccessibleInterface(&shown.view);
        const QList<int> counts{3, 1, 1, 1};
        for (int i = 0; i < 4; ++i)
            QCOMPARE(tree->child(i)->childCount(), counts[i]);
        const QString lease = tree->child(1)->child(0)->text(QAccessible::Name);
        QVERIFY2(lease.endsWith(QStringLiteral("from 0.0 s on")), qPrintable(lease));
        const QString frozen = tree->child(0)->child(2)->text(QAccessible::Name);
        QVERIFY2(frozen.endsWith(QStringLiteral("to 17.5 s")), qPrintable(frozen));
        QVERIFY(!tree->text(QAccessible::Description).contains(verdictTitle(*shown.view.run())));
    }

    void whatIsConcealedCannotBePointedAt()
    {
        Shown shown(lesson(), 5'000);
        const TimeAxis axis = shown.view.geometryNow().axis;
        const QPoint granted(qRound(xOf(axis, at(10'000))), qRound(shown.view.geometryNow().lanes[3].bar.center().y()));
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, granted - QPoint(6, 0));
        QVERIFY(!shown.view.selected());
        shown.view.setPlayhead(at(5'000));
        for (const Grip& grip : shown.view.gripHand().grips())
            QVERIFY(grip.at <= at(5'000) || grip.kind == Grip::Kind::PauseEnd);
    }

    /// A's write is done half a second before A hears of it and tells its fan yes: only then is the seat sold twice.
    void whatIsSelectedIsToldWhenItsTimeHasCome()
    {
        Shown shown(withOneWay(lesson(), 500), 0);
        shown.view.setPlayhead(shown.view.run()->horizon());
        const auto& geometry = shown.view.geometryNow();
        const auto sale = std::find_if(geometry.bars.rbegin(), geometry.bars.rend(),
                                       [](const Bar& bar) { return bar.kind == Bar::Kind::Seat; });
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, sale->rect.center().toPoint());
        const Instant sold = shown.view.playhead();
        shown.view.setPlayhead(at(5'000));
        QCOMPARE(shown.view.selectionText(), QString());
        shown.view.setPlayhead(sold + Duration{100});
        QVERIFY(!shown.view.selectionText().isEmpty());
        QVERIFY(!shown.view.selectionText().contains(QStringLiteral("twice")));
        shown.view.setPlayhead(sold + Duration{500});
        QVERIFY(shown.view.selectionText().contains(QStringLiteral("twice")));
    }

    void atTheEndNothingIsConcealed()
    {
        for (const auto& [name, run] : manyRuns()) {
            ShownTimeline shown(run);
            shown.view.setPlayhead(run->horizon());
            const QImage open = shown.view.grab().toImage();
            const TimeAxis axis = shown.view.geometryNow().axis;
            const QRect within(0, 0, qRound(axis.right) - 12, open.height());
            const std::size_t bars = shown.view.geometryNow().bars.size();
            shown.view.setConcealed(true);
            QCOMPARE(shown.view.geometryNow().bars.size(), bars);
            shown.view.setConcealed(false);
            QVERIFY2(shown.view.grab().toImage().copy(within) == open.copy(within), qPrintable(name));
        }
    }
};

QTEST_MAIN(TimelineConcealedTest)
#include "timeline_concealed_test.moc"
