// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/text.h"
#include "ui/theme/announcement.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/lane_hand.h"
#include "ui/timeline/lane_menu.h"
#include "ui/timeline/lane_scroll.h"
#include "ui/timeline/lanes.h"
#include "ui/timeline/seek_hand.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <algorithm>
#include <iterator>

/// What the pointer and the keys do on a timeline: each event goes to the hand that it is meant for.
namespace fenceline::ui {

void TimelineView::seek(Instant at)
{
    if (at != m_playhead)
        emit seekRequested(at);
}

void TimelineView::requestSeek(Instant at)
{
    if (m_run)
        m_seek->goTo(at, *m_run);
}

void TimelineView::clickAt(const QPointF& point)
{
    const auto hit = hitAt(geometryNow(), *m_run, m_tracks, point, known());
    select(hit ? std::optional(hit->thing) : std::nullopt);
    if (hit)
        seek(spanOf(hit->thing, *m_run, m_tracks).from);
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    m_keyFocus.mouseUsed();
    if (m_run && m_time->press(*event))
        return;
    if (m_run && event->button() == Qt::LeftButton)
        m_click.press(event->position());
    if (m_run && m_hand->press(*event, geometryNow().axis)) {
        m_still = geometryNow().axis.range;
        hover(std::nullopt);
        emit grabbed();
        return;
    }
    m_hand->letGo();
    if (m_run && m_lanes->press(*event, geometryNow())) {
        m_click.release();
        return;
    }
    if (m_run && m_seek->press(*event, geometryNow(), *m_run))
        hover(std::nullopt);
    else
        QWidget::mousePressEvent(event);
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    m_click.move(event->position());
    if (!m_run)
        return;
    const TimelineGeometry& geometry = geometryNow();
    if (!m_time->drag(*event, geometry.axis) && !m_hand->drag(*event, geometry.axis) &&
        !m_lanes->drag(*event, geometry) && !m_seek->drag(*event, geometry, *m_run))
        point(event->position());
}

void TimelineView::point(const QPointF& at)
{
    hover(hitAt(geometryNow(), *m_run, m_tracks, at, known()));
    const bool onName = laneNameAt(geometryNow(), at).has_value();
    setCursor(m_hand->gripAt(at) ? Qt::SizeHorCursor : onName ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_hand->release(*event) && !m_time->release(*event) && !m_lanes->release(*event))
        m_seek->release(*event);
    if (const auto click = event->button() == Qt::LeftButton ? m_click.release() : std::nullopt)
        clickAt(*click);
}

void TimelineView::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    if (m_run && m_time->wheel(*event, geometryNow().axis))
        return;
    if (m_run && geometryNow().scrollRange > 0)
        m_scroll->pass(*event);
    else
        event->ignore();
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    if (!m_run) {
        QWidget::keyPressEvent(event);
        return;
    }
    geometryNow(); // the grips are where they are seen
    m_keyFocus.keyUsed(hasFocus());
    if (m_hand->key(*event, m_playhead) || m_time->key(*event) || selectByKey(*event) ||
        m_lanes->key(*event, geometryNow()) || m_seek->key(*event, *m_run, m_playhead))
        return;
    const bool scrolls = m_pageKeysScroll && (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown);
    if (scrolls && geometryNow().scrollRange > 0)
        m_scroll->pass(*event);
    else
        QWidget::keyPressEvent(event);
}

void TimelineView::keyReleaseEvent(QKeyEvent* event)
{
    if (!m_hand->keyReleased(*event))
        QWidget::keyReleaseEvent(event);
}

/// At the lane under the pointer or, from the keyboard, the one that it is in.
void TimelineView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_run)
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto asked = byKey ? m_lanes->focused() : laneNameAt(geometryNow(), event->pos());
    const auto place = asked ? placeOf(geometryNow(), *asked) : std::nullopt;
    const Lane* lane = place ? &geometryNow().lanes[*place] : nullptr;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addLaneActions(*menu, *m_lanes, asked, lane ? titleOf(*lane, *m_run, m_tracks) : QString());
    menu->popup(byKey && lane ? mapToGlobal(lane->name.rect.bottomLeft().toPoint()) : event->globalPos());
}

/// Enter selects what the playhead lies on in the focused lane, again the next that it lies on there.
bool TimelineView::selectByKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (event.key() == Qt::Key_Escape && selected() && !m_lanes->isDragging()) {
        select(std::nullopt);
        return true;
    }
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const auto lane = enter && m_lanes->focused() ? placeOf(geometryNow(), *m_lanes->focused()) : std::nullopt;
    if (!lane)
        return false;
    auto things = thingsUnder(geometryNow().lanes[*lane], m_playhead, *m_run, m_tracks);
    std::erase_if(things, [this](const Thing& thing) { return !isKnown(thing, *m_run, m_tracks, known()); });
    const auto now = selected() ? std::find(things.begin(), things.end(), *selected()) : things.end();
    if (now != things.end() && std::next(now) != things.end())
        select(*std::next(now));
    else
        select(things.empty() ? std::nullopt : std::optional(things.front()));
    m_announcement->say(things.empty() ? Text::tr("Nothing is there at this time.", "in a lane of the timeline")
                                       : selectionText());
    return true;
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    m_keyFocus.focusIn(*event);
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    m_keyFocus.focusOut(*event);
    if (!m_hand->isDragging())
        m_hand->finish();
}

bool TimelineView::event(QEvent* event)
{
    if (!m_run)
        return QWidget::event(event);
    if (event->type() == QEvent::NativeGesture)
        return m_time->pinch(*static_cast<QNativeGestureEvent*>(event), geometryNow().axis);
    if (event->type() == QEvent::ToolTip)
        return showToolTip(*static_cast<QHelpEvent*>(event));
    return QWidget::event(event);
}

} // namespace fenceline::ui
