// SPDX-License-Identifier: GPL-3.0-or-later
// No text of the window is cut off at its smallest size, in any language, at any text size.
#include "app/window/class_mode.h"
#include "app/window/panes.h"
#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "tests/app/opened_window.h"
#include "tests/ui/cut_off.h"
#include "ui/controls/fold.h"
#include "ui/dialogs/command_palette.h"
#include "ui/present/class_bar.h"
#include "ui/quiz/quiz_view.h"
#include "ui/stage/stage_view.h"
#include "ui/timeline/timeline_view.h"

#include <QDialog>
#include <QMenu>
#include <QTabWidget>
#include <QVBoxLayout>
#include <functional>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::OpenedWindow;

class WindowCutOffTest : public QObject {
    Q_OBJECT

    static void prepare(const OpenedWindow& window, Theme::Kind kind, qreal scale)
    {
        window.find<StageView>()->setTheme(theme(kind));
        window.find<StageView>()->setTextScale(scale);
        window.find<TimelineView>()->setTheme(theme(kind));
        window.find<TimelineView>()->setTextScale(scale);
        for (auto* fold : window.get()->findChildren<Fold*>())
            fold->setOpen(true);
    }

    /// `visit` brings the window into the state to look at, whatever state it is in.
    static void sweep(const Scenario& scenario, const std::function<void(const OpenedWindow&)>& visit = {},
                      const QList<qreal>& scales = {1.0, 1.5, 2.0})
    {
        const QStringList found = test::cutOffInEveryLook(
            test::sweptLanguages(), scales, [&] { return std::make_unique<OpenedWindow>(scenario); },
            [&](const OpenedWindow& window, Theme::Kind kind, qreal scale) {
                prepare(window, kind, scale);
                if (visit)
                    visit(window);
            });
        for (const QString& each : found)
            qInfo("%s", qPrintable(each));
        QVERIFY(found.isEmpty());
    }

private slots:
    void init() { test::failOnAnyWarning(); }

    /// The sweep itself: each of these is cut off, and what fits is not.
    void whatIsCutOffIsFound()
    {
        QWidget top;
        top.resize(400, 300);
        auto* label = new QLabel(QStringLiteral("a text of some length"), &top);
        top.show();
        label->resize(label->sizeHint());
        QCOMPARE(test::cutOffIn(top), QStringList());
        label->resize(label->width() / 2, label->height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
        label->setToolTip(QStringLiteral("a text of some length"));
        QCOMPARE(test::cutOffIn(top).size(), 0);
        label->setToolTip({});
        label->setWordWrap(true); // and now too low
        QCOMPARE(test::cutOffIn(top).size(), 1);
        label->resize(label->width(), 200);
        QCOMPARE(test::cutOffIn(top).size(), 0);
        label->move(-20, 0);
        QCOMPARE(test::cutOffIn(top).size(), 1);
        label->hide();

        auto* button = new QPushButton(QStringLiteral("Press me"), &top);
        button->show();
        button->resize(button->sizeHint());
        QCOMPARE(test::cutOffIn(top).size(), 0);
        button->resize(button->sizeHint().width() - 4, button->sizeHint().height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
        button->hide();

        auto* line = new QLineEdit(QStringLiteral("12.345 s"), &top);
        line->show();
        line->resize(200, line->sizeHint().height());
        QCOMPARE(test::cutOffIn(top).size(), 0);
        line->resize(line->fontMetrics().horizontalAdvance(line->text()), line->height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
        line->hide();

        auto* menu = new QComboBox(&top);
        menu->addItem(QStringLiteral("Garbage collection"));
        menu->show();
        menu->resize(menu->sizeHint());
        QCOMPARE(test::cutOffIn(top).size(), 0);
        menu->resize(menu->fontMetrics().horizontalAdvance(menu->currentText()), menu->height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
    }

    void theLesson() { sweep({}); }

    /// With all that the switches bring.
    void theLessonWithEveryGuard()
    {
        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        scenario.guards.fenceCompare = FenceCompare::LessOrEqual;
        scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
        scenario.guards.release = Release::Delete;
        scenario.guards.conditional = true;
        std::get<Pause>(scenario.faults.front().kind).cause = PauseCause::Packet;
        sweep(scenario);
    }

    /// With its many workers and seats, and settings that have no effect.
    void theOpeningStory()
    {
        const auto story = builtinScenarios()[1];
        sweep(readScenario(story.text).value());
    }

    void aCrashThatBlocksTheOthers()
    {
        Scenario scenario;
        scenario.lease.reset();
        scenario.faults.front().kind = Crash{};
        sweep(scenario);
    }

    void eventsAndStatements()
    {
        for (const int tab : {1, 2})
            for (const int at : {0, 12'500, 17'500})
                sweep({}, [&](const OpenedWindow& window) {
                    window.get()->findChild<QTabWidget*>()->setCurrentIndex(tab);
                    window.get()->playback().goTo(kStart + Duration{at});
                });
    }

    /// Before an answer, and after each.
    void theQuiz()
    {
        for (int answer = 0; answer <= 4; ++answer)
            sweep({}, [&](const OpenedWindow& window) {
                window.trigger(app::Action::Quiz);
                auto* quiz = window.find<QuizView>();
                if (answer > 0 && !quiz->run())
                    QTest::keyClick(quiz, Qt::Key(Qt::Key_0 + answer));
            });
    }

    /// The panes alone: offscreen the whole screen is a smaller one.
    void inFrontOfAClass()
    {
        const double large = app::classTextScale(720);
        for (const bool revealed : {false, true})
            for (const int at : {0, 12'500, 17'500})
                sweep({},
                      [&](const OpenedWindow& window) {
                          auto* panes = window.get()->findChild<app::Panes*>();
                          panes->setPresenting(true);
                          applyLook(Theme::Kind::Projector, large);
                          panes->showLook(theme(Theme::Kind::Projector), large);
                          panes->classBar()->setRevealed(revealed);
                          window.get()->playback().goTo(kStart + Duration{at});
                      },
                      {1.0});
    }

    void theBannersLongestMessages()
    {
        const auto say = [](const OpenedWindow& window, Message message) {
            message.topic = QStringLiteral("test");
            emit window.get()->sayings().said(message);
        };
        const QString path = QStringLiteral("/shared/lectures/") + QString(80, QLatin1Char('x'));
        const auto words = [](const char* text) { return Message::Remedy{app::FileDesk::tr(text), {}}; };
        sweep({}, [&](const OpenedWindow& window) {
            say(window, {Message::Kind::Notice,
                         app::FileDesk::tr("The program was ended before this was saved. It is all here again, undo "
                                           "too."),
                         {words("Begin with the lesson")}});
        });
        sweep({}, [&](const OpenedWindow& window) {
            say(window, {Message::Kind::Error,
                         app::FileDesk::tr("Your work cannot be kept for the case that the program is ended (%1). "
                                           "Save it to a file.")
                             .arg(path),
                         {}});
        });
        sweep({}, [&](const OpenedWindow& window) {
            say(window, {Message::Kind::Notice,
                         app::FileDesk::tr("Another program has changed %1.").arg(path),
                         {words("Show what it wrote"), words("Keep what is here")}});
        });
        sweep({}, [&](const OpenedWindow& window) {
            say(window, {Message::Kind::Question,
                         app::FileDesk::tr("The changes to this scenario are not saved."),
                         {words("Save"), words("Do not save")}});
        });
    }

    void palette()
    {
        sweep({}, [&](const OpenedWindow& window) {
            window.trigger(app::Action::Palette);
            window.find<CommandPalette>()->findChild<QLineEdit*>()->setText(app::Edits::tr("Lease …"));
        });
    }

    void dialogs()
    {
        for (const auto which : {app::Action::Keys, app::Action::About})
            sweep({}, [&](const OpenedWindow& window) {
                for (auto* before : window.get()->findChildren<QDialog*>())
                    delete before;
                window.trigger(which);
                const auto* dialog = window.get()->findChild<QDialog*>();
                QVERIFY(dialog && dialog->isVisible());
                QVERIFY2(dialog->width() <= 1280 && dialog->height() <= 720, qPrintable(dialog->windowTitle()));
            });
    }

    /// A menu that is higher than the screen scrolls.
    void menus()
    {
        sweep({}, [&](const OpenedWindow& window) {
            for (auto* menu : window.get()->findChildren<QMenu*>()) {
                QVERIFY2(menu->sizeHint().width() <= 1280, qPrintable(menu->title()));
                QVERIFY(menu->style()->styleHint(QStyle::SH_Menu_Scrollable, nullptr, menu));
            }
        });
    }
};

QTEST_MAIN(WindowCutOffTest)
#include "window_cut_off_test.moc"
