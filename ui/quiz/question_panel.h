// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/grading.h"

#include <QList>
#include <QScrollArea>

class QPushButton;
class QVBoxLayout;

namespace fenceline::ui {

class AnswerCard;
class TextLabel;

/// The question, its answers and what was noticed. Scrolls if they do not fit.
class QuestionPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    /// Shows a new question.
    void ask(const Question& question);
    /// Shows how the last question was answered. `hasNext`: another question follows.
    void showGrade(const Question& question, const Response& response, bool hasNext);

    const QList<AnswerCard*>& answers() const { return m_answers; }
    /// Moves the keyboard to an answer and brings it into sight. Does nothing if there is no such answer.
    void focusAnswer(int index);
    /// Moves the keyboard to the first answer, and keeps the question in sight.
    void focusFirst();
    /// Brings an answer into sight, now and again after its explanation is laid out.
    void reveal(int index);
    /// The place of the answer that the keyboard is at; -1: elsewhere.
    int focusedAnswer() const;
    /// The button that Enter presses if no other button has the focus.
    QPushButton* mainButton() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    void chosen(int answer);
    void proofAsked(int answer);
    void nextAsked();
    void againAsked();
    void openAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons(QVBoxLayout* column);
    void makeAnswers(const std::vector<Answer>& answers);

    TextLabel* m_title;
    TextLabel* m_text;
    QVBoxLayout* m_list;
    QList<AnswerCard*> m_answers;
    qsizetype m_chosen = 0; ///< once the question is answered
    QWidget* m_buttons;
    QPushButton* m_next;
    QPushButton* m_again;
    QPushButton* m_open;
    TextLabel* m_noticed;
    TextLabel* m_why;
};

} // namespace fenceline::ui
