// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/history_button.h"

#include "ui/theme/style.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

namespace fenceline::ui {
namespace {

constexpr int kArrow = 18;
constexpr qreal kLine = 0.1; ///< of the arrow's side

/// Back, in the unit square.
QPainterPath arrow()
{
    QPainterPath path(QPointF(0.34, 0.12));
    path.lineTo(0.1, 0.36);
    path.lineTo(0.34, 0.6);
    path.moveTo(0.1, 0.36);
    path.lineTo(0.62, 0.36);
    path.arcTo(QRectF(0.38, 0.36, 0.5, 0.5), 90, -180);
    path.lineTo(0.3, 0.86);
    return path;
}

} // namespace

HistoryButton::HistoryButton(Way way, const QString& word, QWidget* parent) : QPushButton(word, parent), m_way(way) {}

void HistoryButton::setWordShown(bool shown)
{
    if (m_wordShown == shown)
        return;
    m_wordShown = shown;
    updateGeometry();
    update();
}

QSize HistoryButton::sizeWith(bool word) const
{
    const QSize whole = QPushButton::sizeHint();
    return word ? whole : QSize(qMin(whole.width(), whole.height() * 5 / 4), whole.height());
}

void HistoryButton::paintEvent(QPaintEvent* event)
{
    if (m_wordShown) {
        QPushButton::paintEvent(event);
        return;
    }
    const Theme& theme = themeOf(*this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    QPainter painter(this);
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    const qreal side = scaledFor(*this, kArrow);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    const bool mirrored = (m_way == Way::On) != isRightToLeft();
    painter.scale(mirrored ? -side : side, side);
    painter.translate(-0.5, -0.5);
    painter.setPen(QPen(isEnabled() ? theme.ink : theme.edge, kLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(arrow());
}

} // namespace fenceline::ui
