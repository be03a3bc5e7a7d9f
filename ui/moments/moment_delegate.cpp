// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moments/moment_delegate.h"

#include "ui/moments/moment_model.h"
#include "ui/theme/marker.h"
#include "ui/theme/paint.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace fenceline::ui {
namespace {

constexpr qreal kMark = 16; ///< a marker or a sign before the text

const MomentModel& modelOf(const QModelIndex& index)
{
    return *static_cast<const MomentModel*>(index.model());
}

qreal before(const MomentCell& cell, int column)
{
    return (column == 0 ? measure::kRowGutter : measure::kGap) + (cell.marker || cell.sign ? kMark : 0);
}

QRect placed(const QStyleOptionViewItem& option, const QRect& rect)
{
    return QStyle::visualRect(option.direction, option.rect, rect);
}

QRect textRect(const QStyleOptionViewItem& option, const MomentCell& cell, int column)
{
    const QWidget& view = *option.widget;
    return placed(option, option.rect.adjusted(scaledFor(view, before(cell, column)), 0, -scaledFor(view, 4), 0));
}

QFont fontOf(const QWidget& view, TextStyle style, Phase phase)
{
    return fontFor(style, textScaleOf(view), phase == Phase::Present);
}

struct Colours {
    QColor ground;
    QColor text;
    QColor mark;
};

Colours coloursOf(const Theme& theme, const MomentCell& whose, Tint tint, Phase phase, bool selected)
{
    if (selected && phase != Phase::Present)
        return {theme.hairline, theme.ink, theme.ink};
    switch (phase) {
    case Phase::Present: return {soft(theme, whose.tint), theme.ink, strong(theme, whose.tint)};
    case Phase::Past: return {theme.panel, strong(theme, tint), strong(theme, tint)};
    case Phase::Future: break;
    }
    return {theme.panel, theme.quiet, theme.quiet};
}

void drawMark(QPainter& painter, const QStyleOptionViewItem& option, const MomentCell& cell, int column,
              const Colours& colours)
{
    const QWidget& view = *option.widget;
    const int side = scaledFor(view, 12);
    const int left = option.rect.left() + scaledFor(view, before(cell, column) - kMark);
    const QRect box = placed(option, {left, option.rect.center().y() - side / 2, side, side});
    if (cell.sign)
        drawSign(painter, *cell.sign, box, colours.text);
    else
        drawMarker(painter, QRectF(box).center(), side * 0.4, *cell.marker, MarkerFace::Filled, colours.mark,
                   colours.ground);
}

void drawPresentMark(QPainter& painter, const QStyleOptionViewItem& option, const QColor& color)
{
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int side = scaledFor(*option.widget, 9);
    const QRect box = placed(
        option, {option.rect.left() + scaledFor(*option.widget, 6), option.rect.center().y() - side / 2, side, side});
    const QPointF tip(mirrored ? box.left() : box.right() + 1, QRectF(box).center().y());
    drawArrowhead(painter, tip, {mirrored ? -1.0 : 1.0, 0}, side, color);
}

/// One ring around the whole row, drawn cell by cell.
void drawRowRing(QPainter& painter, const QStyleOptionViewItem& option, int column, int columns)
{
    const bool mirrored = option.direction == Qt::RightToLeft;
    const bool leftEnd = column == (mirrored ? columns - 1 : 0);
    const bool rightEnd = column == (mirrored ? 0 : columns - 1);
    const int beyond = 8;
    drawFocusRing(painter, QRectF(option.rect).adjusted(leftEnd ? 1 : -beyond, 1, rightEnd ? -1 : beyond, -1),
                  measure::kBarRadius - 2, themeOf(*option.widget).ink);
}

} // namespace

void MomentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const MomentModel& model = modelOf(index);
    const int column = index.column();
    const MomentCell cell = model.cell(index.row(), column);
    const Phase phase = model.phase(index.row());
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const Colours colours =
        coloursOf(themeOf(*view), phase == Phase::Present ? model.cell(index.row(), MomentModel::kWho) : cell,
                  cell.tint, phase, selected);

    painter->save();
    painter->setClipRect(option.rect);
    painter->fillRect(option.rect, colours.ground);
    if (cell.sign || cell.marker)
        drawMark(*painter, option, cell, column, colours);
    if (column == 0 && phase == Phase::Present)
        drawPresentMark(*painter, option, colours.text);

    painter->setFont(fontOf(*view, cell.style, phase));
    painter->setPen(colours.text);
    if (cell.style == TextStyle::Code)
        painter->setLayoutDirection(Qt::LeftToRight);
    const QRect room = textRect(option, cell, column);
    const QString text = painter->fontMetrics().elidedText(cell.text, Qt::ElideRight, room.width());
    const Qt::Alignment leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    painter->drawText(room, int(leading | Qt::AlignVCenter) | Qt::TextSingleLine, text);

    const bool keyboard = view->hasFocus() && view->window()->testAttribute(Qt::WA_KeyboardFocusChange);
    if (keyboard && view->currentIndex().row() == index.row())
        drawRowRing(*painter, option, column, model.columnCount());
    painter->restore();
}

bool MomentDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QStyleOptionViewItem shown = option;
    shown.widget = view;
    const MomentCell cell = modelOf(index).cell(index.row(), index.column());
    const QFontMetrics metrics(fontOf(*view, cell.style, modelOf(index).phase(index.row())));
    const bool cut = metrics.horizontalAdvance(cell.text) > textRect(shown, cell, index.column()).width();
    if (cut)
        QToolTip::showText(event->globalPos(), plainToolTip(cell.text), view);
    else
        QToolTip::hideText();
    return true;
}

int MomentDelegate::rowHeight(const QWidget& view)
{
    return QFontMetrics(fontOf(view, TextStyle::Body, Phase::Present)).height() + scaledFor(view, 8);
}

int MomentDelegate::columnWidth(const QWidget& view, int column, const QString& title, const QString& text)
{
    const QFontMetrics metrics(fontOf(view, TextStyle::Body, Phase::Present));
    const QFontMetrics small(fontOf(view, TextStyle::Small, Phase::Past));
    const int headed = small.horizontalAdvance(title) + scaledFor(view, 2 * measure::kGap);
    const MomentCell marked{.sign = Sign::Tick};
    const qreal room = column == 0 ? measure::kRowGutter + measure::kGap : before(marked, column) + measure::kGap;
    return std::max(headed, metrics.horizontalAdvance(text) + scaledFor(view, room) + 2);
}

} // namespace fenceline::ui
