// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/edit_phase.h"
#include "ui/timeline/grips.h"

#include <QObject>

class QKeyEvent;
class QMouseEvent;

namespace fenceline::ui {

/// Holds one grip at a time, by the pointer or by the keyboard, and says what the user wants of it.
///
/// Keys: E takes the first grip after the playhead, then the next (with Shift the one before), until Escape or Enter
/// lets go; while one is held, Left and Right move it by a tenth of a second, with Shift by ten milliseconds. A key
/// that is held down is one edit, as a drag is. A screen reader is told what is held, and where it is after each move.
class GripHand : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The grips as they lie now. The one that is held stays held if it is among them.
    void show(std::shared_ptr<const Run> run, std::vector<Grip> grips);
    const std::vector<Grip>& grips() const { return m_grips; }
    std::optional<Grip> held() const { return m_held; }
    bool isDragging() const { return m_dragging; }
    /// The one under the pointer.
    const Grip* gripAt(const QPointF& point) const;
    /// What a screen reader is told of the one that is held; empty where none is.
    QString description() const;

    // The view passes its events on; each returns true if the event was for a grip. Escape during a drag takes the drag
    // back.
    bool press(const QMouseEvent& event, const TimeAxis& axis);
    bool drag(const QMouseEvent& event, const TimeAxis& axis);
    bool release(const QMouseEvent& event);
    bool key(const QKeyEvent& event, Instant playhead);
    bool keyReleased(const QKeyEvent& event);
    /// Ends the edit that is under way; the grip stays held.
    void finish();
    void letGo();

signals:
    /// Another grip is held, or none.
    void heldChanged();
    /// What is held by the keyboard, and where it has come to.
    void said(const QString& sentence);
    void leaseEdited(fenceline::Duration lease, fenceline::ui::EditPhase phase);
    void pauseEdited(std::size_t fault, fenceline::Duration from, fenceline::Duration to,
                     fenceline::ui::EditPhase phase);
    void arrivalEdited(fenceline::WorkerId worker, fenceline::Duration arrives, fenceline::ui::EditPhase phase);

private:
    void hold(std::optional<Grip> grip);
    /// The held grip among `m_grips`; the end if it is not there.
    std::vector<Grip>::const_iterator placeOfHeld() const;
    Instant bounded(Instant at) const;
    void moveTo(Instant at, EditPhase phase);
    void step(int by, Instant playhead);
    void moveByKey(Duration by);
    void giveUpDrag();

    std::shared_ptr<const Run> m_run;
    std::vector<Grip> m_grips;
    std::optional<Grip> m_held;
    Instant m_wanted{};
    qreal m_beside = 0; ///< how far the pointer took it from where it stands
    bool m_dragging = false;
    bool m_moved = false;
};

} // namespace fenceline::ui
