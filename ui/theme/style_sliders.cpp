// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/paint.h"
#include "ui/theme/style_parts.h"

#include <QPainter>

/// Sliders and scroll bars: what is dragged along a line.
namespace fenceline::ui::parts {
namespace {

constexpr qreal kGroove = 5;
constexpr qreal kHandle = 20;

bool isHorizontal(const QStyleOptionSlider& option)
{
    return option.orientation == Qt::Horizontal;
}

/// A rectangle in the middle of `rect`, across the way that the slider runs.
QRectF across(const QRectF& rect, qreal thickness, bool horizontal)
{
    const QPointF middle = rect.center();
    return horizontal ? QRectF(rect.left(), middle.y() - thickness / 2, rect.width(), thickness)
                      : QRectF(middle.x() - thickness / 2, rect.top(), thickness, rect.height());
}

} // namespace

/// The handle's rectangle leaves room around the disc for its focus ring, so that the ring is never cut off.
QRect sliderPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Style& style)
{
    const QRect rect = option.rect;
    const bool horizontal = isHorizontal(option);
    const int slot = style.scaled(28);
    switch (part) {
    case QStyle::SC_SliderGroove: return across(rect, slot, horizontal).toRect();
    case QStyle::SC_SliderHandle: {
        const int span = (horizontal ? rect.width() : rect.height()) - slot;
        const int at = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, span,
                                                       option.upsideDown);
        QRect handle(0, 0, slot, slot);
        handle.moveCenter(rect.center());
        if (horizontal)
            handle.moveLeft(rect.left() + at);
        else
            handle.moveTop(rect.top() + at);
        return handle;
    }
    default: return {};
    }
}

void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const Style& style, const QWidget* widget)
{
    const Theme& theme = style.theme();
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool horizontal = isHorizontal(option);
    const QColor ink = enabled ? theme.ink : theme.edge;
    const QRectF slot = style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
    const qreal ring = (slot.width() - style.scaled(kHandle)) / 2;

    const QRectF run =
        horizontal ? QRectF(option.rect).adjusted(ring, 0, -ring, 0) : QRectF(option.rect).adjusted(0, ring, 0, -ring);
    const QRectF groove = across(run, style.scaled(kGroove), horizontal);
    const qreal round = qMin(groove.width(), groove.height()) / 2;
    drawRounded(painter, groove, round, theme.hairline, theme.hairline, 0);

    QRectF filled = groove;
    const bool fromStart = !option.upsideDown;
    if (horizontal)
        fromStart ? filled.setRight(slot.center().x()) : filled.setLeft(slot.center().x());
    else
        fromStart ? filled.setBottom(slot.center().y()) : filled.setTop(slot.center().y());
    drawRounded(painter, filled, round, ink, ink, 0);

    const QRectF disc = slot.adjusted(ring, ring, -ring, -ring);
    const bool held =
        enabled && option.activeSubControls.testFlag(QStyle::SC_SliderHandle) && has(option, QStyle::State_Sunken);
    drawRounded(painter, disc, disc.width() / 2, held ? theme.hairline : theme.panel, ink, 2);
    if (showsFocus(option))
        drawFocusRing(painter, slot, slot.width() / 2, theme.ink);
}

QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Style& style)
{
    const QRect rect = option.rect;
    const bool horizontal = isHorizontal(option);
    const int length = horizontal ? rect.width() : rect.height();
    int thumb = length;
    if (option.maximum > option.minimum) {
        const qint64 range = qint64(option.maximum) - option.minimum;
        thumb = int(qint64(option.pageStep) * length / (range + option.pageStep));
        thumb = qMin(length, qMax(thumb, style.scaled(32)));
    }
    const int at = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                   length - thumb, option.upsideDown);
    const auto stretch = [&](int from, int to) {
        return horizontal ? QRect(rect.left() + from, rect.top(), to - from, rect.height())
                          : QRect(rect.left(), rect.top() + from, rect.width(), to - from);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove: return rect;
    case QStyle::SC_ScrollBarSlider: return stretch(at, at + thumb);
    case QStyle::SC_ScrollBarSubPage: return stretch(0, at);
    case QStyle::SC_ScrollBarAddPage: return stretch(at + thumb, length);
    default: return {};
    }
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const Style& style, const QWidget* widget)
{
    const Theme& theme = style.theme();
    if (option.maximum <= option.minimum)
        return;
    const QRectF thumb = style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, widget);
    const QRectF bar = isHorizontal(option) ? thumb.adjusted(2, 3, -2, -3) : thumb.adjusted(3, 2, -3, -2);
    const bool hot = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    const QColor color = hot ? theme.quiet : theme.edge;
    drawRounded(painter, bar, measure::kBarRadius, color, color, 0);
}

} // namespace fenceline::ui::parts
