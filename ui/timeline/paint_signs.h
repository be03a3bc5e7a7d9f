// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/timeline/geometry.h"

class QPainter;

namespace fenceline::ui {

/// A repeat has an outline around it, one that was held back is struck through.
void paintSign(QPainter& painter, const TimelineSign& sign, const Theme& theme);

} // namespace fenceline::ui
