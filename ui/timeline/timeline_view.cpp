// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include "ui/text/quantities.h"
#include "ui/text/text.h"
#include "ui/theme/paint.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/lane_hand.h"
#include "ui/timeline/lane_scroll.h"
#include "ui/timeline/lanes.h"
#include "ui/timeline/paint.h"
#include "ui/timeline/timeline_access.h"
#include "ui/timeline/visible_time.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QRegion>
#include <QToolTip>
#include <algorithm>
#include <iterator>

namespace fenceline::ui {
namespace {

constexpr Duration kFineStep{100};
constexpr qreal kOutlineReach = 8; ///< around what the pointer is over

QRect padded(const QRectF& rect, qreal by)
{
    return rect.adjusted(-by, -by, by, by).toAlignedRect();
}

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : QWidget(parent), m_theme(&theme(Theme::Kind::Light)), m_scroll(new LaneScroll(this)), m_lanes(new LaneHand(this)),
      m_time(new VisibleTime(this)), m_hand(new GripHand(this))
{
    installTimelineAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(Text::tr("Timeline"));
    connect(m_scroll, &LaneScroll::changed, this, &TimelineView::dropGeometry);
    connect(m_hand, &GripHand::heldChanged, this, [this] {
        if (m_still && !m_hand->isDragging()) {
            m_still.reset();
            dropGeometry();
        }
        describe();
    });
    connect(m_lanes, &LaneHand::focusChanged, this, [this] {
        if (const auto place = m_lanes->focused() ? placeOf(geometryNow(), *m_lanes->focused()) : std::nullopt)
            m_scroll->reveal(geometryNow(), *place);
        describe();
    });
    connect(m_time, &VisibleTime::changed, this, &TimelineView::dropGeometry);
}

void TimelineView::setRun(std::shared_ptr<const Run> run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_tracks = m_run ? tracksOf(*m_run) : Tracks{};
    if (m_run)
        m_playhead = std::min(m_playhead, m_run->horizon());
    m_time->setWhole(m_run ? wholeOf(*m_run) : TimeRange{});
    dropGeometry();
    m_run ? m_selection.follow(*m_run, m_tracks) : m_selection.clear();
    saySelected();
    if (m_hand->held())
        geometryNow(); // what is held is said where it is now
}

void TimelineView::setPlayhead(Instant at)
{
    if (at == m_playhead)
        return;
    const Instant before = std::exchange(m_playhead, at);
    m_time->setPlayhead(at);
    m_time->turnTo(at);
    if (!m_geometry || m_layer.isNull()) {
        update();
    } else {
        update(regionOf(*m_geometry, makePlayhead(*m_geometry, before, m_measure)) |
               regionOf(*m_geometry, makePlayhead(*m_geometry, at, m_measure)));
    }
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent change(this, secondsOf(at));
        QAccessible::updateAccessibility(&change);
    }
}

void TimelineView::setTheme(const Theme& theme)
{
    m_theme = &theme;
    dropLayer();
}

void TimelineView::setTextScale(qreal scale)
{
    if (scale == m_textScale)
        return;
    m_textScale = scale;
    updateGeometry();
    dropGeometry();
}

void TimelineView::dropGeometry()
{
    m_geometry.reset();
    m_hover.reset();
    dropLayer();
}

void TimelineView::dropLayer()
{
    m_layer = {};
    update();
}

const TimelineGeometry& TimelineView::geometryNow()
{
    if (m_geometry)
        return *m_geometry;
    if (!m_run)
        return m_geometry.emplace();
    if (const qreal scale = timelineScale(m_tracks, size(), m_textScale); scale != m_measure.scale())
        m_measure = TextMeasure(scale);
    TimelineRequest request{m_still.value_or(m_time->range()), QSizeF(size()), m_scroll->offset()};
    request.size.rheight() -= m_time->barHeight();
    request.scrollBar = m_scroll->barWidth();
    m_geometry = makeTimeline(*m_run, m_tracks, request, m_measure);
    m_geometry->size = size();
    m_scroll->place(*m_geometry);
    m_time->place(*m_geometry);
    m_hand->show(m_run, gripsOf(*m_geometry, *m_run));
    return *m_geometry;
}

void TimelineView::ensureLayer()
{
    const qreal ratio = devicePixelRatioF();
    const QSize wanted = (QSizeF(size()) * ratio).toSize();
    if (m_layer.size() == wanted && m_layer.devicePixelRatio() == ratio)
        return;
    m_layer = QPixmap(wanted);
    m_layer.setDevicePixelRatio(ratio);
    QPainter painter(&m_layer);
    paintTimeline(painter, geometryNow(), *m_theme);
}

void TimelineView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (!m_run) {
        painter.fillRect(rect(), m_theme->panel);
        return;
    }
    ensureLayer();
    const qreal ratio = m_layer.devicePixelRatio();
    for (const QRect& dirty : event->region())
        painter.drawPixmap(QRectF(dirty), m_layer,
                           QRectF(QPointF(dirty.topLeft()) * ratio, QSizeF(dirty.size()) * ratio));
    paintOverlays(painter);
}

void TimelineView::paintOverlays(QPainter& painter)
{
    const TimelineGeometry& geometry = geometryNow();
    for (const Grip& grip : m_hand->grips())
        paintGrip(painter, grip, m_hand->held() && isSame(grip, *m_hand->held()), *m_theme);
    const auto outline = selected() ? outlineOf(geometry, *selected(), *m_run, m_tracks) : std::nullopt;
    if (const auto lane = outline ? laneOf(geometry, *selected()) : std::nullopt) {
        const bool ofLane = outline->along.isNull();
        const QRectF clip = ofLane ? clipOf(geometry, geometry.lanes[*lane]) : geometry.lanesClip;
        paintSelection(painter, *outline, clip, *m_theme);
    }
    if (m_hover)
        paintHover(painter, m_hover->outline, *m_theme);
    paintPlayhead(painter, geometry, makePlayhead(geometry, m_playhead, m_measure), *m_theme);
    if (!m_keyFocus.isShown())
        return;
    drawFocusRing(painter, QRectF(rect()), measure::kControlRadius, m_theme->ink);
    if (const auto lane = m_lanes->focused() ? placeOf(geometry, *m_lanes->focused()) : std::nullopt)
        paintLaneFocus(painter, geometry, *lane, *m_theme);
}

void TimelineView::resizeEvent(QResizeEvent*)
{
    dropGeometry();
}

void TimelineView::seek(Instant at)
{
    if (at != m_playhead)
        emit seekRequested(at);
}

void TimelineView::seekTo(qreal x)
{
    seek(soughtAt(geometryNow(), m_run->trace, x));
}

QString TimelineView::selectionText() const
{
    return selected() ? tell(*selected(), *m_run, m_tracks) : QString();
}

void TimelineView::saySelected()
{
    QString text = selectionText();
    if (text == m_said)
        return;
    m_said = std::move(text);
    describe();
    emit selectionChanged(m_said);
}

void TimelineView::select(std::optional<Thing> thing)
{
    if (thing == selected())
        return;
    thing ? m_selection.select(*thing, *m_run, m_tracks) : m_selection.clear();
    saySelected();
    update();
}

/// What a screen reader is told first: what is held, which lane the keyboard is in, what is selected.
void TimelineView::describe()
{
    QStringList parts{m_hand->description()};
    const auto lane = m_run && m_lanes->focused() ? placeOf(geometryNow(), *m_lanes->focused()) : std::nullopt;
    if (lane)
        parts << Text::tr("%1.", "the lane that the keyboard is in")
                     .arg(titleOf(geometryNow().lanes[*lane], *m_run, m_tracks));
    if (selected())
        parts << Text::tr("Selected: %1.", "a thing on the timeline").arg(selectionText());
    parts.removeAll(QString());
    setAccessibleDescription(parts.join(QLatin1Char(' ')));
    update();
}

void TimelineView::clickAt(const QPointF& point)
{
    const auto hit = hitAt(geometryNow(), *m_run, m_tracks, point);
    select(hit ? std::optional(hit->thing) : std::nullopt);
    if (hit)
        seek(spanOf(hit->thing, *m_run, m_tracks).from);
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    if (m_run && m_time->press(*event))
        return;
    if (m_run && event->button() == Qt::LeftButton)
        m_click.press(event->position());
    if (m_run && m_hand->press(*event)) {
        m_still = geometryNow().axis.range;
        hover(std::nullopt);
        emit grabbed();
        return;
    }
    m_hand->letGo();
    const bool onAxis = event->position().x() >= geometryNow().axis.left - measure::kWideGap;
    if (event->button() != Qt::LeftButton || !m_run || !onAxis) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_dragging = true;
    m_keyFocus.mouseUsed();
    hover(std::nullopt);
    emit grabbed();
    seekTo(event->position().x());
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    m_click.move(event->position());
    if (m_run && m_time->drag(*event, geometryNow().axis))
        return;
    if (m_run && m_hand->drag(*event, geometryNow().axis))
        return;
    if (m_dragging && m_run) {
        seekTo(event->position().x());
    } else if (m_run) {
        hover(hitAt(geometryNow(), *m_run, m_tracks, event->position()));
        setCursor(m_hand->gripAt(event->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    }
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_hand->release(*event) && !m_time->release(*event) && event->button() == Qt::LeftButton)
        m_dragging = false;
    if (const auto click = event->button() == Qt::LeftButton ? m_click.release() : std::nullopt)
        clickAt(*click);
}

void TimelineView::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void TimelineView::hover(std::optional<TimelineHit> hit)
{
    if (hit == m_hover)
        return;
    const auto before = std::exchange(m_hover, std::move(hit));
    for (const auto& each : {before, m_hover})
        if (each)
            update(padded(each->outline.rect, kOutlineReach));
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
        m_lanes->key(*event, geometryNow()) || seekByKey(*event))
        return;
    const bool scrolls = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (scrolls && geometryNow().scrollRange > 0)
        m_scroll->pass(*event);
    else
        QWidget::keyPressEvent(event);
}

bool TimelineView::seekByKey(const QKeyEvent& event)
{
    const bool fine = event.modifiers() & Qt::ShiftModifier;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const auto move = [this](Instant at) {
        emit grabbed();
        seek(std::clamp(at, kStart, m_run->horizon()));
        return true;
    };
    const auto step = [this](int direction) {
        emit stepRequested(direction);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left: return fine ? move(m_playhead - kFineStep) : step(-1);
    case Qt::Key_Right: return fine ? move(m_playhead + kFineStep) : step(1);
    case Qt::Key_Home: return move(kStart);
    case Qt::Key_End: return move(m_run->horizon());
    default: return false;
    }
}

/// Enter selects what the playhead lies on in the focused lane, again the next that it lies on there.
bool TimelineView::selectByKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (event.key() == Qt::Key_Escape && selected()) {
        select(std::nullopt);
        return true;
    }
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const auto lane = enter && m_lanes->focused() ? placeOf(geometryNow(), *m_lanes->focused()) : std::nullopt;
    if (!lane)
        return false;
    const auto things = thingsUnder(geometryNow().lanes[*lane], m_playhead, *m_run, m_tracks);
    const auto now = selected() ? std::find(things.begin(), things.end(), *selected()) : things.end();
    if (now != things.end() && std::next(now) != things.end())
        select(*std::next(now));
    else
        select(things.empty() ? std::nullopt : std::optional(things.front()));
    return true;
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    m_keyFocus.focusIn(*event);
    update();
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    m_keyFocus.focusOut(*event);
    update();
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

bool TimelineView::showToolTip(const QHelpEvent& help)
{
    const auto hit = hitAt(geometryNow(), *m_run, m_tracks, help.pos());
    // Names come from files: shown as they are, never as markup.
    if (hit)
        QToolTip::showText(help.globalPos(), QStringLiteral("<span>%1</span>").arg(hit->text.toHtmlEscaped()), this,
                           hit->outline.rect.adjusted(-1, -1, 1, 1).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

QSize TimelineView::sizeHint() const
{
    return (QSizeF(850, 306) * m_textScale).toSize();
}

QSize TimelineView::minimumSizeHint() const
{
    return {320, 160}; // at any text size: it scrolls
}

} // namespace fenceline::ui
