// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/transport.h"

#include "ui/controls/transport_bar.h"
#include "ui/session/playback.h"
#include "ui/timeline/timeline_view.h"

namespace fenceline::app {

using namespace ui;

void connectTransport(TransportBar& transport, Playback& playback)
{
    const auto connect = [](auto&&... ends) { QObject::connect(ends...); };
    connect(&playback, &Playback::playingChanged, &transport, &TransportBar::showPlaying);
    connect(&playback, &Playback::speedChanged, &transport, &TransportBar::showSpeed);
    connect(&transport, &TransportBar::playRequested, &playback, &Playback::setPlaying);
    connect(&transport, &TransportBar::startRequested, &playback, &Playback::toStart);
    connect(&transport, &TransportBar::previousRequested, &playback, &Playback::toPreviousEvent);
    connect(&transport, &TransportBar::nextRequested, &playback, &Playback::toNextEvent);
    connect(&transport, &TransportBar::endRequested, &playback, &Playback::toEnd);
    connect(&transport, &TransportBar::speedChosen, &playback, &Playback::setSpeed);
    transport.showPlaying(playback.isPlaying());
    transport.showSpeed(playback.speed());
}

void connectTimeline(const TimelineView& timeline, Playback& playback)
{
    const auto connect = [](auto&&... ends) { QObject::connect(ends...); };
    connect(&timeline, &TimelineView::grabbed, &playback, &Playback::pause);
    connect(&timeline, &TimelineView::seekRequested, &playback, &Playback::seek);
    connect(&timeline, &TimelineView::stepRequested, &playback, &Playback::step);
}

} // namespace fenceline::app
