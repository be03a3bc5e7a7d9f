// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/command.h"

#include <QStringList>

/// How the palette finds commands: by the letters typed, in order but with any others between them. Pure functions.
namespace fenceline::ui {

/// How well `text` matches what is typed; none: it does not. Every word typed must be found, in any order, as a
/// subsequence. Beginnings of words and letters in a row count most, letters far apart least; case and accents nothing.
std::optional<int> matchScore(const QString& typed, const QString& text);

/// A command that was found, and the value typed after its name where it takes one.
struct FoundCommand {
    std::size_t index = 0; ///< in what was searched
    QString value;
    friend bool operator==(const FoundCommand&, const FoundCommand&) = default;
};

/// The best match first. If nothing is typed, every command is found, those used last first. `recent` names commands by
/// commandKey(), the last one used first; it also decides between two equally good matches.
std::vector<FoundCommand> findCommands(const std::vector<Command>& commands, const QString& typed,
                                       const QStringList& recent);

/// What identifies a command among `recent`.
QString commandKey(const Command& command);

} // namespace fenceline::ui
