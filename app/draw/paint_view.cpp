// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/draw/paint_view.h"

namespace fenceline::app {

void paintView(QPainter& painter, const Run&, const Picture& picture)
{
    painter.fillRect(QRect(QPoint(0, 0), picture.size), ui::theme(picture.theme).canvas);
}

} // namespace fenceline::app
