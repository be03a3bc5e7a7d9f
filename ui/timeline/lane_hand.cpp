// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_hand.h"

#include "ui/timeline/hit.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kScrollStep = 12; ///< with every move of a pointer that drags a lane over the edge

} // namespace

void LaneHand::setLanes(std::vector<LaneId> standard)
{
    m_standard = std::move(standard);
    m_pressed.reset();
    m_drop.reset();
    if (m_focused && std::find(m_standard.begin(), m_standard.end(), *m_focused) == m_standard.end())
        focus(std::nullopt);
}

void LaneHand::setArrangement(LaneArrangement arrangement)
{
    if (arrangement == m_arrangement)
        return;
    m_arrangement = std::move(arrangement);
    emit arrangementChanged();
}

void LaneHand::toggle(const LaneId& lane)
{
    setArrangement(withCollapsed(m_arrangement, lane, !isCollapsed(lane)));
}

bool LaneHand::areCollapsed(LaneKind kind) const
{
    return std::all_of(m_standard.begin(), m_standard.end(),
                       [&](const LaneId& lane) { return lane.kind != kind || isCollapsed(lane); });
}

void LaneHand::collapseAll(LaneKind kind, bool collapsed)
{
    LaneArrangement all = m_arrangement;
    for (const LaneId& lane : m_standard)
        if (lane.kind == kind)
            all = withCollapsed(std::move(all), lane, collapsed);
    setArrangement(std::move(all));
}

void LaneHand::moveBy(const LaneId& lane, int places)
{
    const std::vector<LaneId> now = lanes();
    const auto from = std::find(now.begin(), now.end(), lane) - now.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + places, 0, static_cast<std::ptrdiff_t>(now.size()) - 1);
    setArrangement(withMoved(m_arrangement, m_standard, lane, static_cast<std::size_t>(to)));
}

/// Among the lanes of the part that it is in, pinned or not: before the first whose middle lies below.
LaneHand::Drop LaneHand::dropAt(const TimelineGeometry& geometry, qreal y)
{
    const bool inPinned = geometry.pinnedClip.top() <= y && y < geometry.pinnedClip.bottom();
    Drop drop;
    for (std::size_t i = 0; i < geometry.lanes.size(); ++i) {
        const Lane& lane = geometry.lanes[i];
        if (lane.pinned != inPinned)
            continue;
        const QRectF clip = clipOf(geometry, lane);
        if (y < lane.rect.center().y())
            return {i, std::clamp(lane.rect.top(), clip.top(), clip.bottom())};
        drop = {i + 1, std::clamp(lane.rect.bottom(), clip.top(), clip.bottom())};
    }
    return drop;
}

bool LaneHand::press(const QMouseEvent& event, const TimelineGeometry& geometry)
{
    m_pressed = event.button() == Qt::LeftButton ? laneNameAt(geometry, event.position()) : std::nullopt;
    m_pressedAt = event.position();
    return m_pressed.has_value();
}

bool LaneHand::drag(const QMouseEvent& event, const TimelineGeometry& geometry)
{
    if (!m_pressed)
        return false;
    const qreal y = event.position().y();
    if (!m_drop && std::abs(y - m_pressedAt.y()) <= kPointerReach)
        return true;
    if (y < 0 || y > geometry.lanesClip.bottom())
        emit scrollRequested(y < 0 ? -kScrollStep : kScrollStep);
    m_drop = dropAt(geometry, y);
    emit dropLineChanged();
    return true;
}

bool LaneHand::release(const QMouseEvent& event)
{
    if (!m_pressed || event.button() != Qt::LeftButton)
        return false;
    const LaneId lane = *std::exchange(m_pressed, std::nullopt);
    const auto drop = std::exchange(m_drop, std::nullopt);
    if (!drop) {
        toggle(lane);
        return true;
    }
    const std::vector<LaneId> now = lanes();
    const auto from = static_cast<std::size_t>(std::find(now.begin(), now.end(), lane) - now.begin());
    const std::size_t to = drop->place > from ? drop->place - 1 : drop->place;
    setArrangement(withMoved(m_arrangement, m_standard, lane, to));
    emit dropLineChanged();
    return true;
}

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

/// What is dragged is let go first, then the focus.
bool LaneHand::leave()
{
    if (m_pressed) {
        m_pressed.reset();
        m_drop.reset();
        emit dropLineChanged();
        return true;
    }
    const bool wasFocused = m_focused.has_value();
    focus(std::nullopt);
    return wasFocused;
}

bool LaneHand::keyOfFocused(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    const bool moves = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    if (!m_focused)
        return false;
    if (held == Qt::AltModifier && moves) {
        moveBy(*m_focused, event.key() == Qt::Key_Up ? -1 : 1);
        emit focusChanged(); // it is elsewhere now
        return true;
    }
    if (event.key() != Qt::Key_C || (held != Qt::NoModifier && held != Qt::ShiftModifier))
        return false;
    if (held == Qt::ShiftModifier)
        collapseAll(m_focused->kind, !areCollapsed(m_focused->kind));
    else
        toggle(*m_focused);
    emit focusChanged();
    return true;
}

bool LaneHand::key(const QKeyEvent& event, const TimelineGeometry& geometry)
{
    if (keyOfFocused(event))
        return true;
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up: step(-1, geometry); return true;
    case Qt::Key_Down: step(1, geometry); return true;
    case Qt::Key_Escape: return leave();
    default: return false;
    }
}

} // namespace fenceline::ui
