// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/segment.h"

#include "ui/theme/button_access.h"
#include "ui/theme/paint.h"
#include "ui/theme/style.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

namespace fenceline::ui {
namespace {

/// A rectangle of which some corners are round.
QPainterPath cell(const QRectF& r, qreal radius, const Segment::Corners& round)
{
    const qreal d = 2 * radius;
    QPainterPath path;
    path.moveTo(r.left() + radius, r.top());
    path.lineTo(r.right() - radius, r.top());
    round.topRight ? path.arcTo(r.right() - d, r.top(), d, d, 90, -90) : path.lineTo(r.topRight());
    path.lineTo(r.right(), r.bottom() - radius);
    round.bottomRight ? path.arcTo(r.right() - d, r.bottom() - d, d, d, 0, -90) : path.lineTo(r.bottomRight());
    path.lineTo(r.left() + radius, r.bottom());
    round.bottomLeft ? path.arcTo(r.left(), r.bottom() - d, d, d, 270, -90) : path.lineTo(r.bottomLeft());
    path.lineTo(r.left(), r.top() + radius);
    round.topLeft ? path.arcTo(r.left(), r.top(), d, d, 180, -90) : path.lineTo(r.topLeft());
    path.closeSubpath();
    return path;
}

} // namespace

Segment::Segment(const QString& text, QWidget* parent) : QRadioButton(text, parent)
{
    installButtonAccess();
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void Segment::setCorners(const Corners& corners)
{
    m_corners = corners;
    update();
}

QSize Segment::sizeHint() const
{
    const QSize words = fontMetrics().size(Qt::TextShowMnemonic, text());
    return {words.width() + scaledFor(*this, 22), qMax(scaledFor(*this, 30), words.height() + scaledFor(*this, 10))};
}

void Segment::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const bool hovered = isEnabled() && underMouse();
    const QColor ink = isEnabled() ? theme.ink : theme.edge;
    const QColor fill = isChecked() ? ink : hovered ? theme.canvas : theme.panel;
    const QColor edge = isEnabled() ? theme.edge : theme.hairline;

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isChecked() ? ink : edge);
    painter.setBrush(fill);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawPath(cell(box, measure::kControlRadius - 0.5, m_corners));
    painter.setPen(isChecked() ? theme.panel : isEnabled() ? theme.ink : theme.quiet);
    painter.drawText(rect(), int(Qt::AlignCenter) | Qt::TextShowMnemonic, text());
    if (hasFocus() && option.state.testFlag(QStyle::State_KeyboardFocusChange))
        drawFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), measure::kControlRadius - 3,
                      isChecked() ? theme.panel : theme.ink);
}

} // namespace fenceline::ui
