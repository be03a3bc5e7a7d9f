// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/plate_button.h"

#include "ui/theme/paint.h"
#include "ui/theme/style.h"

#include <QPainter>
#include <QStyle>

namespace fenceline::ui {

PlateButton::PlateButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus); // the bar has the keys
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PlateButton::setSign(std::optional<Sign> sign)
{
    m_sign = sign;
    updateGeometry();
    update();
}

int PlateButton::signWidth() const
{
    return m_sign ? fontMetrics().ascent() * 3 / 2 : 0;
}

QSize PlateButton::sizeHint() const
{
    const int gap = int(measure::kGap * textScaleOf(*this)); // as large as the room needs it
    return {fontMetrics().horizontalAdvance(text()) + signWidth() + 4 * gap, fontMetrics().height() + 2 * gap};
}

void PlateButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    const QColor paper = isDown() ? theme.hairline : underMouse() ? theme.canvas : theme.panel;
    drawRounded(painter, rect(), measure::kControlRadius, paper, theme.ink);
    const int width = fontMetrics().horizontalAdvance(text()) + signWidth();
    const QRect content((rect().width() - width) / 2, 0, width, height());
    const auto placed = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    if (m_sign) {
        const int side = fontMetrics().ascent();
        drawSign(painter, *m_sign, placed({content.left(), (height() - side) / 2, side, side}), theme.ink);
    }
    painter.setPen(theme.ink);
    painter.drawText(placed(content.adjusted(signWidth(), 0, 0, 0)), int(Qt::AlignCenter), text());
}

} // namespace fenceline::ui
