// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/link_button.h"

#include "ui/theme/paint.h"
#include "ui/theme/style.h"

#include <QPainter>

namespace fenceline::ui {
namespace {

constexpr int kRing = 4;

} // namespace

LinkButton::LinkButton(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2 * kRing, fontMetrics().height() + 2 * kRing};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    const QRect words = rect().adjusted(kRing, kRing, -kRing, -kRing);
    painter.setPen(isEnabled() ? theme.ink : theme.quiet);
    painter.drawText(words, int(Qt::AlignVCenter), text());
    const int line = words.top() + (words.height() - metrics.height()) / 2 + metrics.ascent() + 2;
    painter.fillRect(words.left(), line, metrics.horizontalAdvance(text()), underMouse() ? 2 : 1,
                     painter.pen().color());
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawFocusRing(painter, rect(), measure::kBarRadius, theme.ink);
}

} // namespace fenceline::ui
