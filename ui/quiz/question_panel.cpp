// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/question_panel.h"

#include "ui/quiz/answer_card.h"
#include "ui/quiz/button_row.h"
#include "ui/quiz/quiz_text.h"
#include "ui/theme/column_scroll.h"
#include "ui/theme/link_button.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr qreal kLarge = 1.12; ///< the question, times a title
constexpr int kWidth = 500;

} // namespace

QuestionPanel::QuestionPanel(QWidget* parent)
    : QScrollArea(parent), m_title(new TextLabel(TextStyle::Heading, TextLabel::Tone::Quiet)),
      m_text(new TextLabel(TextStyle::Title)), m_list(new QVBoxLayout), m_noticed(new TextLabel(TextStyle::Body)),
      m_why(new TextLabel(TextStyle::Body, TextLabel::Tone::Quiet))
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(32, 20, 32, 16);
    column->setSpacing(0);
    m_text->setEnlarged(kLarge);
    m_list->setSpacing(8);
    column->addWidget(m_title);
    column->addSpacing(6);
    column->addWidget(m_text);
    column->addSpacing(12);
    column->addLayout(m_list);
    column->addSpacing(12);
    makeButtons(column);
    column->addSpacing(10);
    column->addWidget(m_noticed);
    column->addSpacing(2);
    column->addWidget(m_why);
    column->addStretch(1);
    setColumn(*this, content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (const int at = focusedAnswer(); at >= 0 && m_answers[at]->isGraded())
            reveal(at);
    });
}

void QuestionPanel::makeButtons(QVBoxLayout* column)
{
    m_next = new QPushButton(tr("Next"));
    m_again = new QPushButton(tr("Try again"));
    m_open = new QPushButton(tr("Try it in the window"));
    m_buttons = new ButtonRow({m_next, m_again, m_open});
    column->addWidget(m_buttons);
    connect(m_next, &QPushButton::clicked, this, &QuestionPanel::nextAsked);
    connect(m_again, &QPushButton::clicked, this, &QuestionPanel::againAsked);
    connect(m_open, &QPushButton::clicked, this, &QuestionPanel::openAsked);
}

void QuestionPanel::makeAnswers(const std::vector<Answer>& answers)
{
    for (AnswerCard* card : m_answers) {
        m_list->removeWidget(card);
        card->hide();
        card->deleteLater(); // one of them may be what asked for this
    }
    m_answers.clear();
    auto* group = widget();
    for (std::size_t i = 0; i < answers.size(); ++i) {
        auto* card = new AnswerCard(int(i) + 1, quizText(answers[i].text), group);
        m_list->addWidget(card);
        m_answers << card;
        connect(card, &QRadioButton::toggled, this, [this, card, i](bool on) {
            if (!on)
                return;
            if (card->isGraded())
                m_answers[m_chosen]->setChecked(true); // a screen reader can check any of them at any time
            else
                emit chosen(int(i));
        });
        connect(card->link(), &QAbstractButton::clicked, this, [this, i] { emit proofAsked(int(i)); });
        card->show();
    }
    QWidget* before = nullptr;
    for (AnswerCard* card : m_answers) {
        if (before)
            setTabOrder(before, card);
        setTabOrder(card, card->link());
        before = card->link();
    }
    for (QWidget* button : {m_next, m_again, m_open}) {
        if (before)
            setTabOrder(before, button);
        before = button;
    }
}

void QuestionPanel::ask(const Question& question)
{
    m_title->showText(quizText(question.title));
    m_text->showText(quizText(question.text));
    makeAnswers(answersOf(question));
    widget()->setAccessibleName(m_text->text());
    for (QWidget* part : {m_buttons, static_cast<QWidget*>(m_noticed), static_cast<QWidget*>(m_why)})
        part->hide();
    ensureVisible(0, 0);
}

void QuestionPanel::showGrade(const Question& question, const Response& response, bool hasNext)
{
    const std::size_t chosen = chosenIn(response);
    m_chosen = qsizetype(chosen);
    const auto& answers = answersOf(question);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const bool told = answers[i].right || i == chosen;
        const auto mark = !told              ? AnswerCard::Mark::None
                          : answers[i].right ? AnswerCard::Mark::Right
                                             : AnswerCard::Mark::Wrong;
        m_answers[int(i)]->showGrade(mark, told ? quizText(answers[i].why) : QString(), told && answers[i].proof);
    }
    const Grade graded = grade(question, response);
    m_noticed->setVisible(graded.noticed.has_value());
    m_noticed->showText(graded.noticed ? tr("Noticed: ‘%1’", "a wrong idea").arg(quizText(graded.noticed->text))
                                       : QString());
    m_why->showText(quizText(question.why));
    m_why->show();
    m_next->setVisible(hasNext);
    m_next->setDefault(hasNext);
    m_again->setDefault(!hasNext);
    m_buttons->show();
}

void QuestionPanel::focusAnswer(int index)
{
    if (index < 0 || index >= m_answers.size())
        return;
    m_answers[index]->showFocus();
    reveal(index);
}

void QuestionPanel::focusFirst()
{
    m_answers.front()->showFocus();
    ensureVisible(0, 0);
}

void QuestionPanel::reveal(int index)
{
    ensureWidgetVisible(m_answers[index], 0, 16);
}

int QuestionPanel::focusedAnswer() const
{
    for (qsizetype i = 0; i < m_answers.size(); ++i)
        if (m_answers[i]->hasFocus())
            return int(i);
    return -1;
}

QPushButton* QuestionPanel::mainButton() const
{
    return m_next->isDefault() ? m_next : m_again;
}

QSize QuestionPanel::sizeHint() const
{
    return {scaledFor(*this, kWidth), 500};
}

/// The arrow keys are for the answers, not for scrolling.
void QuestionPanel::keyPressEvent(QKeyEvent* event)
{
    event->ignore();
}

void QuestionPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace fenceline::ui
