// SPDX-License-Identifier: GPL-3.0-or-later
// How the timeline is arranged is kept: over a restart, in another language, and for its own scenario alone.
#include "tests/app/opened_window.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace fenceline;
using namespace fenceline::app;
using namespace fenceline::ui;

namespace {

constexpr LaneId kWorkerA{LaneKind::Worker, 0};
constexpr LaneId kWorkerB{LaneKind::Worker, 1};
constexpr LaneId kLock{LaneKind::Lock, 0};
constexpr LaneId kSeat{LaneKind::Seat, 0};
constexpr TimeRange kPart{kStart + Duration{5'000}, kStart + Duration{12'000}};

Scenario longer()
{
    Scenario scenario;
    scenario.faults.front().kind = Pause{Duration{40'000}};
    return scenario;
}

Scenario another()
{
    Scenario scenario;
    scenario.name = "Another";
    return scenario;
}

/// One start of the program, with what is kept in the store.
class Start {
public:
    explicit Start(QSettings* store, const Scenario& scenario = {})
        : m_preferences(store),
          m_window(openScenario(scenario).value(), MainWindow::Surroundings{Theme::Kind::Light, m_preferences, store})
    {
        m_window.show();
    }

    MainWindow& window() { return m_window; }
    TimelineView& timeline()
    {
        for (auto* view : m_window.findChildren<TimelineView*>())
            if (view->isVisible())
                return *view;
        qFatal("no timeline in sight");
    }
    void arrange()
    {
        timeline().visibleTime().show(kPart);
        timeline().setArrangement({{kLock, kSeat, kWorkerA, kWorkerB}, {kWorkerA}});
    }
    bool isArranged() { return timeline().visibleTime().range() == kPart && hasLanes(); }
    bool hasLanes()
    {
        return timeline().arrangement() == LaneArrangement{{kLock, kSeat, kWorkerA, kWorkerB}, {kWorkerA}};
    }
    bool isStandard() { return timeline().visibleTime().isWhole() && timeline().arrangement() == LaneArrangement{}; }

private:
    Preferences m_preferences;
    MainWindow m_window;
};

} // namespace

class TimelineLayoutTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_store;

private slots:
    void initTestCase()
    {
        test::failOnAnyWarning();
        applyLook(Theme::Kind::Light);
        useLanguage(QStringLiteral("en"));
    }

    void init()
    {
        m_store = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        m_store->clear();
    }

    void isKeptOverARestart()
    {
        {
            Start first(m_store.get());
            QVERIFY(first.isStandard());
            first.arrange();
            first.window().close();
        }
        m_store->sync();
        Start second(m_store.get());
        QVERIFY(second.isArranged());
    }

    /// Space plays from the start on, and is not typed into the search of the events.
    void theKeysAreForTheRunWhicheverTabIsKept()
    {
        for (const int tab : {0, 1, 2}) {
            m_store->setValue(QStringLiteral("layout/tab"), tab);
            Start start(m_store.get());
            start.window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&start.window()));
            QCOMPARE(start.window().findChild<QTabWidget*>()->currentIndex(), tab);
            QTest::keyClick(start.window().windowHandle(), Qt::Key_Space);
            QVERIFY(start.window().playback().isPlaying());
        }
    }

    void isKeptInAnotherLanguage()
    {
        Start start(nullptr);
        start.arrange();
        const auto* before = &start.timeline();
        useLanguage(QStringLiteral("de"));
        QTRY_VERIFY(&start.timeline() != before);
        QVERIFY(start.isArranged());
        useLanguage(QStringLiteral("en"));
    }

    void aRunOfAnotherLengthIsShownAsAWhole()
    {
        {
            Start first(m_store.get());
            first.arrange();
            first.window().close();
        }
        Start second(m_store.get(), longer());
        QVERIFY(second.timeline().visibleTime().isWhole());
        QVERIFY(second.hasLanes());
    }

    /// As when a file is opened, or a quiz's run is taken into the window.
    void anotherScenarioComesAsItComes()
    {
        Start start(nullptr);
        start.arrange();
        start.window().session().apply(Edit::Replace, another());
        QVERIFY(start.isStandard());
        start.window().session().undo();
        QVERIFY(start.isArranged());
        QVERIFY(start.window().session().restore({another(), {another()}, {}, 0}));
        QVERIFY(start.isStandard());
    }

    /// The work is brought back after the window is there: what was kept for it waits.
    void waitsForItsScenario()
    {
        {
            Start first(m_store.get(), another());
            first.arrange();
            first.window().close();
        }
        Start second(m_store.get());
        QVERIFY(second.isStandard());
        QVERIFY(second.window().session().restore({another(), {another()}, {}, 0}));
        QVERIFY(second.isArranged());
    }

    void isResetWithTheRest()
    {
        Start start(m_store.get());
        start.arrange();
        start.window().commands().of(Action::StandardLayout)->trigger();
        QVERIFY(start.isStandard());
    }

    void whatMakesNoSenseIsLeftOut()
    {
        m_store->setValue(QStringLiteral("timeline/scenario"), QStringLiteral("The paused holder"));
        m_store->setValue(QStringLiteral("timeline/visible-ms"),
                          QStringList{QStringLiteral("9000"), QStringLiteral("-7"), QStringLiteral("20000")});
        m_store->setValue(QStringLiteral("timeline/lane-order"), QStringLiteral("queen-1"));
        m_store->setValue(QStringLiteral("timeline/collapsed"),
                          QStringList{QStringLiteral("worker-0"), QStringLiteral("worker-99999"),
                                      QStringLiteral("worker-"), QStringLiteral("worker-0"), QString()});
        Start start(m_store.get());
        QVERIFY(start.timeline().visibleTime().isWhole());
        QCOMPARE(start.timeline().arrangement(), (LaneArrangement{{}, {kWorkerA}}));
    }
};

QTEST_MAIN(TimelineLayoutTest)
#include "timeline_layout_test.moc"
