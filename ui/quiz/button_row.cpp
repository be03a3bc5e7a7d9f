// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/button_row.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QStyle>

namespace fenceline::ui {
namespace {

constexpr int kGap = int(measure::kGap);

} // namespace

ButtonRow::ButtonRow(const QList<QWidget*>& widgets, QWidget* parent) : QWidget(parent), m_widgets(widgets)
{
    for (QWidget* widget : m_widgets)
        widget->setParent(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QList<QRect> ButtonRow::placesFor(int width) const
{
    QList<QRect> places;
    QPoint at(0, 0);
    int line = 0;
    for (const QWidget* widget : m_widgets) {
        QSize size = widget->isVisibleTo(this) ? widget->sizeHint() : QSize(0, 0);
        size.setWidth(qMin(size.width(), width));
        if (at.x() > 0 && at.x() + size.width() > width) {
            at = {0, at.y() + line + kGap};
            line = 0;
        }
        places << QRect(at, size);
        if (size.width() > 0)
            at.rx() += size.width() + kGap;
        line = qMax(line, size.height());
    }
    return places;
}

int ButtonRow::heightForWidth(int width) const
{
    int bottom = 0;
    for (const QRect& place : placesFor(width))
        bottom = qMax(bottom, place.y() + place.height());
    return bottom;
}

QSize ButtonRow::sizeHint() const
{
    int width = 0;
    for (const QWidget* widget : m_widgets)
        if (widget->isVisibleTo(this))
            width += widget->sizeHint().width() + (width > 0 ? kGap : 0);
    return {width, heightForWidth(width)};
}

QSize ButtonRow::minimumSizeHint() const
{
    return {80, 20};
}

void ButtonRow::arrange()
{
    const QList<QRect> places = placesFor(width());
    for (qsizetype i = 0; i < m_widgets.size(); ++i)
        m_widgets[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), places[i]));
}

void ButtonRow::resizeEvent(QResizeEvent*)
{
    arrange();
}

bool ButtonRow::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::LayoutRequest: // a button came, went or grew
    case QEvent::LayoutDirectionChange:
        updateGeometry();
        arrange();
        break;
    default: break;
    }
    return QWidget::event(event);
}

} // namespace fenceline::ui
