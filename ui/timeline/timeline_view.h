// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/key_focus.h"
#include "ui/timeline/geometry.h"
#include "ui/timeline/hit.h"
#include "ui/timeline/selection.h"

#include <QPixmap>
#include <QWidget>
#include <memory>

class QHelpEvent;

namespace fenceline::ui {

class Announcement;
class GripHand;
class LaneHand;
class LaneScroll;
class SeekHand;
class VisibleTime;

/// A run over time, with the playhead to grab. It shows what it is given and says what the user wants; the time is
/// somebody else's to move.
///
/// A click on a thing selects it and seeks its beginning. Which of its hands an event is for is in timeline_input.cpp.
/// Where the playhead is taken is SeekHand's. What part of the run is shown is VisibleTime's; a playhead that leaves it
/// turns the page. What can be moved is GripHand's: the end of a lease, both ends of a pause, an arrival. How the lanes
/// are arranged and which one the keyboard is in is LaneHand's.
class TimelineView : public QWidget {
    Q_OBJECT
public:
    explicit TimelineView(QWidget* parent = nullptr);

    void setRun(std::shared_ptr<const Run> run);
    void setPlayhead(Instant at);
    void setTheme(const Theme& theme);
    void setTextScale(qreal scale);
    /// Off where PageUp and PageDown are wanted for something else; at first on.
    void setPageKeysScroll(bool scroll) { m_pageKeysScroll = scroll; }

    const std::shared_ptr<const Run>& run() const { return m_run; }
    VisibleTime& visibleTime() { return *m_time; }
    GripHand& gripHand() { return *m_hand; }
    const Tracks& tracks() const { return m_tracks; }
    /// Hides what comes after the playhead, but for what is set before the run begins: for a room that is to guess.
    void setConcealed(bool concealed);
    bool isConcealed() const { return m_concealed; }
    /// False: it is only to be looked at, and nothing of the run can be moved.
    void setEditable(bool editable);
    bool isEditable() const { return m_editable; }
    /// What is later than this is not told.
    Instant known() const { return m_concealed ? m_playhead : kNever; }

    const LaneArrangement& arrangement() const;
    void setArrangement(LaneArrangement arrangement); ///< `{}`: the standard order, and no lane collapsed
    /// Of the run that is shown; none: nothing is selected.
    void select(std::optional<Thing> thing);
    const std::optional<Thing>& selected() const { return m_selection.thing(); }
    /// What is selected, in a sentence; empty where nothing is.
    QString selectionText() const;
    Instant playhead() const { return m_playhead; }
    /// As if the user had gone there by hand; nowhere beyond the run, and nothing without one.
    void requestSeek(Instant at);
    /// As it is painted; made where it is not there yet.
    const TimelineGeometry& geometryNow();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user takes the time into their own hands: whoever plays it stops.
    void grabbed();
    void seekRequested(fenceline::Instant at);
    /// To the event after (1) or before (-1) the playhead.
    void stepRequested(int direction);
    /// By the user, or set.
    void arrangementChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectParts();
    void makeGeometry();
    void placeGrips(const TimelineGeometry& geometry);
    void dropGeometry();
    void dropShown();
    void dropLayer();
    bool showToolTip(const QHelpEvent& event);
    void ensureLayer();
    void paintOverlays(QPainter& painter);
    void seek(Instant at);
    void hover(std::optional<TimelineHit> hit);
    void clickAt(const QPointF& point);
    void point(const QPointF& at);
    bool selectByKey(const QKeyEvent& event);
    void saySelected();
    QString focusedLane();
    void sayLane();
    void describe();

    std::shared_ptr<const Run> m_run;
    Tracks m_tracks;
    Instant m_playhead = kStart;
    const Theme* m_theme;
    qreal m_textScale = 1;
    bool m_pageKeysScroll = true;
    TextMeasure m_measure;
    LaneScroll* m_scroll;
    LaneHand* m_lanes;
    VisibleTime* m_time;
    GripHand* m_hand;
    SeekHand* m_seek;
    Announcement* m_announcement;
    std::optional<TimeRange> m_still; ///< what is shown while a grip is dragged: the picture stays under the pointer
    std::optional<TimelineGeometry> m_geometry;
    std::optional<TimelineGeometry> m_shown; ///< where the rest is concealed: what is left of it
    bool m_concealed = false;
    bool m_editable = true;
    QPixmap m_layer; ///< what does not move with the playhead; null: to be painted
    std::optional<TimelineHit> m_hover;
    Selection m_selection;
    QString m_said; ///< of what is selected
    Click m_click;
    KeyFocus m_keyFocus{this};
};

} // namespace fenceline::ui
