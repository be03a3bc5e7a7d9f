// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/draw/picture.h"

#include <QPainter>

namespace fenceline::app {

/// Paints a picture's view onto anything that can be painted on: the one place where pictures meet the views' geometry.
void paintView(QPainter& painter, const Run& run, const Picture& picture);

} // namespace fenceline::app
