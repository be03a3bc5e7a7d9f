// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/class_title.h"

#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace fenceline::ui {

ClassTitle::ClassTitle(QWidget* parent) : QWidget(parent), m_scenario(new QLabel), m_settings(new QLabel)
{
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_scenario, 2);
    row->addWidget(m_settings, 3, Qt::AlignBottom);
    for (QLabel* label : {m_scenario, m_settings}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        // How high it is follows from how wide it is; by itself a label that wraps asks for the height of its
        // narrowest.
        label->setMinimumHeight(1);
    }
    m_settings->setAlignment(Qt::AlignTrailing | Qt::AlignBottom);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    applyLook();
}

void ClassTitle::showTitle(const QString& scenario, const QString& settings)
{
    m_scenario->setText(directed(scenario, layoutDirection()));
    m_settings->setText(directed(settings, layoutDirection()));
}

void ClassTitle::applyLook()
{
    const Theme& theme = themeOf(*this);
    const qreal scale = textScaleOf(*this);
    m_scenario->setFont(fontFor(TextStyle::Title, scale, true));
    m_settings->setFont(fontFor(TextStyle::Body, scale));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme.quiet);
    m_settings->setPalette(quiet);
    const int margin = int(measure::kWideMargin * scale);
    layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
}

void ClassTitle::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void ClassTitle::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), themeOf(*this).panel);
}

} // namespace fenceline::ui
