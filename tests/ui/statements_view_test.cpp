// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "tests/ui/run_view_cut_off.h"
#include "ui/moments/moment_table.h"
#include "ui/statements/row_table.h"
#include "ui/statements/statement_detail.h"
#include "ui/statements/statements_model.h"
#include "ui/statements/statements_view.h"
#include "ui/text/languages.h"
#include "ui/theme/announcement.h"
#include "ui/theme/style.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace fenceline;
using namespace fenceline::ui;
using test::at;

/// The statements of a run: the one of this moment lit and told in full.
class StatementsViewTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<StatementsView> m_view;

    const StatementsModel& model() { return *qobject_cast<const StatementsModel*>(m_view->table().model()); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    /// What the detail says, line by line.
    QStringList told()
    {
        QStringList texts;
        for (const QLabel* label : m_view->detail().widget()->findChildren<QLabel*>())
            if (!label->isHidden() && !label->text().isEmpty())
                texts << label->text();
        return texts;
    }
    QString rowsTold()
    {
        return QAccessible::queryAccessibleInterface(m_view->findChild<RowTable*>())->text(QAccessible::Description);
    }
    void play(Scenario scenario, int playhead)
    {
        m_view->setRun(test::runOf(std::move(scenario)));
        m_view->setPlayhead(at(playhead));
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        applyLook(Theme::Kind::Light);
        m_view = std::make_unique<StatementsView>();
        m_view->resize(900, 300);
        m_view->show();
    }
    void cleanup() { m_view.reset(); }

    void listsWhatWasExecuted()
    {
        play(test::withFencing({}, Fencing::Writes), 0);
        QCOMPARE(model().rowCount(), 4);
        QCOMPARE(cell(3, StatementsModel::When), QStringLiteral("17.5 s"));
        QCOMPARE(cell(3, StatementsModel::Who), QStringLiteral("A"));
        QCOMPARE(cell(3, StatementsModel::Statement),
                 QStringLiteral("UPDATE seats SET holder = 'fan_a', fence = 33 WHERE show_id = 'sh_88' AND seat = "
                                "'C14' AND fence < 33"));
        QCOMPARE(cell(3, StatementsModel::Result), QStringLiteral("0 rows"));
        QCOMPARE(cell(2, StatementsModel::Result), QStringLiteral("1 row"));
    }

    void theModelKeepsItsPromises()
    {
        StatementsModel tested;
        const QAbstractItemModelTester tester(&tested, QAbstractItemModelTester::FailureReportingMode::QtTest);
        tested.setRun(test::runOf(test::lesson()));
        tested.setPlayhead(at(12'500));
        tested.setPlayhead(at(0));
        tested.setRun(nullptr);
    }

    void theLastStatementIsToldInFull()
    {
        play(test::lesson(), 20'000);
        QCOMPARE(model().present().first, 3);
        QCOMPARE(told(),
                 QStringList({QStringLiteral("A at 17.5 s"),
                              QStringLiteral("UPDATE seats SET holder = 'fan_a' WHERE show_id = 'sh_88' AND seat = "
                                             "'C14'"),
                              QStringLiteral("1 row changed"),
                              QStringLiteral("A wakes and writes. Nothing at the database stops it: fan B's sale is "
                                             "overwritten.")}));
        QCOMPARE(rowsTold(), QStringLiteral("C14: holder fan_a, before fan_b; fence –."));
        m_view->setPlayhead(at(500));
        QCOMPARE(told(), QStringList{QStringLiteral("No statement has reached the row yet.")});
        QVERIFY(model().present().isEmpty());
    }

    void aRefusedStatementSaysWhy()
    {
        play(test::withFencing({}, Fencing::Writes), 17'500);
        QCOMPARE(told()[2], QStringLiteral("0 rows changed: 33 < 34"));
        QCOMPARE(rowsTold(), QStringLiteral("C14: holder fan_b; fence 34."));
        m_view->setPlayhead(at(12'500));
        QCOMPARE(told()[2], QStringLiteral("1 row changed"));
        QCOMPARE(rowsTold(), QStringLiteral("C14: holder fan_b, before NULL; fence 34, before 0."));

        Scenario conditional;
        conditional.protection = Protection::ConditionalWrite;
        play(conditional, 20'000);
        QCOMPARE(told()[2], QStringLiteral("0 rows changed: C14 is not free"));

        play(test::withPause(test::withFencing({}, Fencing::ReadsAndWrites), 9'000), 20'000);
        m_view->setPlayhead(at(11'000));
        QCOMPARE(told()[2], QStringLiteral("1 row returned"));
        QCOMPARE(rowsTold(), QStringLiteral("C14: holder NULL; fence 34, before 33."));
    }

    void readsThatFindNoSeat()
    {
        play(test::openingStory(3, 1), 60'000);
        QVERIFY(told()[2].startsWith(QStringLiteral("0 rows returned: no seat is free")));
        QVERIFY(m_view->findChild<RowTable*>()->isHidden());
    }

    void clickAndKeysGoThere()
    {
        QList<Instant> chosen;
        connect(m_view.get(), &StatementsView::momentChosen, this, [&](Instant to) {
            chosen << to;
            m_view->setPlayhead(to);
        });
        play(test::lesson(), 0);
        QTest::mouseClick(m_view->table().viewport(), Qt::LeftButton, {},
                          m_view->table().visualRect(model().index(2, 0)).center());
        QTest::keyClick(&m_view->table(), Qt::Key_Down);
        QCOMPARE(chosen, QList<Instant>({at(12'500), at(17'500)}));
        QCOMPARE(told().first(), QStringLiteral("A at 17.5 s"));
    }

    void copiesTheStatement()
    {
        play(test::lesson(), 12'500);
        const QString statement =
            QStringLiteral("UPDATE seats SET holder = 'fan_b' WHERE show_id = 'sh_88' AND seat = 'C14'");
        QTest::keyClick(&m_view->table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), statement);
        QApplication::clipboard()->clear();
        m_view->findChild<QPushButton*>()->click();
        QCOMPARE(QApplication::clipboard()->text(), statement);
        QVERIFY(told().contains(QStringLiteral("Copied")));
        QCOMPARE(m_view->findChild<Announcement*>()->accessibleName(), QStringLiteral("Copied"));
        QApplication::clipboard()->clear();
        QTest::keyClick(&m_view->detail(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), statement);
    }

    void nothingIsMadeWhileNobodySeesIt()
    {
        play(test::lesson(), 12'500);
        m_view->hide();
        QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
        play(test::openingStory(3, 1), 60'000);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(told().first(), QStringLiteral("A at 17.5 s")); // of the run that is listed
        m_view->show();
        QCOMPARE(resets.size(), 1);
        QVERIFY(told()[2].startsWith(QStringLiteral("0 rows returned: no seat is free")));
    }

    void rowsReadAsSentences()
    {
        play(test::lesson(), 17'500);
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&m_view->table());
        QCOMPARE(access->text(QAccessible::Name), QStringLiteral("Statements"));
        QCOMPARE(access->tableInterface()->cellAt(3, 0)->text(QAccessible::Name),
                 QStringLiteral("Now: 17.5 s, A: UPDATE seats SET holder = 'fan_a' WHERE show_id = 'sh_88' AND seat = "
                                "'C14'. 1 row changed."));
    }

    /// On a small screen with large text: what came of a statement need not be scrolled to.
    void theRowIsInSightWhereThereIsLittleRoom()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ar-XB")}) {
            useLanguage(language);
            applyLook(Theme::Kind::Light, 2.0);
            m_view = std::make_unique<StatementsView>();
            m_view->resize(835, 224);
            m_view->show();
            play(test::lesson(), 17'500);
            for (int round = 0; round < 5; ++round)
                QCoreApplication::processEvents();
            const auto* row = m_view->findChild<RowTable*>();
            const auto* pane = m_view->detail().viewport();
            QVERIFY2(pane->rect().contains(QRect(row->mapTo(pane, QPoint()), row->size())), qPrintable(language));
            QVERIFY(m_view->table().isColumnHidden(StatementsModel::Statement));
            QVERIFY(!m_view->table().isColumnHidden(StatementsModel::Result));
        }
        useLanguage(QStringLiteral("en"));
    }

    void nothingIsCutOff() { QCOMPARE(test::cutOffInRunView<StatementsView>(), QStringList()); }
};

QTEST_MAIN(StatementsViewTest)
#include "statements_view_test.moc"
