// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command.h"

#include <QAction>
#include <QKeySequence>
#include <QPointer>

namespace fenceline::ui {
namespace {

/// `&&` stands for an ampersand, a single one only marks the letter after it.
QString withoutMnemonic(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i == text.size())
            break;
        plain += text[i];
    }
    return plain;
}

} // namespace

Command commandOf(const QString& group, QAction* action)
{
    Command command;
    command.group = group;
    command.text = withoutMnemonic(action->text());
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
