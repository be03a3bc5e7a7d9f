// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/plate_button.h"

#include "ui/theme/paint.h"
#include "ui/theme/style.h"

#include <QPainter>

namespace fenceline::ui {

PlateButton::PlateButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus); // the bar has the keys
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize PlateButton::sizeHint() const
{
    const int gap = int(measure::kGap * textScaleOf(*this)); // as large as the room needs it
    return {fontMetrics().horizontalAdvance(text()) + 4 * gap, fontMetrics().height() + 2 * gap};
}

void PlateButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    const QColor paper = isDown() ? theme.hairline : underMouse() ? theme.canvas : theme.panel;
    drawRounded(painter, rect(), measure::kControlRadius, paper, theme.ink);
    painter.setPen(theme.ink);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace fenceline::ui
