// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

#include <QObject>

class QKeyEvent;
class QMouseEvent;

namespace fenceline::ui {

/// Takes the playhead where the user wants it: with every pixel of a drag anywhere over the axis; by Left and Right
/// from event to event, with Shift by a tenth of a second; by Home and End to the ends of the run.
class SeekHand : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // The view's events; true for one that was meant for this.
    bool press(const QMouseEvent& event, const TimelineGeometry& geometry, const Run& run);
    bool drag(const QMouseEvent& event, const TimelineGeometry& geometry, const Run& run);
    bool release(const QMouseEvent& event);
    bool key(const QKeyEvent& event, const Run& run, Instant playhead);
    /// As if the user had gone there; nowhere beyond the run.
    void goTo(Instant at, const Run& run);

signals:
    /// The user takes the time into their own hands: whoever plays it stops.
    void grabbed();
    void sought(fenceline::Instant at);
    /// To the event after (1) or before (-1) the playhead.
    void stepRequested(int direction);

private:
    bool m_dragging = false;
};

} // namespace fenceline::ui
