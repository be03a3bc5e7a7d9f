// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "tests/ui/quiet.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/count_slider.h"
#include "ui/controls/crowd_controls.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/fold.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/side_column.h"
#include "ui/controls/switch_row.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/value_field.h"
#include "ui/controls/value_track.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

/// The panel shows a scenario and says what the user intends.
class ControlsPanelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ControlsPanel> m_panel;

    /// Its name; a combo box, whose name is its choice on this platform, has it from its label.
    static QString nameOfControl(QWidget* widget)
    {
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
        if (!widget->inherits("QComboBox"))
            return access->text(QAccessible::Name);
        const auto labels = access->relations(QAccessible::Label);
        return labels.isEmpty() ? QString() : labels.front().first->text(QAccessible::Name);
    }

    template <class Widget>
    Widget* named(const QString& name) const
    {
        for (Widget* widget : m_panel->findChildren<Widget*>())
            if (nameOfControl(widget) == name)
                return widget;
        return nullptr;
    }

    /// What was chosen last; an invalid variant where nothing was.
    static QVariant last(QSignalSpy& spy) { return spy.isEmpty() ? QVariant() : spy.takeLast().value(0); }

    static QString describe(QWidget* widget)
    {
        return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description);
    }

    /// All that a user could want to press or fill in.
    static QList<QWidget*> controlsIn(const QWidget& widget)
    {
        QList<QWidget*> controls;
        for (QWidget* child : widget.findChildren<QWidget*>()) {
            const bool control = child->inherits("QAbstractButton") || child->inherits("QAbstractSlider") ||
                                 child->inherits("QComboBox") || child->inherits("QLineEdit");
            if (control && !child->inherits("QScrollBar"))
                controls << child;
        }
        return controls;
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        applyLook(Theme::Kind::Light);
        m_panel = std::make_unique<ControlsPanel>(Scenario{});
        for (const auto& group : m_panel->groups())
            group.fold->setOpen(true);
        m_panel->resize(296, 900);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    void slidersSayWhichDurationIsMeant()
    {
        QSignalSpy lease(m_panel.get(), &ControlsPanel::leaseEdited);
        QSignalSpy pause(m_panel.get(), &ControlsPanel::pauseEdited);
        QSignalSpy freeze(m_panel.get(), &ControlsPanel::freezeAtEdited);
        QTest::keyClick(m_panel->lease()->track(), Qt::Key_Right);
        QTest::keyClick(m_panel->pause()->track(), Qt::Key_PageUp);
        QTest::keyClick(m_panel->freezeAt()->track(), Qt::Key_Right);
        QCOMPARE(lease.size(), 2);
        QCOMPARE(lease[0][0].value<std::optional<Duration>>(), Duration{11'500});
        QCOMPARE(pause[1][0].value<Duration>(), Duration{18'000});
        QCOMPARE(freeze[1][0].value<Duration>(), Duration{3'000});
    }

    /// The lease that was there last, or the lesson's.
    void aLeaseThatIsOffCanBeTurnedOn()
    {
        Scenario off;
        off.lease.reset();
        ControlsPanel panel(off);
        QSignalSpy lease(&panel, &ControlsPanel::leaseEdited);
        panel.lease()->toggle()->click();
        QCOMPARE(last(lease).value<std::optional<Duration>>(), Scenario{}.lease);

        Scenario shorter;
        shorter.lease = Duration{7'000};
        panel.showScenario(shorter);
        panel.showScenario(off);
        panel.lease()->toggle()->click();
        QCOMPARE(last(lease).value<std::optional<Duration>>(), shorter.lease);
    }

    void theCrowdSaysHowManyAndHowLong()
    {
        QSignalSpy workers(m_panel.get(), &ControlsPanel::workersEdited);
        QSignalSpy seats(m_panel.get(), &ControlsPanel::seatsEdited);
        QSignalSpy gap(m_panel.get(), &ControlsPanel::gapEdited);
        QTest::keyClick(m_panel->crowd()->workers()->track(), Qt::Key_End);
        QTest::keyClick(m_panel->crowd()->seats()->track(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(m_panel->crowd()->gap()->track(), Qt::Key_PageUp);
        QCOMPARE(workers.size(), 2);
        QCOMPARE(workers[0][0].toInt(), 64);
        QCOMPARE(workers[0][1].value<EditPhase>(), EditPhase::Moving);
        QCOMPARE(workers[1][1].value<EditPhase>(), EditPhase::Finished);
        QCOMPARE(seats[1][0].toInt(), 2);
        QCOMPARE(gap[1][0].value<Duration>(), Duration{2'000});
    }

    /// A seat that a worker asks for cannot go, whichever way fewer are asked for; that is said beside the control.
    void noFewerSeatsThanAWorkerAsksFor()
    {
        const QString why = QStringLiteral("B asks for C16, so there are at least 3 seats.");
        Scenario asked = edit::seats(Scenario{}, 4).value();
        asked.workers[1].seat = SeatId{2};
        m_panel->showScenario(asked);
        auto* seats = m_panel->crowd()->seats();
        QSignalSpy edited(m_panel.get(), &ControlsPanel::seatsEdited);
        QCOMPARE(seats->said(), QString());
        QTest::keyClick(seats->track(), Qt::Key_Home);
        QCOMPARE(edited[0][0].toInt(), 3);
        m_panel->showScenario(edit::seats(asked, 3).value());
        QCOMPARE(seats->said(), why);
        QCOMPARE(describe(seats->track()), why);

        edited.clear();
        seats->field()->setFocus();
        seats->field()->selectAll();
        QTest::keyClicks(seats->field(), QStringLiteral("2"));
        QTest::keyClick(seats->field(), Qt::Key_Return);
        QCOMPARE(edited.size(), 0);
        QCOMPARE(seats->count(), 3);
        QCOMPARE(seats->said(), QStringLiteral("“2” is out of range. Allowed: 3 to 64. ") + why);
        QCOMPARE(describe(seats->field()), seats->said());

        for (auto& worker : asked.workers)
            worker.seat.reset();
        m_panel->showScenario(edit::seats(asked, 1).value());
        QCOMPARE(seats->said(), QString());
    }

    void whatTheScenarioIsAboutComesFirst()
    {
        const auto top = [](const ControlsPanel& panel, const QWidget* control) {
            return control->mapTo(&panel, QPoint()).y();
        };
        QVERIFY(top(*m_panel, m_panel->lease()) < top(*m_panel, m_panel->crowd()));
        Scenario withoutLock;
        withoutLock.protection = Protection::None;
        m_panel->showScenario(withoutLock); // nothing jumps under the hand
        QVERIFY(top(*m_panel, m_panel->lease()) < top(*m_panel, m_panel->crowd()));
        ControlsPanel panel(withoutLock);
        panel.resize(296, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(top(panel, panel.crowd()) < top(panel, panel.lease()));
        panel.setFocus();
        QTest::keyClick(&panel, Qt::Key_Tab);
        QVERIFY(panel.crowd()->isAncestorOf(QApplication::focusWidget()));
    }

    void fencingTurnsOnAndOffAndRemembersItsKind()
    {
        QSignalSpy chosen(m_panel.get(), &ControlsPanel::fencingChosen);
        auto* fencing = named<SwitchRow>(QStringLiteral("Fencing tokens"));
        QVERIFY(fencing);
        QTest::keyClick(fencing, Qt::Key_Space);
        QCOMPARE(last(chosen).value<Fencing>(), Fencing::Writes);

        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        m_panel->showScenario(scenario);
        auto* both = named<QRadioButton>(QStringLiteral("Reads and writes"));
        QVERIFY(both->isVisible());
        QTest::mouseClick(both, Qt::LeftButton);
        QCOMPARE(last(chosen).value<Fencing>(), Fencing::ReadsAndWrites);

        scenario.guards.fencing = Fencing::ReadsAndWrites;
        m_panel->showScenario(scenario);
        QVERIFY(!named<QRadioButton>(QStringLiteral("fence ≤ token"))->isEnabled());
        scenario.guards.fencing = Fencing::Off;
        m_panel->showScenario(scenario);
        QTest::mouseClick(fencing, Qt::LeftButton);
        QCOMPARE(last(chosen).value<Fencing>(), Fencing::ReadsAndWrites);
        QVERIFY(chosen.isEmpty());
    }

    void choicesSayWhatIsChosen()
    {
        QSignalSpy compare(m_panel.get(), &ControlsPanel::fenceCompareChosen);
        QSignalSpy check(m_panel.get(), &ControlsPanel::checkChosen);
        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
        m_panel->showScenario(scenario);
        QTest::mouseClick(named<QRadioButton>(QStringLiteral("fence ≤ token")), Qt::LeftButton);
        QCOMPARE(last(compare).value<FenceCompare>(), FenceCompare::LessOrEqual);
        auto* ownClock = named<QRadioButton>(QStringLiteral("Its own clock"));
        ownClock->setFocus();
        QTest::keyClick(ownClock, Qt::Key_Right);
        QCOMPARE(check.size(), 1);
        QCOMPARE(last(check).value<CheckBeforeWrite>(), CheckBeforeWrite::Service);
        QTest::mouseClick(named<SwitchRow>(QStringLiteral("Check the lease before writing")), Qt::LeftButton);
        QCOMPARE(last(check).value<CheckBeforeWrite>(), CheckBeforeWrite::Off);
    }

    void menusSayWhatIsChosen()
    {
        QSignalSpy protection(m_panel.get(), &ControlsPanel::protectionChosen);
        QSignalSpy release(m_panel.get(), &ControlsPanel::releaseChosen);
        QSignalSpy cause(m_panel.get(), &ControlsPanel::causeChosen);
        QSignalSpy crash(m_panel.get(), &ControlsPanel::crashChosen);
        QSignalSpy conditional(m_panel.get(), &ControlsPanel::conditionalToggled);
        QTest::keyClick(named<QComboBox>(QStringLiteral("Protection")), Qt::Key_End);
        QCOMPARE(last(protection).value<Protection>(), Protection::UniqueConstraint);
        QTest::keyClick(named<QComboBox>(QStringLiteral("A worker deletes")), Qt::Key_Down);
        QCOMPARE(last(release).value<Release>(), Release::Delete);
        QTest::keyClick(named<QComboBox>(QStringLiteral("What stops the worker")), Qt::Key_Down);
        QCOMPARE(last(cause).value<PauseCause>(), PauseCause::Swap);
        QTest::keyClick(named<QComboBox>(QStringLiteral("What stops the worker")), Qt::Key_End);
        QCOMPARE(crash.size(), 1);
        QTest::keyClick(named<SwitchRow>(QStringLiteral("Conditional write")), Qt::Key_Space);
        QCOMPARE(last(conditional).toBool(), true);
    }

    void showingEmitsNothing()
    {
        QList<std::shared_ptr<QSignalSpy>> spies;
        const QMetaObject* meta = m_panel->metaObject();
        for (int i = meta->methodOffset(); i < meta->methodCount(); ++i)
            if (meta->method(i).methodType() == QMetaMethod::Signal)
                spies << std::make_shared<QSignalSpy>(m_panel.get(), meta->method(i));
        QCOMPARE(spies.size(), 22);
        Scenario scenario = edit::crash(Scenario{});
        scenario.protection = Protection::ConditionalWrite;
        scenario.lease.reset();
        scenario.guards = {.fencing = Fencing::ReadsAndWrites,
                           .checkBeforeWrite = CheckBeforeWrite::Service,
                           .renew = Renewal::SeparateProcess,
                           .renewalRefused = RenewalRefused::GiveUp,
                           .release = Release::None,
                           .conditional = true,
                           .lostAnswer = LostAnswer::AssumeMine};
        scenario.service = Service::Redlock;
        scenario.effects = {{EffectKind::Email, EffectKey::Sale}};
        m_panel->showScenario(scenario);
        m_panel->showScenario(Scenario{});
        m_panel->say(Error{"no", 0});
        for (const auto& spy : spies)
            QVERIFY2(spy->isEmpty(), spy->signal().constData());
    }

    void aSettingWithoutEffectSaysWhy()
    {
        Scenario scenario;
        scenario.protection = Protection::ConditionalWrite;
        m_panel->showScenario(scenario);
        auto* fencing = named<SwitchRow>(QStringLiteral("Fencing tokens"));
        QVERIFY(!fencing->isEnabled());
        QCOMPARE(describe(fencing), QStringLiteral("There is no lock, so there are no tokens."));
        QVERIFY(!named<SwitchRow>(QStringLiteral("Conditional write"))->isEnabled());
        QVERIFY(!named<SwitchRow>(QStringLiteral("Check the lease before writing"))->isEnabled());
        QVERIFY(!named<QComboBox>(QStringLiteral("A worker deletes"))->isEnabled());
        QVERIFY(!m_panel->lease()->track()->isEnabled());

        m_panel->showScenario(edit::crash(Scenario{}));
        QVERIFY(!m_panel->pause()->track()->isEnabled());
        QVERIFY(m_panel->freezeAt()->track()->isEnabled());
        QCOMPARE(m_panel->freezeAt()->track()->accessibleName(), QStringLiteral("A crashes at"));
    }

    void everyControlHasANameAndIsReachedByKeyboard()
    {
        const SideColumn column{Scenario{}};
        HeaderBar header;
        header.setMenu(new QMenu);
        const TransportBar transport;
        for (const QWidget* part : std::initializer_list<const QWidget*>{&column, &header, &transport})
            for (QWidget* control : controlsIn(*part)) {
                const QByteArray what(control->metaObject()->className());
                QVERIFY2(!nameOfControl(control).isEmpty(), what.constData());
                QVERIFY2(control->focusPolicy() & Qt::TabFocus, what.constData());
            }
    }

    void theScrollBarComesAndGoesWithoutMovingAnything_data()
    {
        QTest::addColumn<qreal>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("150 %") << 1.5;
        QTest::newRow("200 %") << 2.0;
    }
    void theScrollBarComesAndGoesWithoutMovingAnything()
    {
        QFETCH(qreal, scale);
        applyLook(Theme::Kind::Light, scale);
        SideColumn column{Scenario{}};
        auto* scroll = column.findChild<QScrollArea*>();
        const auto fieldAt = [&] {
            const auto* field = column.controls()->crowd()->gap()->field();
            return QRect(field->mapTo(column.controls(), QPoint()), field->size());
        };
        const auto* bar = scroll->verticalScrollBar();
        const auto sizeTo = [&](int height) {
            column.resize(column.sizeHint().width(), height);
            QTest::qWait(50); // until it is laid out for good
        };
        column.show();
        QVERIFY(QTest::qWaitForWindowExposed(&column));
        sizeTo(2000);
        QVERIFY(!bar->isVisible());
        const QRect inSight = fieldAt();
        sizeTo(500);
        QVERIFY(bar->isVisible());
        QCOMPARE(fieldAt(), inSight);
        sizeTo(2000);
        QVERIFY(!bar->isVisible());
        QCOMPARE(fieldAt(), inSight);
    }

    /// Labels are buddies or stand in the name, and nothing needs more room than the column has.
    void everythingFitsAtTwiceTheTextSize()
    {
        applyLook(Theme::Kind::Light, 2.0);
        SideColumn column{Scenario{}};
        for (const auto& group : column.controls()->groups())
            group.fold->setOpen(true);
        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
        column.controls()->showScenario(scenario);
        column.resize(column.sizeHint().width(), 700);
        column.show();
        QVERIFY(QTest::qWaitForWindowExposed(&column));
        QVERIFY(column.controls()->width() <= column.width());
        for (QWidget* control : controlsIn(*column.controls())) {
            if (!control->isVisible())
                continue;
            const QRect place(control->mapTo(column.controls(), QPoint()), control->size());
            QVERIFY2(column.controls()->rect().contains(place), control->metaObject()->className());
            QVERIFY2(control->width() >= control->minimumSizeHint().width(), control->metaObject()->className());
        }
    }
};

QTEST_MAIN(ControlsPanelTest)
#include "controls_panel_test.moc"
