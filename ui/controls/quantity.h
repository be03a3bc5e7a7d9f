// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QtGlobal>

namespace fenceline::ui {

/// A kind of number that can be set: how its whole units are written, read and spoken. Milliseconds for durations,
/// one each for counts.
struct Quantity {
    QString (*write)(qint64 value);
    /// What a user typed; the error is one translated sentence that says what is allowed.
    Result<qint64> (*read)(const QString& typed, qint64 least, qint64 most);
    QString (*hint)(); ///< how to type one
    QString (*unit)(); ///< what a screen reader counts in, to be said beside a number; empty: one each
    qint64 unitsInOne; ///< units in one of what a screen reader counts in: 1000 for seconds
};

extern const Quantity kDurations;
extern const Quantity kCounts;

/// What a value may be: what the slider reaches, and what may be typed. In units of its quantity.
struct ValueRange {
    qint64 from;
    qint64 to;
    qint64 least;
    qint64 most;
};

} // namespace fenceline::ui
