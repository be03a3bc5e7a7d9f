// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/builtin_questions.h"
#include "tests/ui/quiet.h"
#include "ui/quiz/answer_card.h"
#include "ui/quiz/quiz_view.h"
#include "ui/text/languages.h"
#include "ui/theme/link_button.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

/// The lesson's question, asked and answered by keyboard and by what a screen reader sees.
class QuizViewTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QuizView> m_view;
    QLabel* m_picture = nullptr; ///< in the timeline's place

    static std::vector<Question> questions(std::size_t count = 1)
    {
        auto lesson = builtinQuestions()->front();
        std::vector<Question> all(count, lesson);
        for (std::size_t i = 0; i < count; ++i)
            all[i].id += std::to_string(i);
        return all;
    }

    void press(Qt::Key key) const
    {
        QWidget* focused = m_view->focusWidget();
        QTest::keyClick(focused ? focused : m_view.get(), key);
    }

    QList<AnswerCard*> cards() const
    {
        QList<AnswerCard*> shown;
        for (AnswerCard* card : m_view->findChildren<AnswerCard*>())
            if (card->isVisible())
                shown << card;
        return shown;
    }

    /// As whoever hosts the view does.
    void playRun(const RunAtMoment& asked) const
    {
        const auto run = std::make_shared<const Run>(play(asked.scenario).value());
        m_view->setRun(run);
        m_view->showTime(instantOf(run->trace, asked.moment));
    }

    static QAccessibleInterface* access(QWidget* widget) { return QAccessible::queryAccessibleInterface(widget); }
    static QString nameOf(QWidget* widget) { return access(widget)->text(QAccessible::Name); }

    template <class Widget>
    Widget* shown(const QString& text) const
    {
        for (Widget* widget : m_view->findChildren<Widget*>())
            if (widget->text() == text && widget->isVisible())
                return widget;
        return nullptr;
    }
    bool says(const QString& text) const { return shown<QLabel>(text) != nullptr; }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        applyLook(Theme::Kind::Light);
        m_view = std::make_unique<QuizView>();
        m_picture = new QLabel(QStringLiteral("the picture"));
        m_view->setRunWidget(m_picture);
        connect(m_view.get(), &QuizView::runAsked, this, &QuizViewTest::playRun);
        m_view->setQuestions(questions());
        m_view->resize(1280, 604); // a window of 1280 x 720 without its header and its transport
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void showsNothingOfTheRunBefore()
    {
        QVERIFY(!m_view->run());
        QVERIFY(!m_picture->isVisible());
        QVERIFY(says(QStringLiteral("The run is shown when the question is answered.")));
        QVERIFY(!says(QStringLiteral("0 rows")));
        QVERIFY(!shown<QPushButton>(QStringLiteral("Try again")));
        QVERIFY(!shown<LinkButton>(QStringLiteral("See that run")));
    }

    void aDigitAnswers()
    {
        QSignalSpy run(m_view.get(), &QuizView::runAsked);
        press(Qt::Key_3);
        QCOMPARE(run.size(), 1);
        QVERIFY(run[0][0].value<RunAtMoment>() == questions().front().run);
        QCOMPARE(m_view->score(), (Score{1, 1, 1}));
        QVERIFY(m_picture->isVisible());
        QVERIFY(says(QStringLiteral("1 of 1")));
        QVERIFY(says(QStringLiteral("no clock is running")));
        QVERIFY(says(QStringLiteral("UPDATE seats SET holder = 'fan_a', fence = 41\n"
                                    "WHERE show_id = 'sh_88' AND seat = 'C14' AND fence < 41")));
        QVERIFY(says(QStringLiteral("0 rows")));
        QVERIFY(says(QStringLiteral("the row's fence is 42")));
    }

    void aWrongAnswerIsNoticed()
    {
        press(Qt::Key_2);
        QCOMPARE(m_view->score(), (Score{0, 1, 1}));
        QVERIFY(says(QStringLiteral("0 of 1")));
        QVERIFY(says(QStringLiteral("Noticed: ‘a check right before the write is enough’")));
    }

    void aRightAnswerNoticesNothing()
    {
        press(Qt::Key_3);
        for (const QLabel* label : m_view->findChildren<QLabel*>())
            QVERIFY(!label->isVisible() || !label->text().startsWith(QStringLiteral("Noticed")));
    }

    void anArrowKeyDoesNotAnswer()
    {
        QCOMPARE(m_view->focusWidget(), cards()[0]);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(m_view->focusWidget(), cards()[2]);
        press(Qt::Key_Up);
        QCOMPARE(m_view->focusWidget(), cards()[1]);
        QVERIFY(!m_view->run());
    }

    void spaceAnswers()
    {
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        press(Qt::Key_Space);
        QCOMPARE(m_view->score(), (Score{1, 1, 1}));
    }

    void anAnswerStays()
    {
        press(Qt::Key_1);
        press(Qt::Key_3);
        cards()[2]->click();
        QTest::mouseClick(cards()[2], Qt::LeftButton);
        QCOMPARE(m_view->score(), (Score{0, 1, 1}));
        QVERIFY(cards()[0]->isChecked());
    }

    void theLastAnswerStaysUntilItIsAskedAgain()
    {
        QSignalSpy hidden(m_view.get(), &QuizView::runHidden);
        press(Qt::Key_1);
        press(Qt::Key_Return); // as after a typed number
        QCOMPARE(hidden.size(), 0);
        QVERIFY(m_view->run());
        shown<QPushButton>(QStringLiteral("Try again"))->click();
        QCOMPARE(hidden.size(), 1);
        QVERIFY(!m_view->run());
        QVERIFY(!m_picture->isVisible());
        QCOMPARE(m_view->score(), (Score{0, 0, 1}));
        QCOMPARE(cards().size(), 4);
        QCOMPARE(m_view->focusWidget(), cards()[0]);
        press(Qt::Key_3);
        QCOMPARE(m_view->score(), (Score{1, 1, 1}));
    }

    void enterGoesOn()
    {
        m_view->setQuestions(questions(2));
        QVERIFY(m_view->position() == QStringLiteral("Question 1 of 2"));
        press(Qt::Key_3);
        QVERIFY(says(QStringLiteral("1 question to go · no clock is running")));
        press(Qt::Key_Return);
        QVERIFY(m_view->position() == QStringLiteral("Question 2 of 2"));
        press(Qt::Key_4);
        QVERIFY(says(QStringLiteral("1 of 2")));
        QVERIFY(!shown<QPushButton>(QStringLiteral("Next")));
    }

    void escapeCloses()
    {
        QSignalSpy closed(m_view.get(), &QuizView::closeRequested);
        press(Qt::Key_Escape);
        press(Qt::Key_2);
        press(Qt::Key_Escape);
        QCOMPARE(closed.size(), 2);
    }

    /// The check is passed and the write overwrites: fencing is off there, so the row has no fence to tell of.
    void showsTheRunOfAWrongAnswer()
    {
        press(Qt::Key_2);
        QSignalSpy run(m_view.get(), &QuizView::runAsked);
        QSignalSpy opened(m_view.get(), &QuizView::scenarioChosen);
        auto* link = shown<LinkButton>(QStringLiteral("See that run"));
        QVERIFY(link);
        press(Qt::Key_Tab);
        QCOMPARE(m_view->focusWidget(), link);
        press(Qt::Key_Space);
        QCOMPARE(run.size(), 1);
        QCOMPARE(m_view->run()->verdict.outcome, Outcome::DoubleSale);
        QVERIFY(m_view->run()->scenario.guards.checkBeforeWrite == CheckBeforeWrite::Service);
        QVERIFY(says(QStringLiteral("The run behind answer 2")));
        QVERIFY(says(QStringLiteral("1 row")));
        QVERIFY(!says(QStringLiteral("the row's fence is 42")));
        shown<QPushButton>(QStringLiteral("Try it in the window"))->click();
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened[0][0].value<Scenario>() == m_view->run()->scenario);

        shown<LinkButton>(QStringLiteral("Back to the question's run"))->click();
        QCOMPARE(run.size(), 2);
        QCOMPARE(m_view->run()->verdict.outcome, Outcome::OneSale);
        QVERIFY(!shown<LinkButton>(QStringLiteral("Back to the question's run")));
    }

    /// What the question is about is there to be tried all the same.
    void aRunThatCannotBePlayedIsSaidToBeMissing()
    {
        m_view->disconnect(this);
        connect(m_view.get(), &QuizView::runAsked, this, [this] { m_view->setNoRun(QStringLiteral("No memory.")); });
        press(Qt::Key_2);
        QVERIFY(says(QStringLiteral("No memory.")));
        QVERIFY(!m_picture->isVisible());
        QCOMPARE(m_view->score(), (Score{0, 1, 1}));
        QSignalSpy opened(m_view.get(), &QuizView::scenarioChosen);
        shown<QPushButton>(QStringLiteral("Try it in the window"))->click();
        QVERIFY(opened.at(0)[0].value<Scenario>() == questions().front().run.scenario);
    }

    /// A reads at 1 s, B at 31 s and writes at 32.5 s.
    void theStatementFollowsTheTime()
    {
        press(Qt::Key_3);
        m_view->showTime(kStart + Duration{999});
        QVERIFY(says(QStringLiteral("No statement has reached the row yet.")));
        m_view->showTime(kStart + Duration{32'499});
        QVERIFY(says(QStringLiteral("Worker B at 31.0 s")));
        QVERIFY(says(QStringLiteral("the row's fence is 0")));
        m_view->showTime(kStart + Duration{32'500});
        QVERIFY(says(QStringLiteral("Worker B at 32.5 s")));
        QVERIFY(says(QStringLiteral("the row's fence is 42")));
    }

    void answersAreRadioButtonsWithTheirNumber()
    {
        for (AnswerCard* card : cards())
            QCOMPARE(access(card)->role(), QAccessible::RadioButton);
        QCOMPARE(nameOf(cards()[0]), QStringLiteral("1. It is accepted: A had the lock first"));
        QCOMPARE(access(cards()[0])->text(QAccessible::Description), QString());
        access(cards()[1])->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(nameOf(cards()[1]),
                 QStringLiteral("2. It is accepted if A checks its lease just before: wrong, your answer"));
        QVERIFY(access(cards()[1])->state().checked);
        QVERIFY(access(cards()[1])->text(QAccessible::Description).startsWith(QStringLiteral("A can freeze between")));
        QCOMPARE(nameOf(cards()[2]), QStringLiteral("3. The row refuses it: 41 is lower than 42: right"));
        QCOMPARE(nameOf(cards()[3]), QStringLiteral("4. The lock service stops A when its lease ends"));
        access(cards()[2])->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(access(cards()[1])->state().checked);
        QVERIFY(!access(cards()[2])->state().checked);
        QCOMPARE(m_view->score(), (Score{0, 1, 1}));
    }

    /// All of it without scrolling at 100 %, each answer as high as its words ask for at 200 %.
    void fits()
    {
        for (const int digit : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            press(Qt::Key(digit));
            QCoreApplication::processEvents();
            for (const QScrollArea* area : m_view->findChildren<QScrollArea*>())
                QVERIFY2(!area->verticalScrollBar()->isVisible(), qPrintable(QString::number(digit)));
            press(Qt::Key_Return);
        }
    }
    void scrollsAtTwiceTheText()
    {
        applyLook(Theme::Kind::Dark, 2.0);
        QCoreApplication::processEvents();
        press(Qt::Key_2);
        QCoreApplication::processEvents();
        QVERIFY(m_picture->height() > 240); // the run's least room has grown with the text
        for (const AnswerCard* card : cards())
            QVERIFY(card->height() >= card->heightForWidth(card->width()));
        const auto* area = m_view->findChild<QScrollArea*>();
        const AnswerCard* chosen = cards()[1];
        const int top = chosen->mapTo(area->viewport(), QPoint(0, 0)).y();
        QVERIFY(top >= 0 && top < area->viewport()->height() / 2);
        press(Qt::Key_PageUp);
        press(Qt::Key_PageUp);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        for (const QLabel* label : m_view->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
                QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }

    void mirrorsForRightToLeft()
    {
        m_view->setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        press(Qt::Key_1);
        QCoreApplication::processEvents();
        QVERIFY(cards()[0]->mapTo(m_view.get(), QPoint(0, 0)).x() > m_view->width() / 2);
        QVERIFY(m_picture->mapTo(m_view.get(), QPoint(0, 0)).x() < m_view->width() / 2);
        const auto* link = shown<LinkButton>(QStringLiteral("See that run"));
        QVERIFY(link->geometry().center().x() > cards()[0]->width() / 2);
    }
};

QTEST_MAIN(QuizViewTest)
#include "quiz_view_test.moc"
