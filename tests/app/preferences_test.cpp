// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/opened_window.h"
#include "ui/controls/banner.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/fold.h"
#include "ui/theme/splitter.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QFile>
#include <QScopeGuard>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <functional>

using namespace fenceline;
using namespace fenceline::ui;
using app::Action;

/// What a user likes is there at the next start.
class PreferencesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init()
    {
        test::failOnAnyWarning();
        applyLook(Theme::Kind::Light);
    }

    void cleanup() { useLanguage(QStringLiteral("en")); }

    void whatAUserLikesIsThereAtTheNextStart()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("window.ini"));
        const auto start = [&](const std::function<void(app::MainWindow&, app::Preferences&)>& use) {
            QSettings store(file, QSettings::IniFormat);
            app::Preferences preferences(&store);
            app::MainWindow window(openScenario({}).value(), {Theme::Kind::Light, preferences});
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            use(window, preferences);
            window.close();
        };
        QSize size;
        QList<int> split;
        start([&](app::MainWindow& window, app::Preferences& preferences) {
            window.resize(1300, 777);
            QApplication::processEvents();
            size = window.size();
            auto* pictures = window.findChild<QTabWidget*>();
            pictures->setCurrentIndex(2);
            window.findChild<ControlsPanel*>()->setOpenGroups({QStringLiteral("guards"), QStringLiteral("effects")});
            auto* splitter = qobject_cast<QSplitter*>(pictures->parentWidget());
            qobject_cast<SplitterHandle*>(splitter->handle(1))->setShare(45);
            split = splitter->sizes();
            window.commands().of(Action::ReduceMotion)->trigger();
            QTRY_COMPARE(preferences.layout().window, window.saveGeometry());
        });
        start([&](app::MainWindow& window, app::Preferences& preferences) {
            QCOMPARE(window.size(), size);
            auto* pictures = window.findChild<QTabWidget*>();
            QCOMPARE(pictures->currentIndex(), 2);
            QCOMPARE(window.findChild<ControlsPanel*>()->openGroups(),
                     (QStringList{QStringLiteral("guards"), QStringLiteral("effects")}));
            QCOMPARE(qobject_cast<QSplitter*>(pictures->parentWidget())->sizes(), split);
            QVERIFY(preferences.isMotionReduced());
            QVERIFY(window.playback().playhead() == kStart);
            window.commands().of(Action::StandardLayout)->trigger();
            QCOMPARE(pictures->currentIndex(), 0);
            QCOMPARE(window.findChild<ControlsPanel*>()->openGroups(), QStringList());
            QVERIFY(!preferences.isMotionReduced());
        });
    }

    /// A program that is killed has closed no window: what is changed is on disk at once.
    void theLayoutIsKeptAsItChanges()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("window.ini"));
        QSettings store(path, QSettings::IniFormat);
        app::Preferences preferences(&store);
        app::MainWindow window(openScenario({}).value(), {Theme::Kind::Light, preferences});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto onDisk = [&](const char* line) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) && file.readAll().contains(line);
        };
        auto* tabs = window.findChild<QTabWidget*>();
        auto* timeline = tabs->findChild<TimelineView*>(); // the quiz has another
        tabs->setCurrentIndex(1);
        QTRY_VERIFY(onDisk("tab=1"));
        window.findChild<ControlsPanel*>()->setOpenGroups({QStringLiteral("guards"), QStringLiteral("effects")});
        QTRY_VERIFY(onDisk("open-groups=guards, effects"));
        auto* splitter = qobject_cast<QSplitter*>(tabs->parentWidget());
        QTest::keyClick(splitter->handle(1), Qt::Key_Up);
        QTRY_COMPARE(preferences.layout().splitter, splitter->saveState());
        tabs->setCurrentIndex(0);
        timeline->visibleTime().show({kStart + Duration{1'000}, kStart + Duration{9'000}});
        QTRY_VERIFY(onDisk("visible-ms=1000, 9000"));
        timeline->setArrangement({{}, {{LaneKind::Worker, 1}}});
        QTRY_VERIFY(onDisk("collapsed=worker-1"));
        window.resize(1300, 777);
        QTRY_COMPARE(preferences.layout().window, window.saveGeometry());
        window.commands().of(Action::Present)->trigger(); // in front of a class nothing is the user's own
        QCoreApplication::processEvents();
        QCOMPARE(preferences.layout().tab, 0);
        QVERIFY(onDisk("visible-ms=1000, 9000"));
        window.commands().of(Action::Present)->trigger();
        QTRY_COMPARE(window.size(), QSize(1300, 777));
    }

    /// The environment's language comes first at each start; the menu shows it, and says so when another is chosen.
    void theEnvironmentsLanguageIsShown()
    {
        qputenv("FENCELINE_LANGUAGE", "de");
        const auto unset = qScopeGuard([] {
            qunsetenv("FENCELINE_LANGUAGE");
            useLanguage(QStringLiteral("en"));
        });
        const QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        store.setValue(QStringLiteral("look/language"), QStringLiteral("en"));
        app::Preferences preferences(&store);
        QCOMPARE(preferences.languageInUse(), QStringLiteral("de"));
        useLanguage(languageFor(preferences.languageInUse()));
        app::MainWindow window(openScenario({}).value(), {Theme::Kind::Light, preferences});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto chosen = [&] {
            QStringList names;
            for (const auto& group : window.commands().groups())
                for (const QAction* action : group.actions)
                    if (action->isChecked())
                        names << action->text();
            return names;
        };
        QVERIFY(chosen().contains(QStringLiteral("Deutsch")));
        QVERIFY(!chosen().contains(QStringLiteral("English")));
        preferences.setLanguage(QStringLiteral("en"));
        QTRY_VERIFY(chosen().contains(QStringLiteral("English")));
        QCOMPARE(window.findChild<Banner*>()->accessibleName(),
                 QStringLiteral("FENCELINE_LANGUAGE is set to de: the next start begins with it, whatever is chosen "
                                "here."));
        preferences.setLanguage(QStringLiteral("de"));
        QTRY_VERIFY(chosen().contains(QStringLiteral("Deutsch")));
        QVERIFY(window.findChild<Banner*>()->isHidden());
    }

    void aSpoiltStoreIsAsIfThereWereNone()
    {
        const QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
        store.setValue(QStringLiteral("look/theme"), QStringLiteral("plaid"));
        store.setValue(QStringLiteral("look/text-percent"), QStringLiteral("a lot"));
        store.setValue(QStringLiteral("look/language"), QStringLiteral("xx"));
        store.setValue(QStringLiteral("layout/window"), QByteArray("no geometry"));
        store.setValue(QStringLiteral("layout/splitter"), QByteArray("no state"));
        store.setValue(QStringLiteral("layout/tab"), 99);
        app::Preferences preferences(&store);
        QCOMPARE(preferences.appearance(), app::Appearance{});
        app::MainWindow window(openScenario({}).value(), {Theme::Kind::Light, preferences});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* pictures = window.findChild<QTabWidget*>();
        QVERIFY(pictures->currentIndex() >= 0);
        for (const int size : qobject_cast<QSplitter*>(pictures->parentWidget())->sizes())
            QVERIFY(size > 50);
    }
};

QTEST_MAIN(PreferencesTest)
#include "preferences_test.moc"
