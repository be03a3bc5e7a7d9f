// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/duration_track.h"

#include "ui/controls/duration_track_access.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleOptionSlider>
#include <algorithm>
#include <array>
#include <optional>

namespace fenceline::ui {
namespace {

int sliderValue(Duration duration)
{
    return int(milliseconds(duration));
}

/// 1, 2 or 5 times a power of ten, not less than `duration`.
Duration roundUp(Duration duration)
{
    for (std::int64_t power = 1;; power *= 10)
        for (const int digit : {1, 2, 5})
            if (Duration{digit * power} >= duration)
                return Duration{digit * power};
}

Duration roundTo(Duration duration, Duration step)
{
    return (duration + step / 2) / step * step;
}

/// The round step that the mouse can still aim at where a pixel is worth so many milliseconds.
Duration snapFor(double millisecondsPerPixel)
{
    constexpr std::array<int, 10> kSteps{1, 5, 10, 50, 100, 250, 500, 1000, 5000, 10'000};
    for (const int step : kSteps)
        if (step >= millisecondsPerPixel * 0.8)
            return Duration{step};
    return Duration{60'000};
}

} // namespace

DurationTrack::DurationTrack(const DurationRange& range, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_range(range), m_duration(range.from)
{
    installDurationTrackAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMinimum(sliderValue(range.from));
    setReach(range.to);
}

void DurationTrack::setReach(Duration to)
{
    const Duration width = to - m_range.from;
    setMaximum(sliderValue(to));
    setSingleStep(std::max(1, sliderValue(width / 20)));
    setPageStep(std::max(1, sliderValue(width / 10)));
}

void DurationTrack::setDuration(Duration duration)
{
    m_duration = duration;
    if (duration > Duration{maximum()})
        setReach(std::min(roundUp(duration), kLongestDuration));
    else if (duration <= m_range.to && Duration{maximum()} > m_range.to && !hasFocus())
        setReach(m_range.to);
    // the least that is allowed sits at the end of the groove, so that a step from there is a round one
    setValue(duration <= m_range.least ? minimum() : sliderValue(duration));
}

void DurationTrack::edit(Duration duration, EditPhase phase)
{
    const Duration allowed = std::clamp(duration, m_range.least, m_range.most);
    if (allowed == m_duration)
        return;
    setDuration(allowed);
    m_moving = phase == EditPhase::Moving;
    emit edited(allowed, phase);
}

void DurationTrack::finish()
{
    if (!m_moving)
        return;
    m_moving = false;
    emit edited(m_duration, EditPhase::Finished);
}

void DurationTrack::keyPressEvent(QKeyEvent* event)
{
    const bool fine = event->modifiers().testFlag(Qt::ShiftModifier);
    const Duration width{maximum() - minimum()};
    const Duration arrow = std::max(Duration{1}, width / (fine ? 100 : 20));
    const Duration forward = isRightToLeft() ? -arrow : arrow;
    const Duration now{value()};
    const auto target = [&]() -> std::optional<Duration> {
        switch (event->key()) {
        case Qt::Key_Left: return now - forward;
        case Qt::Key_Right: return now + forward;
        case Qt::Key_Down: return now - arrow;
        case Qt::Key_Up: return now + arrow;
        case Qt::Key_PageDown: return now - width / 10;
        case Qt::Key_PageUp: return now + width / 10;
        case Qt::Key_Home: return Duration{minimum()};
        case Qt::Key_End: return Duration{maximum()};
        default: return std::nullopt;
        }
    }();
    if (!target)
        return event->ignore();
    event->accept();
    edit(std::clamp(*target, Duration{minimum()}, Duration{maximum()}), EditPhase::Moving);
}

void DurationTrack::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        finish();
    QSlider::keyReleaseEvent(event);
}

void DurationTrack::focusOutEvent(QFocusEvent* event)
{
    if (!m_held)
        finish();
    QSlider::focusOutEvent(event);
}

QRect DurationTrack::handle() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

Duration DurationTrack::durationAt(int x) const
{
    const int slot = handle().width();
    const int span = std::max(1, width() - slot);
    const int at = QStyle::sliderValueFromPosition(minimum(), maximum(), x - slot / 2, span, isRightToLeft());
    const Duration snap = snapFor(double(maximum() - minimum()) / span);
    return std::clamp(roundTo(Duration{at}, snap), Duration{minimum()}, Duration{maximum()});
}

void DurationTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    event->accept();
    const int x = event->position().toPoint().x();
    const QRect slot = handle();
    m_held = true;
    const bool onHandle = slot.contains(event->position().toPoint());
    m_grabOffset = onHandle ? x - slot.center().x() : 0;
    if (!onHandle)
        edit(durationAt(x), EditPhase::Moving);
    update();
}

void DurationTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_held)
        return QSlider::mouseMoveEvent(event);
    event->accept();
    edit(durationAt(event->position().toPoint().x() - m_grabOffset), EditPhase::Moving);
}

void DurationTrack::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_held || event->button() != Qt::LeftButton)
        return event->ignore();
    event->accept();
    m_held = false;
    finish();
    update();
}

/// Only with the focus: a wheel that scrolls the panel must not change what it rolls over.
void DurationTrack::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus() || event->angleDelta().y() == 0)
        return event->ignore();
    event->accept();
    const Duration step = std::max(Duration{1}, Duration{maximum() - minimum()} / 100);
    const Duration target = Duration{value()} + (event->angleDelta().y() > 0 ? step : -step);
    edit(std::clamp(target, Duration{minimum()}, Duration{maximum()}), EditPhase::Step);
}

void DurationTrack::initStyleOption(QStyleOptionSlider* option) const
{
    QSlider::initStyleOption(option);
    if (m_held) {
        option->state |= QStyle::State_Sunken;
        option->activeSubControls = QStyle::SC_SliderHandle;
    }
}

} // namespace fenceline::ui
