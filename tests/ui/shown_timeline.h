// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/picture_runs.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/timeline_view.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <algorithm>

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

/// There must be one.
inline const ui::Grip& gripOf(ui::TimelineView& view, ui::Grip::Kind kind, WorkerId worker)
{
    view.geometryNow();
    const auto& grips = view.gripHand().grips();
    return *std::find_if(grips.begin(), grips.end(),
                         [&](const ui::Grip& grip) { return grip.kind == kind && grip.worker == worker; });
}

inline void dragTo(QWidget& widget, QPoint to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace fenceline::test
