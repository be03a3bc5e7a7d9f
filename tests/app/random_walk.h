// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/random_user.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QObject>
#include <QStringList>
#include <functional>
#include <vector>

namespace fenceline::test {

/// A random user's way through the window, one event after another, each with all the painting that comes of it before
/// the next one.
class RandomWalk : public QObject {
public:
    /// From one event to the next: handled, laid out, painted.
    struct Frame {
        double wall = 0; ///< milliseconds
        double cpu = 0;  ///< of them, those that this process used; other programs on the machine do not count
        QString deed;
    };

    RandomWalk(app::MainWindow& window, quint32 seed);

    /// Ends early where `goesOn`, asked after each event, says no.
    void run(int events, std::function<bool(int event)> goesOn);

    const std::vector<double>& frames() const { return m_frames; } ///< wall, in milliseconds
    const Frame& longest() const { return m_longest; }             ///< by its own time
    int count() const { return m_event; }
    /// What was done last, the latest at the end.
    const QStringList& deeds() const { return m_deeds; }

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void endFrame();
    void beginFrame();

    RandomUser m_user;
    QEventLoop m_loop;
    std::function<bool(int)> m_goesOn;
    int m_event = 0;
    int m_events = 0;
    QElapsedTimer m_clock;
    double m_cpuAtBegin = 0;
    std::vector<double> m_frames;
    Frame m_longest;
    QStringList m_deeds;
};

} // namespace fenceline::test
