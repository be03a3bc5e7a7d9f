// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/search_field.h"

#include "ui/theme/style.h"

#include <QKeyEvent>

namespace fenceline::ui {
namespace {

constexpr int kWidth = 260;

} // namespace

QSize SearchField::sizeHint() const
{
    return {scaledFor(*this, kWidth), QLineEdit::sizeHint().height()};
}

/// Escape belongs to the field while there is something in it; a window's shortcut has it after that.
bool SearchField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !text().isEmpty() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            return event->ignore();
        return clear();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down: emit leaveRequested(); return;
    default: QLineEdit::keyPressEvent(event);
    }
}

} // namespace fenceline::ui
