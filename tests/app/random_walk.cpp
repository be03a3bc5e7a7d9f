// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/random_walk.h"

#include <QLoggingCategory>
#include <QTimerEvent>
#include <ctime>
#include <utility>

namespace fenceline::test {
namespace {

Q_LOGGING_CATEGORY(framesLog, "fenceline.walk.frames", QtWarningMsg)

constexpr int kRemembered = 30;

double processorMilliseconds()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

} // namespace

RandomWalk::RandomWalk(app::MainWindow& window, quint32 seed) : m_user(window, seed) {}

void RandomWalk::run(int events, std::function<bool(int)> goesOn)
{
    m_events = events;
    m_goesOn = std::move(goesOn);
    m_frames.reserve(std::size_t(events));
    startTimer(0);
    m_loop.exec();
}

/// A timer, since an open menu waits in a loop of its own: the walk goes on in there. Its next turn comes when all that
/// the last event has asked for is painted. Each turn has a new timer: one that is being served is not served again.
void RandomWalk::timerEvent(QTimerEvent* event)
{
    killTimer(event->timerId());
    if (m_event > 0)
        endFrame();
    if (m_event == m_events || !m_goesOn(m_event)) {
        m_user.stop();
        m_loop.quit();
        return;
    }
    startTimer(0);
    ++m_event;
    beginFrame();
    m_user.act();
}

void RandomWalk::beginFrame()
{
    m_cpuAtBegin = processorMilliseconds();
    m_clock.start();
}

void RandomWalk::endFrame()
{
    const double wall = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
    const double cpu = processorMilliseconds() - m_cpuAtBegin;
    m_frames.push_back(wall);
    m_deeds << m_user.deed();
    if (m_deeds.size() > kRemembered)
        m_deeds.removeFirst();
    constexpr double kLong = 50;
    if (cpu > kLong)
        qCDebug(framesLog).noquote() << "a frame of" << wall << "ms," << cpu << "of them ours:" << m_user.deed();
    if (cpu > m_longest.cpu)
        m_longest = {wall, cpu, m_user.deed()};
}

} // namespace fenceline::test
