// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/black_screen.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace fenceline::ui {

BlackScreen::BlackScreen(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("The screen is black"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    parent->installEventFilter(this);
    hide();
}

void BlackScreen::showEvent(QShowEvent*)
{
    setGeometry(parentWidget()->rect());
    raise();
}

bool BlackScreen::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize && isVisible())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(object, event);
}

void BlackScreen::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), blackout());
}

void BlackScreen::mousePressEvent(QMouseEvent*)
{
    hide();
}

} // namespace fenceline::ui
