// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/label.h"

#include "ui/theme/paint.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kSignSide = 0.62; ///< of a sign, as a share of its line's height
constexpr qreal kSignGap = 0.26;  ///< behind it

} // namespace

qreal signAdvance(const TextMeasure& measure, TextStyle style)
{
    return std::ceil(measure.height(style) * (kSignSide + kSignGap));
}

void fit(Label& label, const TextMeasure& measure)
{
    const qreal sign = label.sign ? signAdvance(measure, label.style) : 0;
    label.rect.setSize({sign + measure.width(label.text, label.style, label.bold), measure.height(label.style)});
}

void fitInto(Label& label, qreal width, const TextMeasure& measure)
{
    const qreal sign = label.sign ? signAdvance(measure, label.style) : 0;
    label.text = measure.elided(label.text, width - sign, label.style, label.bold);
    fit(label, measure);
}

LabelPainter::LabelPainter(QPainter& painter, const Theme& theme, qreal scale)
    : m_painter(painter), m_theme(theme), m_scale(scale)
{
    if (painter.layoutDirection() == Qt::LayoutDirectionAuto)
        painter.setLayoutDirection(QGuiApplication::layoutDirection());
}

const LabelPainter::Cut& LabelPainter::cutOf(TextStyle style, bool bold)
{
    Cut& cut = m_cuts[static_cast<std::size_t>(style) * 2 + (bold ? 1 : 0)];
    if (!cut.made) {
        cut.font = fontFor(style, m_scale, bold);
        const QFontMetricsF metrics(cut.font);
        cut.drop = (metrics.ascent() - metrics.descent()) / 2;
        cut.made = true;
    }
    return cut;
}

void LabelPainter::draw(const Label& label)
{
    draw(label, strong(m_theme, label.tint));
}

void LabelPainter::draw(const Label& label, const QColor& color)
{
    if (label.text.isEmpty() && !label.sign)
        return;
    if (label.plate)
        drawRounded(m_painter, label.rect.adjusted(-6 * m_scale, 0, 6 * m_scale, 0), 4 * m_scale, m_theme.panel,
                    m_theme.panel, 0);
    const Cut& cut = cutOf(label.style, label.bold);
    m_painter.setFont(cut.font);
    m_painter.setPen(color);
    const qreal middle = label.rect.center().y();
    const bool mirrored = m_painter.layoutDirection() == Qt::RightToLeft;
    QRectF words = label.rect;
    if (label.sign) {
        const qreal side = label.rect.height() * kSignSide;
        drawSign(m_painter, *label.sign,
                 {mirrored ? words.right() - side : words.left(), middle - side / 2, side, side}, color);
        const qreal advance = std::ceil(label.rect.height() * (kSignSide + kSignGap));
        words.adjust(mirrored ? 0 : advance, 0, mirrored ? -advance : 0, 0);
    }
    m_painter.drawText(QPointF(words.left(), qRound(middle + cut.drop)),
                       label.style == TextStyle::Heading ? QLocale().toUpper(label.text) : label.text);
    if (label.struck) {
        m_painter.setPen(QPen(color, qMax(1.0, qRound(m_scale) * 1.0)));
        m_painter.drawLine(QPointF(words.left(), middle), QPointF(words.right(), middle));
    }
}

} // namespace fenceline::ui
