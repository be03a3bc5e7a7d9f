// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/duration_field.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/theme/style.h"

#include <QKeyEvent>

namespace fenceline::ui {

DurationField::DurationField(const DurationRange& range, QWidget* parent) : QLineEdit(parent), m_range(range)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setMaxLength(32);
    connect(this, &QLineEdit::editingFinished, this, &DurationField::read);
    QEvent look(QEvent::StyleChange);
    DurationField::changeEvent(&look);
    restore();
}

void DurationField::setDuration(Duration duration)
{
    if (duration == m_duration)
        return;
    m_duration = duration;
    restore();
}

void DurationField::restore()
{
    setText(durationText(m_duration));
    setModified(false);
    if (m_refused) {
        m_refused = false;
        emit refused({});
    }
}

void DurationField::read()
{
    if (!isModified())
        return;
    const auto duration = readDuration(text(), m_range.least, m_range.most);
    if (!duration) {
        m_refused = true;
        emit refused(textOf(duration.error().message));
        return;
    }
    const bool changed = *duration != m_duration;
    m_duration = *duration;
    restore();
    if (changed)
        emit entered(*duration);
}

QSize DurationField::sizeHint() const
{
    ensurePolished();
    const int room = fontMetrics().horizontalAdvance(durationText(Duration{88'888}));
    const int shown = fontMetrics().horizontalAdvance(durationText(m_duration));
    return {qMax(room, shown) + scaledFor(*this, 16), fontMetrics().height() + scaledFor(*this, 6)};
}

void DurationField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() != QEvent::StyleChange)
        return;
    QFont bold = ui::font(TextStyle::Body, textScaleOf(*this));
    bold.setBold(true);
    setFont(bold);
}

void DurationField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason && !m_refused)
        selectAll();
}

void DurationField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isModified()) {
        event->accept();
        restore();
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace fenceline::ui
