// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/segmented_choice.h"

#include "ui/controls/group_access.h"
#include "ui/controls/segment.h"

#include <QButtonGroup>
#include <QEvent>
#include <QStyle>

namespace fenceline::ui {

SegmentedChoice::SegmentedChoice(const QString& name, const QStringList& choices, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    installGroupAccess();
    setAccessibleName(name);
    for (const QString& choice : choices) {
        auto* segment = new Segment(choice, this);
        m_group->addButton(segment, int(m_segments.size()));
        m_segments << segment;
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum); // a fixed one would get one line only
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedChoice::chosen);
}

void SegmentedChoice::setCurrent(int choice)
{
    if (QAbstractButton* segment = m_group->button(choice); segment && !segment->isChecked())
        segment->setChecked(true);
}

int SegmentedChoice::current() const
{
    return m_group->checkedId();
}

/// Neighbours share one edge.
int SegmentedChoice::rowWidth() const
{
    int width = 1;
    for (const Segment* segment : m_segments)
        width += segment->sizeHint().width() - 1;
    return width;
}

QSize SegmentedChoice::minimumSizeHint() const
{
    QSize size;
    for (const Segment* segment : m_segments)
        size = size.expandedTo(segment->sizeHint());
    return size;
}

int SegmentedChoice::heightForWidth(int width) const
{
    const int cell = minimumSizeHint().height();
    return rowWidth() <= width ? cell : int(m_segments.size()) * (cell - 1) + 1;
}

QSize SegmentedChoice::sizeHint() const
{
    return {rowWidth(), minimumSizeHint().height()};
}

void SegmentedChoice::arrange()
{
    const qsizetype last = m_segments.size() - 1;
    const bool row = rowWidth() <= width();
    const int cell = minimumSizeHint().height();
    int at = 0;
    for (qsizetype i = 0; i <= last; ++i) {
        Segment* segment = m_segments[i];
        const int wide = row ? segment->sizeHint().width() : width();
        const QRect place = row ? QRect(at, 0, wide, cell) : QRect(0, at, wide, cell);
        segment->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
        const bool start = i == 0;
        const bool end = i == last;
        const bool left = isRightToLeft() ? end : start;
        const bool right = isRightToLeft() ? start : end;
        segment->setCorners(row ? Segment::Corners{left, right, right, left}
                                : Segment::Corners{start, start, end, end});
        at += (row ? wide : cell) - 1;
    }
}

void SegmentedChoice::resizeEvent(QResizeEvent*)
{
    arrange();
}

void SegmentedChoice::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

} // namespace fenceline::ui
