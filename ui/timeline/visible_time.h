// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

#include <QObject>

class QKeyEvent;
class QMouseEvent;
class QNativeGestureEvent;
class QScrollBar;
class QWheelEvent;
class QWidget;

namespace fenceline::ui {

class ZoomButtons;

/// The part of a run that a timeline shows, and the ways to change it: Ctrl and the wheel, two fingers, `+` and `-`
/// around the playhead, `0` for all of the run, and the buttons beside the ruler; Shift and the wheel, the middle
/// button, Ctrl+Left, Ctrl+Right and the scroll bar below the ruler to move along.
///
/// The part is kept from one run to the next, as far as the run has it.
class VisibleTime : public QObject {
    Q_OBJECT
public:
    explicit VisibleTime(QWidget* view);

    void setWhole(const TimeRange& whole);
    TimeRange range() const { return m_part.value_or(m_whole); }
    bool isWhole() const { return !m_part; }
    void show(const TimeRange& range);
    /// `factor` over 1 shows less.
    void zoom(qreal factor, Instant around);
    void moveBy(Duration by);
    void showAll() { show(m_whole); }
    /// Turns the page where this instant is out of sight.
    void turnTo(Instant at);

    /// The room that the scroll bar takes from the view.
    int barHeight() const;
    void place(const TimelineGeometry& geometry);

    // The view's events; true for one that was meant for this.
    bool wheel(const QWheelEvent& event, const TimeAxis& axis);
    bool pinch(const QNativeGestureEvent& event, const TimeAxis& axis);
    bool key(const QKeyEvent& event);
    bool press(const QMouseEvent& event);
    bool drag(const QMouseEvent& event, const TimeAxis& axis);
    bool release(const QMouseEvent& event);

    void setPlayhead(Instant at) { m_playhead = at; }

signals:
    void changed();

private:
    void step(qreal factor);

    TimeRange m_whole;
    std::optional<TimeRange> m_part; ///< none: all of the run
    Instant m_playhead = kStart;
    QScrollBar* m_bar;
    ZoomButtons* m_buttons;
    std::optional<qreal> m_hold; ///< where the middle button has hold of the picture
};

} // namespace fenceline::ui
