// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/caption_label.h"

#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

namespace fenceline::ui {
namespace {

constexpr int kLines = 2;
constexpr qreal kScaleStep = 0.125;

} // namespace

CaptionLabel::CaptionLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    applyLook();
}

void CaptionLabel::showText(const QString& text)
{
    if (text == this->text())
        return;
    setText(text);
    setToolTip(plainToolTip(text));
    setAccessibleDescription(text); // else the tool tip, with its markup
    if (m_tipShown)
        QToolTip::hideText(); // it told of the sentence before
    m_tipShown = false;
}

QSize CaptionLabel::sizeHint() const
{
    return {scaledFor(*this, 400), kLines * fontMetrics().lineSpacing()};
}

QSize CaptionLabel::minimumSizeHint() const
{
    return {scaledFor(*this, 120), kLines * fontMetrics().lineSpacing()};
}

bool CaptionLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        if (!isShortened())
            return true; // it is there already
        m_tipShown = true;
    }
    return QLabel::event(event);
}

void CaptionLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void CaptionLabel::applyLook()
{
    setFont(ui::font(TextStyle::Caption, textScaleOf(*this)));
}

bool CaptionLabel::isShortened() const
{
    return !fitted().isWhole;
}

CaptionLabel::Lines CaptionLabel::fitted() const
{
    qreal scale = textScaleOf(*this);
    Lines lines = brokenAt(scale);
    while (!lines.isWhole && scale > 1) {
        scale = qMax(1.0, scale - kScaleStep);
        lines = brokenAt(scale);
    }
    return lines;
}

CaptionLabel::Lines CaptionLabel::brokenAt(qreal textScale) const
{
    Lines lines{ui::font(TextStyle::Caption, textScale), {}, true};
    QTextLayout layout(text(), lines.font);
    QTextOption option(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    option.setTextDirection(layoutDirection());
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        if (lines.texts.size() == kLines - 1) {
            const QString rest = text().mid(line.textStart());
            lines.texts << QFontMetrics(lines.font).elidedText(rest, Qt::ElideRight, width());
            lines.isWhole = lines.texts.back() == rest;
            break;
        }
        lines.texts << text().mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

void CaptionLabel::paintEvent(QPaintEvent*)
{
    const Lines lines = fitted();
    QPainter painter(this);
    painter.setPen(themeOf(*this).ink);
    painter.setFont(lines.font);
    const int step = painter.fontMetrics().lineSpacing();
    int top = (height() - int(lines.texts.size()) * step) / 2;
    const int aligned = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    for (const QString& line : lines.texts) {
        painter.drawText(QRect(0, top, width(), step), aligned | Qt::TextSingleLine, line);
        top += step;
    }
}

} // namespace fenceline::ui
