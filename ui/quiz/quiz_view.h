// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/grading.h"
#include "core/run/run.h"

#include <QAbstractSlider>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

class QScrollArea;

namespace fenceline::ui {

class Card;
class LinkButton;
class QuestionPanel;
class ScoreCard;
class StatementCard;
class TextLabel;

/// How far a student has come: what was answered, which question is asked, and which run is shown.
struct QuizProgress {
    std::size_t index = 0;
    std::vector<std::optional<Response>> responses;
    std::optional<int> proof; ///< the answer whose run it is; none: the question's own
};

/// Questions, one after the other, and the run behind each after it is answered. The view owns neither the run nor its
/// picture: it asks for a run, hosts the widget that pictures it, and shows both once it is given the run.
///
/// Keys: 1 to 9 answer, Up and Down go from answer to answer, Enter and Space answer with the one they are at, Enter
/// goes on after the question is answered, PageUp and PageDown scroll, Escape closes.
class QuizView : public QWidget {
    Q_OBJECT
public:
    explicit QuizView(QWidget* parent = nullptr);

    /// The keys and what they do, for the list of keys.
    static std::vector<std::pair<QString, QString>> keys();

    /// Asks the first of them and forgets all earlier answers. There must be at least one.
    void setQuestions(std::vector<Question> questions);
    QuizProgress progress() const { return {m_index, m_responses, m_proof}; }
    /// `progress` must be of the same questions.
    void resume(const QuizProgress& progress);
    /// The widget that pictures the run. The view owns it from then on, and shows it while there is a run to see.
    void setRunWidget(QWidget* widget);
    /// What runAsked() asked for.
    void setRun(std::shared_ptr<const Run> run);
    /// There is none, and why.
    void setNoRun(const QString& why);
    /// The statement card follows the time of the run that is shown.
    void showTime(Instant at);

    const std::shared_ptr<const Run>& run() const { return m_run; } ///< null: none is shown
    /// Which question of how many is asked, in words.
    QString position() const;
    Score score() const { return scoreOf(m_questions, m_responses); }
    void setPageKeysScroll(bool scroll) { m_pageKeysScroll = scroll; }

signals:
    /// Another question, or the same anew.
    void asked();
    /// To be played, and answered by setRun() or setNoRun().
    void runAsked(const fenceline::RunAtMoment& asked);
    void runHidden(); ///< a question is asked, and nothing of its run may be seen
    void scenarioChosen(const fenceline::Scenario& scenario);
    void closeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QWidget* makeRunSide();
    void fitParts();
    void ask(std::size_t index);
    void answer(int index);
    void showProof(int index);
    void showQuestionsRun();
    void askRun(const QString& heading);
    void hideRun();
    const RunAtMoment& askedRun() const; ///< the question's, or that of the answer whose proof is looked at
    void enter(QKeyEvent* event);
    void moveBy(int step);
    void scroll(QAbstractSlider::SliderAction action);
    const Question& question() const { return m_questions[m_index]; }
    bool hasNext() const { return m_index + 1 < m_questions.size(); }
    bool isAnswered() const { return m_index < m_responses.size() && m_responses[m_index].has_value(); }

    QuestionPanel* m_panel;
    QScrollArea* m_side;
    TextLabel* m_heading;
    LinkButton* m_back;
    Card* m_runCard;
    TextLabel* m_runLater;
    QWidget* m_runWidget = nullptr;
    StatementCard* m_statement;
    ScoreCard* m_score;

    std::vector<Question> m_questions;
    std::vector<std::optional<Response>> m_responses;
    std::size_t m_index = 0;
    std::optional<int> m_proof;
    bool m_pageKeysScroll = true;
    std::shared_ptr<const Run> m_run;
};

} // namespace fenceline::ui
