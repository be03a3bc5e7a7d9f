// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {
class Playback;
class TimelineView;
class TransportBar;
} // namespace fenceline::ui

/// Connects the widgets that ask for another moment to the playback, for every page that plays a run.
namespace fenceline::app {

void connectTransport(ui::TransportBar& transport, ui::Playback& playback);
void connectTimeline(const ui::TimelineView& timeline, ui::Playback& playback);

} // namespace fenceline::app
