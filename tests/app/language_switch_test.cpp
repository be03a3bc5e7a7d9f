// SPDX-License-Identifier: GPL-3.0-or-later
// Another language while the window runs: everything else stays as it is.
#include "tests/app/opened_window.h"
#include "ui/controls/banner.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/fold.h"
#include "ui/controls/value_track.h"
#include "ui/dialogs/command_palette.h"
#include "ui/events/events_view.h"
#include "ui/moments/moment_table.h"
#include "ui/present/class_bar.h"
#include "ui/quiz/answer_card.h"
#include "ui/theme/link_button.h"
#include "ui/theme/splitter.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <cmath>
#include <functional>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::OpenedWindow;
using fenceline::test::spokenName;

using Prepare = std::function<void(OpenedWindow&)>;

class LanguageSwitchTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    struct Seen {
        QImage picture;
        QString focus; ///< what the keyboard is at, as a screen reader calls it
    };

    static void settle()
    {
        for (int round = 0; round < 10; ++round) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    Seen seen() const
    {
        settle();
        auto* focus = m_window->get()->focusWidget();
        return {m_window->get()->grab().toImage(), focus ? spokenName(focus) : QString()};
    }

    /// Where they differ, both are in the folder that the environment names.
    static bool isSame(const Seen& after, const Seen& before)
    {
        const QString folder = qEnvironmentVariable("FENCELINE_TEST_PICTURES");
        if (after.picture != before.picture && !folder.isEmpty()) {
            before.picture.save(folder + QStringLiteral("/before.png"));
            after.picture.save(folder + QStringLiteral("/after.png"));
        }
        return after.picture == before.picture;
    }

    void speak(const char* code)
    {
        m_window->preferences().setLanguage(QString::fromLatin1(code));
        settle();
    }

    static void goToTab(const OpenedWindow& window, int tab)
    {
        window.get()->findChild<QTabWidget*>()->setCurrentIndex(tab);
        settle();
    }

    static void answer(const OpenedWindow& window, int number)
    {
        window.trigger(app::Action::Quiz);
        settle();
        QTest::keyClick(window.get()->focusWidget(), Qt::Key(Qt::Key_0 + number));
        settle();
    }

    static void row(const char* name, const Prepare& prepare) { QTest::newRow(name) << prepare; }

    static void addExploring()
    {
        row("as it starts", [](OpenedWindow&) {});
        row("a change, in the midst of the run", [](OpenedWindow& window) {
            window.press(QStringLiteral("Fencing tokens"));
            window.get()->playback().goTo(Instant{Duration{12'500}});
            window.get()->playback().setSpeed(2);
        });
        row("the handle moved", [](OpenedWindow& window) {
            window.get()->findChild<QSplitter*>()->setSizes({200, 400});
        });
        row("something on the timeline is selected", [](OpenedWindow& window) {
            auto* timeline = window.find<TimelineView>();
            timeline->setFocus();
            timeline->select(Thing{Thing::Kind::Lease, 0, 0});
            QVERIFY(!timeline->selectionText().isEmpty());
        });
        row("zoomed in, lanes arranged", [](OpenedWindow& window) {
            auto* timeline = window.find<TimelineView>();
            timeline->visibleTime().zoom(2.5, Instant{Duration{12'000}});
            QVERIFY(!timeline->visibleTime().isWhole());
            timeline->setFocus();
            QTest::keyClick(timeline, Qt::Key_Down);
            QTest::keyClick(timeline, Qt::Key_C);
            QVERIFY(timeline->arrangement() != LaneArrangement{});
        });
        row("reasons shown, controls unfolded and scrolled, the keyboard at a slider", [](OpenedWindow& window) {
            window.press(QStringLiteral("Show why"));
            window.press(QStringLiteral("Guards: renewal, check, release"));
            settle();
            auto* panel = window.find<ControlsPanel>();
            panel->pause()->track()->setFocus(Qt::TabFocusReason);
            settle();
            for (auto* area : window.get()->findChildren<QScrollArea*>())
                if (area->isAncestorOf(panel)) {
                    area->verticalScrollBar()->setValue(60);
                    QCOMPARE(area->verticalScrollBar()->value(), 60);
                }
        });
        row("events searched", [](OpenedWindow& window) {
            goToTab(window, 1);
            auto* field = window.find<EventsView>()->findChild<QLineEdit*>();
            field->setFocus();
            QTest::keyClicks(field, QStringLiteral("A"));
        });
        row("events scrolled", [](OpenedWindow& window) {
            goToTab(window, 1);
            auto& table = window.find<EventsView>()->table();
            table.setFocus();
            table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum());
        });
        row("statements, the handle moved", [](OpenedWindow& window) {
            window.get()->playback().goTo(Instant{Duration{12'500}});
            goToTab(window, 2);
            for (auto* splitter : window.get()->findChildren<QSplitter*>())
                if (splitter->isVisible())
                    qobject_cast<SplitterHandle*>(splitter->handle(1))->setShare(58);
        });
    }

    static void addQuizAndBanner()
    {
        row("a quiz", [](OpenedWindow& window) { window.trigger(app::Action::Quiz); });
        row("a quiz, answered and gone on", [](OpenedWindow& window) {
            answer(window, 3);
            window.press(QStringLiteral("Next event"));
        });
        row("a quiz, answered wrongly, and its run looked at", [](OpenedWindow& window) {
            answer(window, 1);
            for (auto* card : window.get()->findChildren<AnswerCard*>())
                if (card->isVisible() && card->link()->isVisible()) {
                    QTest::mouseClick(card->link(), Qt::LeftButton);
                    break;
                }
        });
        row("a quiz answered before, and back to exploring", [](OpenedWindow& window) {
            answer(window, 3);
            window.trigger(app::Action::Explore);
        });
        row("a question in the banner", [](OpenedWindow& window) {
            window.press(QStringLiteral("Fencing tokens"));
            window.get()->close();
            QVERIFY(window.find<Banner>()->isVisible());
        });
        row("an error in the banner, the keyboard elsewhere", [](OpenedWindow& window) {
            window.get()->files().open(QStringLiteral("/nowhere/at all.fenceline.json"));
            QVERIFY(window.find<Banner>()->isVisible());
            window.find<ControlsPanel>()->lease()->track()->setFocus();
        });
    }

    static void addClass()
    {
        row("in front of a class", [](OpenedWindow& window) { window.trigger(app::Action::Present); });
        row("in front of a class, revealed", [](OpenedWindow& window) {
            window.trigger(app::Action::Present);
            window.find<ClassBar>()->setRevealed(true);
        });
        row("in front of a class, black", [](OpenedWindow& window) {
            window.trigger(app::Action::Present);
            QTest::keyClick(window.get(), Qt::Key_B);
        });
    }

private slots:
    void init()
    {
        useLanguage(QStringLiteral("en"));
        open();
        m_window->preferences().setLanguage(QStringLiteral("en"));
        m_window->get()->resize(1280, 720);
        m_window->get()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window->get()));
    }
    void cleanup()
    {
        m_window.reset();
        useLanguage(QStringLiteral("en"));
    }

    void everythingStays_data()
    {
        QTest::addColumn<Prepare>("prepare");
        addExploring();
        addQuizAndBanner();
        addClass();
    }

    void everythingStays()
    {
        QFETCH(Prepare, prepare);
        prepare(*m_window);
        if (QTest::currentTestFailed())
            return;
        const Seen before = seen();
        speak("de");
        const Seen german = seen();
        speak("en");
        const Seen after = seen();
        QVERIFY(isSame(after, before));
        QCOMPARE(after.focus, before.focus);
        if (QString::fromLatin1(QTest::currentDataTag()) != QStringLiteral("in front of a class, black"))
            QVERIFY(german.picture != before.picture);
    }

    void theBannerSpeaksTheNewLanguage()
    {
        m_window->press(QStringLiteral("Fencing tokens"));
        m_window->get()->close();
        QCOMPARE(spokenName(m_window->find<Banner>()), QStringLiteral("The changes to this scenario are not saved."));
        speak("de");
        QCOMPARE(spokenName(m_window->find<Banner>()),
                 QStringLiteral("Die Änderungen an diesem Szenario sind nicht gespeichert."));
        m_window->press(QStringLiteral("Nicht speichern"));
        QVERIFY(!m_window->get()->isVisible());
    }

    /// In class mode the room is parted otherwise; the user's parting is there again after it.
    void leavingTheClassFindsTheHandleWhereItWas()
    {
        const auto share = [this] {
            settle();
            const QList<int> sizes = m_window->get()->findChild<QSplitter*>()->sizes();
            return double(sizes[0]) / (sizes[0] + sizes[1]);
        };
        m_window->get()->findChild<SplitterHandle*>()->setShare(35);
        const double before = share();
        QVERIFY(before < 0.45);
        m_window->trigger(app::Action::Present);
        const double inClass = share();
        QVERIFY(inClass > 0.48);
        speak("de");
        QVERIFY(std::abs(share() - inClass) < 0.02);
        m_window->trigger(app::Action::Present);
        m_window->get()->resize(1280, 720);
        QVERIFY(std::abs(share() - before) < 0.03);
    }

    void whatWasUsedLastComesFirstInEveryLanguage()
    {
        const auto first = [this] {
            m_window->trigger(app::Action::Palette);
            settle();
            auto* palette = m_window->find<CommandPalette>();
            const QString text = palette->findChild<QLineEdit*>()->accessibleDescription();
            palette->dismiss();
            return text;
        };
        m_window->trigger(app::Action::Palette);
        auto* field = m_window->find<CommandPalette>()->findChild<QLineEdit*>();
        QTest::keyClicks(field, QStringLiteral("Fencing: writes"));
        QTest::keyClick(field, Qt::Key_Return);
        settle();
        QVERIFY2(first().contains(QStringLiteral("Fencing: Writes")), qPrintable(first()));
        speak("de");
        QVERIFY2(first().contains(QStringLiteral("Fencing: Schreiben")), qPrintable(first()));
    }
};

QTEST_MAIN(LanguageSwitchTest)
#include "language_switch_test.moc"
