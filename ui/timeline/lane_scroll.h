// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

#include <QObject>

class QScrollBar;
class QWidget;

namespace fenceline::ui {

/// How far the lanes are moved up where they do not fit, and the bar beside them to do it with.
class LaneScroll : public QObject {
    Q_OBJECT
public:
    explicit LaneScroll(QWidget* view);

    qreal offset() const;
    /// The room that the bar takes from the view.
    qreal barWidth() const;
    void place(const TimelineGeometry& geometry);
    /// Moves this lane into sight.
    void reveal(const TimelineGeometry& geometry, std::size_t lane);
    void moveBy(qreal pixels);
    /// A wheel or a key that means the bar.
    void pass(QEvent& event);

signals:
    void changed();

private:
    QScrollBar* m_bar;
};

} // namespace fenceline::ui
