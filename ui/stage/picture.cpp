// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/picture.h"

#include "ui/stage/paint.h"

#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr QSizeF kNatural{850, 430};
constexpr qreal kLeastScale = 0.4;
constexpr qreal kMostScale = 12;

} // namespace

void drawStage(QPainter& painter, const Run& run, Instant at, QSizeF size, const Theme& theme)
{
    qreal scale = std::min(size.width() / kNatural.width(), size.height() / kNatural.height());
    scale = std::clamp(scale, kLeastScale, kMostScale);
    StageGeometry stage = makeStage(run, at, size, TextMeasure(scale));
    // Everything is on the picture: where the stage would scroll, it gets smaller.
    while ((stage.size.width() > size.width() || stage.size.height() > size.height()) && scale > kLeastScale) {
        scale *= 0.92;
        stage = makeStage(run, at, size, TextMeasure(scale));
    }
    const bool rightToLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    paintStage(painter, rightToLeft ? mirrored(std::move(stage)) : stage, theme);
}

} // namespace fenceline::ui
