// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulate.h"
#include "figures.h"

#include <QElapsedTimer>
#include <algorithm>

namespace fenceline::bench {

namespace {

constexpr int kRuns = 400'000;
constexpr int kRepeats = 5;

/// Runs a second, the best of a few repeats: what the machine can do when nobody else is at work on it.
template <class Once>
double runsPerSecond(Once once)
{
    double best = 0;
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < kRuns; ++i)
            once(i);
        best = std::max(best, kRuns * 1e9 / static_cast<double>(timer.nsecsElapsed()));
    }
    return best;
}

/// Every run has another pause, so that no run's branches are learned from the one before.
void vary(Model& model, std::int64_t i)
{
    auto& pause = model.schedule.faults.front();
    pause.until = pause.at + Duration{1 + (i * 7919) % 20'000};
}

} // namespace

void measureCore(QJsonObject& figures)
{
    Model model = modelOf(Scenario{});
    OutcomeSimulator simulator;
    int doubleSales = 0;
    figures.insert(QStringLiteral("simulate_runs_per_s"), runsPerSecond([&](int i) {
                       vary(model, i);
                       doubleSales += simulator.run(model) == Outcome::DoubleSale ? 1 : 0;
                   }));
    TimedMemory memory;
    Trace trace;
    std::size_t events = 0;
    figures.insert(QStringLiteral("simulate_trace_runs_per_s"), runsPerSecond([&](int i) {
                       vary(model, i);
                       simulate(model, memory, trace);
                       events += trace.events.size();
                   }));
    if (doubleSales == 0 || events == 0)
        qFatal("the benchmark measured runs in which nothing happened");
}

} // namespace fenceline::bench
