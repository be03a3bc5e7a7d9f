// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include "ui/text/quantities.h"
#include "ui/text/text.h"
#include "ui/theme/announcement.h"
#include "ui/theme/paint.h"
#include "ui/theme/plain_text.h"
#include "ui/timeline/concealed.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/lane_hand.h"
#include "ui/timeline/lane_scroll.h"
#include "ui/timeline/lanes.h"
#include "ui/timeline/paint.h"
#include "ui/timeline/seek_hand.h"
#include "ui/timeline/timeline_access.h"
#include "ui/timeline/visible_time.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QRegion>
#include <QToolTip>
#include <algorithm>

namespace fenceline::ui {
namespace {

constexpr qreal kOutlineReach = 8; ///< around what the pointer is over

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : QWidget(parent), m_theme(&theme(Theme::Kind::Light)), m_scroll(new LaneScroll(this)), m_lanes(new LaneHand(this)),
      m_time(new VisibleTime(this)), m_hand(new GripHand(this)), m_seek(new SeekHand(this)),
      m_announcement(new Announcement(this))
{
    installTimelineAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(Text::tr("Timeline"));
    connectParts();
}

void TimelineView::connectParts()
{
    connect(m_scroll, &LaneScroll::changed, this, &TimelineView::dropGeometry);
    connect(m_time, &VisibleTime::changed, this, &TimelineView::dropGeometry);
    connect(m_hand, &GripHand::heldChanged, this, [this] {
        if (m_still && !m_hand->isDragging()) {
            m_still.reset();
            dropGeometry();
        }
        describe();
    });
    connect(m_seek, &SeekHand::grabbed, this, &TimelineView::grabbed);
    connect(m_seek, &SeekHand::sought, this, &TimelineView::seek);
    connect(m_seek, &SeekHand::stepRequested, this, &TimelineView::stepRequested);
    connect(m_hand, &GripHand::said, m_announcement, &Announcement::say);
    connect(m_lanes, &LaneHand::focusChanged, this, [this] {
        if (const auto place = m_lanes->focused() ? placeOf(geometryNow(), *m_lanes->focused()) : std::nullopt)
            m_scroll->reveal(geometryNow(), *place);
        describe();
        sayLane();
    });
    connect(m_lanes, &LaneHand::arrangementChanged, this, [this] {
        dropGeometry();
        describe();
        sayLane();
        emit arrangementChanged();
    });
    connect(m_lanes, &LaneHand::dropLineChanged, this, qOverload<>(&QWidget::update));
    connect(m_lanes, &LaneHand::scrollRequested, m_scroll, &LaneScroll::moveBy);
}

const LaneArrangement& TimelineView::arrangement() const
{
    return m_lanes->arrangement();
}

void TimelineView::setArrangement(LaneArrangement arrangement)
{
    m_lanes->setArrangement(std::move(arrangement));
}

void TimelineView::setRun(std::shared_ptr<const Run> run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_tracks = m_run ? tracksOf(*m_run) : Tracks{};
    if (m_run)
        m_playhead = std::min(m_playhead, m_run->horizon());
    m_run ? m_selection.follow(*m_run, m_tracks) : m_selection.clear(); // before anybody asks what is selected
    m_time->setWhole(m_run ? editableRange(*m_run) : TimeRange{});
    dropGeometry();
    m_lanes->setLanes(standardLanes(m_tracks));
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
    if (m_concealed) {
        dropShown();
        saySelected();
    } else if (!m_geometry || m_layer.isNull()) {
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

void TimelineView::setConcealed(bool concealed)
{
    if (concealed == m_concealed)
        return;
    m_concealed = concealed;
    dropGeometry();
    saySelected();
}

void TimelineView::setEditable(bool editable)
{
    if (editable == m_editable)
        return;
    m_editable = editable;
    dropGeometry();
}

void TimelineView::dropGeometry()
{
    m_geometry.reset();
    dropShown();
}

void TimelineView::dropShown()
{
    m_shown.reset();
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
    if (!m_geometry)
        makeGeometry();
    if (!m_run || !m_concealed)
        return *m_geometry;
    if (!m_shown) {
        m_shown = concealed(*m_geometry, *m_run, m_tracks, m_playhead, m_measure);
        placeGrips(*m_shown);
    }
    return *m_shown;
}

void TimelineView::makeGeometry()
{
    m_geometry.emplace();
    if (!m_run)
        return;
    if (const qreal scale = timelineScale(m_tracks, size(), m_textScale); scale != m_measure.scale())
        m_measure = TextMeasure(scale);
    TimelineRequest request{m_still.value_or(m_time->range()), QSizeF(size()), m_scroll->offset()};
    request.size.rheight() -= m_time->barHeight();
    request.scrollBar = m_scroll->barWidth();
    request.arrangement = arrangement();
    m_geometry = makeTimeline(*m_run, m_tracks, request, m_measure);
    m_geometry->size = size();
    m_scroll->place(*m_geometry);
    m_time->place(*m_geometry);
    if (!m_concealed)
        placeGrips(*m_geometry);
}

void TimelineView::placeGrips(const TimelineGeometry& geometry)
{
    m_hand->show(m_run, m_editable ? gripsOf(geometry, *m_run, m_tracks, known()) : std::vector<Grip>{});
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
    paintChevrons(painter, geometryNow(), *m_theme);
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
        paintGrip(painter, grip, *m_theme);
    const auto outline = selected() ? outlineOf(geometry, *selected(), *m_run, m_tracks, known()) : std::nullopt;
    if (const auto lane = outline ? laneOf(geometry, *selected()) : std::nullopt) {
        const bool ofLane = outline->along.isNull();
        const QRectF clip = ofLane ? clipOf(geometry, geometry.lanes[*lane]) : geometry.lanesClip;
        paintSelection(painter, *outline, clip, *m_theme);
    }
    if (m_hover)
        paintHover(painter, m_hover->outline, *m_theme);
    paintPlayhead(painter, geometry, makePlayhead(geometry, m_playhead, m_measure), *m_theme);
    for (const Grip& grip : m_hand->grips())
        if (m_hand->held() && isSame(grip, *m_hand->held()))
            paintHeld(painter, grip, *m_theme);
    if (const auto y = m_lanes->dropLine())
        paintDropLine(painter, geometry, *y, *m_theme);
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

QString TimelineView::selectionText() const
{
    return selected() ? tell(*selected(), *m_run, m_tracks, known()) : QString();
}

void TimelineView::saySelected()
{
    QString text = selectionText();
    if (text == m_said)
        return;
    m_said = std::move(text);
    describe();
}

void TimelineView::select(std::optional<Thing> thing)
{
    if (thing == selected())
        return;
    thing ? m_selection.select(*thing, *m_run, m_tracks) : m_selection.clear();
    saySelected();
    update();
}

/// The lane that the keyboard is in, in a sentence; empty where it is in none.
QString TimelineView::focusedLane()
{
    const auto place = m_run && m_lanes->focused() ? placeOf(geometryNow(), *m_lanes->focused()) : std::nullopt;
    if (!place)
        return {};
    const Lane& lane = geometryNow().lanes[*place];
    return (lane.collapsed ? Text::tr("%1, collapsed.", "the lane that the keyboard is in")
                           : Text::tr("%1.", "the lane that the keyboard is in"))
        .arg(titleOf(lane, *m_run, m_tracks));
}

void TimelineView::sayLane()
{
    if (const QString lane = focusedLane(); !lane.isEmpty())
        m_announcement->say(lane);
}

/// What a screen reader is told first: what is held, which lane the keyboard is in, what is selected.
void TimelineView::describe()
{
    QStringList parts{m_hand->description(), focusedLane()};
    if (!selectionText().isEmpty())
        parts << Text::tr("Selected: %1.", "a thing on the timeline").arg(selectionText());
    parts.removeAll(QString());
    setAccessibleDescription(parts.join(QLatin1Char(' ')));
    update();
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

bool TimelineView::showToolTip(const QHelpEvent& help)
{
    if (const auto tip = tipAt(geometryNow(), *m_run, m_tracks, help.pos(), known()))
        QToolTip::showText(help.globalPos(), plainToolTip(tip->text), this, tip->about.toAlignedRect());
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
