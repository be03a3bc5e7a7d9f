// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "tests/ui/quiet.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/fold.h"
#include "ui/controls/redis_controls.h"
#include "ui/controls/switch_row.h"
#include "ui/controls/value_track.h"
#include "ui/text/languages.h"
#include "ui/text/names.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QComboBox>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

/// The groups of settings that open, and what is in them.
class ControlsGroupsTest : public QObject {
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

    /// etcd server/v3lock, issue 11456: only in real timing does a waiter's session end.
    void etcdHasASettingOfItsOwn()
    {
        QSignalSpy rechecks(m_panel.get(), &ControlsPanel::waiterRechecksToggled);
        auto* row = named<SwitchRow>(QStringLiteral("A waiter looks for its own key"));
        QVERIFY(!row->isVisible());
        Scenario scenario;
        scenario.timing = Timing::Real;
        m_panel->showScenario(scenario);
        QVERIFY(row->isVisible());
        QVERIFY(row->isChecked());
        QTest::keyClick(row, Qt::Key_Space);
        QCOMPARE(last(rechecks).toBool(), false);
    }

    /// What Redis alone has: shown where it matters, and each says what is chosen.
    void redisHasSettingsOfItsOwn()
    {
        QSignalSpy value(m_panel->redis(), &RedisControls::valueChosen);
        QSignalSpy persistence(m_panel->redis(), &RedisControls::persistenceChosen);
        QSignalSpy wait(m_panel->redis(), &RedisControls::waitToggled);
        QSignalSpy lag(m_panel->redis(), &RedisControls::lagEdited);
        auto* process = named<QRadioButton>(QStringLiteral("The process"));
        auto* forReplica = named<SwitchRow>(QStringLiteral("Wait for a replica"));
        QVERIFY(!process->isVisible());
        Scenario scenario;
        scenario.service = Service::Redis;
        m_panel->showScenario(scenario);
        QVERIFY(process->isVisible());
        QVERIFY(!forReplica->isVisible());
        QTest::mouseClick(process, Qt::LeftButton);
        QCOMPARE(last(value).value<RedisValue>(), RedisValue::PerWorker);
        QTest::keyClick(named<QComboBox>(QStringLiteral("On disk")), Qt::Key_End);
        QCOMPARE(last(persistence).value<Persistence>(), Persistence::Always);
        scenario.service = Service::RedisReplicated;
        m_panel->showScenario(scenario);
        QVERIFY(forReplica->isVisible());
        QTest::keyClick(forReplica, Qt::Key_Space);
        QCOMPARE(last(wait).toBool(), true);
        QTest::keyClick(named<ValueTrack>(QStringLiteral("Replication lag")), Qt::Key_Home);
        QCOMPARE(last(lag).value<Duration>(), Duration{0});
    }

    /// Renewal, lock service, lost answers.
    void theNewSettingsSayWhatIsChosen()
    {
        QSignalSpy service(m_panel.get(), &ControlsPanel::serviceChosen);
        QSignalSpy renewal(m_panel.get(), &ControlsPanel::renewalChosen);
        QSignalSpy refused(m_panel.get(), &ControlsPanel::renewalRefusedChosen);
        QSignalSpy lost(m_panel.get(), &ControlsPanel::lostAnswerChosen);
        QSignalSpy timing(m_panel.get(), &ControlsPanel::timingChosen);
        QSignalSpy counter(m_panel->redis(), &RedisControls::counterToggled);
        auto* count = named<SwitchRow>(QStringLiteral("Token counter"));
        QVERIFY(!count->isVisible());
        QTest::mouseClick(named<QRadioButton>(QStringLiteral("Real")), Qt::LeftButton);
        QCOMPARE(last(timing).value<Timing>(), Timing::Real);
        Scenario redis;
        redis.service = Service::Redis;
        redis.timing = Timing::Real;
        m_panel->showScenario(redis);
        QVERIFY(count->isVisible());
        QTest::mouseClick(count, Qt::LeftButton);
        QCOMPARE(last(counter).toBool(), true);
        m_panel->showScenario(Scenario{});
        QTest::keyClick(named<QComboBox>(QStringLiteral("Lock service")), Qt::Key_End);
        QCOMPARE(last(service).value<Service>(), Service::PostgresqlAdvisory);
        auto* renew = named<SwitchRow>(QStringLiteral("Renew the lease"));
        QTest::keyClick(renew, Qt::Key_Space);
        QCOMPARE(last(renewal).value<Renewal>(), Renewal::InProcess);
        auto* givesUp = named<QRadioButton>(QStringLiteral("Gives up"));
        QVERIFY(!givesUp->isEnabled());

        Scenario scenario;
        scenario.guards.renew = Renewal::InProcess;
        m_panel->showScenario(scenario);
        QTest::mouseClick(givesUp, Qt::LeftButton);
        QCOMPARE(last(refused).value<RenewalRefused>(), RenewalRefused::GiveUp);
        QTest::mouseClick(named<QRadioButton>(QStringLiteral("Another process")), Qt::LeftButton);
        QCOMPARE(last(renewal).value<Renewal>(), Renewal::SeparateProcess);
        scenario.guards.renew = Renewal::SeparateProcess;
        m_panel->showScenario(scenario);
        scenario.guards.renew = Renewal::Off;
        m_panel->showScenario(scenario);
        QTest::mouseClick(renew, Qt::LeftButton);
        QCOMPARE(last(renewal).value<Renewal>(), Renewal::SeparateProcess); // the one that was there last
        QTest::keyClick(named<QComboBox>(QStringLiteral("After a lost answer")), Qt::Key_End);
        QCOMPARE(last(lost).value<LostAnswer>(), LostAnswer::AssumeMine);
    }

    void effectsAreSwitchedAndKeyed()
    {
        QSignalSpy edited(m_panel.get(), &ControlsPanel::effectsEdited);
        const auto effects = [&] { return last(edited).value<std::vector<Effect>>(); };
        QTest::mouseClick(named<SwitchRow>(QStringLiteral("Card charge")), Qt::LeftButton);
        const std::vector<Effect> charge{{.what = EffectKind::Charge}};
        QCOMPARE(effects(), charge);
        Scenario scenario;
        scenario.effects = charge;
        m_panel->showScenario(scenario);
        QTest::mouseClick(named<SwitchRow>(QStringLiteral("Email")), Qt::LeftButton);
        QCOMPARE(effects(), (std::vector<Effect>{{.what = EffectKind::Email}, {.what = EffectKind::Charge}}));
        QTest::keyClick(named<QComboBox>(QStringLiteral("Key of the charge")), Qt::Key_Down);
        QCOMPARE(effects(), (std::vector<Effect>{{.what = EffectKind::Charge, .key = EffectKey::Sale}}));
        auto* early = named<SwitchRow>(QStringLiteral("Write the key down first"));
        for (SwitchRow* row : m_panel->findChildren<SwitchRow*>())
            if (row->isVisible() && nameOfControl(row) == nameOfControl(early))
                early = row;
        QVERIFY(!early->isEnabled());
        QCOMPARE(describe(early), QStringLiteral("There is no key to write down."));
        scenario.effects[0].key = EffectKey::Sale;
        m_panel->showScenario(scenario);
        QTest::mouseClick(early, Qt::LeftButton);
        QCOMPARE(effects(), (std::vector<Effect>{
                                {.what = EffectKind::Charge, .key = EffectKey::Sale, .recordsInProgress = false}}));
        QTest::mouseClick(named<SwitchRow>(QStringLiteral("Card charge")), Qt::LeftButton);
        QCOMPARE(effects(), std::vector<Effect>{});
    }

    /// Lease, pause and fencing stay in sight; each group says what is set in it.
    void groupsAreFoldedAndNamed()
    {
        ControlsPanel panel{Scenario{}};
        panel.resize(296, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(panel.lease()->isVisible() && panel.pause()->isVisible());
        QCOMPARE(panel.openGroups(), QStringList());
        const auto titles = [&] {
            QStringList all;
            for (const auto& group : panel.groups())
                all << group.fold->button()->text();
            return all;
        };
        QCOMPARE(titles(),
                 (QStringList{QStringLiteral("Cause: Garbage collection"), QStringLiteral("Protection: Lock"),
                              QStringLiteral("Lock service: etcd"), QStringLiteral("Guards: renewal, check, release"),
                              QStringLiteral("Effects: email, card charge")}));
        Scenario scenario = edit::crash(Scenario{});
        scenario.protection = Protection::LocalMutex;
        scenario.effects = {{EffectKind::Email}};
        panel.showScenario(scenario);
        QCOMPARE(titles().mid(0, 2),
                 (QStringList{QStringLiteral("Cause: Crash"), QStringLiteral("Protection: Local mutex")}));
        QCOMPARE(titles().back(), QStringLiteral("Effects: Email"));
        panel.setOpenGroups({QStringLiteral("guards"), QStringLiteral("unknown")});
        QCOMPARE(panel.openGroups(), QStringList{QStringLiteral("guards")});
    }

    /// Where the lesson is only nearly right, the sentence stands at its control (issue 4, "Done when", 5).
    void theControlsSayWhereTheLessonIsOnlyNearlyRight()
    {
        QCOMPARE(m_panel->lease()->said(),
                 QStringLiteral("A longer one only moves the problem: some pause is longer still."));
        QCOMPARE(m_panel->pause()->said(),
                 QStringLiteral("What counts is that it lasts beyond the end of the lease, not its length."));
        QCOMPARE(explain(FenceCompare::Less), QStringLiteral("as in the lesson's SQL: each token may write once"));
        QCOMPARE(explain(FenceCompare::LessOrEqual),
                 QStringLiteral("as in the lesson's prose: a holder may write twice"));
        QVERIFY(explain(Release::CompareAndDelete)
                    .contains(QLatin1String("one for each request, not one for each worker")));
        QVERIFY(explain(Protection::ConditionalWrite).contains(QLatin1String("(held_until) is a lease")));
        QVERIFY(explain(Service::Etcd).contains(QLatin1String("jumps: it only has to rise")));
        QCOMPARE(describe(named<SwitchRow>(QStringLiteral("Check the lease before writing"))),
                 QStringLiteral("it only moves the problem: a pause after the look goes unseen"));
    }
};

QTEST_MAIN(ControlsGroupsTest)
#include "controls_groups_test.moc"
