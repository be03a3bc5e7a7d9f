// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/icon_button.h"

#include "ui/theme/paint.h"
#include "ui/theme/style.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionToolButton>

namespace fenceline::ui {
namespace {

/// A triangle in the unit square; it points to the right from `left` to `tip`, or to the left where `tip` is smaller.
QPainterPath arrow(qreal left, qreal tip)
{
    QPainterPath path(QPointF(left, 0.16));
    path.lineTo(tip, 0.5);
    path.lineTo(left, 0.84);
    path.closeSubpath();
    return path;
}

QPainterPath bar(qreal left, qreal width)
{
    QPainterPath path;
    path.addRect(left, 0.16, width, 0.68);
    return path;
}

QPainterPath pathOf(IconButton::Icon icon)
{
    switch (icon) {
    case IconButton::Icon::ToStart: return arrow(0.86, 0.3) + bar(0.14, 0.1);
    case IconButton::Icon::Previous: return arrow(0.74, 0.18);
    case IconButton::Icon::Play: return arrow(0.24, 0.88);
    case IconButton::Icon::Pause: return bar(0.22, 0.18) + bar(0.6, 0.18);
    case IconButton::Icon::Next: return arrow(0.26, 0.82);
    case IconButton::Icon::ToEnd: return arrow(0.14, 0.7) + bar(0.76, 0.1);
    }
    return {};
}

} // namespace

IconButton::IconButton(Icon icon, Shape shape, QWidget* parent) : QToolButton(parent), m_icon(icon), m_shape(shape)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconButton::setIconShown(Icon icon)
{
    if (m_icon == icon)
        return;
    m_icon = icon;
    update();
}

void IconButton::setWords(const QString& name, const QString& key)
{
    setAccessibleName(name);
    setToolTip(key.isEmpty() ? name : tr("%1 (%2)", "what a button does, and its key").arg(name, key));
}

QSize IconButton::sizeHint() const
{
    const int side = scaledFor(*this, m_shape == Shape::Round ? 40 : 34);
    return {side, side};
}

void IconButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    QPainter painter(this);
    QColor ink = isEnabled() ? theme.ink : theme.edge;
    if (m_shape == Shape::Round) {
        const bool hot = underMouse() || isDown();
        const QColor disc = !isEnabled() ? theme.edge : hot ? theme.quiet : theme.ink;
        drawRounded(painter, rect(), width() / 2.0, disc, disc, 0);
        if (hasFocus() && option.state.testFlag(QStyle::State_KeyboardFocusChange))
            drawFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), width() / 2.0, theme.panel);
        ink = theme.panel;
    } else {
        option.state.setFlag(QStyle::State_Sunken, isDown());
        option.state.setFlag(QStyle::State_On, false);
        style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);
    }
    const qreal side = scaledFor(*this, m_shape == Shape::Round ? 18 : 15);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center() - QPointF(side / 2, side / 2));
    painter.scale(side, side);
    painter.fillPath(pathOf(m_icon), ink);
}

} // namespace fenceline::ui
