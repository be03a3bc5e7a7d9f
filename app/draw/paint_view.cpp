// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/draw/paint_view.h"

#include "ui/stage/picture.h"
#include "ui/timeline/picture.h"

#include <algorithm>

namespace fenceline::app {

void paintView(QPainter& painter, const Run& run, const Picture& picture)
{
    const auto& theme = ui::theme(picture.theme);
    // A playhead beyond the picture would be none.
    const auto at = std::min(picture.at, run.horizon());
    switch (picture.view) {
    case Picture::View::Timeline: ui::drawTimeline(painter, run, at, picture.size, theme); break;
    case Picture::View::Stage: ui::drawStage(painter, run, at, picture.size, theme); break;
    }
}

} // namespace fenceline::app
