// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/axis.h"

#include "ui/text/quantities.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr std::array<Duration, 15> kEvenSteps{
    Duration{10'000}, Duration{15'000}, Duration{30'000}, kMinute,      2 * kMinute,
    5 * kMinute,      10 * kMinute,     15 * kMinute,     30 * kMinute, kHour,
    2 * kHour,        3 * kHour,        6 * kHour,        12 * kHour,   24 * kHour};

} // namespace

qreal pixelsPer(const TimeAxis& axis, Duration length)
{
    const auto whole = std::max<std::int64_t>(1, milliseconds(axis.range.to - axis.range.from));
    return static_cast<qreal>(milliseconds(length)) * (axis.right - axis.left) / static_cast<qreal>(whole);
}

qreal xOf(const TimeAxis& axis, Instant at)
{
    // An instant far outside is drawn nowhere; held close so that no sum of pixels overflows.
    const auto whole = axis.range.to - axis.range.from;
    const auto near = std::clamp(at, axis.range.from - whole, axis.range.to + whole);
    return axis.left + pixelsPer(axis, near - axis.range.from);
}

Instant instantAt(const TimeAxis& axis, qreal x)
{
    const auto width = std::max(1.0, axis.right - axis.left);
    const auto whole = static_cast<qreal>(milliseconds(axis.range.to - axis.range.from));
    const auto offset = std::llround(std::clamp((x - axis.left) / width, 0.0, 1.0) * whole);
    return axis.range.from + Duration{offset};
}

TimeRange moved(const TimeRange& visible, Duration by, const TimeRange& whole)
{
    const Duration length = std::min(visible.to - visible.from, whole.to - whole.from);
    const Instant from = std::clamp(visible.from + by, whole.from, whole.to - length);
    return {from, from + length};
}

TimeRange zoomed(const TimeRange& visible, qreal factor, Instant around, const TimeRange& whole)
{
    const Duration all = whole.to - whole.from;
    const auto before = static_cast<qreal>(milliseconds(visible.to - visible.from));
    const auto least = static_cast<qreal>(std::min(milliseconds(kShortestVisible), milliseconds(all)));
    const qreal length = std::clamp(before / factor, least, static_cast<qreal>(milliseconds(all)));
    const auto left = static_cast<qreal>(milliseconds(std::clamp(around, visible.from, visible.to) - visible.from));
    const Instant from = std::max(whole.from, visible.from + Duration{std::llround(left - left * length / before)});
    return moved({from, from + Duration{std::llround(length)}}, Duration{0}, whole);
}

TimeRange turnedTo(const TimeRange& visible, Instant at, const TimeRange& whole)
{
    const Duration length = visible.to - visible.from;
    if (at > visible.to)
        return moved(visible, at - visible.from - length / 10, whole);
    if (at < visible.from)
        return moved(visible, at - visible.to + length / 10, whole);
    return visible;
}

Duration rulerStep(const TimeAxis& axis, qreal leastSpacing)
{
    const auto wide = [&](Duration step) { return pixelsPer(axis, step) >= leastSpacing; };
    if (axis.range.to - kStart > kLongForSeconds && !wide(kEvenSteps.front() / 2)) {
        const auto step = std::find_if(kEvenSteps.begin(), kEvenSteps.end(), wide);
        if (step != kEvenSteps.end())
            return *step;
    }
    for (std::int64_t ten = 1; ten < milliseconds(kLongestDuration) * 100; ten *= 10) {
        for (const std::int64_t step : {ten, ten * 3 / 2, 2 * ten, 3 * ten, 5 * ten}) {
            const bool quarterOrHalfMinute = ten == 10'000;
            if ((step == ten * 3 / 2 || step == 3 * ten) && !quarterOrHalfMinute)
                continue;
            if (wide(Duration{step}))
                return Duration{step};
        }
    }
    return axis.range.to - axis.range.from;
}

std::vector<Instant> rulerTicks(const TimeAxis& axis, Duration step)
{
    std::vector<Instant> ticks;
    const auto from = milliseconds(axis.range.from);
    auto at = from - from % milliseconds(step);
    if (at < from)
        at += milliseconds(step);
    for (; at <= milliseconds(axis.range.to); at += milliseconds(step))
        ticks.push_back(kStart + Duration{at});
    return ticks;
}

} // namespace fenceline::ui
