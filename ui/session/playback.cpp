// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/playback.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {

namespace {

constexpr std::chrono::milliseconds kFrame{16};

} // namespace

Playback::Playback(QObject* parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrame);
    connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
}

void Playback::setRun(std::shared_ptr<const Run> run)
{
    m_run = std::move(run);
    move(m_playhead);
}

Instant Playback::end() const
{
    return m_run ? m_run->horizon() : kStart;
}

void Playback::move(Instant at)
{
    const auto bounded = std::clamp(at, kStart, end());
    if (bounded == m_playhead)
        return;
    m_playhead = bounded;
    emit playheadMoved(m_playhead);
}

void Playback::seek(Instant at)
{
    m_owed = 0;
    move(at);
}

void Playback::play()
{
    if (isPlaying())
        return;
    if (m_playhead >= end())
        seek(kStart);
    m_sinceTick.start();
    m_timer.start();
    emit playingChanged(true);
}

void Playback::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void Playback::setSpeed(double speed)
{
    if (speed == m_speed)
        return;
    m_speed = speed;
    emit speedChanged(speed);
}

void Playback::tick()
{
    const std::chrono::nanoseconds real{m_sinceTick.nsecsElapsed()};
    m_sinceTick.start();
    advance(real);
}

void Playback::advance(std::chrono::nanoseconds real)
{
    m_owed += std::chrono::duration<double, std::milli>(real).count() * m_speed;
    const Instant played = m_playhead + Duration{static_cast<std::int64_t>(std::floor(m_owed))};
    const bool atEnd = played >= end();
    const Instant shown = m_reducedMotion && !atEnd ? std::max(m_playhead, lastEventUntil(played)) : played;
    m_owed -= static_cast<double>((shown - m_playhead).count());
    move(shown);
    if (atEnd) {
        m_owed = 0;
        pause();
    }
}

Instant Playback::lastEventUntil(Instant at) const
{
    const auto& events = m_run->trace.events;
    const auto later = std::upper_bound(events.begin(), events.end(), at,
                                        [](Instant until, const Event& event) { return until < event.at; });
    return later == events.begin() ? kStart : std::prev(later)->at;
}

void Playback::toStart()
{
    pause();
    seek(kStart);
}

void Playback::toEnd()
{
    pause();
    seek(end());
}

void Playback::goTo(Instant at)
{
    pause();
    seek(at);
}

void Playback::toNextEvent()
{
    pause();
    if (!m_run)
        return;
    const auto& events = m_run->trace.events;
    const auto later = std::upper_bound(events.begin(), events.end(), m_playhead,
                                        [](Instant at, const Event& event) { return at < event.at; });
    seek(later == events.end() ? end() : later->at);
}

void Playback::toPreviousEvent()
{
    pause();
    if (!m_run)
        return;
    const auto& events = m_run->trace.events;
    const auto notEarlier = std::lower_bound(events.begin(), events.end(), m_playhead,
                                             [](const Event& event, Instant at) { return event.at < at; });
    seek(notEarlier == events.begin() ? kStart : std::prev(notEarlier)->at);
}

} // namespace fenceline::ui
