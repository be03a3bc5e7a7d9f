// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/sign_mark.h"

#include "ui/theme/style.h"

#include <QPainter>

namespace fenceline::ui {

SignMark::SignMark(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SignMark::showSign(Sign sign, Tint tint)
{
    m_sign = sign;
    m_tint = tint;
    update();
}

QSize SignMark::sizeHint() const
{
    const int side = scaledFor(*this, 14);
    return {side, side};
}

void SignMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawSign(painter, m_sign, rect(), strong(themeOf(*this), m_tint));
}

} // namespace fenceline::ui
