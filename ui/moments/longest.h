// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/names.h"
#include "ui/text/quantities.h"

#include <algorithm>

/// What columns must have room for, found without making every cell's text.
namespace fenceline::ui {

/// A time as long as the longest of a list that is in order: with the whole seconds of the last one and as many
/// decimals as the finest.
template <class At>
QString longestTime(std::size_t count, At&& at)
{
    std::int64_t decimals = 100; // a half second, say, has one
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t ms = milliseconds(at(i)) % 1000;
        decimals = std::max<std::int64_t>(decimals, ms % 10 != 0 ? 111 : ms % 100 != 0 ? 110 : 100);
    }
    const std::int64_t last = count == 0 ? 0 : milliseconds(at(count - 1));
    return timeText(Instant{Duration{last - last % 1000 + decimals}});
}

/// The longest of the workers' names and of this word.
inline QString longestName(const Scenario& scenario, QString longest = {})
{
    for (std::size_t worker = 0; worker < scenario.workers.size(); ++worker)
        if (const QString name = nameOf(scenario, WorkerId(worker)); name.size() > longest.size())
            longest = name;
    return longest;
}

} // namespace fenceline::ui
