// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command.h"

#include "ui/theme/plain_text.h"

#include <QAction>
#include <QKeySequence>
#include <QPointer>

namespace fenceline::ui {

Command commandOf(const QString& group, QAction* action)
{
    Command command;
    command.group = group;
    command.text = withoutMnemonics(action->text());
    command.keys = action->shortcut().toString(QKeySequence::NativeText);
    command.detail = action->statusTip();
    command.enabled = action->isEnabled();
    if (action->isCheckable())
        command.checked = action->isChecked();
    command.run = [target = QPointer<QAction>(action)] {
        if (target)
            target->trigger();
    };
    return command;
}

QString withoutDots(const QString& text)
{
    QString plain = text.trimmed();
    while (plain.endsWith(QChar(0x2026)) || plain.endsWith(QLatin1Char('.')) || plain.endsWith(QLatin1Char(' ')))
        plain.chop(1);
    return plain;
}

} // namespace fenceline::ui
