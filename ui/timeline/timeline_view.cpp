// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include "ui/text/quantities.h"
#include "ui/text/text.h"
#include "ui/theme/paint.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/paint.h"
#include "ui/timeline/timeline_access.h"
#include "ui/timeline/visible_time.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolTip>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr Duration kFineStep{100};
constexpr qreal kLitReach = 12; ///< around a lit marker, at 100 % text size

QRect padded(const QRectF& rect, qreal by)
{
    return rect.adjusted(-by, -by, by, by).toAlignedRect();
}

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : QWidget(parent), m_theme(&theme(Theme::Kind::Light)), m_scroll(new QScrollBar(Qt::Vertical, this)),
      m_time(new VisibleTime(this)), m_hand(new GripHand(this))
{
    installTimelineAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(Text::tr("Timeline"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAccessibleName(Text::tr("Lanes of the timeline"));
    m_scroll->hide();
    connect(m_scroll, &QScrollBar::valueChanged, this, &TimelineView::dropGeometry);
    connect(m_hand, &GripHand::heldChanged, this, [this] {
        if (m_still && !m_hand->isDragging()) {
            m_still.reset();
            dropGeometry();
        }
        setAccessibleDescription(m_hand->description());
        update();
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
    if (!m_run || m_layer.isNull()) {
        update();
    } else {
        update(regionOf(makePlayhead(geometryNow(), before, m_measure)) |
               regionOf(makePlayhead(geometryNow(), at, m_measure)));
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
    TimelineRequest request{m_still.value_or(m_time->range()), QSizeF(size()), static_cast<qreal>(m_scroll->value())};
    request.size.rheight() -= m_time->barHeight();
    request.scrollBar = m_scroll->sizeHint().width();
    m_geometry = makeTimeline(*m_run, m_tracks, request, m_measure);
    m_geometry->size = size();
    placeScrollBar();
    m_time->place(*m_geometry);
    m_hand->show(m_run, gripsOf(*m_geometry, *m_run));
    return *m_geometry;
}

void TimelineView::placeScrollBar()
{
    const QSignalBlocker quiet(m_scroll);
    const QRectF& lanes = m_geometry->lanesClip;
    m_scroll->setVisible(m_geometry->scrollRange > 0);
    m_scroll->setRange(0, static_cast<int>(m_geometry->scrollRange));
    m_scroll->setPageStep(std::max(1, static_cast<int>(m_geometry->pinnedTop)));
    m_scroll->setSingleStep(static_cast<int>(measure::kLaneHeight * m_measure.scale() / 2));
    const int wide = m_scroll->sizeHint().width();
    m_scroll->setGeometry(width() - wide, 0, wide, static_cast<int>(std::min(lanes.bottom(), m_geometry->pinnedTop)));
}

QRegion TimelineView::regionOf(const PlayheadGeometry& playhead)
{
    const TimelineGeometry& geometry = geometryNow();
    QRegion region = padded(playhead.line, 1);
    region |= padded(playhead.pill, 1);
    for (const std::size_t i : playhead.coveredTicks)
        region |= padded(geometry.ticks[i].label.rect, 1);
    for (const auto& [i, surface] : playhead.crossed)
        region |= padded(geometry.labels[i].rect, 8);
    const qreal reach = kLitReach * geometry.scale;
    for (const std::size_t i : playhead.lit)
        region |= padded(QRectF(geometry.markers[i].centre, QSizeF()), reach);
    return region;
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
    for (const Grip& grip : m_hand->grips())
        paintGrip(painter, grip, m_hand->held() && isSame(grip, *m_hand->held()), *m_theme);
    if (m_hover)
        paintHover(painter, m_hover->rect, *m_theme);
    paintPlayhead(painter, *m_geometry, makePlayhead(*m_geometry, m_playhead, m_measure), *m_theme);
    if (m_keyFocus.isShown())
        drawFocusRing(painter, QRectF(rect()), measure::kControlRadius, m_theme->ink);
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

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    if (m_run && m_time->press(*event))
        return;
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
            update(padded(each->rect, 4));
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    if (m_run && m_time->wheel(*event, geometryNow().axis))
        return;
    if (m_run && geometryNow().scrollRange > 0)
        QCoreApplication::sendEvent(m_scroll, event);
    else
        event->ignore();
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const bool other = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool scrolls = m_run && geometryNow().scrollRange > 0;
    if (m_run) {
        geometryNow(); // the grips are where they are seen
        m_keyFocus.keyUsed(hasFocus());
        if (m_hand->key(*event, m_playhead) || m_time->key(*event))
            return;
    }
    if (!m_run || other) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto move = [this](Instant at) {
        emit grabbed();
        seek(std::clamp(at, kStart, m_run->horizon()));
    };
    m_keyFocus.keyUsed(hasFocus());
    switch (event->key()) {
    case Qt::Key_Left: fine ? move(m_playhead - kFineStep) : emit stepRequested(-1); break;
    case Qt::Key_Right: fine ? move(m_playhead + kFineStep) : emit stepRequested(1); break;
    case Qt::Key_Home: move(kStart); break;
    case Qt::Key_End: move(m_run->horizon()); break;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (scrolls) {
            QCoreApplication::sendEvent(m_scroll, event);
            break;
        }
        [[fallthrough]];
    default: QWidget::keyPressEvent(event);
    }
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
                           hit->rect.toAlignedRect());
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
