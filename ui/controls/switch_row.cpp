// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/switch_row.h"

#include "ui/theme/button_access.h"
#include "ui/theme/paint.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionButton>

namespace fenceline::ui {
namespace {

constexpr int kRing = 4; ///< room around everything for the focus ring
constexpr int kAbove = 8;

} // namespace

SwitchRow::SwitchRow(const QString& title, const QString& explanation, QWidget* parent) : QCheckBox(title, parent)
{
    installButtonAccess();
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setExplanation(explanation);
}

void SwitchRow::setExplanation(const QString& explanation)
{
    if (m_explanation == explanation)
        return;
    m_explanation = explanation;
    setAccessibleDescription(below());
    updateGeometry();
    update();
}

void SwitchRow::setReason(const QString& reason)
{
    if (m_reason == reason)
        return;
    m_reason = reason;
    setEnabled(reason.isEmpty());
    setAccessibleDescription(below());
    updateGeometry();
    update();
}

void SwitchRow::setStrong(bool strong)
{
    m_strong = strong;
    update();
}

QFont SwitchRow::titleFont() const
{
    QFont title = ui::font(TextStyle::Body, textScaleOf(*this));
    title.setBold(m_strong);
    return title;
}

QFont SwitchRow::belowFont() const
{
    return ui::font(TextStyle::Small, textScaleOf(*this));
}

QRect SwitchRow::pill() const
{
    const QSize size(scaledFor(*this, 44), scaledFor(*this, 24));
    return {QPoint(width() - kRing - size.width(), (height() - size.height()) / 2), size};
}

int SwitchRow::heightForWidth(int width) const
{
    const int room = width - 2 * kRing - scaledFor(*this, 44 + measure::kGap);
    const int words = wrappedHeight(titleFont(), text(), room) + wrappedHeight(belowFont(), below(), room);
    return qMax(words, scaledFor(*this, 24)) + 2 * scaledFor(*this, kAbove);
}

QSize SwitchRow::sizeHint() const
{
    const int wide = scaledFor(*this, 264);
    return {wide, heightForWidth(wide)};
}

/// One line high: heightForWidth says the rest.
QSize SwitchRow::minimumSizeHint() const
{
    return {scaledFor(*this, 160), fontMetrics().height()};
}

void SwitchRow::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect toggle = pill();
    const int room = toggle.left() - kRing - scaledFor(*this, measure::kGap);
    const int titleHeight = wrappedHeight(titleFont(), text(), room);
    const int belowHeight = wrappedHeight(belowFont(), below(), room);
    const auto placed = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int wrap = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignTop) | Qt::TextWordWrap;

    QPainter painter(this);
    const int top = (height() - titleHeight - belowHeight) / 2;
    painter.setFont(titleFont());
    painter.setPen(isEnabled() ? theme.ink : theme.quiet);
    painter.drawText(placed({kRing, top, room, titleHeight}), wrap, text());
    painter.setFont(belowFont());
    painter.setPen(theme.quiet);
    painter.drawText(placed({kRing, top + titleHeight, room, belowHeight}), wrap, below());

    const SwitchLook look{.on = isChecked(), .enabled = isEnabled(), .hovered = isEnabled() && underMouse()};
    drawSwitch(painter, placed(toggle), look, theme);
    if (hasFocus() && option.state.testFlag(QStyle::State_KeyboardFocusChange))
        drawFocusRing(painter, placed(toggle.adjusted(-kRing, -kRing, kRing, kRing)), toggle.height(), theme.ink);
}

void SwitchRow::changeEvent(QEvent* event)
{
    QCheckBox::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace fenceline::ui
