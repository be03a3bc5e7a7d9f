// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen from the menu and the palette is done, and what a user likes is there at the next start.
#include "app/draw/paint_view.h"
#include "app/window/palette_commands.h"
#include "core/scenario/edit.h"
#include "tests/app/opened_window.h"
#include "ui/controls/banner.h"
#include "ui/controls/changes_button.h"
#include "ui/controls/controls_panel.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/command_palette.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/quiz/quiz_view.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/announcement.h"
#include "ui/theme/splitter.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QScopeGuard>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <optional>

using namespace fenceline;
using namespace fenceline::ui;
using app::Action;

class CommandsTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    const Scenario& scenario() const { return m_window->session().scenario(); }

    /// As somebody does who types it after Ctrl+K.
    void command(const QString& words) const
    {
        key(Qt::Key_K, Qt::ControlModifier);
        auto* field = find<CommandPalette>()->findChild<QLineEdit*>();
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, words);
        QTest::keyClick(field, Qt::Key_Return);
    }

    QAction* inMenu(const QString& text) const
    {
        for (auto* menu : m_window->get()->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == text)
                    return action;
        return nullptr;
    }
    void choose(const QString& text) const
    {
        auto* action = inMenu(text);
        QVERIFY2(action, qPrintable(text));
        action->trigger();
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init() { openActive(); }

    void cleanup()
    {
        m_window.reset();
        useLanguage(QStringLiteral("en"));
    }

    void theLookIsChosenFromTheMenu()
    {
        choose(QStringLiteral("Dark"));
        QCOMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Dark);
        QVERIFY(inMenu(QStringLiteral("Dark"))->isChecked());
        choose(QStringLiteral("Projector"));
        QCOMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Projector);
        QVERIFY(!inMenu(QStringLiteral("Dark"))->isChecked());
        choose(QStringLiteral("Text 150 %"));
        QCOMPARE(textScaleOf(*m_window->get()), 1.5);
        choose(QStringLiteral("Standard look and layout"));
        QCOMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Light); // the system's
        QCOMPARE(textScaleOf(*m_window->get()), 1.0);
    }

    void theLanguageIsChosenFromTheMenu()
    {
        choose(QStringLiteral("Deutsch"));
        QTRY_VERIFY(m_window->button(QStringLiteral("Menü")));
        choose(QStringLiteral("English"));
        QTRY_VERIFY(m_window->button(QStringLiteral("Menu")));
    }

    void everyCommandOfTheMenuIsInThePalette()
    {
        app::Edits edits(m_window->session());
        QStringList found;
        for (const Command& command : app::paletteCommands(m_window->get()->commands(), edits, scenario()))
            found << command.text;
        const std::unique_ptr<QMenu> recent = std::make_unique<QMenu>();
        const std::unique_ptr<QMenu> menu(m_window->get()->commands().makeMenu(recent.get()));
        int count = 0;
        for (const QMenu* each : menu->findChildren<QMenu*>() + QList{menu.get()})
            for (const QAction* action : each->actions())
                if (!action->isSeparator() && !action->menu()) {
                    QVERIFY2(found.contains(action->text()), qPrintable(action->text()));
                    ++count;
                }
        QVERIFY(count > 15);
    }

    /// What is changed or taken back is to be seen.
    void aChangeLeadsOutOfTheQuiz()
    {
        command(QStringLiteral("lease 12 s"));
        for (const auto& change : std::vector<std::function<void()>>{
                 [this] { key(Qt::Key_Z, Qt::ControlModifier); }, [this] { command(QStringLiteral("pause 7.5")); }}) {
            m_window->trigger(Action::Quiz);
            QVERIFY(find<QuizView>()->isVisible());
            change();
            QVERIFY(find<StageView>()->isVisible());
        }
    }

    /// What a value's field and a choice do, done by name.
    void thePaletteSetsEverySetting()
    {
        command(QStringLiteral("lease 12 s"));
        QCOMPARE(scenario().lease, std::optional(Duration{12'000}));
        command(QStringLiteral("pause 7.5"));
        const auto main = mainFault(scenario());
        QVERIFY(main);
        QCOMPARE(std::get<Pause>(scenario().faults[*main].kind).length, Duration{7'500});
        command(QStringLiteral("start of the pause 3"));
        QCOMPARE(scenario().faults[*main].at, Duration{3'000});
        command(QStringLiteral("number of workers 3"));
        QCOMPARE(scenario().workers.size(), std::size_t(3));
        command(QStringLiteral("number of seats 2"));
        QCOMPARE(scenario().seats.size(), std::size_t(2));
        command(QStringLiteral("check before writing service"));
        QCOMPARE(scenario().guards.checkBeforeWrite, CheckBeforeWrite::Service);
        command(QStringLiteral("release: never"));
        QCOMPARE(scenario().guards.release, Release::None);
        command(QStringLiteral("conditional write on"));
        QVERIFY(scenario().guards.conditional);
        command(QStringLiteral("lease off"));
        QCOMPARE(scenario().lease, std::optional<Duration>());
        while (m_window->session().undoable())
            key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(scenario(), Scenario{});
    }

    void aWrongValueInThePaletteChangesNothing()
    {
        command(QStringLiteral("lease 0 s"));
        QVERIFY(find<CommandPalette>()->isVisible());
        QCOMPARE(scenario(), Scenario{});
        key(Qt::Key_Escape);
        QVERIFY(!find<CommandPalette>()->isVisible());
    }

    void aBuiltinScenarioIsOneCommandAway()
    {
        command(QStringLiteral("twelve servers"));
        QTRY_COMPARE(scenario().workers.size(), std::size_t(12));
        QCOMPARE(m_window->get()->files().document().path(), QString());
        command(QStringLiteral("paused holder"));
        QTRY_COMPARE(scenario().workers.size(), std::size_t(2));
    }

    void enterPressesWhatSpacePresses()
    {
        auto* fencing = m_window->button(QStringLiteral("Fencing tokens"));
        fencing->setFocus();
        key(Qt::Key_Return);
        QCOMPARE(scenario().guards.fencing, Fencing::Writes);
    }

    void theWaysInAreInThePalette()
    {
        command(QStringLiteral("quiz"));
        QVERIFY(find<QuizView>()->isVisible());
        command(QStringLiteral("explore"));
        QVERIFY(find<StageView>()->isVisible());
        command(QStringLiteral("to the end"));
        QCOMPARE(m_window->get()->playback().playhead(), m_window->session().run()->horizon());
    }

    void whatDiffersHasAWayBack()
    {
        command(QStringLiteral("lease 12 s"));
        QVERIFY(find<ChangesButton>()->isVisible());
        QCOMPARE(test::spokenName(find<ChangesButton>()), QStringLiteral("lease 12 s instead of 10 s"));
        command(QStringLiteral("back to the scenario"));
        QCOMPARE(scenario(), Scenario{});
        QVERIFY(!find<ChangesButton>()->isVisible());
    }

    void listsOfKeysAndVersionsOpenAndClose()
    {
        key(Qt::Key_F1);
        QVERIFY(find<KeysDialog>() && find<KeysDialog>()->isVisible());
        find<KeysDialog>()->close();
        m_window->trigger(Action::About);
        QVERIFY(find<AboutDialog>() && find<AboutDialog>()->isVisible());
        find<AboutDialog>()->close();
    }

    void theVerdictIsCopiedInWords()
    {
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("Seat C14 sold twice")), qPrintable(copied));
        QVERIFY(!copied.contains(QLatin1Char('<')));
    }

    void thePictureIsCopiedAsItIsDrawnElsewhere()
    {
        m_window->get()->playback().goTo(Instant{} + Duration{17'500});
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        const QImage copied = QApplication::clipboard()->image();
        QCOMPARE(copied, app::pictureOf(*m_window->session().run(), Instant{} + Duration{17'500}, Theme::Kind::Light,
                                        copied.size()));
        QVERIFY(copied.width() >= 1280);
        QCOMPARE(find<Banner>()->accessibleName(), QStringLiteral("The picture is copied."));
    }

    /// Nothing else shows that it has happened; it is said until something else is done.
    void aCopyIsSaid()
    {
        m_window->trigger(Action::CopyVerdict);
        QVERIFY(find<Banner>()->isVisible());
        QCOMPARE(find<Banner>()->accessibleName(), QStringLiteral("The verdict is copied."));
        QCOMPARE(find<Banner>()->findChild<Announcement*>()->accessibleName(),
                 QStringLiteral("The verdict is copied."));
        m_window->trigger(Action::CopyPicture);
        QCOMPARE(find<Banner>()->topics(), QStringList{QStringLiteral("copied")});
        m_window->trigger(Action::NextEvent);
        QVERIFY(find<Banner>()->isHidden());
    }

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

QTEST_MAIN(CommandsTest)
#include "commands_test.moc"
