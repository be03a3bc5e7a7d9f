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

QImage pictureOf(const Run& run, Instant at, ui::Theme::Kind theme, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    QPainter painter(&image);
    const int stageHeight = size.height() * 4 / 7;
    paintView(painter, run,
              {.view = Picture::View::Stage, .size = {size.width(), stageHeight}, .theme = theme, .at = at});
    painter.translate(0, stageHeight);
    paintView(painter, run,
              {.view = Picture::View::Timeline,
               .size = {size.width(), size.height() - stageHeight},
               .theme = theme,
               .at = at});
    painter.fillRect(0, 0, size.width(), 1, ui::theme(theme).hairline);
    return image;
}

} // namespace fenceline::app
