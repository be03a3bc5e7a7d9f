// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QToolButton>

/// Finds the text that does not fit the widget that shows it. Painted pictures are not looked into: their geometry says
/// where their labels lie (stage_geometry_test, timeline_geometry_test).
namespace fenceline::test {

/// A pixel of rounding is not seen.
inline constexpr int kUnseen = 1;

/// Cut on purpose: the tool tip then has the whole.
inline bool isInToolTip(const QWidget& widget, const QString& text)
{
    const QString tip = widget.toolTip().remove(QChar(0x200F));
    const QString words = QString(text).remove(QChar(0x200F)); // a mark of direction, no word
    return !words.isEmpty() && (tip.contains(words) || tip.contains(words.toHtmlEscaped()));
}

/// What `text` takes when it may break where `width` ends; a single word may need more than that.
inline QSize takenBy(const QString& text, const QFontMetrics& metrics, int width, bool wraps)
{
    const int flags = wraps ? int(Qt::TextWordWrap) : int(Qt::TextShowMnemonic);
    return wraps ? metrics.boundingRect(0, 0, width, 100'000, flags, text).size() : metrics.size(flags, text);
}

/// The size that the widget's text needs, in a widget of this width; invalid: it shows none.
inline QSize neededBy(const QWidget& widget, QString& text)
{
    const QFontMetrics metrics = widget.fontMetrics();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
        const int margin = 2 * label->margin();
        const int frame = widget.width() - widget.contentsRect().width() + margin;
        if (Qt::mightBeRichText(text) && label->textFormat() != Qt::PlainText)
            return label->hasHeightForWidth() ? QSize(0, label->heightForWidth(widget.width())) : label->sizeHint();
        return takenBy(text, metrics, widget.width() - frame, label->wordWrap()) + QSize(frame, margin);
    }
    if (const auto* menu = qobject_cast<const QComboBox*>(&widget)) {
        text = menu->currentText();
        QStyleOptionComboBox option;
        option.initFrom(menu);
        const QRect words =
            menu->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, menu);
        return {metrics.horizontalAdvance(text) + menu->width() - words.width(), metrics.height()};
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        text = line->text().isEmpty() ? line->placeholderText() : line->text();
        QStyleOptionFrame option;
        option.initFrom(line);
        option.lineWidth =
            line->hasFrame() ? line->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, line) : 0;
        const QRect words = line->style()->subElementRect(QStyle::SE_LineEditContents, &option, line);
        return {metrics.horizontalAdvance(text) + line->width() - words.width(), metrics.height()};
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
        if (button->hasHeightForWidth())
            return {0, button->heightForWidth(button->width())};
        return qobject_cast<const QPushButton*>(button) ? button->sizeHint() : takenBy(text, metrics, 0, false);
    }
    return {};
}

/// What of `widget` is not in sight within the widgets around it; a scroll area may hold more than it shows, in the
/// directions in which it scrolls.
inline bool isClipped(const QWidget& widget, const QWidget& top)
{
    QRect part = widget.rect();
    for (const QWidget* each = &widget; each != &top && !each->isWindow(); each = each->parentWidget()) {
        part.translate(each->pos());
        QRect room = each->parentWidget()->rect();
        const auto* area = qobject_cast<const QAbstractScrollArea*>(each->parentWidget()->parentWidget());
        const bool scrolls = area && area->viewport() == each->parentWidget();
        if (scrolls && area->verticalScrollBar()->maximum() > 0)
            return part.left() < room.left() - kUnseen || part.right() > room.right() + kUnseen;
        if (!room.adjusted(-kUnseen, -kUnseen, kUnseen, kUnseen).contains(part))
            return true;
    }
    return false;
}

inline QString described(const QWidget& widget, const QString& text, QSize needs)
{
    return QStringLiteral("%1 “%2” needs %3x%4, has %5x%6")
        .arg(QLatin1String(widget.metaObject()->className()), text)
        .arg(needs.width())
        .arg(needs.height())
        .arg(widget.width())
        .arg(widget.height());
}

inline QStringList cutOffTabs(const QTabBar& bar)
{
    QStringList found;
    for (int i = 0; i < bar.count(); ++i) {
        const QSize needs = bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(i));
        if (!bar.rect().contains(bar.tabRect(i)) || bar.tabRect(i).width() < needs.width())
            found << described(bar, bar.tabText(i), needs);
    }
    return found;
}

/// In words, every text in `top` that is cut off, as `top` is now; in the dialogs over it too.
inline QStringList cutOffIn(const QWidget& top)
{
    QStringList found;
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&top))
            continue;
        if (const auto* bar = qobject_cast<const QTabBar*>(widget))
            found << cutOffTabs(*bar);
        QString text;
        const QSize needs = neededBy(*widget, text);
        if (text.isEmpty() || isInToolTip(*widget, text))
            continue;
        const bool fits = needs.width() <= widget->width() + kUnseen && needs.height() <= widget->height() + kUnseen;
        if (!fits || isClipped(*widget, top))
            found << described(*widget, text, needs);
    }
    return found;
}

/// `make` opens a window anew in each language; it is looked at in each text size and theme, 1280x720 large. `visit`
/// is called with the window, its theme and text scale, and brings it into the state to look at.
template <class Make, class Visit>
QStringList cutOffInEveryLook(const QStringList& languages, const QList<qreal>& scales, Make make, Visit visit)
{
    using ui::Theme;
    QStringList found;
    for (const QString& language : languages) {
        ui::useLanguage(language);
        auto owner = make();
        QWidget& window = *owner->get();
        for (const qreal scale : scales)
            for (const auto kind : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Projector}) {
                ui::applyLook(kind, scale);
                window.resize(1280, 720);
                visit(*owner, kind, scale);
                for (int round = 0; round < 5; ++round)
                    QCoreApplication::processEvents();
                const QString size = QStringLiteral("%1x%2").arg(window.width()).arg(window.height());
                if (window.size() != QSize(1280, 720))
                    found << QStringLiteral("%1 %2: the window is %3").arg(language).arg(scale).arg(size);
                for (const QString& each : cutOffIn(window))
                    found << QStringLiteral("%1 %2: %3").arg(language).arg(scale).arg(each);
            }
    }
    found.removeDuplicates();
    ui::applyLook(Theme::Kind::Light);
    ui::useLanguage(QStringLiteral("en"));
    return found;
}

inline QStringList sweptLanguages()
{
    QStringList codes;
    for (const ui::Language& language : ui::languages() + ui::pseudoLanguages())
        codes << language.code;
    return codes;
}

} // namespace fenceline::test
