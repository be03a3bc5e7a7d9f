// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_label.h"

#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QPainter>

namespace fenceline::ui {

TextLabel::TextLabel(TextStyle style, Tone tone, QWidget* parent) : QLabel(parent), m_style(style), m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(style != TextStyle::Heading && style != TextStyle::Code);
    applyLook();
}

void TextLabel::setTone(Tone tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    applyLook();
}

void TextLabel::setBold(bool bold)
{
    m_bold = bold;
    applyLook();
}

void TextLabel::setEnlarged(qreal factor)
{
    m_enlarged = factor;
    applyLook();
}

void TextLabel::showText(const QString& text)
{
    const QString shown = directed(text, layoutDirection());
    if (shown != this->text())
        setText(shown);
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void TextLabel::applyLook()
{
    const Theme& theme = themeOf(*this);
    QFont wanted = ui::font(m_style, textScaleOf(*this) * m_enlarged);
    if (m_bold)
        wanted.setBold(true);
    setFont(wanted);
    const auto color = [&] {
        switch (m_tone) {
        case Tone::Quiet: return theme.quiet;
        case Tone::Wrong: return theme.wrong.strong;
        case Tone::Right: return theme.right.strong;
        case Tone::Ink: break;
        }
        return theme.ink;
    };
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Active, QPalette::WindowText, color());
    palette.setColor(QPalette::Inactive, QPalette::WindowText, color());
    setPalette(palette);
}

Rule::Rule(QWidget* parent) : QWidget(parent)
{
    setFixedHeight(1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Rule::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), themeOf(*this).hairline);
}

} // namespace fenceline::ui
