// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/card.h"

#include "ui/theme/paint.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QPainter>
#include <QVBoxLayout>

namespace fenceline::ui {

Card::Card(const QString& heading, QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(16, 14, 16, 14);
    m_column->setSpacing(6);
    if (heading.isEmpty())
        return;
    auto* label = new TextLabel(TextStyle::Heading, TextLabel::Tone::Quiet);
    label->showText(heading);
    m_column->addWidget(label);
}

void Card::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    drawRounded(painter, rect(), measure::kCardRadius, theme.panel, theme.hairline);
}

} // namespace fenceline::ui
