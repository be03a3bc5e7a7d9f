// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/draw/paint_view.h"

#include "ui/stage/geometry.h"
#include "ui/stage/paint.h"
#include "ui/theme/text_measure.h"
#include "ui/timeline/geometry.h"
#include "ui/timeline/paint.h"

#include <algorithm>

namespace fenceline::app {

namespace {

/// A picture of this size is drawn as on a screen; a larger one is the same picture, larger.
constexpr QSizeF kScreen(1600, 900);

/// Projected text is at least 1/50 of the height (product.md); the smallest text is 12 px.
constexpr qreal kProjectedScale = kScreen.height() / 50 / 12;

void paintTimelineOf(QPainter& painter, const Run& run, Instant at, QSizeF size, const ui::TextMeasure& measure,
                     const ui::Theme& theme)
{
    const auto tracks = ui::tracksOf(run);
    const ui::TimelineRequest request{ui::wholeOf(run), size, 0, true};
    const auto geometry = ui::makeTimeline(run, tracks, request, measure);
    ui::paintTimeline(painter, geometry, theme);
    ui::paintPlayhead(painter, geometry, ui::makePlayhead(geometry, at, measure), theme);
}

} // namespace

void paintView(QPainter& painter, const Run& run, const Picture& picture)
{
    const QSizeF size = picture.size;
    const auto enlarged = std::max(1.0, std::min(size.width() / kScreen.width(), size.height() / kScreen.height()));
    painter.scale(enlarged, enlarged);
    const bool projected = picture.theme == ui::Theme::Kind::Projector;
    const ui::TextMeasure measure(projected ? kProjectedScale : 1.0);
    const auto& theme = ui::theme(picture.theme);
    // A playhead beyond the picture would be none.
    const auto at = std::min(picture.at, run.horizon());
    switch (picture.view) {
    case Picture::View::Timeline: paintTimelineOf(painter, run, at, size / enlarged, measure, theme); break;
    case Picture::View::Stage: ui::paintStage(painter, ui::makeStage(run, at, size / enlarged, measure), theme); break;
    }
}

} // namespace fenceline::app
