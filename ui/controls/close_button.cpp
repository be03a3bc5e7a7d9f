// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/close_button.h"

#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"

#include <QPainter>

namespace fenceline::ui {

CloseButton::CloseButton(QWidget* parent) : QAbstractButton(parent)
{
    setAccessibleName(tr("Close"));
    setToolTip(tr("Close"));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize CloseButton::sizeHint() const
{
    const int side = scaledFor(*this, 32);
    return {side, side};
}

void CloseButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    if (underMouse() || isDown())
        drawRounded(painter, rect(), measure::kControlRadius, isDown() ? theme.hairline : theme.canvas, theme.edge);
    const int side = scaledFor(*this, 14);
    const QRect box((width() - side) / 2, (height() - side) / 2, side, side);
    drawSign(painter, Sign::Cross, box, theme.ink);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawFocusRing(painter, rect(), measure::kControlRadius, theme.ink);
}

} // namespace fenceline::ui
