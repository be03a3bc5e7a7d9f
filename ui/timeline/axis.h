// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <QtGlobal>
#include <vector>

/// Where an instant lies on the picture, and back. Free functions, so that painting, pointing and testing agree.
namespace fenceline::ui {

struct TimeRange {
    Instant from = kStart;
    Instant to = kStart;
    friend bool operator==(const TimeRange&, const TimeRange&) = default;
};

inline bool contains(const TimeRange& range, Instant at)
{
    return at >= range.from && at <= range.to;
}

/// `range.from` at `left`, `range.to` at `right`; the range is never empty.
struct TimeAxis {
    TimeRange range;
    qreal left = 0;
    qreal right = 0;
    friend bool operator==(const TimeAxis&, const TimeAxis&) = default;
};

qreal xOf(const TimeAxis& axis, Instant at);
/// The nearest millisecond, never outside the range.
Instant instantAt(const TimeAxis& axis, qreal x);
qreal pixelsPer(const TimeAxis& axis, Duration length);

/// No closer than this: one event and what is around it.
inline constexpr Duration kShortestVisible{50};

// What is shown of a whole: always within it, and never less than kShortestVisible of one that is longer.

/// `factor` over 1 shows less; the instant `around` stays where it is.
TimeRange zoomed(const TimeRange& visible, qreal factor, Instant around, const TimeRange& whole);
TimeRange moved(const TimeRange& visible, Duration by, const TimeRange& whole);
/// The same range, turned like a page where `at` lies outside of it.
TimeRange turnedTo(const TimeRange& visible, Instant at, const TimeRange& whole);

/// The least of 1, 2 and 5 times a power of ten milliseconds, 15 s and 30 s whose ticks lie `leastSpacing` apart. Where
/// a person counts in minutes and hours, steps from 10 s on divide these evenly.
Duration rulerStep(const TimeAxis& axis, qreal leastSpacing);
/// The multiples of `step` within the range.
std::vector<Instant> rulerTicks(const TimeAxis& axis, Duration step);

} // namespace fenceline::ui
