// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace fenceline::ui {

/// The playhead: a number beside the run. Playing moves it with the real clock; nothing in the run depends on it, and
/// going back is a smaller number. The only timer of the program lives here.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    Instant playhead() const { return m_playhead; }
    bool isPlaying() const { return m_timer.isActive(); }
    double speed() const { return m_speed; }

    /// Keeps the playhead where it is, or moves it to the new run's end if it would lie beyond. Without a run there is
    /// only the start.
    void setRun(std::shared_ptr<const Run> run);

    void seek(Instant at);
    /// Starts over if the playhead is at the end.
    void play();
    void pause();
    void setPlaying(bool playing) { playing ? play() : pause(); }
    void toggle() { setPlaying(!isPlaying()); }
    /// Virtual seconds for each real one.
    void setSpeed(double speed);
    /// If reduced, playing shows stills: the playhead jumps from event to event, and reaches each at the time at which
    /// it would come with movement too.
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }
    /// Plays on by this much real time; the timer calls it for every frame.
    void advance(std::chrono::nanoseconds real);

    // All of these pause.
    void toStart();
    void toEnd();
    void toNextEvent();
    void toPreviousEvent();
    void step(int direction) { direction < 0 ? toPreviousEvent() : toNextEvent(); }
    void goTo(Instant at);

signals:
    void playheadMoved(fenceline::Instant at);
    void playingChanged(bool playing);
    void speedChanged(double speed);

private:
    void tick();
    void move(Instant at);
    Instant end() const;
    Instant lastEventUntil(Instant at) const;

    std::shared_ptr<const Run> m_run;
    Instant m_playhead = kStart;
    double m_speed = 1.0;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    bool m_reducedMotion = false;
    double m_owed = 0; ///< virtual milliseconds played but not yet moved: less than one, or less than to the next still
};

} // namespace fenceline::ui
