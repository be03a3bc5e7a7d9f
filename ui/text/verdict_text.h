// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QString>
#include <limits>
#include <vector>

/// How a run ended, in words: only what fans were told decides; what the row kept is said beside it.
namespace fenceline::ui {

QString verdictTitle(const Run& run);    ///< `Seat C14 sold twice`, `One sale: fan B`
QString verdictSentence(const Run& run); ///< who was told yes, what the row kept

/// One step of the chain behind the verdict.
struct Reason {
    Instant at;
    EventIndex event;
    QString sentence;
};
/// In the order in which they happened; the last one of a double sale decides.
struct Reasons {
    std::vector<Reason> first;
    int more = 0; ///< how many there are besides
};
Reasons reasonsOf(const Run& run, std::size_t most = std::numeric_limits<std::size_t>::max());

/// All of it as lines of plain text, with the settings that it depends on: what is copied to be sent to somebody.
QString verdictPlainText(const Run& run);

} // namespace fenceline::ui
