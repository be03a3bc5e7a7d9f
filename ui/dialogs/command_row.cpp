// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command_row.h"

#include "ui/dialogs/command_list.h"
#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"

#include <QPainter>

namespace fenceline::ui {
namespace {

/// Takes room from a row, from either end, and says where it lies in the row's direction.
class Room {
public:
    Room(const QRect& row, Qt::LayoutDirection direction) : m_row(row), m_rest(row), m_direction(direction) {}

    int width() const { return m_rest.width(); }
    QRect leading(int width)
    {
        QRect taken = m_rest;
        taken.setWidth(qBound(0, width, m_rest.width()));
        m_rest.setLeft(taken.right() + 1);
        return QStyle::visualRect(m_direction, m_row, taken);
    }
    QRect trailing(int width)
    {
        QRect taken = m_rest;
        taken.setLeft(m_rest.right() + 1 - qBound(0, width, m_rest.width()));
        m_rest.setRight(taken.left() - 1);
        return QStyle::visualRect(m_direction, m_row, taken);
    }

private:
    QRect m_row;
    QRect m_rest;
    Qt::LayoutDirection m_direction;
};

struct Words {
    QFont font;
    QFontMetrics metrics{font};
    explicit Words(const QFont& used) : font(used), metrics(used) {}
    int width(const QString& text) const { return metrics.horizontalAdvance(text) + 1; }
};

void draw(QPainter& painter, const QRect& rect, const Words& words, const QString& text, const QColor& color,
          Qt::LayoutDirection direction)
{
    painter.setFont(words.font);
    painter.setPen(color);
    const Qt::Alignment leading = QStyle::visualAlignment(direction, Qt::AlignLeft);
    painter.drawText(rect, int(leading | Qt::AlignVCenter) | Qt::TextSingleLine,
                     words.metrics.elidedText(text, Qt::ElideRight, rect.width()));
}

/// The keys stand in a box of their own, as on a keyboard.
void drawKeys(QPainter& painter, QRect rect, const Words& words, const QString& keys, const QColor& color,
              const QColor& edge)
{
    const int height = qMin(rect.height(), words.metrics.height() + 6);
    rect.setTop(rect.center().y() - height / 2);
    rect.setHeight(height);
    drawRounded(painter, rect, 5, Qt::transparent, edge);
    painter.setFont(words.font);
    painter.setPen(color);
    painter.drawText(rect, int(Qt::AlignCenter) | Qt::TextSingleLine, keys);
}

} // namespace

void CommandRow::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* list = qobject_cast<const CommandList*>(index.model());
    if (!list || !option.widget)
        return;
    const Command& command = list->command(index.row());
    const QWidget& widget = *option.widget;
    const Theme& theme = themeOf(widget);
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const Words body(font(TextStyle::Body, textScaleOf(widget)));
    const Words small(font(TextStyle::Small, textScaleOf(widget)));
    const QColor text = current ? theme.panel : command.enabled ? theme.ink : theme.quiet;
    const QColor quiet = current ? theme.panel : theme.quiet;
    painter->save();
    if (current || hovered)
        drawRounded(*painter, option.rect, measure::kBarRadius, current ? theme.ink : theme.canvas,
                    current ? theme.ink : theme.canvas, 0);

    const int gap = scaledFor(widget, measure::kWideGap);
    Room room(option.rect.adjusted(scaledFor(widget, 8), 0, -scaledFor(widget, 8), 0), option.direction);
    const int side = scaledFor(widget, 14);
    const QRect sign = room.leading(side);
    if (command.checked.value_or(false)) {
        QRect box(0, 0, side, side);
        box.moveCenter(sign.center());
        drawSign(*painter, Sign::Tick, box, text);
    }
    room.leading(scaledFor(widget, 8));
    if (!command.keys.isEmpty()) {
        const int width = small.width(command.keys) + scaledFor(widget, 12);
        drawKeys(*painter, room.trailing(width), small, command.keys, quiet, current ? theme.panel : theme.edge);
        room.trailing(gap);
    }
    // The text goes before everything else that wants room.
    const int textWidth = body.width(command.text);
    if (const int width = small.width(command.group); textWidth + gap + width <= room.width()) {
        draw(*painter, room.trailing(width), small, command.group, quiet, option.direction);
        room.trailing(gap);
    }
    draw(*painter, room.leading(textWidth), body, command.text, text, option.direction);
    room.leading(gap);
    if (room.width() > small.width(QStringLiteral("mmmm")))
        draw(*painter, room.leading(room.width()), small, command.detail, quiet, option.direction);
    painter->restore();
}

QSize CommandRow::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    if (!option.widget)
        return {};
    const QFontMetrics metrics(font(TextStyle::Body, textScaleOf(*option.widget)));
    return {scaledFor(*option.widget, 200), qMax(scaledFor(*option.widget, 34), metrics.height() + 12)};
}

} // namespace fenceline::ui
