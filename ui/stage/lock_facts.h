// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/facts.h"
#include "ui/theme/text_measure.h"

#include <QStringList>

namespace fenceline::ui {

/// Those that some worker asks for; none without a lock.
std::vector<LockId> askedLocks(const Scenario& scenario);

/// What the lock service's card says about each of them.
std::vector<LockFacts> lockFactsAt(const Scenario& scenario, const StateView& state);

/// The widest of each kind of line that the card may have to show, whatever the time.
struct LockForms {
    QStringList keys;
    QStringList seats;
    QStringList held;
    QStringList rest; ///< what else there is to say, who waits among it
};
LockForms widestForms(const Run& run, const TextMeasure& measure);

/// The line below the holder's: the detail and who waits, as it is said in full or in brief.
QString restText(const QString& detail, const QString& waiting);

} // namespace fenceline::ui
