// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/geometry.h"

class QPainter;

namespace fenceline::ui {

/// Draws the stage on anything that can be painted on. Fills its whole size.
void paintStage(QPainter& painter, const StageGeometry& stage, const Theme& theme);

} // namespace fenceline::ui
