// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/quiz_view.h"

#include "ui/quiz/answer_card.h"
#include "ui/quiz/question_panel.h"
#include "ui/quiz/score_card.h"
#include "ui/quiz/statement_card.h"
#include "ui/text/quantities.h"
#include "ui/theme/column_scroll.h"
#include "ui/theme/link_button.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace fenceline::ui {
namespace {

constexpr qreal kPanelShare = 0.39;
constexpr int kLeastPanel = 340;
constexpr int kMostPanel = 600;
constexpr int kScoreWidth = 190;
constexpr int kLeastRunHeight = 240;
constexpr int kMostRunHeight = 420;

/// Scrolls what is too high for it; the keys are the view's.
class SideScroll : public QScrollArea {
public:
    explicit SideScroll(QWidget* content)
    {
        setColumn(*this, content);
        viewport()->setAutoFillBackground(false);
        content->setAutoFillBackground(false);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

} // namespace

QuizView::QuizView(QWidget* parent) : QWidget(parent), m_panel(new QuestionPanel)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Quiz"));
    m_side = new SideScroll(makeRunSide());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1); // the hairline between the two
    row->addWidget(m_panel);
    row->addWidget(m_side, 1);
    connect(m_panel, &QuestionPanel::chosen, this, &QuizView::answer);
    connect(m_panel, &QuestionPanel::proofAsked, this, &QuizView::showProof);
    connect(m_panel, &QuestionPanel::nextAsked, this, [this] { ask(m_index + 1); });
    connect(m_panel, &QuestionPanel::againAsked, this, [this] { ask(m_index); });
    connect(m_panel, &QuestionPanel::openAsked, this, [this] { emit scenarioChosen(askedRun().scenario); });
    connect(m_back, &QAbstractButton::clicked, this, &QuizView::showQuestionsRun);
}

QWidget* QuizView::makeRunSide()
{
    m_heading = new TextLabel(TextStyle::Heading, TextLabel::Tone::Quiet);
    m_back = new LinkButton(tr("Back to the question's run"));
    m_runCard = new Card;
    m_runLater = new TextLabel(TextStyle::Body, TextLabel::Tone::Quiet);
    m_statement = new StatementCard;
    m_score = new ScoreCard;
    m_runLater->setAlignment(Qt::AlignCenter);
    m_runCard->column()->addWidget(m_runLater, 1);
    m_runCard->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    QSizePolicy stays = m_statement->sizePolicy();
    stays.setRetainSizeWhenHidden(true);
    m_statement->setSizePolicy(stays);

    auto* side = new QWidget;
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_back);
    auto* facts = new QHBoxLayout;
    facts->setSpacing(14);
    facts->addWidget(m_statement, 1);
    facts->addWidget(m_score);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(28, 20, 28, 20);
    column->setSpacing(0);
    column->addLayout(head);
    column->addSpacing(6);
    column->addWidget(m_runCard, 1);
    column->addSpacing(16);
    column->addLayout(facts);
    column->addStretch(0);
    return side;
}

void QuizView::setQuestions(std::vector<Question> questions)
{
    m_questions = std::move(questions);
    m_responses.assign(m_questions.size(), std::nullopt);
    ask(0);
}

/// What was answered is answered again, as by hand.
void QuizView::resume(const QuizProgress& progress)
{
    m_responses = progress.responses;
    ask(progress.index);
    if (const auto& response = progress.responses[progress.index]) {
        const int chosen = int(chosenIn(*response));
        m_panel->focusAnswer(chosen);
        m_panel->answers()[chosen]->setChecked(true);
    }
    if (progress.proof)
        showProof(*progress.proof);
}

void QuizView::setRunWidget(QWidget* widget)
{
    m_runWidget = widget;
    m_runCard->column()->addWidget(widget, 1);
    widget->setVisible(m_run != nullptr);
}

void QuizView::showTime(Instant at)
{
    m_statement->showMoment(m_run, at);
}

void QuizView::ask(std::size_t index)
{
    m_index = index;
    m_responses[index].reset();
    m_panel->ask(question());
    m_score->showScore(score());
    hideRun();
    if (isVisible())
        m_panel->focusFirst();
    emit asked();
}

QString QuizView::position() const
{
    return tr("Question %1 of %2").arg(countText(qint64(m_index + 1)), countText(qint64(m_questions.size())));
}

void QuizView::answer(int index)
{
    if (isAnswered())
        return;
    const Chosen chosen{std::size_t(index)};
    m_responses[m_index] = chosen;
    m_panel->showGrade(question(), chosen, hasNext());
    m_score->showScore(score());
    if (m_panel->focusedAnswer() != index)
        m_panel->answers()[index]->setFocus(Qt::OtherFocusReason);
    m_panel->reveal(index);
    showQuestionsRun();
}

void QuizView::showProof(int index)
{
    m_proof = index;
    askRun(tr("The run behind answer %1").arg(countText(index + 1)));
    m_back->show();
}

void QuizView::showQuestionsRun()
{
    const bool hadFocus = m_back->hasFocus();
    m_proof.reset();
    askRun(tr("The run behind the question"));
    m_back->hide();
    if (hadFocus)
        m_panel->focusAnswer(int(chosenIn(*m_responses[m_index])));
}

const RunAtMoment& QuizView::askedRun() const
{
    return m_proof ? *answersOf(question())[std::size_t(*m_proof)].proof : question().run;
}

void QuizView::askRun(const QString& heading)
{
    m_heading->showText(heading);
    emit runAsked(askedRun());
}

void QuizView::setRun(std::shared_ptr<const Run> run)
{
    m_run = std::move(run);
    m_runLater->hide();
    if (m_runWidget)
        m_runWidget->show();
    m_statement->show();
}

void QuizView::setNoRun(const QString& why)
{
    m_run.reset();
    if (m_runWidget)
        m_runWidget->hide();
    m_runLater->showText(why);
    m_runLater->show();
    m_statement->hide();
}

void QuizView::hideRun()
{
    m_proof.reset();
    m_heading->showText(tr("The run behind the question"));
    m_back->hide();
    setNoRun(tr("The run is shown when the question is answered."));
    emit runHidden();
}

void QuizView::moveBy(int step)
{
    const int at = m_panel->focusedAnswer();
    m_panel->focusAnswer(at < 0 ? 0 : at + step);
}

void QuizView::scroll(QAbstractSlider::SliderAction action)
{
    for (const QScrollArea* area : {static_cast<QScrollArea*>(m_panel), m_side})
        area->verticalScrollBar()->triggerAction(action);
}

/// From an answer that was given it goes on to the next question; where it would ask the same again, what was told
/// stays. A button is pressed by whoever hears of Enter last, here as everywhere in the window.
void QuizView::enter(QKeyEvent* event)
{
    const bool onButton = m_panel->focusedAnswer() < 0 && qobject_cast<QAbstractButton*>(focusWidget());
    if (!isAnswered() || onButton)
        return QWidget::keyPressEvent(event);
    if (hasNext())
        m_panel->mainButton()->click();
}

std::vector<std::pair<QString, QString>> QuizView::keys()
{
    return {{tr("1 to 9"), tr("Answer")},
            {tr("Up, Down"), tr("Go from answer to answer")},
            {tr("Enter"), tr("Answer with the one that has the focus, or go on")},
            {tr("Page Up, Page Down"), tr("Scroll")},
            {tr("Escape"), tr("Back to exploring")}};
}

void QuizView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return QWidget::keyPressEvent(event);
    const int digit = event->key() - Qt::Key_1;
    if (digit >= 0 && digit < m_panel->answers().size()) {
        if (!isAnswered()) {
            m_panel->focusAnswer(digit);
            m_panel->answers()[digit]->click();
        }
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: return moveBy(-1);
    case Qt::Key_Down: return moveBy(1);
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (!m_pageKeysScroll)
            return QWidget::keyPressEvent(event);
        return scroll(event->key() == Qt::Key_PageUp ? QAbstractSlider::SliderPageStepSub
                                                     : QAbstractSlider::SliderPageStepAdd);
    case Qt::Key_Return:
    case Qt::Key_Enter: return enter(event);
    case Qt::Key_Escape: emit closeRequested(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void QuizView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_panel->answers().isEmpty() && m_panel->focusedAnswer() < 0)
        m_panel->focusFirst();
}

void QuizView::focusInEvent(QFocusEvent*)
{
    if (!m_panel->answers().isEmpty())
        m_panel->focusFirst();
}

void QuizView::resizeEvent(QResizeEvent* event)
{
    fitParts();
    QWidget::resizeEvent(event);
}

void QuizView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        fitParts();
}

void QuizView::fitParts()
{
    const int least = scaledFor(*this, kLeastPanel);
    m_panel->setFixedWidth(qBound(least, qRound(width() * kPanelShare), qMax(least, scaledFor(*this, kMostPanel))));
    m_runCard->setMinimumHeight(scaledFor(*this, kLeastRunHeight));
    m_runCard->setMaximumHeight(scaledFor(*this, kMostRunHeight));
    m_score->setFixedWidth(scaledFor(*this, kScoreWidth));
}

void QuizView::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.canvas);
    const int edge = isRightToLeft() ? m_panel->x() - 1 : m_panel->x() + m_panel->width();
    painter.fillRect(m_panel->geometry(), theme.panel);
    painter.fillRect(edge, 0, 1, height(), theme.hairline);
}

} // namespace fenceline::ui
