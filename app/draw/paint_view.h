// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/draw/picture.h"

#include <QImage>
#include <QPainter>

namespace fenceline::app {

/// Paints a picture's view onto anything that can be painted on: the one place where pictures meet the views' geometry.
void paintView(QPainter& painter, const Run& run, const Picture& picture);

/// Stage above and timeline below, as the window has them, in one picture: for the clipboard. A null image where there
/// is not enough memory for the size.
QImage pictureOf(const Run& run, Instant at, ui::Theme::Kind theme, QSize size);

} // namespace fenceline::app
