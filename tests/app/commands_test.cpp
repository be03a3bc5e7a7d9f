// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen from the menu and the palette is done.
#include "app/draw/paint_view.h"
#include "app/window/palette_commands.h"
#include "tests/app/opened_window.h"
#include "ui/controls/banner.h"
#include "ui/controls/changes_button.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/command_palette.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/quiz/quiz_view.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/announcement.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
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
};

QTEST_MAIN(CommandsTest)
#include "commands_test.moc"
