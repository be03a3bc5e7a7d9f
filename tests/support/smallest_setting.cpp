// SPDX-License-Identifier: GPL-3.0-or-later
#include "smallest_setting.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace reference {
namespace {

template <typename Value>
void without(std::vector<Value>& values, std::size_t i)
{
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(i));
}

Setting withoutWorker(Setting setting, std::size_t w)
{
    without(setting.workers, w);
    const int gone = static_cast<int>(w);
    std::erase_if(setting.faults, [&](const Fault& fault) { return fault.worker == gone; });
    for (Fault& fault : setting.faults)
        fault.worker -= fault.worker > gone ? 1 : 0;
    return setting;
}

void addWithLess(std::vector<Setting>& candidates, const Setting& setting)
{
    for (std::size_t w = 0; w < setting.workers.size() && setting.workers.size() > 1; ++w)
        candidates.push_back(withoutWorker(setting, w));
    for (std::size_t i = 0; i < setting.faults.size(); ++i) {
        candidates.push_back(setting);
        without(candidates.back().faults, i);
    }
    for (std::size_t i = 0; i < setting.effects.size(); ++i) {
        candidates.push_back(setting);
        without(candidates.back().effects, i);
    }
    const auto last = static_cast<int>(setting.seats.size()) - 1;
    const bool used = std::any_of(setting.workers.begin(), setting.workers.end(),
                                  [&](const Worker& worker) { return worker.seat == last; });
    if (last > 0 && !used) {
        candidates.push_back(setting);
        candidates.back().seats.pop_back();
    }
}

// With one field as in the lesson's scenario.
void addWithPlainGuards(std::vector<Setting>& candidates, const Setting& setting)
{
    const Setting plain = lessonSetting();
    const auto with = [&](auto field) {
        candidates.push_back(setting);
        candidates.back().*field = plain.*field;
    };
    with(&Setting::protection);
    with(&Setting::service);
    with(&Setting::lease);
    with(&Setting::firstToken);
    with(&Setting::fencing);
    with(&Setting::fenceCompare);
    with(&Setting::checkBeforeWrite);
    with(&Setting::renew);
    with(&Setting::givesUpWhenRenewalIsRefused);
    with(&Setting::lostAnswer);
    with(&Setting::release);
    with(&Setting::conditional);
    with(&Setting::steps);
    with(&Setting::oneWay);
}

// Later instants as zero, or without the last digits.
std::vector<Milliseconds> plainer(Milliseconds time)
{
    std::vector<Milliseconds> times = {0};
    for (const Milliseconds unit : {1000, 500, 100, 10})
        times.push_back(time / unit * unit);
    std::erase(times, time);
    return times;
}

void addWithPlainTimes(std::vector<Setting>& candidates, const Setting& setting)
{
    for (std::size_t w = 0; w < setting.workers.size(); ++w) {
        const auto with = [&](auto field, auto value) {
            candidates.push_back(setting);
            candidates.back().workers[w].*field = value;
        };
        for (const Milliseconds arrives : plainer(setting.workers[w].arrives))
            with(&Worker::arrives, arrives);
        with(&Worker::seat, 0);
        with(&Worker::server, std::string());
        with(&Worker::fan, "fan_" + setting.workers[w].name);
    }
    for (std::size_t i = 0; i < setting.faults.size(); ++i) {
        const auto with = [&](auto field, auto value) {
            candidates.push_back(setting);
            candidates.back().faults[i].*field = value;
        };
        for (const Milliseconds at : plainer(setting.faults[i].at))
            with(&Fault::at, at);
        for (const Milliseconds length : plainer(setting.faults[i].length))
            with(&Fault::length, length);
        with(&Fault::clockStops, false);
    }
    for (std::size_t i = 0; i < setting.effects.size(); ++i) {
        candidates.push_back(setting);
        candidates.back().effects[i].takes = 0;
    }
}

} // namespace

Setting smallestSetting(Setting setting, const std::function<bool(const Setting&)>& holds)
{
    for (bool smaller = true; smaller;) {
        smaller = false;
        std::vector<Setting> candidates;
        addWithLess(candidates, setting);
        addWithPlainGuards(candidates, setting);
        addWithPlainTimes(candidates, setting);
        for (const Setting& candidate : candidates) {
            if (candidate == setting || !holds(candidate))
                continue;
            setting = candidate;
            smaller = true;
            break;
        }
    }
    return setting;
}

} // namespace reference
