// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/value_field.h"
#include "ui/controls/value_track.h"
#include "ui/theme/style.h"

#include <QWheelEvent>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

Duration ms(int value)
{
    return Duration{value};
}

} // namespace

/// The wheel, and a touchpad, over the lease's slider: from 0 to 30 s, on 10 s; 0.3 s a notch.
class ControlsWheelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<DurationSlider> m_slider;
    QList<EditPhase> m_phases;

    void roll(int angle, Qt::ScrollPhase phase = Qt::NoScrollPhase) const
    {
        const QPointF at = m_slider->track()->rect().center();
        QWheelEvent wheel(at, m_slider->track()->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier, phase,
                          false);
        QCoreApplication::sendEvent(m_slider->track(), &wheel);
    }

private slots:
    void initTestCase() { applyLook(Theme::Kind::Light); }

    void init()
    {
        test::failOnAnyWarning();
        const DurationRange range{.from = ms(0), .to = ms(30'000), .least = ms(1)};
        m_slider = std::make_unique<DurationSlider>(QStringLiteral("Lease length"), range);
        m_slider->showDuration(ms(10'000));
        m_slider->resize(328, 80);
        m_slider->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_slider.get()));
        m_phases.clear();
        connect(m_slider.get(), &DurationSlider::edited, this,
                [this](std::optional<Duration>, EditPhase phase) { m_phases << phase; });
        m_slider->track()->setFocus();
    }
    void cleanup() { m_slider.reset(); }

    void theWheelAsksForTheFocusFirst()
    {
        m_slider->field()->setFocus();
        roll(120);
        QCOMPARE(m_phases, QList<EditPhase>());
        m_slider->track()->setFocus();
        roll(120);
        QCOMPARE(m_slider->duration(), ms(10'300));
        roll(-240);
        QCOMPARE(m_slider->duration(), ms(9'700));
    }

    /// Nothing else tells that a wheel's turn is over.
    void aTurnEndsWhenItComesToRest()
    {
        for (int notch = 0; notch < 3; ++notch)
            roll(120);
        QCOMPARE(m_phases, QList<EditPhase>({EditPhase::Moving, EditPhase::Moving, EditPhase::Moving}));
        QTRY_COMPARE(m_phases.size(), 4);
        QCOMPARE(m_phases.last(), EditPhase::Finished);
        QCOMPARE(m_slider->duration(), ms(10'900));
    }

    void aTurnEndsWithTheFocus()
    {
        roll(120);
        m_slider->field()->setFocus();
        QCOMPARE(m_phases, QList<EditPhase>({EditPhase::Moving, EditPhase::Finished}));
    }

    /// It sends many events of few degrees: 120 eighths of one are a notch, as with any wheel.
    void aTouchpadMovesAsFarAsAWheel()
    {
        roll(0, Qt::ScrollBegin);
        for (int i = 0; i < 59; ++i)
            roll(2, Qt::ScrollUpdate);
        QCOMPARE(m_phases, QList<EditPhase>());
        for (int i = 0; i < 61; ++i)
            roll(2, Qt::ScrollUpdate);
        roll(0, Qt::ScrollEnd);
        QCOMPARE(m_phases, QList<EditPhase>({EditPhase::Moving, EditPhase::Moving, EditPhase::Finished}));
        QCOMPARE(m_slider->duration(), ms(10'600));
    }

    void whatIsLeftOfATurnIsNotTheNextOnes()
    {
        for (int i = 0; i < 2; ++i) {
            roll(100, Qt::ScrollBegin);
            roll(0, Qt::ScrollEnd);
        }
        roll(100);
        roll(-100); // nor is it that of a turn back
        roll(100);
        QCOMPARE(m_phases, QList<EditPhase>());
    }
};

QTEST_MAIN(ControlsWheelTest)
#include "controls_wheel_test.moc"
