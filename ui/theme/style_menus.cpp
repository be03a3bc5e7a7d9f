// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style_parts.h"

#include <QPainter>

/// Menus, tabs, headers of tables, splitters.
namespace fenceline::ui::parts {
namespace {

constexpr int kTabGap = 10; ///< left and right of a tab's text

QFont boldened(QFont font)
{
    font.setBold(true);
    return font;
}

/// A menu's text is `name`, a tab, `key`.
struct MenuText {
    QString name;
    QString key;
};
MenuText split(const QString& text)
{
    const auto tab = text.indexOf(QLatin1Char('\t'));
    return tab < 0 ? MenuText{text, {}} : MenuText{text.left(tab), text.mid(tab + 1)};
}

bool isSeparator(const QStyleOptionMenuItem& option)
{
    return option.menuItemType == QStyleOptionMenuItem::Separator;
}

} // namespace

/// Without the key: the menu itself adds a column as wide as the widest.
QSize menuItemSize(const QStyleOptionMenuItem& option, const Style& style)
{
    if (isSeparator(option))
        return {style.scaled(40), 9};
    const QFontMetrics metrics(option.font);
    const MenuText text = split(option.text);
    int width = metrics.size(Qt::TextShowMnemonic, text.name).width() + style.scaled(12 + 28 + 28);
    if (!text.key.isEmpty())
        width += style.scaled(24);
    return {width, qMax(style.scaled(32), metrics.height() + style.scaled(10))};
}

void drawMenuItem(QPainter& painter, const QStyleOptionMenuItem& option, const Style& style)
{
    const Theme& theme = style.theme();
    if (isSeparator(option))
        return painter.fillRect(option.rect.left(), option.rect.center().y(), option.rect.width(), 1, theme.hairline);

    const bool enabled = has(option, QStyle::State_Enabled);
    const bool current = has(option, QStyle::State_Selected) && enabled;
    const QColor color = !enabled ? theme.quiet : current ? theme.panel : theme.ink;
    if (current)
        drawRounded(painter, option.rect, measure::kBarRadius, theme.ink, theme.ink, 0);

    const auto placed = [&option](QRect rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    QRect inner = option.rect.adjusted(style.scaled(8), 0, -style.scaled(12), 0);
    const int side = style.scaled(14);
    if (option.checked)
        drawSign(painter, Sign::Tick, placed({inner.left(), inner.center().y() - side / 2, side, side}), color);
    inner.setLeft(inner.left() + style.scaled(26));

    painter.save();
    painter.setFont(option.font);
    painter.setPen(color);
    const MenuText text = split(option.text);
    const Qt::Alignment leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    const Qt::Alignment trailing = QStyle::visualAlignment(option.direction, Qt::AlignRight);
    painter.drawText(placed(inner), int(leading | Qt::AlignVCenter) | Qt::TextHideMnemonic | Qt::TextSingleLine,
                     text.name);
    if (!text.key.isEmpty()) {
        painter.setPen(current ? color : theme.quiet);
        painter.drawText(placed(inner), int(trailing | Qt::AlignVCenter) | Qt::TextSingleLine, text.key);
    }
    painter.restore();
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const bool mirrored = option.direction == Qt::RightToLeft;
        drawSign(painter, mirrored ? Sign::ChevronLeft : Sign::ChevronRight,
                 placed({inner.right() - side, inner.center().y() - side / 2, side, side}), color);
    }
}

/// Wide enough for the bold text of the current tab, so that nothing moves when another one is chosen.
QSize tabSize(const QStyleOptionTab& option, const Style& style)
{
    const QFontMetrics metrics(boldened(QFont(font(TextStyle::Body, style.textScale()))));
    return {metrics.size(Qt::TextShowMnemonic, option.text).width() + 2 * style.scaled(kTabGap),
            metrics.height() + style.scaled(20)};
}

void drawTabShape(QPainter& painter, const QStyleOptionTab& option, const Style& style)
{
    if (has(option, QStyle::State_Selected)) {
        const int gap = style.scaled(kTabGap);
        const QRect line(option.rect.left() + gap, option.rect.bottom() - 1, option.rect.width() - 2 * gap, 2);
        painter.fillRect(line, style.theme().ink);
    }
    if (showsFocus(option))
        drawFocusRing(painter, option.rect.adjusted(2, 4, -2, -4), measure::kBarRadius, style.theme().ink);
}

void drawTabLabel(QPainter& painter, const QStyleOptionTab& option, const Style& style)
{
    const Theme& theme = style.theme();
    const bool current = has(option, QStyle::State_Selected);
    const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    painter.save();
    const QFont body = font(TextStyle::Body, style.textScale());
    painter.setFont(current ? boldened(body) : body);
    painter.setPen(current || hovered ? theme.ink : theme.quiet);
    painter.drawText(option.rect, int(Qt::AlignCenter) | Qt::TextHideMnemonic, option.text);
    painter.restore();
}

void drawHeaderSection(QPainter& painter, const QStyleOption& option, const Style& style)
{
    const QRect& rect = option.rect;
    painter.fillRect(rect, style.theme().panel);
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, style.theme().hairline);
}

void drawHeaderLabel(QPainter& painter, const QStyleOptionHeader& option, const Style& style)
{
    const int before = style.scaled(option.section == 0 ? measure::kRowGutter : measure::kGap);
    const QRect words = QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(before, 0, 0, 0));
    painter.save();
    painter.setFont(font(TextStyle::Small, style.textScale()));
    painter.setPen(style.theme().quiet);
    const QString text = painter.fontMetrics().elidedText(option.text, Qt::ElideRight, words.width());
    const Qt::Alignment leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    painter.drawText(words, int(leading | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    painter.restore();
}

void drawSplitter(QPainter& painter, const QStyleOption& option, const Style& style)
{
    const Theme& theme = style.theme();
    const bool hot = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    const QColor color = hot || has(option, QStyle::State_HasFocus) ? theme.ink : theme.hairline;
    const QRect& rect = option.rect;
    painter.fillRect(rect, theme.panel);
    if (has(option, QStyle::State_Horizontal))
        painter.fillRect(rect.center().x(), rect.top(), 1, rect.height(), color);
    else
        painter.fillRect(rect.left(), rect.center().y(), rect.width(), 1, color);
}

} // namespace fenceline::ui::parts
