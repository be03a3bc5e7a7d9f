// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QStringList>

/// The sentences of single events. Private to ui/text; see sentences.h.
namespace fenceline::ui {

/// What else happens to the same worker at the same instant, so that one sentence can say it along.
struct Along {
    bool wakes = false;
    bool asks = false;
    bool gaveUp = false;
    bool toldNo = false;
    bool toldYes = false;
    bool readsAgain = false; ///< an any-seat worker looks for the next seat
};
Along alongOf(const Trace& trace, std::size_t event);

/// One sentence, or two: what is done, and what comes of it.
QStringList sentencesOf(const Run& run, std::size_t event, const Along& along);

} // namespace fenceline::ui
