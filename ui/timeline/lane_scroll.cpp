// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_scroll.h"

#include "ui/text/text.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <cmath>

namespace fenceline::ui {

LaneScroll::LaneScroll(QWidget* view) : QObject(view), m_bar(new QScrollBar(Qt::Vertical, view))
{
    m_bar->setFocusPolicy(Qt::NoFocus);
    m_bar->setAccessibleName(Text::tr("Lanes of the timeline"));
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, &LaneScroll::changed);
}

qreal LaneScroll::offset() const
{
    return m_bar->value();
}

qreal LaneScroll::barWidth() const
{
    return m_bar->sizeHint().width();
}

void LaneScroll::place(const TimelineGeometry& geometry)
{
    const QSignalBlocker quiet(m_bar);
    m_bar->setVisible(geometry.scrollRange > 0);
    m_bar->setRange(0, static_cast<int>(geometry.scrollRange));
    m_bar->setPageStep(std::max(1, static_cast<int>(geometry.scrolledClip.height())));
    m_bar->setSingleStep(static_cast<int>(measure::kLaneHeight * geometry.scale / 2));
    const int wide = m_bar->sizeHint().width();
    const QRectF& part = geometry.scrolledClip;
    m_bar->setGeometry(QRectF(geometry.size.width() - wide, part.top(), wide, part.height()).toAlignedRect());
}

void LaneScroll::reveal(const TimelineGeometry& geometry, std::size_t lane)
{
    const Lane& wanted = geometry.lanes[lane];
    if (wanted.pinned)
        return;
    const QRectF clip = clipOf(geometry, wanted);
    if (wanted.rect.top() < clip.top())
        moveBy(std::floor(wanted.rect.top() - clip.top()));
    else if (wanted.rect.bottom() > clip.bottom())
        moveBy(std::ceil(wanted.rect.bottom() - clip.bottom()));
}

void LaneScroll::moveBy(qreal pixels)
{
    m_bar->setValue(m_bar->value() + static_cast<int>(pixels));
}

void LaneScroll::pass(QEvent& event)
{
    QCoreApplication::sendEvent(m_bar, &event);
}

} // namespace fenceline::ui
