// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/label.h"

#include "ui/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

namespace fenceline::ui {

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
    if (label.text.isEmpty())
        return;
    if (label.plate)
        drawRounded(m_painter, label.rect.adjusted(-6 * m_scale, 0, 6 * m_scale, 0), 4 * m_scale, m_theme.panel,
                    m_theme.panel, 0);
    const Cut& cut = cutOf(label.style, label.bold);
    m_painter.setFont(cut.font);
    m_painter.setPen(color);
    const qreal middle = label.rect.center().y();
    m_painter.drawText(QPointF(label.rect.left(), qRound(middle + cut.drop)), label.text);
    if (label.struck) {
        m_painter.setPen(QPen(color, qMax(1.0, qRound(m_scale) * 1.0)));
        m_painter.drawLine(QPointF(label.rect.left(), middle), QPointF(label.rect.right(), middle));
    }
}

} // namespace fenceline::ui
