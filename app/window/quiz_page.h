// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "ui/quiz/quiz_view.h"
#include "ui/session/playback.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace fenceline::ui {
class TimelineView;
class TransportBar;
} // namespace fenceline::ui

namespace fenceline::app {

/// The quiz with the picture and the playing of the run behind the question. The run is the question's own: it does
/// not touch the scenario that the student explores.
class QuizPage : public QWidget {
    Q_OBJECT
public:
    /// What a student has done here, to continue later.
    struct State {
        ui::QuizProgress progress;
        Instant playhead;
        double speed;
        bool playing;
    };

    explicit QuizPage(QWidget* parent = nullptr);

    ui::QuizView* quiz() const { return m_quiz; }
    State stateNow() const;
    void restore(const State& state);
    void showLook(const ui::Theme& theme, double textScale);
    void setMotionReduced(bool reduced) { m_playback.setReducedMotion(reduced); }
    /// In front of a class PageUp and PageDown go from event to event, once there is a run to go through.
    void setPresenting(bool on);
    /// Passes a key on to the transport of this page; false if it is not one of its keys.
    bool handleKey(const QKeyEvent& event);

signals:
    void scenarioChosen(const fenceline::Scenario& scenario);
    void closeRequested();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void playRun(const RunAtMoment& asked);
    void showRun(const std::shared_ptr<const Run>& run, Instant playhead);
    void showMoment();
    void shareOutPageKeys();

    ui::Playback m_playback;
    ui::QuizView* m_quiz;
    ui::TimelineView* m_timeline;
    ui::TransportBar* m_transport;
    std::shared_ptr<const Run> m_run; ///< null: none is shown
    bool m_presenting = false;
};

} // namespace fenceline::app
