// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/names.h"

#include <algorithm>

namespace fenceline {

std::string workerNameAt(std::size_t place)
{
    std::string name;
    for (std::size_t rest = place + 1; rest > 0; rest = (rest - 1) / 26)
        name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return name;
}

std::string defaultFan(const std::string& worker)
{
    std::string fan = "fan_" + worker;
    std::transform(fan.begin(), fan.end(), fan.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return fan;
}

std::string defaultServer(const std::string& worker)
{
    return "server-" + worker;
}

Duration defaultArrival(std::optional<Duration> before)
{
    return before ? std::min(*before + Duration{4000}, kLongestDuration) : Duration{0};
}

} // namespace fenceline
