// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

#include <QObject>

class QKeyEvent;
class QMouseEvent;

namespace fenceline::ui {

/// Arranges the lanes by their names: a click collapses one or opens it, a drag moves it. The keyboard is in one lane
/// at a time: Up and Down go through them, Alt+Up and Alt+Down move it, C collapses it or opens it, Shift+C all of its
/// kind, Escape leaves.
class LaneHand : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Those of the run that is shown, in the standard order.
    void setLanes(std::vector<LaneId> standard);
    const LaneArrangement& arrangement() const { return m_arrangement; }
    void setArrangement(LaneArrangement arrangement);
    std::vector<LaneId> lanes() const { return arranged(m_standard, m_arrangement); }

    bool isDragging() const { return m_pressed.has_value(); }
    const std::optional<LaneId>& focused() const { return m_focused; }
    /// While one is dragged: how high the line is that shows where it would go.
    std::optional<qreal> dropLine() const { return m_drop ? std::optional(m_drop->y) : std::nullopt; }

    bool isCollapsed(const LaneId& lane) const { return ui::isCollapsed(m_arrangement, lane); }
    void toggle(const LaneId& lane);
    bool areCollapsed(LaneKind kind) const;
    void collapseAll(LaneKind kind, bool collapsed);
    void moveBy(const LaneId& lane, int places);

    // The view's events; true for one that was meant for this.
    bool press(const QMouseEvent& event, const TimelineGeometry& geometry);
    bool drag(const QMouseEvent& event, const TimelineGeometry& geometry);
    bool release(const QMouseEvent& event);
    bool key(const QKeyEvent& event, const TimelineGeometry& geometry);

signals:
    void focusChanged();
    void arrangementChanged();
    void dropLineChanged();
    /// A lane is dragged over the edge.
    void scrollRequested(qreal pixels);

private:
    struct Drop {
        std::size_t place{}; ///< before the lane that stands there now
        qreal y{};
    };
    static Drop dropAt(const TimelineGeometry& geometry, qreal y);
    void focus(std::optional<LaneId> lane);
    void step(int by, const TimelineGeometry& geometry);
    bool keyOfFocused(const QKeyEvent& event);
    bool leave();

    std::vector<LaneId> m_standard;
    LaneArrangement m_arrangement;
    std::optional<LaneId> m_focused;
    std::optional<LaneId> m_pressed;
    QPointF m_pressedAt;
    std::optional<Drop> m_drop;
};

} // namespace fenceline::ui
