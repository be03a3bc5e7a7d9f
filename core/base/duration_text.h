// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/time.h"

#include <string>
#include <string_view>

/// Durations as people write them in files and on the command line: `250ms`, `2.5s`, `1min`.
namespace fenceline {

/// Reads a number with `ms`, `s` or `min`, from 0 to 24 h, exact to the millisecond (interface.md, "Settings").
/// A finer one, a negative one, a missing unit or anything else is an error that says what is allowed.
Result<Duration> parseDuration(std::string_view text);

/// The largest of min, s, ms that gives a whole number: `15s`, `2500ms`, `0s`, `1min`. parseDuration reads it back.
std::string durationText(Duration duration);

/// The same with its sign in front, which must be there: `+3600s`, `-250ms`; -24 h to +24 h.
Result<Duration> parseSignedDuration(std::string_view text);
/// `+60min`, `-250ms`, `+0s`. parseSignedDuration reads it back.
std::string signedDurationText(Duration duration);

} // namespace fenceline
