// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/seek_hand.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr Duration kFineStep{100};

/// Nowhere beyond the run, whose end may not be that of what is shown.
Instant within(Instant at, const Run& run)
{
    return std::clamp(at, kStart, run.horizon());
}

} // namespace

void SeekHand::goTo(Instant at, const Run& run)
{
    const Instant to = within(at, run);
    emit grabbed();
    emit sought(to);
}

bool SeekHand::press(const QMouseEvent& event, const TimelineGeometry& geometry, const Run& run)
{
    const bool onAxis = event.position().x() >= geometry.axis.left - measure::kWideGap;
    if (event.button() != Qt::LeftButton || !onAxis)
        return false;
    m_dragging = true;
    goTo(soughtAt(geometry, run.trace, event.position().x()), run);
    return true;
}

bool SeekHand::drag(const QMouseEvent& event, const TimelineGeometry& geometry, const Run& run)
{
    if (m_dragging)
        emit sought(within(soughtAt(geometry, run.trace, event.position().x()), run));
    return m_dragging;
}

bool SeekHand::release(const QMouseEvent& event)
{
    return event.button() == Qt::LeftButton && std::exchange(m_dragging, false);
}

bool SeekHand::key(const QKeyEvent& event, const Run& run, Instant playhead)
{
    const bool fine = event.modifiers() & Qt::ShiftModifier;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const auto move = [&](Instant at) {
        goTo(at, run);
        return true;
    };
    const auto step = [this](int direction) {
        emit stepRequested(direction);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left: return fine ? move(playhead - kFineStep) : step(-1);
    case Qt::Key_Right: return fine ? move(playhead + kFineStep) : step(1);
    case Qt::Key_Home: return move(kStart);
    case Qt::Key_End: return move(run.horizon());
    default: return false;
    }
}

} // namespace fenceline::ui
