// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/visible_time.h"

#include "ui/text/text.h"
#include "ui/timeline/zoom_buttons.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kStep = 1.5;
constexpr int kNotch = 120;        ///< of a wheel, as QWheelEvent counts
constexpr int kNotchesPerView = 8; ///< of a wheel that moves along
constexpr qreal kMargin = 12;      ///< the first label of the ruler reaches over the axis

} // namespace

VisibleTime::VisibleTime(QWidget* view)
    : QObject(view), m_bar(new QScrollBar(Qt::Horizontal, view)), m_buttons(new ZoomButtons(view))
{
    m_bar->setFocusPolicy(Qt::NoFocus);
    m_bar->setAccessibleName(Text::tr("Time shown on the timeline"));
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this,
            [this](int from) { moveBy(m_whole.from + Duration{from} - range().from); });
    connect(m_buttons, &ZoomButtons::closerRequested, this, [this] { step(kStep); });
    connect(m_buttons, &ZoomButtons::furtherRequested, this, [this] { step(1 / kStep); });
    connect(m_buttons, &ZoomButtons::allRequested, this, &VisibleTime::showAll);
}

void VisibleTime::setWhole(const TimeRange& whole)
{
    m_whole = whole;
    if (m_part)
        show(*m_part);
}

void VisibleTime::show(const TimeRange& range)
{
    const TimeRange wanted = moved(range, Duration{0}, m_whole);
    const auto part = wanted == m_whole ? std::nullopt : std::optional(wanted);
    if (part == m_part)
        return;
    m_part = part;
    emit changed();
}

void VisibleTime::zoom(qreal factor, Instant around)
{
    show(zoomed(range(), factor, around, m_whole));
}

/// Around the playhead, or the middle where that is out of sight.
void VisibleTime::step(qreal factor)
{
    const TimeRange now = range();
    zoom(factor, contains(now, m_playhead) ? m_playhead : now.from + (now.to - now.from) / 2);
}

void VisibleTime::moveBy(Duration by)
{
    if (m_part)
        show(moved(*m_part, by, m_whole));
}

void VisibleTime::turnTo(Instant at)
{
    if (m_part)
        show(turnedTo(*m_part, at, m_whole));
}

int VisibleTime::barHeight() const
{
    return isWhole() ? 0 : m_bar->sizeHint().height();
}

void VisibleTime::place(const TimelineGeometry& geometry)
{
    const QSignalBlocker quiet(m_bar);
    const auto count = [](Duration length) { return static_cast<int>(milliseconds(length)); };
    const Duration length = range().to - range().from;
    m_bar->setVisible(!isWhole());
    m_bar->setRange(0, count(m_whole.to - m_whole.from - length));
    m_bar->setPageStep(count(length));
    m_bar->setSingleStep(std::max(1, count(length / 10)));
    m_bar->setValue(count(range().from - m_whole.from));
    const QRectF row = geometry.rulerLabels;
    const TimeAxis& axis = geometry.axis;
    const int high = m_bar->sizeHint().height();
    m_bar->setGeometry(QRectF(axis.left, geometry.size.height() - high, axis.right - axis.left, high).toAlignedRect());
    const qreal margin = kMargin * geometry.scale;
    m_buttons->setFont(fontFor(TextStyle::Small, geometry.scale)); // as the ruler beside them
    m_buttons->setGeometry(QRectF(margin, row.top(), axis.left - 3.5 * margin, row.height()).toAlignedRect());
    m_buttons->showPossible(length > kShortestVisible, !isWhole());
}

bool VisibleTime::wheel(const QWheelEvent& event, const TimeAxis& axis)
{
    const QPoint angle = event.angleDelta();
    if (event.modifiers() & Qt::ControlModifier) {
        zoom(std::pow(kStep, static_cast<qreal>(angle.y()) / kNotch), instantAt(axis, event.position().x()));
        return true;
    }
    const bool along = event.modifiers() & Qt::ShiftModifier || std::abs(angle.x()) > std::abs(angle.y());
    if (!along || isWhole())
        return false;
    const int turned = angle.x() != 0 ? angle.x() : angle.y();
    moveBy(-(range().to - range().from) * turned / (kNotch * kNotchesPerView));
    return true;
}

bool VisibleTime::pinch(const QNativeGestureEvent& event, const TimeAxis& axis)
{
    if (event.gestureType() != Qt::ZoomNativeGesture)
        return false;
    zoom(std::max(0.1, 1 + event.value()), instantAt(axis, event.position().x()));
    return true;
}

bool VisibleTime::key(const QKeyEvent& event)
{
    const bool control = event.modifiers() == Qt::ControlModifier;
    const Duration quarter = (range().to - range().from) / 4;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: step(kStep); return true;
    case Qt::Key_Minus: step(1 / kStep); return true;
    case Qt::Key_0: showAll(); return true;
    case Qt::Key_Left:
        if (control)
            moveBy(-quarter);
        return control;
    case Qt::Key_Right:
        if (control)
            moveBy(quarter);
        return control;
    default: return false;
    }
}

bool VisibleTime::press(const QMouseEvent& event)
{
    if (event.button() != Qt::MiddleButton)
        return false;
    m_hold = event.position().x();
    return true;
}

bool VisibleTime::drag(const QMouseEvent& event, const TimeAxis& axis)
{
    if (!m_hold)
        return false;
    const qreal x = event.position().x();
    const Duration by = instantAt(axis, *m_hold) - instantAt(axis, x);
    if (by != Duration{0}) {
        m_hold = x;
        moveBy(by);
    }
    return true;
}

bool VisibleTime::release(const QMouseEvent& event)
{
    if (event.button() != Qt::MiddleButton)
        return false;
    m_hold.reset();
    return true;
}

} // namespace fenceline::ui
