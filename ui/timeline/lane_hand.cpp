// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_hand.h"

#include <QKeyEvent>
#include <algorithm>

namespace fenceline::ui {

void LaneHand::focus(std::optional<LaneId> lane)
{
    if (lane == m_focused)
        return;
    m_focused = lane;
    emit focusChanged();
}

/// The first one, or upwards the last, where none is focused yet.
void LaneHand::step(int by, const TimelineGeometry& geometry)
{
    if (geometry.lanes.empty())
        return;
    const auto last = static_cast<std::ptrdiff_t>(geometry.lanes.size()) - 1;
    const auto now = m_focused ? placeOf(geometry, *m_focused) : std::nullopt;
    const std::ptrdiff_t next = now      ? std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(*now) + by, 0, last)
                                : by > 0 ? 0
                                         : last;
    focus(geometry.lanes[static_cast<std::size_t>(next)].key());
}

bool LaneHand::key(const QKeyEvent& event, const TimelineGeometry& geometry)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up: step(-1, geometry); return true;
    case Qt::Key_Down: step(1, geometry); return true;
    case Qt::Key_Escape: {
        const bool wasFocused = m_focused.has_value();
        focus(std::nullopt);
        return wasFocused;
    }
    default: return false;
    }
}

} // namespace fenceline::ui
