// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/value_track.h"

#include "ui/controls/value_track_access.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleOptionSlider>
#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace fenceline::ui {
namespace {

int sliderValue(qint64 value)
{
    return int(std::min<qint64>(value, std::numeric_limits<int>::max()));
}

/// 1, 2 or 5 times a power of ten, not less than `value`.
qint64 roundUp(qint64 value)
{
    for (qint64 power = 1;; power *= 10)
        for (const int digit : {1, 2, 5})
            if (digit * power >= value)
                return digit * power;
}

qint64 roundTo(qint64 value, qint64 step)
{
    return (value + step / 2) / step * step;
}

/// The round step that the mouse can still aim at where a pixel is worth so many units.
qint64 snapFor(double unitsPerPixel)
{
    constexpr std::array<int, 10> kSteps{1, 5, 10, 50, 100, 250, 500, 1000, 5000, 10'000};
    for (const int step : kSteps)
        if (step >= unitsPerPixel * 0.8)
            return step;
    return 60'000;
}

} // namespace

ValueTrack::ValueTrack(const Quantity& quantity, const ValueRange& range, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_quantity(quantity), m_range(range), m_shown(range.from)
{
    installValueTrackAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMinimum(sliderValue(range.from));
    setReach(range.to);
}

void ValueTrack::setReach(qint64 to)
{
    setMaximum(sliderValue(to));
    setSingleStep(std::max(1, sliderValue(span() / 20)));
    setPageStep(std::max(1, sliderValue(span() / 10)));
}

void ValueTrack::setShown(qint64 value)
{
    m_shown = value;
    if (value > maximum())
        setReach(std::min(roundUp(value), m_range.most));
    else if (value <= m_range.to && maximum() > m_range.to && !hasFocus())
        setReach(m_range.to);
    // a least that is next to nothing sits at the end of the groove, so that a step from there is a round one
    const bool atEnd = value <= m_range.least && value - minimum() <= span() / 1000;
    setValue(atEnd ? minimum() : sliderValue(value));
}

void ValueTrack::edit(qint64 value, EditPhase phase)
{
    const qint64 allowed = std::clamp(value, m_range.least, m_range.most);
    if (allowed == m_shown)
        return;
    setShown(allowed);
    m_moving = phase != EditPhase::Step;
    emit edited(allowed, phase);
}

void ValueTrack::editWithin(qint64 value, EditPhase phase)
{
    edit(std::clamp<qint64>(value, minimum(), maximum()), phase);
}

void ValueTrack::finish()
{
    m_wheelAngle = 0;
    m_rolling = false;
    if (!m_moving)
        return;
    m_moving = false;
    emit edited(m_shown, EditPhase::Finished);
}

/// The wheel has been turned until now, and something else begins.
void ValueTrack::finishRow()
{
    if (m_rolling)
        finish();
}

std::vector<std::pair<QString, QString>> ValueTrack::keys()
{
    return {{tr("Arrow keys"), tr("A twentieth of the range; with Shift a hundredth")},
            {tr("Page Up, Page Down"), tr("A tenth of the range")},
            {tr("Home, End"), tr("To the ends of the range")}};
}

void ValueTrack::keyPressEvent(QKeyEvent* event)
{
    finishRow();
    if (m_held && event->key() == Qt::Key_Escape) {
        edit(m_heldFrom, EditPhase::Moving); // a drag that ends where it began is none
        m_held = false;
        finish();
        update();
        return event->accept();
    }
    const bool fine = event->modifiers().testFlag(Qt::ShiftModifier);
    const qint64 arrow = std::max<qint64>(1, span() / (fine ? 100 : 20));
    const qint64 page = std::max<qint64>(1, span() / 10);
    const qint64 forward = isRightToLeft() ? -arrow : arrow;
    const qint64 now = value();
    const auto target = [&]() -> std::optional<qint64> {
        switch (event->key()) {
        case Qt::Key_Left: return now - forward;
        case Qt::Key_Right: return now + forward;
        case Qt::Key_Down: return now - arrow;
        case Qt::Key_Up: return now + arrow;
        case Qt::Key_PageDown: return now - page;
        case Qt::Key_PageUp: return now + page;
        case Qt::Key_Home: return minimum();
        case Qt::Key_End: return maximum();
        default: return std::nullopt;
        }
    }();
    if (!target)
        return event->ignore();
    event->accept();
    editWithin(*target, EditPhase::Moving);
}

void ValueTrack::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        finish();
    QSlider::keyReleaseEvent(event);
}

void ValueTrack::focusOutEvent(QFocusEvent* event)
{
    if (!m_held)
        finish();
    QSlider::focusOutEvent(event);
}

QRect ValueTrack::handle() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

qint64 ValueTrack::valueAt(int x) const
{
    const int slot = handle().width();
    const int room = std::max(1, width() - slot);
    const int at = QStyle::sliderValueFromPosition(minimum(), maximum(), x - slot / 2, room, isRightToLeft());
    return roundTo(at, snapFor(double(span()) / room));
}

void ValueTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    event->accept();
    finishRow();
    const int x = event->position().toPoint().x();
    const QRect slot = handle();
    m_held = true;
    m_heldFrom = m_shown;
    const bool onHandle = slot.contains(event->position().toPoint());
    m_grabOffset = onHandle ? x - slot.center().x() : 0;
    if (!onHandle)
        editWithin(valueAt(x), EditPhase::Moving);
    update();
}

void ValueTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_held)
        return QSlider::mouseMoveEvent(event);
    event->accept();
    editWithin(valueAt(event->position().toPoint().x() - m_grabOffset), EditPhase::Moving);
}

void ValueTrack::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_held || event->button() != Qt::LeftButton)
        return event->ignore();
    event->accept();
    m_held = false;
    finish();
    update();
}

void ValueTrack::leaveEvent(QEvent* event)
{
    finishRow();
    QSlider::leaveEvent(event);
}

/// Only with the focus: a wheel that scrolls the panel must not change what it rolls over. Small turns add up to
/// notches. A gesture is one edit, and so is a row of notches: until the pointer leaves, or a key or a button is used.
void ValueTrack::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus())
        return event->ignore();
    event->accept();
    m_wheelAngle += event->angleDelta().y();
    const int notches = m_wheelAngle / QWheelEvent::DefaultDeltasPerStep;
    m_wheelAngle -= notches * QWheelEvent::DefaultDeltasPerStep;
    m_rolling = event->phase() == Qt::NoScrollPhase && !m_held;
    if (notches != 0)
        editWithin(value() + notches * std::max<qint64>(1, span() / 100),
                   m_rolling ? EditPhase::Notch : EditPhase::Moving);
    if (event->phase() == Qt::ScrollEnd)
        finish();
}

void ValueTrack::initStyleOption(QStyleOptionSlider* option) const
{
    QSlider::initStyleOption(option);
    if (m_held) {
        option->state |= QStyle::State_Sunken;
        option->activeSubControls = QStyle::SC_SliderHandle;
    }
}

} // namespace fenceline::ui
