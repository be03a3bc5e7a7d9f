// SPDX-License-Identifier: GPL-3.0-or-later
// The quiz within the window: its run is its own, its picture and its transport follow it, and a way leads out.
#include "tests/app/opened_window.h"
#include "tests/ui/sqlite_out_of_memory.h"
#include "ui/controls/changes_button.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/transport_bar.h"
#include "ui/quiz/quiz_view.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/link_button.h"
#include "ui/timeline/timeline_view.h"

#include <QLabel>
#include <algorithm>
#include <optional>

using namespace fenceline;
using namespace fenceline::ui;
using app::Action;

class QuizPageTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    qint64 shownTime() const { return milliseconds(find<TimelineView>()->playhead()); }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init()
    {
        openActive();
        m_window->press(QStringLiteral("Quiz"));
        QVERIFY(find<QuizView>()->isVisible());
        QVERIFY(!find<StageView>()->isVisible());
    }

    void cleanup() { m_window.reset(); }

    /// The scenario and what is changed in it are of no matter here.
    void theHeaderSaysWhichQuestionItIs()
    {
        const auto says = [this](const QString& words) {
            const auto labels = find<HeaderBar>()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
        };
        const QString question = QStringLiteral("Question 1 of 1");
        const QString scenario = QStringLiteral("The paused holder");
        QVERIFY(says(question) && !says(scenario));
        m_window->press(QStringLiteral("Explore"));
        m_window->press(QStringLiteral("Fencing tokens"));
        QVERIFY(says(scenario) && !says(question));
        QVERIFY(find<ChangesButton>()->isVisible());
        m_window->press(QStringLiteral("Quiz"));
        QVERIFY(says(question) && !says(scenario));
        QVERIFY(!m_window->get()->findChild<ChangesButton*>()->isVisible());
    }

    void beforeTheAnswerNothingCanBePlayed()
    {
        QVERIFY(!find<TransportBar>()->isEnabled());
        QVERIFY(!find<TimelineView>()->isVisible());
        key(Qt::Key_Space); // answers with the one that it is at
        QVERIFY(find<TransportBar>()->isEnabled());
    }

    /// Lease 30 s with token 41, frozen for 45 s, B with 42 has written: the row refuses 41.
    void theAnswerBringsItsRun()
    {
        key(Qt::Key_3);
        QVERIFY(find<TimelineView>()->isVisible());
        QCOMPARE(find<TimelineView>()->run(), find<QuizView>()->run());
        QCOMPARE(shownTime(), 47'500);
        QCOMPARE(find<QuizView>()->score(), (Score{1, 1, 1}));
        const Scenario& asked = find<QuizView>()->run()->scenario;
        QCOMPARE(asked.lease, std::optional(Duration{30'000}));
        QCOMPARE(find<QuizView>()->run()->verdict.outcome, Outcome::OneSale);
    }

    void aRunThatCannotBePlayedIsSaidToBeMissing()
    {
        {
            const test::SqliteOutOfMemory none;
            key(Qt::Key_3);
        }
        QVERIFY(!find<QuizView>()->run());
        QVERIFY(!find<TimelineView>()->isVisible());
        QVERIFY(!find<TransportBar>()->isEnabled());
        const auto labels = m_window->get()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("The run could not be played ("));
        }));
        m_window->press(QStringLiteral("Try again"));
        key(Qt::Key_3);
        QVERIFY(find<TransportBar>()->isEnabled());
    }

    void theTransportPlaysTheQuizsRunAndNoOther()
    {
        key(Qt::Key_3);
        m_window->press(QStringLiteral("To the start"));
        QCOMPARE(shownTime(), 0);
        m_window->press(QStringLiteral("To the end"));
        QCOMPARE(shownTime(), milliseconds(find<QuizView>()->run()->horizon()));
        QCOMPARE(m_window->get()->playback().playhead(), kStart);
        QCOMPARE(m_window->session().scenario(), Scenario{});
        m_window->press(QStringLiteral("To the start"));
        m_window->press(QStringLiteral("Play"));
        m_window->trigger(Action::Explore);
        m_window->trigger(Action::Quiz);
        QVERIFY(m_window->button(QStringLiteral("Play"))); // nobody saw it go on
    }

    /// The window's one rule: Enter presses what Space presses. From a given answer it goes on, and no further.
    void enterPressesWhatHasTheFocus()
    {
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QCOMPARE(find<QuizView>()->score(), (Score{0, 1, 1}));
        key(Qt::Key_Return); // as after a typed number: what was told stays
        QCOMPARE(find<QuizView>()->score(), (Score{0, 1, 1}));
        const auto question = find<QuizView>()->run();
        key(Qt::Key_Tab);
        QCOMPARE(test::spokenName(m_window->get()->focusWidget()),
                 QStringLiteral("See the run that shows this of answer 2"));
        key(Qt::Key_Enter);
        QVERIFY(find<QuizView>()->run() != question);
        QCOMPARE(find<QuizView>()->run()->verdict.outcome, Outcome::DoubleSale);
    }

    void escapeLeadsOut()
    {
        key(Qt::Key_Escape);
        QVERIFY(find<StageView>()->isVisible());
        QVERIFY(find<TimelineView>()->hasFocus());
    }

    void itsScenarioIsTakenAlongAsOneStep()
    {
        key(Qt::Key_3);
        const Scenario asked = find<QuizView>()->run()->scenario;
        m_window->press(QStringLiteral("Try it in the window"));
        QVERIFY(find<StageView>()->isVisible());
        QCOMPARE(m_window->session().scenario(), asked);
        m_window->press(QStringLiteral("Undo"));
        QCOMPARE(m_window->session().scenario(), Scenario{});
        QVERIFY(!m_window->session().undoable());
    }

    void itsAnswersStayWhileOneExplores()
    {
        key(Qt::Key_1);
        m_window->trigger(Action::Explore);
        m_window->trigger(Action::Quiz);
        QCOMPARE(find<QuizView>()->score(), (Score{0, 1, 1}));
        QVERIFY(find<TimelineView>()->isVisible());
    }
};

QTEST_MAIN(QuizPageTest)
#include "quiz_page_test.moc"
