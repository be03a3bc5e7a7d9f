// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_measure.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

/// A picture shows a few hundred texts; a running time would fill the memory without bound.
constexpr int kMostRemembered = 4096;

constexpr int kLeastLine = 40; ///< in less a text would be as high as it is long

qreal fixedAdvance(const QFont& font)
{
    return font.pixelSize() * (font.bold() ? 0.6 : 0.56);
}

} // namespace

QFont fontFor(TextStyle style, qreal scale, bool bold)
{
    QFont result = font(style, scale);
    if (bold)
        result.setWeight(QFont::Bold);
    return result;
}

int wrappedHeight(const QFont& font, const QString& text, int width)
{
    const QRect room(0, 0, std::max(kLeastLine, width), 10'000);
    return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
}

TextMeasure TextMeasure::fixed(qreal scale)
{
    TextMeasure measure(scale);
    measure.m_fixed = true;
    return measure;
}

qreal TextMeasure::width(const QString& text, TextStyle style, bool bold) const
{
    auto& known = m_widths[static_cast<std::size_t>(style) * 2 + (bold ? 1 : 0)];
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    const QFont font = fontFor(style, m_scale, bold);
    const qreal width =
        std::ceil(m_fixed ? text.size() * fixedAdvance(font) : QFontMetricsF(font).horizontalAdvance(text));
    if (known.size() >= kMostRemembered)
        known.clear();
    known.insert(text, width);
    return width;
}

qreal TextMeasure::height(TextStyle style) const
{
    qreal& known = m_heights[static_cast<std::size_t>(style)];
    if (known == 0) {
        const QFont font = fontFor(style, m_scale);
        known = std::ceil(m_fixed ? font.pixelSize() * 1.25 : QFontMetricsF(font).height());
    }
    return known;
}

QString TextMeasure::elided(const QString& text, qreal room, TextStyle style, bool bold) const
{
    if (width(text, style, bold) <= room)
        return text;
    if (!m_fixed)
        return QFontMetricsF(fontFor(style, m_scale, bold)).elidedText(text, Qt::ElideRight, room);
    const auto fits = static_cast<qsizetype>(room / fixedAdvance(fontFor(style, m_scale, bold)));
    return text.left(std::max<qsizetype>(0, fits - 1)) + QChar(0x2026);
}

} // namespace fenceline::ui
