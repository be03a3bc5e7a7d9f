// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/value_field.h"

#include "ui/text/names.h"
#include "ui/theme/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWindow>

namespace fenceline::ui {

ValueField::ValueField(const Quantity& quantity, const ValueRange& range, QWidget* parent)
    : QLineEdit(parent), m_quantity(quantity), m_range(range)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setMaxLength(32);
    connect(this, &QLineEdit::editingFinished, this, &ValueField::read);
    connect(this, &QLineEdit::textEdited, this, [this] { m_typing = true; });
    applyLook();
    restore();
}

void ValueField::setLeast(qint64 least, const QString& why)
{
    m_range.least = least;
    m_whyLeast = why;
}

void ValueField::setShown(qint64 value)
{
    if (value == m_shown && (m_typing || !isModified()))
        return;
    m_shown = value;
    restore();
}

void ValueField::restore()
{
    setText(m_quantity.write(m_shown));
    setModified(false);
    m_typing = false;
    if (m_refused) {
        m_refused = false;
        emit refused({});
    }
}

void ValueField::read()
{
    m_typing = false;
    if (!isModified())
        return;
    const auto value = m_quantity.read(text(), m_range.least, m_range.most);
    if (!value) {
        m_refused = true;
        emit refused(refusal(value.error()));
        return;
    }
    const bool changed = *value != m_shown;
    m_shown = *value;
    restore();
    if (changed)
        emit entered(*value);
}

QString ValueField::refusal(const Error& error) const
{
    const QString sentence = textOf(error.message);
    const bool tooSmall = !m_whyLeast.isEmpty() && m_quantity.read(text(), 0, m_range.least);
    return tooSmall ? tr("%1 %2", "two sentences").arg(sentence, m_whyLeast) : sentence;
}

QSize ValueField::sizeHint() const
{
    ensurePolished();
    // fields that stand in one column are of one width
    const int room = fontMetrics().horizontalAdvance(kDurations.write(88'888));
    const int shown = fontMetrics().horizontalAdvance(m_quantity.write(m_shown));
    return {qMax(room, shown) + scaledFor(*this, 16), fontMetrics().height() + scaledFor(*this, 6)};
}

void ValueField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void ValueField::applyLook()
{
    QFont bold = ui::font(TextStyle::Body, textScaleOf(*this));
    bold.setBold(true);
    setFont(bold);
}

void ValueField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (QWindow* shownIn = window()->windowHandle()) // is told of a press before any widget
        shownIn->installEventFilter(this);
    if (event->reason() != Qt::PopupFocusReason && !m_refused)
        selectAll();
}

bool ValueField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void ValueField::focusOutEvent(QFocusEvent* event)
{
    if (QWindow* shownIn = window()->windowHandle())
        shownIn->removeEventFilter(this);
    QLineEdit::focusOutEvent(event);
}

bool ValueField::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        if (!QRect(mapTo(window(), QPoint()), size()).contains(at))
            clearFocus();
    }
    return QLineEdit::eventFilter(object, event);
}

void ValueField::keyPressEvent(QKeyEvent* event)
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
