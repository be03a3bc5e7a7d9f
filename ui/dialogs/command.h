// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

class QAction;

namespace fenceline::ui {

/// Something that the command palette finds: an action, a choice of a setting, or a setting that takes a typed value.
struct Command {
    QString group;  ///< `Playback`, `Setting`
    QString text;   ///< what is searched: `Fencing: writes`, `Lease …`
    QString keys;   ///< in the user's words, empty: none
    QString detail; ///< in a few words: what it does, or the present value
    bool enabled = true;
    std::optional<bool> checked; ///< none: the command is not something that is on or off
    std::function<void()> run;

    // For a command that takes a typed value; `run` is then not needed.
    QString hint;                                    ///< `Type a duration, such as 12 s.`
    std::function<QString(const QString&)> runTyped; ///< returns a sentence about what is wrong; empty: it worked

    QString key; ///< identifies the command in every language; empty: its text does

    bool takesValue() const { return bool(runTyped); }
};

/// The action as it is now, without its mnemonic. Running the command triggers the action if that still exists.
Command commandOf(const QString& group, QAction* action);

/// The text without the dots that say "and more to come": `Lease`.
QString withoutDots(const QString& text);

} // namespace fenceline::ui
