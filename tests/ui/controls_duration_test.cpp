// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/value_field.h"
#include "ui/controls/value_track.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QCheckBox>
#include <QWheelEvent>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

struct Edited {
    std::optional<Duration> duration;
    EditPhase phase;
    friend bool operator==(const Edited&, const Edited&) = default;
};

Duration ms(int value)
{
    return Duration{value};
}

} // namespace

/// The lease's slider, from 0 to 30 s, on 10 s.
class ControlsDurationTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<DurationSlider> m_slider;
    std::vector<Edited> m_edits;

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_slider->track(), Qt::Key(key), modifiers);
    }

    /// Every key is one gesture: moving, then finished.
    void compareLast(Duration value)
    {
        QVERIFY(m_edits.size() >= 2);
        QCOMPARE(m_edits.back(), (Edited{value, EditPhase::Finished}));
        QCOMPARE(m_edits[m_edits.size() - 2], (Edited{value, EditPhase::Moving}));
        QCOMPARE(m_slider->duration(), value);
    }

    QPoint handleAt(Duration value) const
    {
        const int slot = scaledFor(*m_slider, 28);
        const int span = m_slider->track()->width() - slot;
        return {slot / 2 + int(span * milliseconds(value) / 30'000), m_slider->track()->height() / 2};
    }

    void type(const QString& text)
    {
        m_slider->field()->setFocus();
        m_slider->field()->selectAll();
        QTest::keyClicks(m_slider->field(), text);
        QTest::keyClick(m_slider->field(), Qt::Key_Return);
    }

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
        m_slider->makeOptional(QStringLiteral("Lease"), QStringLiteral("Off: held until it is released."));
        m_slider->showDuration(ms(10'000));
        m_slider->resize(328, 80);
        m_slider->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_slider.get()));
        m_edits.clear();
        connect(m_slider.get(), &DurationSlider::edited, this,
                [this](std::optional<Duration> duration, EditPhase phase) {
                    m_edits.push_back({duration, phase});
                });
    }
    void cleanup() { m_slider.reset(); }

    void arrowsMoveByATwentieth()
    {
        press(Qt::Key_Right);
        compareLast(ms(11'500));
        press(Qt::Key_Left);
        press(Qt::Key_Left);
        compareLast(ms(8'500));
        press(Qt::Key_Up);
        compareLast(ms(10'000));
        press(Qt::Key_Down);
        compareLast(ms(8'500));
    }

    void shiftedArrowsMoveByAHundredth()
    {
        press(Qt::Key_Right, Qt::ShiftModifier);
        compareLast(ms(10'300));
        press(Qt::Key_Left, Qt::ShiftModifier);
        compareLast(ms(10'000));
    }

    void pagesMoveByATenthAndTheEndsAreReached()
    {
        press(Qt::Key_PageUp);
        compareLast(ms(13'000));
        press(Qt::Key_PageDown);
        compareLast(ms(10'000));
        press(Qt::Key_End);
        compareLast(ms(30'000));
        press(Qt::Key_Home);
        compareLast(ms(1)); // the shortest lease that is allowed
        press(Qt::Key_Right);
        compareLast(ms(1'500));
    }

    void arrowsFollowTheReadingDirection()
    {
        m_slider->setLayoutDirection(Qt::RightToLeft);
        press(Qt::Key_Left);
        compareLast(ms(11'500));
    }

    void aHeldKeyIsOneGesture()
    {
        QTest::keyPress(m_slider->track(), Qt::Key_Right);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::postEvent(
                m_slider->track(), new QKeyEvent(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, QString(), true));
        QCoreApplication::processEvents();
        QTest::keyRelease(m_slider->track(), Qt::Key_Right);
        const auto finished = [](const Edited& edit) { return edit.phase == EditPhase::Finished; };
        QCOMPARE(std::count_if(m_edits.begin(), m_edits.end(), finished), 1);
        compareLast(ms(16'000));
    }

    void aDragMovesSnapsAndFinishesOnce()
    {
        auto* track = m_slider->track();
        QTest::mousePress(track, Qt::LeftButton, {}, handleAt(ms(10'000)));
        QVERIFY(m_edits.empty()); // to take hold of the handle is no edit
        for (int x = 1; x <= 40; ++x)
            QTest::mouseMove(track, handleAt(ms(10'000)) + QPoint(x, 0));
        QVERIFY(m_edits.size() > 20);
        for (const Edited& edit : m_edits) {
            QCOMPARE(edit.phase, EditPhase::Moving);
            QCOMPARE(milliseconds(*edit.duration) % 100, 0);
        }
        const Duration reached = m_slider->duration();
        QTest::mouseRelease(track, Qt::LeftButton, {}, handleAt(ms(10'000)) + QPoint(40, 0));
        QCOMPARE(m_edits.back(), (Edited{reached, EditPhase::Finished}));
    }

    void aClickOnTheGrooveGoesThere()
    {
        QTest::mouseClick(m_slider->track(), Qt::LeftButton, {}, handleAt(ms(20'000)));
        compareLast(ms(20'000));
    }

    void aDragBeyondTheEndsStaysInside()
    {
        auto* track = m_slider->track();
        QTest::mousePress(track, Qt::LeftButton, {}, handleAt(ms(10'000)));
        QTest::mouseMove(track, QPoint(-500, 5));
        QCOMPARE(m_slider->duration(), ms(1));
        QTest::mouseMove(track, QPoint(5000, 5));
        QCOMPARE(m_slider->duration(), ms(30'000));
        QTest::mouseRelease(track, Qt::LeftButton, {}, QPoint(5000, 5));
    }

    void theWheelAsksForTheFocusFirst()
    {
        m_slider->field()->setFocus();
        roll(120);
        QVERIFY(m_edits.empty());
        m_slider->track()->setFocus();
        roll(120);
        QCOMPARE(m_edits.back(), (Edited{ms(10'300), EditPhase::Notch}));
        for (int i = 0; i < 60; ++i)
            roll(-4);
        QCOMPARE(m_edits.back(), (Edited{ms(9'700), EditPhase::Notch}));
        QCOMPARE(m_edits.size(), 3u);
    }

    /// Its notches belong together until something else begins.
    void aRowOfNotchesEnds_data()
    {
        QTest::addColumn<int>("by");
        QTest::newRow("as the pointer leaves") << 0;
        QTest::newRow("with a key") << 1;
        QTest::newRow("with a button") << 2;
        QTest::newRow("as the focus goes") << 3;
    }
    void aRowOfNotchesEnds()
    {
        QFETCH(int, by);
        auto* track = m_slider->track();
        track->setFocus();
        roll(120);
        roll(120);
        QEvent leave(QEvent::Leave);
        switch (by) {
        case 0: QCoreApplication::sendEvent(track, &leave); break;
        case 1: QTest::keyPress(track, Qt::Key_Shift); break;
        case 2: QTest::mousePress(track, Qt::LeftButton); break;
        default: m_slider->field()->setFocus(); break;
        }
        using enum EditPhase;
        QVERIFY(m_edits.size() >= 3);
        QCOMPARE(m_edits[0], (Edited{ms(10'300), Notch}));
        QCOMPARE(m_edits[1], (Edited{ms(10'600), Notch}));
        QCOMPARE(m_edits[2], (Edited{ms(10'600), Finished}));
        QTest::mouseRelease(track, Qt::LeftButton);
        QTest::keyRelease(track, Qt::Key_Shift);
    }

    /// A touchpad turns by little; all of its gesture is one edit.
    void aTouchpadMovesByWholeNotches()
    {
        m_slider->track()->setFocus();
        for (int i = 0; i < 59; ++i)
            roll(2, Qt::ScrollUpdate);
        QVERIFY(m_edits.empty());
        roll(2, Qt::ScrollUpdate);
        QCOMPARE(m_edits.back(), (Edited{ms(10'300), EditPhase::Moving}));
        roll(0, Qt::ScrollEnd);
        QCOMPARE(m_edits.back(), (Edited{ms(10'300), EditPhase::Finished}));
        QCOMPARE(m_edits.size(), 2u);
    }

    void whatIsSetFromOutsideIsSilent()
    {
        m_slider->showDuration(ms(12'345));
        m_slider->showDuration(std::nullopt);
        m_slider->showDuration(ms(45'000));
        QVERIFY(m_edits.empty());
        QCOMPARE(m_slider->duration(), ms(45'000));
        QCOMPARE(m_slider->field()->text(), QStringLiteral("45 s"));
    }

    void aLongerDurationWidensTheRange()
    {
        m_slider->showDuration(ms(45'000));
        QCOMPARE(m_slider->track()->maximum(), 50'000);
        m_slider->track()->setFocus();
        m_slider->showDuration(ms(20'000));
        QCOMPARE(m_slider->track()->maximum(), 50'000); // not under the user's hand
        m_slider->field()->setFocus();
        m_slider->showDuration(ms(10'000));
        QCOMPARE(m_slider->track()->maximum(), 30'000);
    }

    void exactValuesAreTaken_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("value");
        QTest::newRow("seconds") << QStringLiteral("12.5s") << 12'500;
        QTest::newRow("with a space") << QStringLiteral(" 12.5 s ") << 12'500;
        QTest::newRow("milliseconds") << QStringLiteral("250ms") << 250;
        QTest::newRow("minutes") << QStringLiteral("1 min") << 60'000;
        QTest::newRow("hours") << QStringLiteral("24 h") << 86'400'000;
        QTest::newRow("a bare number") << QStringLiteral("7") << 7'000;
        QTest::newRow("capitals") << QStringLiteral("3 S") << 3'000;
        QTest::newRow("the shortest") << QStringLiteral("1ms") << 1;
    }
    void exactValuesAreTaken()
    {
        QFETCH(QString, typed);
        QFETCH(int, value);
        type(typed);
        QCOMPARE(m_edits.size(), std::size_t(1));
        QCOMPARE(m_edits.back(), (Edited{ms(value), EditPhase::Step}));
        QCOMPARE(m_slider->duration(), ms(value));
        QVERIFY(m_slider->field()->accessibleDescription().isEmpty());
    }

    void wrongValuesAreAnsweredAndKept_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"soon", "-3s", "0.5ms", "25h", "0s", "1e3", "10 parsecs", "12..5s", ""})
            QTest::newRow(typed) << QString::fromLatin1(typed);
    }
    void wrongValuesAreAnsweredAndKept()
    {
        QFETCH(QString, typed);
        if (typed.isEmpty())
            QTest::keyClick(m_slider->field(), Qt::Key_Delete);
        m_slider->field()->selectAll();
        QTest::keyClick(m_slider->field(), Qt::Key_Delete);
        type(typed);
        QVERIFY(m_edits.empty());
        QCOMPARE(m_slider->duration(), ms(10'000));
        QCOMPARE(m_slider->field()->text(), typed);
        const QString said = m_slider->field()->accessibleDescription();
        QVERIFY2(said.contains(QStringLiteral("Allowed: 1 ms to 24 h")), qPrintable(said));

        m_slider->track()->setFocus(); // leaving does not lose it
        QCOMPARE(m_slider->field()->text(), typed);
        m_slider->field()->setFocus();
        QTest::keyClick(m_slider->field(), Qt::Key_Escape);
        QCOMPARE(m_slider->field()->text(), QStringLiteral("10 s"));
        QVERIFY(m_slider->field()->accessibleDescription().isEmpty());
    }

    void whateverIsShownEndsTheComplaint()
    {
        type(QStringLiteral("soon"));
        m_slider->showDuration(ms(10'000));
        QCOMPARE(m_slider->field()->text(), QStringLiteral("10 s"));
        QVERIFY(m_slider->field()->accessibleDescription().isEmpty());
        QCOMPARE(m_slider->said(), QString());
        type(QStringLiteral("soon"));
        m_slider->showDuration(std::nullopt);
        QCOMPARE(m_slider->field()->text(), QStringLiteral("10 s"));
        m_slider->showDuration(ms(10'000));

        m_slider->field()->setFocus();
        m_slider->field()->selectAll();
        QTest::keyClicks(m_slider->field(), QStringLiteral("soo"));
        m_slider->showDuration(ms(10'000));
        QCOMPARE(m_slider->field()->text(), QStringLiteral("soo")); // not while it is typed
        QTest::keyClicks(m_slider->field(), QStringLiteral("n\r"));
        press(Qt::Key_Right);
        QCOMPARE(m_slider->field()->text(), QStringLiteral("11.5 s"));
        QVERIFY(m_slider->field()->accessibleDescription().isEmpty());
    }

    void offAndOnAgainKeepsTheValue()
    {
        QTest::mouseClick(m_slider->toggle(), Qt::LeftButton);
        QCOMPARE(m_edits.back(), (Edited{std::nullopt, EditPhase::Step}));
        m_slider->showDuration(std::nullopt);
        QVERIFY(!m_slider->track()->isEnabled());
        QTest::keyClick(m_slider->toggle(), Qt::Key_Space);
        QCOMPARE(m_edits.back(), (Edited{ms(10'000), EditPhase::Step}));
    }

    void aScreenReaderHearsTheUnit()
    {
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(m_slider->track());
        QVERIFY(access && access->valueInterface());
        QCOMPARE(access->role(), QAccessible::Slider);
        QCOMPARE(access->text(QAccessible::Name), QStringLiteral("Lease length"));
        QCOMPARE(access->text(QAccessible::Value), QStringLiteral("10 s"));
        QCOMPARE(access->valueInterface()->currentValue().toDouble(), 10.0);
        access->valueInterface()->setCurrentValue(12.5);
        QCOMPARE(m_edits.back(), (Edited{ms(12'500), EditPhase::Step}));
        QCOMPARE(access->text(QAccessible::Value), QStringLiteral("12.5 s"));
    }
};

QTEST_MAIN(ControlsDurationTest)
#include "controls_duration_test.moc"
