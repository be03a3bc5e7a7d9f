// SPDX-License-Identifier: GPL-3.0-or-later
//
// The verdict ("Right and wrong" of semantics.md) and the model's front.
#include "reference_model.h"

#include "reference_run.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace reference {

namespace detail {

void Run::writeVerdict()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        result.seats[i].holder = rows[i].holder;
        if (writesCarryToken())
            result.seats[i].fence = rows[i].fence;
    }
    // "blocked (somebody waits and nothing is left to happen)": a crashed process waits for nothing any more.
    for (int w = 0; w < workerCount(); ++w)
        for (const Lock& lock : locks)
            if (!process(w).crashed && std::count(lock.waiting.begin(), lock.waiting.end(), w) > 0)
                result.blocked.push_back(worker(w).name);
    result.outcome = worstOutcome();
}

// "Verdict: the first that applies, over several seats the worst seat"
std::string Run::worstOutcome() const
{
    bool soldTwice = false;
    bool effectTwice = false;
    bool soldUntold = false;
    bool sold = false;
    for (const SeatOutcome& seat : result.seats) {
        // "for each seat at most one fan is ever told yes"
        const std::set<std::string> fans(seat.confirmed.begin(), seat.confirmed.end());
        soldTwice = soldTwice || fans.size() > 1;
        sold = sold || fans.size() == 1;
        // "A row sold to a fan who was never told yes"
        soldUntold = soldUntold || (!seat.holder.empty() && fans.count(seat.holder) == 0);
    }
    // "each effect goes out at most once per sale"
    for (const EffectOutcome& effect : result.effectsSent)
        effectTwice = effectTwice || effect.sent > 1;
    if (soldTwice)
        return "double-sale";
    if (effectTwice)
        return "duplicate-effect";
    if (!result.blocked.empty())
        return "blocked";
    if (soldUntold)
        return "sold-untold";
    return sold ? "one-sale" : "no-sale";
}

} // namespace detail

Setting lessonSetting()
{
    Setting lesson;
    lesson.seats = {"C14"};
    lesson.workers = {{"A", "fan_a", 0, 0}, {"B", "fan_b", 4000, 0}};
    lesson.faults = {{2500, 0, Cause::garbageCollection, 15000}};
    return lesson;
}

RunOutcome run(const Setting& setting)
{
    return detail::Run(setting).outcome();
}

} // namespace reference
