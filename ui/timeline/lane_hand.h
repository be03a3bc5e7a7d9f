// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

#include <QObject>

class QKeyEvent;

namespace fenceline::ui {

/// Which lane the keyboard is in: Up and Down go through them, Escape leaves.
class LaneHand : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const std::optional<LaneId>& focused() const { return m_focused; }

    /// True for a key that was meant for this.
    bool key(const QKeyEvent& event, const TimelineGeometry& geometry);

signals:
    void focusChanged();

private:
    void focus(std::optional<LaneId> lane);
    void step(int by, const TimelineGeometry& geometry);

    std::optional<LaneId> m_focused;
};

} // namespace fenceline::ui
