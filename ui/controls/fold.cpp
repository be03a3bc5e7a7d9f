// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/fold.h"

#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"

#include <QPainter>
#include <QVBoxLayout>

namespace fenceline::ui {

FoldButton::FoldButton(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize FoldButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + scaledFor(*this, 32),
            fontMetrics().height() + 2 * scaledFor(*this, 9)};
}

void FoldButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    const QRect inner = rect().adjusted(4, 0, -4, 0);
    const auto placed = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int side = scaledFor(*this, 14);
    QPainter painter(this);
    if (underMouse())
        drawRounded(painter, rect(), measure::kBarRadius, theme.canvas, theme.canvas, 0);
    painter.setPen(theme.ink);
    const QRect words = inner.adjusted(0, 0, -side - 8, 0);
    painter.drawText(placed(words), int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
                     fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    const Sign closed = isRightToLeft() ? Sign::ChevronLeft : Sign::ChevronRight;
    drawSign(painter, isChecked() ? Sign::ChevronDown : closed,
             placed({inner.right() - side, (height() - side) / 2, side, side}), theme.ink);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawFocusRing(painter, rect(), measure::kBarRadius, theme.ink);
}

Fold::Fold(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), m_button(new FoldButton(title)), m_content(content)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_button);
    column->addWidget(m_content);
    connect(m_button, &QAbstractButton::toggled, this, &Fold::apply);
    apply(false);
}

void Fold::setOpen(bool open)
{
    m_button->setChecked(open);
}

void Fold::apply(bool open)
{
    m_content->setVisible(open);
    m_button->setAccessibleDescription(open ? tr("open") : tr("folded"));
}

} // namespace fenceline::ui
