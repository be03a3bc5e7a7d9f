// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/command.h"

#include <QStringList>

/// How the palette finds commands: by the letters typed, in order but with any others between them. Pure functions.
namespace fenceline::ui {

/// How well `text` answers to what is typed; none: it does not. Every word typed must be found, in any order, as a
/// subsequence. Beginnings of words and letters in a row count most, letters far apart least; case and accents nothing.
std::optional<int> matchScore(const QString& typed, const QString& text);

/// A command that was found, and the value typed after its name where it takes one.
struct FoundCommand {
    std::size_t index = 0; ///< in what was searched
    QString value;
    friend bool operator==(const FoundCommand&, const FoundCommand&) = default;
};

/// The best first. Where nothing is typed everything is found, what was used last first. `recent` names commands by
/// commandKey(), the last one used first; it also decides between two that answer equally well.
std::vector<FoundCommand> findCommands(const std::vector<Command>& commands, const QString& typed,
                                       const QStringList& recent);

/// By what a command is remembered.
QString commandKey(const Command& command);

} // namespace fenceline::ui
