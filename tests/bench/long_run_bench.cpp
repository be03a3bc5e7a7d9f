// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "figures.h"
#include "ui/timeline/timeline_view.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace fenceline::bench {

namespace {

constexpr std::int64_t kEvents = 100'000;
constexpr std::int64_t kWorkers = 62; // with the lock's lane and the seat's, 64 lanes
constexpr int kFrames = 300;

/// A run that no scenario gives: everybody reads the seat, one a millisecond, until there are enough events.
std::shared_ptr<const Run> longRun()
{
    Run run;
    run.scenario = *edit::workers(Scenario{}, kWorkers);
    run.trace.events.reserve(kEvents);
    for (std::int64_t i = 0; i < kEvents; ++i) {
        const Instant at = kStart + Duration{i};
        const WorkerId worker{static_cast<std::uint8_t>(i * 31 % kWorkers)};
        run.trace.events.push_back({{at, at, at, worker}, event::SeatRead{SeatId{0}, std::nullopt, std::nullopt}});
    }
    run.verdict = judge(run.scenario, run.trace);
    return std::make_shared<const Run>(std::move(run));
}

} // namespace

void measureLongRun(QJsonObject& figures)
{
    ui::TimelineView timeline;
    timeline.resize(1920, 1080);
    timeline.setRun(longRun());
    timeline.show();
    QCoreApplication::processEvents();
    std::vector<double> samples;
    for (int frame = 0; frame < kFrames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        timeline.setPlayhead(kStart + Duration{(frame * 7919) % kEvents});
        QCoreApplication::processEvents();
        samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    figures.insert(QStringLiteral("frame_100k_events_p99_ms"), percentile(samples, 0.99));
}

} // namespace fenceline::bench
