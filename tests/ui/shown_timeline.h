// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/picture_runs.h"
#include "ui/timeline/timeline_view.h"

#include <QCoreApplication>
#include <QMouseEvent>

namespace fenceline::test {

/// A view whose requests are granted at once, as a session would.
struct ShownTimeline {
    ui::TimelineView view;
    QList<Instant> sought;
    int grabs = 0;
    QList<int> steps;

    explicit ShownTimeline(std::shared_ptr<const Run> run, QSize size = {850, 306})
    {
        view.resize(size);
        view.setRun(std::move(run));
        QObject::connect(&view, &ui::TimelineView::seekRequested, [this](Instant at) {
            sought << at;
            view.setPlayhead(at);
        });
        QObject::connect(&view, &ui::TimelineView::grabbed, [this] { ++grabs; });
        QObject::connect(&view, &ui::TimelineView::stepRequested, [this](int direction) { steps << direction; });
        view.show();
    }
};

inline void dragTo(QWidget& widget, QPoint to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace fenceline::test
