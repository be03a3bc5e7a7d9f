// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/fold.h"

#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QPainter>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr int kEdge = 4;
constexpr int kSignGap = 8;

} // namespace

FoldButton::FoldButton(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum); // a fixed one would never get a second line
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize FoldButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + scaledFor(*this, 32),
            fontMetrics().height() + 2 * scaledFor(*this, 9)};
}

int FoldButton::wordsRoom(int width) const
{
    return width - 2 * kEdge - scaledFor(*this, 14) - kSignGap;
}

int FoldButton::heightForWidth(int width) const
{
    return wrappedHeight(font(), text(), wordsRoom(width)) + 2 * scaledFor(*this, 9);
}

void FoldButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    const QRect inner = rect().adjusted(kEdge, 0, -kEdge, 0);
    const auto placed = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int side = scaledFor(*this, 14);
    QPainter painter(this);
    if (underMouse())
        drawRounded(painter, rect(), measure::kBarRadius, theme.canvas, theme.canvas, 0);
    painter.setPen(theme.ink);
    const QRect words(inner.left(), 0, wordsRoom(width()), height());
    const auto aligned = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter;
    painter.drawText(placed(words), int(aligned) | Qt::TextWordWrap, text());
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
