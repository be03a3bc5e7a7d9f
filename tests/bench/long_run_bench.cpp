// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "figures.h"
#include "ui/stage/stage_view.h"
#include "ui/text/sentences.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace fenceline::bench {

namespace {

constexpr std::int64_t kEvents = 100'000;
constexpr std::int64_t kWorkers = 62; // with the lock's lane and the seat's, 64 lanes
constexpr int kFrames = 300;

/// A run that no scenario gives: everybody in turn waits, is granted the lock, reads, writes, freezes and wakes, one
/// thing a millisecond and each message two under way, until there are enough events.
std::shared_ptr<const Run> longRun()
{
    Run run;
    run.scenario = *edit::workers(Scenario{}, kWorkers);
    run.scenario.network.oneWay = Duration{2};
    run.trace.events.reserve(kEvents);
    for (std::int64_t i = 0; i < kEvents; ++i) {
        const Instant at = kStart + Duration{i};
        const WorkerId worker{static_cast<std::uint8_t>(i / 6 * 31 % kWorkers)};
        const EventStamp stamp{at, at - Duration{2}, at + Duration{2}, worker};
        const Token token{i + 1};
        const FanId fan{static_cast<std::uint8_t>(index(worker))};
        const std::array<EventDetails, 6> turn{event::LockGranted{token, at + Duration{4}},
                                               event::SeatRead{SeatId{0}, std::nullopt, std::nullopt},
                                               event::WriteAccepted{SeatId{0}, fan, std::nullopt, std::nullopt},
                                               event::Paused{PauseCause::GarbageCollection, at + Duration{1}},
                                               event::Resumed{PauseCause::GarbageCollection},
                                               event::LockReleased{token}};
        run.trace.events.push_back({stamp, turn[static_cast<std::size_t>(i % 6)]});
    }
    run.verdict = judge(run.scenario, run.trace);
    run.beliefs = beliefsOf(run.scenario, run.trace);
    return std::make_shared<const Run>(std::move(run));
}

template <class Change>
double slowest(int frames, Change change)
{
    std::vector<double> samples;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        change(frame);
        QCoreApplication::processEvents();
        samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return percentile(samples, 0.99);
}

} // namespace

/// Scrubbing moves the playhead over the timeline, the stage and the caption; zooming lays the timeline anew.
void measureLongRun(QJsonObject& figures)
{
    const auto run = longRun();
    ui::TimelineView timeline;
    ui::StageView stage;
    for (QWidget* view : {static_cast<QWidget*>(&timeline), static_cast<QWidget*>(&stage)}) {
        view->resize(1920, 540);
        view->show();
    }
    timeline.setRun(run);
    stage.setRun(run);
    QCoreApplication::processEvents();
    const double scrub = slowest(kFrames, [&](int frame) {
        const Instant at = kStart + Duration{(frame * 7919) % kEvents};
        timeline.setPlayhead(at);
        stage.setPlayhead(at);
        if (ui::captionAt(*run, at).isEmpty())
            qFatal("nothing is said of a moment");
    });
    const double zoom = slowest(kFrames, [&](int frame) {
        const Instant around = kStart + Duration{(frame * 7919) % kEvents};
        frame % 20 == 0 ? timeline.visibleTime().showAll() : timeline.visibleTime().zoom(1.4, around);
    });
    figures.insert(QStringLiteral("frame_100k_events_p99_ms"), std::max(scrub, zoom));
    figures.insert(QStringLiteral("scrub_100k_events_p99_ms"), scrub);
    figures.insert(QStringLiteral("zoom_100k_events_p99_ms"), zoom);
}

} // namespace fenceline::bench
