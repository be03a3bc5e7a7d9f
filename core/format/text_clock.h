// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/run/run.h"

#include <cstddef>
#include <string>

/// Times and durations as `run --format text` writes them. Private to core/format.
namespace fenceline {

/// One way to write every time of a text: in seconds, or as hours, minutes and seconds where one of them is ten minutes
/// or more.
class TextClock {
public:
    /// For texts whose times go up to `latest`.
    explicit TextClock(Instant latest);

    /// For a column, all of one width: `  17.500 s`, ` 1:02:03.500`.
    std::string inColumn(Instant at) const;
    /// In a sentence, as short as it is exact: `17.5 s`, `1:02:03.5`.
    std::string inSentence(Instant at) const;
    /// For a ruler with a mark each `step`: `2s` or `0:02:00`, with the decimals that the step needs.
    std::string onRuler(Instant at, Duration step) const;

private:
    bool hours_;
    std::size_t width_;
};

/// For all times of a run, those that it only names among them, such as the end of a lease.
TextClock clockOf(const Run& run);

/// `250 ms`, `2.5 s`, `90 min`, `24 h`: minutes and hours only where they are whole and there are ten minutes or more.
std::string spokenDuration(Duration duration);

} // namespace fenceline
