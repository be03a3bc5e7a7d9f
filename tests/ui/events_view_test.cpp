// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "tests/ui/run_view_cut_off.h"
#include "ui/events/events_model.h"
#include "ui/events/events_view.h"
#include "ui/moments/moment_table.h"
#include "ui/text/languages.h"
#include "ui/text/sentences.h"
#include "ui/theme/announcement.h"
#include "ui/theme/style.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace fenceline;
using namespace fenceline::ui;
using test::at;

namespace {

/// A run too long to be searched at once: A asks for the lock every 10 ms, and B once, at the end.
std::shared_ptr<const Run> longRun()
{
    Run run;
    for (int i = 0; i < 30'000; ++i) {
        const Instant now = at(i * 10);
        const WorkerId worker{static_cast<std::uint8_t>(i + 1 == 30'000 ? 1 : 0)};
        run.trace.events.push_back({{now, now, now, worker}, event::LockRequested{}});
    }
    return std::make_shared<const Run>(std::move(run));
}

} // namespace

/// The events of a run as a list: lit, searched, copied, gone through.
class EventsViewTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<EventsView> m_view;
    QList<Instant> m_chosen;

    MomentTable& table() { return m_view->table(); }
    const EventsModel& model() { return *qobject_cast<const EventsModel*>(table().model()); }
    QLineEdit& field() { return *m_view->findChild<QLineEdit*>(); }
    QString status() { return m_view->findChild<QLabel*>()->text(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    int rowOf(const QString& sentence)
    {
        for (int row = 0; row < model().rowCount(); ++row)
            if (cell(row, EventsModel::What) == sentence)
                return row;
        return -1;
    }
    void click(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QRect rect = table().visualRect(model().index(row, EventsModel::What));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, rect.center());
    }
    bool isInSight(int row)
    {
        return table().viewport()->rect().contains(table().visualRect(model().index(row, EventsModel::What)).center());
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        applyLook(Theme::Kind::Light);
        m_chosen.clear();
        m_view = std::make_unique<EventsView>();
        m_view->resize(900, 300);
        connect(m_view.get(), &EventsView::momentChosen, this, [this](Instant chosen) {
            m_chosen << chosen;
            m_view->setPlayhead(chosen);
        });
        m_view->setRun(test::runOf(test::lesson()));
        m_view->show();
    }
    void cleanup() { m_view.reset(); }

    void tellsTheLesson()
    {
        QCOMPARE(model().rowCount(), 16);
        const int granted = rowOf(QStringLiteral("B, waiting, is granted 34."));
        QCOMPARE(cell(granted, EventsModel::When), QStringLiteral("10.0 s"));
        QCOMPARE(cell(granted, EventsModel::Who), QStringLiteral("B"));
        QCOMPARE(cell(granted - 1, EventsModel::Who), QStringLiteral("Lock"));
        const int overwritten =
            rowOf(QStringLiteral("A wakes and writes. Nothing at the database stops it: fan B's sale is overwritten."));
        QCOMPARE(cell(overwritten, EventsModel::When), QStringLiteral("17.5 s"));
        QCOMPARE(cell(overwritten, EventsModel::Who), QStringLiteral("A"));
        QCOMPARE(status(), QStringLiteral("16 events"));
    }

    /// A row says "granted 34"; what is looked for is the token 34.
    void aTokenIsFoundByItsName()
    {
        m_view->searchFor(QStringLiteral("token 34"));
        QStringList found;
        for (int row = 0; row < model().rowCount(); ++row)
            found << cell(row, EventsModel::What);
        QVERIFY(found.contains(QStringLiteral("B, waiting, is granted 34.")));
        m_view->searchFor(QStringLiteral("B granted TOKEN 34"));
        QCOMPARE(model().rowCount(), 1);
        m_view->searchFor(QStringLiteral("token 33"));
        QVERIFY(rowOf(QStringLiteral("B, waiting, is granted 34.")) < 0);
        QVERIFY(model().rowCount() > 0);
        m_view->searchFor(QStringLiteral("token 35"));
        QCOMPARE(model().rowCount(), 0);
    }

    void theModelKeepsItsPromises()
    {
        EventsModel tested;
        const QAbstractItemModelTester tester(&tested, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto run = test::runOf(test::lesson());
        tested.setRun(run);
        tested.setPlayhead(at(12'500));
        tested.setRun(run, std::vector<std::uint32_t>{0, 3, 5});
        tested.setPlayhead(at(0));
        tested.setRun(run, std::vector<std::uint32_t>{});
        tested.setPlayhead(at(20'000));
        tested.setRun(nullptr);
        tested.setPlayhead(at(5));
    }

    void theLastInstantIsLit_data()
    {
        QTest::addColumn<int>("playhead");
        QTest::addColumn<int>("lit");
        QTest::newRow("just before the lease ends") << 9'999 << 4'000;
        QTest::newRow("as it ends") << 10'000 << 10'000;
        QTest::newRow("long after") << 10'900 << 10'000;
        QTest::newRow("past the end") << 30'000 << 18'000;
    }
    void theLastInstantIsLit()
    {
        QFETCH(int, playhead);
        QFETCH(int, lit);
        m_view->setPlayhead(at(playhead));
        for (int row = 0; row < model().rowCount(); ++row) {
            const Phase expected = model().at(row) == at(lit)       ? Phase::Present
                                   : model().at(row) > at(playhead) ? Phase::Future
                                                                    : Phase::Past;
            QCOMPARE(int(model().phase(row)), int(expected));
        }
    }

    /// A step of the playhead tells of the rows between, once.
    void movingThePlayheadTellsOfTheRowsBetween()
    {
        m_view->setPlayhead(at(10'000));
        QSignalSpy changed(table().model(), &QAbstractItemModel::dataChanged);
        m_view->setPlayhead(at(10'500));
        QCOMPARE(changed.size(), 0);
        m_view->setPlayhead(at(11'000));
        QCOMPARE(changed.size(), 1);
        const int reads = rowOf(QStringLiteral("B reads the row: C14 is free."));
        QCOMPARE(changed[0][0].toModelIndex().row(), reads - 2);
        QCOMPARE(changed[0][1].toModelIndex().row(), reads);
    }

    /// As in every list that is searched.
    void accentsCountForNothing()
    {
        Scenario scenario = test::lesson();
        scenario.workers[0].name = "Zo\u00e9";
        m_view->setRun(test::runOf(scenario));
        field().setText(QStringLiteral("zoe reads"));
        QCOMPARE(model().rowCount(), 1);
    }

    /// An edit makes a new run at every step of a drag; what is between two resets is seen.
    void anotherRunComesAtOnceAndAsItIsSearched()
    {
        QList<int> rows;
        connect(&model(), &QAbstractItemModel::modelReset, m_view.get(), [&] { rows << model().rowCount(); });
        m_view->setRun(test::runOf(test::lesson()));
        QCOMPARE(rows, QList<int>{16});
        field().setText(QStringLiteral("fan b"));
        rows.clear();
        m_view->setRun(test::runOf(test::lesson()));
        QCOMPARE(rows, QList<int>{3});
        rows.clear();
        m_view->setRun(longRun());
        QTRY_COMPARE_WITH_TIMEOUT(rows, QList<int>{0}, 60'000);
        QCOMPARE(status(), QStringLiteral("0 of 30,000 events"));
    }

    void nothingIsMadeWhileNobodySeesIt()
    {
        QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
        m_view->hide();
        m_view->setRun(test::runOf(test::withFencing({}, Fencing::Writes)));
        m_view->searchFor(QStringLiteral("granted"));
        m_view->setPlayhead(at(10'000));
        QCOMPARE(resets.size(), 0);
        m_view->show();
        QCOMPARE(resets.size(), 1);
        QCOMPARE(model().rowCount(), 2);
        QCOMPARE(int(model().phase(1)), int(Phase::Present));
        m_view->hide();
        m_view->show();
        QCOMPARE(resets.size(), 1); // it was all there
    }

    /// A screen reader is told of it, wherever the focus is within.
    void whatWasFoundAndCopiedIsAnnounced()
    {
        const auto* announcement = m_view->findChild<Announcement*>();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->focusSearch();
        field().setText(QStringLiteral("granted"));
        QCOMPARE(announcement->accessibleName(), QStringLiteral("2 of 16 events"));
        m_view->findChild<QPushButton*>()->click();
        QCOMPARE(announcement->accessibleName(), QStringLiteral("2 events copied"));
    }

    void searchesWhileOneTypes()
    {
        QTest::keyClicks(&field(), QStringLiteral("FAN b"));
        QCOMPARE(status(), QStringLiteral("3 of 16 events"));
        for (int row = 0; row < 3; ++row)
            QVERIFY(cell(row, EventsModel::What).contains(QStringLiteral("fan B"), Qt::CaseInsensitive));
        field().setText(QStringLiteral("12.5"));
        QCOMPARE(status(), QStringLiteral("2 of 16 events"));
        field().setText(QStringLiteral("lock ends"));
        QCOMPARE(model().rowCount(), 1);
        QCOMPARE(cell(0, EventsModel::Who), QStringLiteral("Lock"));
        field().setText(QStringLiteral("zebra"));
        QCOMPARE(status(), QStringLiteral("0 of 16 events"));
        QTest::keyClick(&field(), Qt::Key_Escape);
        QCOMPARE(field().text(), QString());
        QCOMPARE(status(), QStringLiteral("16 events"));
        QCOMPARE(model().rowCount(), 16);
    }

    /// What is lit is the run's present, also where the search hides it.
    void aSearchDoesNotMoveThePresent()
    {
        m_view->setPlayhead(at(11'000));
        field().setText(QStringLiteral("granted"));
        QCOMPARE(model().rowCount(), 2);
        QVERIFY(model().present().isEmpty());
        QCOMPARE(int(model().phase(1)), int(Phase::Past));
        m_view->setPlayhead(at(10'000));
        QCOMPARE(int(model().phase(1)), int(Phase::Present));
    }

    void longRunsAreSearchedBesides()
    {
        m_view->setRun(longRun());
        QCOMPARE(model().rowCount(), 30'000);
        field().setText(QStringLiteral("A asks"));
        field().setText(QStringLiteral("B asks")); // nobody waits for the first answer
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, 60'000);
        QCOMPARE(cell(0, EventsModel::What), QStringLiteral("B asks for the lock."));
        QCOMPARE(status(), QStringLiteral("1 of 30,000 events"));
        field().setText(QStringLiteral("A asks"));
        m_view->setRun(test::runOf(test::lesson())); // the answer would be another run's
        QCOMPARE(model().rowCount(), 4);             // both workers ask, and are granted or wait as they do
        QCOMPARE(cell(3, EventsModel::When), QStringLiteral("4.0 s"));
    }

    void clickEnterAndArrowsGoThere()
    {
        const int granted = rowOf(QStringLiteral("B, waiting, is granted 34."));
        m_view->setPlayhead(at(10'000));
        click(granted);
        QCOMPARE(m_chosen, QList<Instant>{at(10'000)});
        QTest::keyClick(&table(), Qt::Key_Down);
        QCOMPARE(m_chosen.last(), at(11'000));
        QTest::keyClick(&table(), Qt::Key_Up);
        QTest::keyClick(&table(), Qt::Key_Up);
        QTest::keyClick(&table(), Qt::Key_Up);
        QCOMPARE(m_chosen.last(), at(4'000));
        QTest::keyClick(&table(), Qt::Key_End);
        QCOMPARE(m_chosen.last(), at(18'000));
        m_chosen.clear();
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(m_chosen, QList<Instant>{at(18'000)});
    }

    /// Down goes on from where the playhead is, whoever has moved it.
    void theKeysStartAtThePlayhead()
    {
        m_view->setPlayhead(at(12'000));
        QTest::keyClick(&table(), Qt::Key_Down);
        QCOMPARE(m_chosen, QList<Instant>{at(12'500)});
    }

    void thePresentStaysInSightUnlessTheUserLooksElsewhere()
    {
        m_view->resize(900, 220);
        m_view->setPlayhead(at(18'000));
        QVERIFY(isInSight(15));
        QVERIFY(!isInSight(0));
        m_view->setPlayhead(at(0));
        QVERIFY(isInSight(0));
        table().verticalScrollBar()->setValue(table().verticalScrollBar()->maximum());
        m_view->setPlayhead(at(1'000));
        QVERIFY(!isInSight(model().present().first));
        table().verticalScrollBar()->setValue(0); // back where the present is
        m_view->setPlayhead(at(18'000));
        QVERIFY(isInSight(15));
    }

    void rowsSelectedToCopyAreHeld()
    {
        m_view->setPlayhead(at(0));
        click(0);
        click(2, Qt::ShiftModifier);
        QCOMPARE(m_chosen.size(), 1); // of the first click
        m_view->setPlayhead(at(18'000));
        QCOMPARE(table().selectionModel()->selectedRows().size(), 3);
        QVERIFY(isInSight(0));
        QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[2].split(QLatin1Char('\t')),
                 QStringList({cell(2, EventsModel::When), cell(2, EventsModel::Who), cell(2, EventsModel::What)}));
        QCOMPARE(status(), QStringLiteral("3 events copied"));
    }

    void theButtonCopiesAllThatIsShown()
    {
        field().setText(QStringLiteral("granted"));
        m_view->findChild<QPushButton*>()->click();
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("0.0 s\tA\tA asks for the lock and is granted token 33 for 10 s.\n"
                                "10.0 s\tB\tB, waiting, is granted 34."));
        QCOMPARE(status(), QStringLiteral("2 events copied"));
    }

    void cellsReadAsSentences()
    {
        m_view->setPlayhead(at(10'000));
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&table());
        QCOMPARE(access->text(QAccessible::Name), QStringLiteral("Events"));
        const int granted = rowOf(QStringLiteral("B, waiting, is granted 34."));
        const auto read = [&](int row, int column) {
            return access->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
        };
        QCOMPARE(read(granted, 0), QStringLiteral("Now: 10.0 s, B: B, waiting, is granted 34."));
        QCOMPARE(read(granted + 1, 0), QStringLiteral("11.0 s, B: B reads the row: C14 is free."));
        QCOMPARE(read(granted, EventsModel::What), QStringLiteral("B, waiting, is granted 34."));
    }

    void nothingIsCutOff() { QCOMPARE(test::cutOffInRunView<EventsView>(), QStringList()); }
};

QTEST_MAIN(EventsViewTest)
#include "events_view_test.moc"
