// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/theme/theme.h"

#include <QSizeF>

class QPainter;

namespace fenceline::ui {

/// The stage as a picture for a file: everything is on it, and its text grows with the picture. Draws on anything that
/// can be painted on; needs a QGuiApplication.
void drawStage(QPainter& painter, const Run& run, Instant at, QSizeF size, const Theme& theme);

} // namespace fenceline::ui
