// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/grip_hand.h"

#include "ui/text/text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr Duration kStep{100};
constexpr Duration kFineStep{10};

} // namespace

void GripHand::show(std::shared_ptr<const Run> run, std::vector<Grip> grips)
{
    m_run = std::move(run);
    m_grips = std::move(grips);
    if (!m_held || m_dragging)
        return;
    if (const auto same = placeOfHeld(); same != m_grips.end())
        m_held = *same;
    else if (m_moved)
        m_held->at = m_wanted; // out of sight while the key is down: it can be brought back
    else
        m_held.reset();
    emit heldChanged();
}

std::vector<Grip>::const_iterator GripHand::placeOfHeld() const
{
    return std::find_if(m_grips.begin(), m_grips.end(),
                        [this](const Grip& grip) { return m_held && isSame(grip, *m_held); });
}

const Grip* GripHand::gripAt(const QPointF& point) const
{
    // The last one lies on top. Where two stand side by side, the handle that is meant counts before its surroundings.
    for (auto grip = m_grips.rbegin(); grip != m_grips.rend(); ++grip)
        if (grip->rect.contains(point))
            return &*grip;
    constexpr qreal reach = kPointerReach;
    for (auto grip = m_grips.rbegin(); grip != m_grips.rend(); ++grip)
        if (grip->reach.adjusted(-reach, -reach, reach, reach).contains(point))
            return &*grip;
    return nullptr;
}

QString GripHand::description() const
{
    if (!m_held || !m_run)
        return {};
    return Text::tr("%1. Left and Right move it, Escape lets go.", "a thing on the timeline that is held")
        .arg(tell(*m_held, *m_run));
}

void GripHand::hold(std::optional<Grip> grip)
{
    m_held = std::move(grip);
    emit heldChanged();
}

void GripHand::finish()
{
    if (std::exchange(m_moved, false))
        moveTo(m_wanted, EditPhase::Finished);
    if (m_held && !m_dragging && placeOfHeld() == m_grips.end())
        hold(std::nullopt);
}

void GripHand::letGo()
{
    finish();
    m_dragging = false;
    if (m_held)
        hold(std::nullopt);
}

Instant GripHand::bounded(Instant at) const
{
    const TimeRange bounds = boundsOf(*m_held);
    return std::clamp(at, bounds.from, bounds.to);
}

void GripHand::moveTo(Instant at, EditPhase phase)
{
    m_wanted = bounded(at);
    switch (m_held->kind) {
    case Grip::Kind::LeaseEnd: emit leaseEdited(m_wanted - m_held->other, phase); return;
    case Grip::Kind::PauseStart:
        emit pauseEdited(m_held->fault, m_wanted - kStart, m_held->other - kStart, phase);
        return;
    case Grip::Kind::PauseEnd:
        emit pauseEdited(m_held->fault, m_held->other - kStart, m_wanted - kStart, phase);
        return;
    case Grip::Kind::Arrival: emit arrivalEdited(m_held->worker, m_wanted - kStart, phase); return;
    }
}

bool GripHand::press(const QMouseEvent& event, const TimeAxis& axis)
{
    const Grip* grip = event.button() == Qt::LeftButton ? gripAt(event.position()) : nullptr;
    if (!grip)
        return false;
    m_dragging = true;
    m_moved = false;
    m_wanted = grip->at;
    m_beside = event.position().x() - xOf(axis, grip->shownAt.value_or(grip->at));
    hold(*grip);
    return true;
}

bool GripHand::drag(const QMouseEvent& event, const TimeAxis& axis)
{
    if (!m_dragging)
        return false;
    const Instant under = instantAt(axis, event.position().x() - m_beside);
    const Instant to = bounded(event.modifiers() & Qt::ShiftModifier ? under : snapped(axis, under));
    if (to != m_wanted) {
        m_moved = true;
        moveTo(to, EditPhase::Moving);
    }
    return true;
}

bool GripHand::release(const QMouseEvent& event)
{
    if (!m_dragging || event.button() != Qt::LeftButton)
        return false;
    letGo();
    return true;
}

/// From the first one at or after the playhead, around and around.
void GripHand::step(int by, Instant playhead)
{
    const auto count = static_cast<std::ptrdiff_t>(m_grips.size());
    if (count == 0)
        return;
    std::ptrdiff_t next = 0;
    if (const auto now = placeOfHeld(); now != m_grips.end())
        next = (now - m_grips.begin() + by + count) % count;
    else
        next = (std::find_if(m_grips.begin(), m_grips.end(), [&](const Grip& grip) { return grip.at >= playhead; }) -
                m_grips.begin()) %
               count;
    hold(m_grips[static_cast<std::size_t>(next)]);
    emit said(description());
}

void GripHand::moveByKey(Duration by)
{
    m_moved = true;
    moveTo(m_held->at + by, EditPhase::Moving);
    emit said(tell(*m_held, *m_run));
}

/// Where it was taken hold of; an edit that comes back to its beginning is none.
void GripHand::giveUpDrag()
{
    if (m_moved)
        moveTo(m_held->at, EditPhase::Moving);
    letGo();
}

bool GripHand::key(const QKeyEvent& event, Instant playhead)
{
    if (m_dragging && event.key() == Qt::Key_Escape) {
        giveUpDrag();
        return true;
    }
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier) || m_dragging)
        return false;
    if (event.key() == Qt::Key_E) {
        finish();
        step(shift ? -1 : 1, playhead);
        return true;
    }
    if (!m_held)
        return false;
    const Duration by = shift ? kFineStep : kStep;
    switch (event.key()) {
    case Qt::Key_Left: moveByKey(-by); return true;
    case Qt::Key_Right: moveByKey(by); return true;
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit said(Text::tr("Let go: %1.", "a thing on the timeline that was held").arg(tell(*m_held, *m_run)));
        letGo();
        return true;
    default: return false;
    }
}

bool GripHand::keyReleased(const QKeyEvent& event)
{
    const bool moves = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (!m_held || !moves || m_dragging)
        return false;
    if (!event.isAutoRepeat())
        finish();
    return true;
}

} // namespace fenceline::ui
