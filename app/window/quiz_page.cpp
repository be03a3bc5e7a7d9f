// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/quiz_page.h"

#include "app/window/transport.h"
#include "core/format/builtin_questions.h"
#include "ui/controls/transport_bar.h"
#include "ui/quiz/quiz_view.h"
#include "ui/text/names.h"
#include "ui/text/sentences.h"
#include "ui/timeline/timeline_view.h"

#include <QVBoxLayout>

namespace fenceline::app {

using namespace ui;

QuizPage::QuizPage(QWidget* parent)
    : QWidget(parent), m_quiz(new QuizView), m_timeline(new TimelineView), m_transport(new TransportBar)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_quiz, 1);
    rows->addWidget(m_transport);
    m_quiz->setRunWidget(m_timeline);
    m_quiz->setQuestions(builtinQuestions().value()); // part of the program, and proven by a test
    m_timeline->setEditable(false);                   // the answer is about this run and no other
    m_transport->setEnabled(false);
    connectParts();
}

void QuizPage::connectParts()
{
    connect(m_quiz, &QuizView::runAsked, this, &QuizPage::playRun);
    connect(m_quiz, &QuizView::runHidden, this, [this] { showRun(nullptr, kStart); });
    connect(m_quiz, &QuizView::scenarioChosen, this, &QuizPage::scenarioChosen);
    connect(m_quiz, &QuizView::closeRequested, this, &QuizPage::closeRequested);
    connect(&m_playback, &Playback::playheadMoved, this, &QuizPage::showMoment);
    connectTransport(*m_transport, m_playback);
    connectTimeline(*m_timeline, m_playback);
}

QuizPage::State QuizPage::stateNow() const
{
    return {m_quiz->progress(), m_playback.playhead(), m_playback.speed(), m_playback.isPlaying()};
}

void QuizPage::restore(const State& state)
{
    m_quiz->resume(state.progress);
    m_playback.setSpeed(state.speed);
    m_playback.seek(state.playhead);
    m_playback.setPlaying(state.playing);
    showMoment();
}

void QuizPage::playRun(const RunAtMoment& asked)
{
    auto run = play(asked.scenario);
    if (!run) {
        m_quiz->setNoRun(tr("The run could not be played (%1).").arg(textOf(run.error().message)));
        return showRun(nullptr, kStart);
    }
    const Instant at = instantOf(run->trace, asked.moment);
    const auto shared = std::make_shared<const Run>(std::move(*run));
    m_quiz->setRun(shared);
    showRun(shared, at);
}

void QuizPage::showRun(const std::shared_ptr<const Run>& run, Instant playhead)
{
    m_run = run;
    shareOutPageKeys();
    m_playback.pause();
    m_transport->setEnabled(run != nullptr);
    m_timeline->setRun(run);
    m_playback.setRun(run);
    m_playback.seek(playhead);
    showMoment();
}

void QuizPage::showMoment()
{
    const Instant at = m_playback.playhead();
    m_timeline->setPlayhead(at);
    m_transport->showTime(at);
    m_transport->showCaption(m_run ? captionAt(*m_run, at) : QString());
    m_quiz->showTime(at);
}

void QuizPage::showLook(const Theme& theme, double textScale)
{
    m_timeline->setTheme(theme);
    m_timeline->setTextScale(textScale);
}

void QuizPage::setPresenting(bool on)
{
    m_presenting = on;
    shareOutPageKeys();
}

/// A remote has no other keys to step with; until there is a run, they scroll the question.
void QuizPage::shareOutPageKeys()
{
    const bool scroll = !m_presenting || !m_run;
    m_quiz->setPageKeysScroll(scroll);
    m_timeline->setPageKeysScroll(scroll);
}

bool QuizPage::handleKey(const QKeyEvent& event)
{
    if (!m_run)
        return false;
    const bool isPage = event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
    if (!m_presenting || !isPage || event.modifiers() & ~Qt::KeypadModifier)
        return m_transport->handleKey(event);
    event.key() == Qt::Key_PageUp ? m_playback.toPreviousEvent() : m_playback.toNextEvent();
    return true;
}

void QuizPage::hideEvent(QHideEvent* event)
{
    m_playback.pause();
    QWidget::hideEvent(event);
}

} // namespace fenceline::app
