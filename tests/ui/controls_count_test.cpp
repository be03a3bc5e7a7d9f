// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/controls/count_slider.h"
#include "ui/controls/value_field.h"
#include "ui/controls/value_track.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace fenceline;
using namespace fenceline::ui;

/// Sliders of whole numbers: how many workers, how many seats.
class ControlsCountTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyLook(Theme::Kind::Light); }
    void init() { test::failOnAnyWarning(); }

    void countsAreWholeAndSpokenAsTheyAre()
    {
        CountSlider workers(QStringLiteral("Workers"), 64);
        workers.showCount(12);
        QSignalSpy edited(&workers, &CountSlider::edited);
        QCOMPARE(workers.field()->text(), QStringLiteral("12"));
        QCOMPARE(workers.track()->minimum(), 1);
        QCOMPARE(workers.track()->maximum(), 64);
        QTest::keyClick(workers.track(), Qt::Key_Right); // 63 / 20
        QCOMPARE(workers.count(), 15);
        QTest::keyClick(workers.track(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(workers.count(), 14);
        QTest::keyClick(workers.track(), Qt::Key_PageUp);
        QCOMPARE(workers.count(), 20);
        QTest::keyClick(workers.track(), Qt::Key_Home);
        QCOMPARE(workers.count(), 1);
        QTest::keyClick(workers.track(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(workers.count(), 2);
        QCOMPARE(edited.size(), 10);

        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(workers.track());
        QCOMPARE(access->text(QAccessible::Name), QStringLiteral("Workers"));
        QCOMPARE(access->text(QAccessible::Value), QStringLiteral("2"));
        QCOMPARE(access->valueInterface()->currentValue().toDouble(), 2.0);
        QCOMPARE(access->valueInterface()->maximumValue().toDouble(), 64.0);
        QCOMPARE(access->valueInterface()->minimumStepSize().toDouble(), 1.0);
        access->valueInterface()->setCurrentValue(24);
        QCOMPARE(workers.count(), 24);
        QCOMPARE(edited.back()[1].value<EditPhase>(), EditPhase::Step);
    }

    void wrongCountsAreAnswered_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::newRow("0") << QStringLiteral("“0” is out of range. Allowed: 1 to 64.");
        QTest::newRow("65") << QStringLiteral("“65” is out of range. Allowed: 1 to 64.");
        QTest::newRow("-3") << QStringLiteral("“-3” is out of range. Allowed: 1 to 64.");
        QTest::newRow("2.5") << QStringLiteral("“2.5” is not a whole number. Allowed: 1 to 64.");
        QTest::newRow("many") << QStringLiteral("“many” is not a whole number. Allowed: 1 to 64.");
        QTest::newRow("99999999999999999999")
            << QStringLiteral("“99999999999999999999” is too large. Allowed: 1 to 64.");
        QTest::newRow("-99999999999999999999")
            << QStringLiteral("“-99999999999999999999” is out of range. Allowed: 1 to 64.");
    }
    void wrongCountsAreAnswered()
    {
        QFETCH(QString, answer);
        CountSlider workers(QStringLiteral("Workers"), 64);
        workers.showCount(12);
        QSignalSpy edited(&workers, &CountSlider::edited);
        workers.field()->selectAll();
        QTest::keyClicks(workers.field(), QString::fromLatin1(QTest::currentDataTag()));
        QTest::keyClick(workers.field(), Qt::Key_Return);
        QCOMPARE(workers.said(), answer);
        QCOMPARE(edited.size(), 0);
        QCOMPARE(workers.count(), 12);
        QTest::keyClick(workers.field(), Qt::Key_Escape);
        QCOMPARE(workers.field()->text(), QStringLiteral("12"));
        QCOMPARE(workers.said(), QString());
    }

    /// A least in the middle of the groove: the handle stands where the value is.
    void aLeastHoldsTheHandleWhereItIs()
    {
        CountSlider seats(QStringLiteral("Seats"), 64);
        seats.showCount(30);
        seats.setLeast(20, QStringLiteral("why"));
        QTest::keyClick(seats.track(), Qt::Key_Home);
        QCOMPARE(seats.count(), 20);
        QCOMPARE(seats.track()->value(), 20);
        QCOMPARE(seats.said(), QStringLiteral("why"));
        QTest::keyClick(seats.track(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(seats.count(), 21);
        QCOMPARE(seats.said(), QString());
    }
};

QTEST_MAIN(ControlsCountTest)
#include "controls_count_test.moc"
