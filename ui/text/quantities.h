// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/time.h"

#include <QString>

/// Durations, times and counts as the window writes them, in the user's locale, and as a user types them.
namespace fenceline::ui {

inline constexpr Duration kMinute{60'000};
inline constexpr Duration kHour = 60 * kMinute;
/// From here on a person counts in minutes and hours.
inline constexpr Duration kLongForSeconds = 2 * kMinute;

/// `15 s`, `2.5 s`, `250 ms`, `2 min 30 s`, `24 h`: exact, in the units that read best.
QString durationText(Duration duration);

/// The whole minutes or hours of a duration, and nothing of what is left: `2 min`, `24 h`.
QString minutesText(Duration duration);
QString hoursText(Duration duration);

/// A time of the run: `17.5 s`, `17.512 s`, `2 min 5.0 s`; exact, with one decimal at least, so that it does not jump
/// as it runs.
QString timeText(Instant at);
/// The same, cut to one decimal: for a clock that runs.
QString clockText(Instant at);

/// For a value that programs read: a screen reader's, say.
double secondsOf(Instant at);

/// A number that names something: never grouped.
QString tokenText(Token token);

/// What is read from left to right in every language, between words that may not be.
QString formula(const QString& text);

/// Why a row refuses a token: `33 < 34`, `33 = 33`.
QString staleText(Token token, Token fence);

/// Rows that a statement changed or returned: `0 rows`, `1 row`.
QString rowsText(int rows);

/// Reads what a person types: `12.5s`, `12,5 s` where the locale has it so, `250 ms`, `1 min`, `1 h 30 min`, and a bare
/// number for seconds. The error is one translated sentence that says what is allowed.
Result<Duration> readDuration(const QString& typed, Duration least, Duration most);

/// How many there are: `12`, `1,200`.
QString countText(qint64 count);
/// Reads a count that a person types; the error as above.
Result<qint64> readCount(const QString& typed, qint64 least, qint64 most);

} // namespace fenceline::ui
