// SPDX-License-Identifier: GPL-3.0-or-later
//
// The verdict ("Right and wrong" of semantics.md) and the model's front.
#include "reference_model.h"

#include "reference_run.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>

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
    if (soldTwice)
        return "double-sale";
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

std::string describe(const RunOutcome& outcome)
{
    std::ostringstream text;
    text << outcome.outcome << "\n";
    for (const SeatOutcome& seat : outcome.seats) {
        text << "seat " << seat.seat << " holder " << (seat.holder.empty() ? "nobody" : seat.holder) << " fence ";
        text << (seat.fence ? std::to_string(*seat.fence) : "none") << " confirmed";
        for (const std::string& fan : seat.confirmed)
            text << ' ' << fan;
        text << "\n";
    }
    text << "blocked";
    for (const std::string& name : outcome.blocked)
        text << ' ' << name;
    text << "\ngrants";
    for (const GrantRecord& grant : outcome.grants)
        text << " | " << grant.at << ' ' << grant.worker << ' ' << grant.token;
    text << "\nwrites";
    for (const WriteRecord& write : outcome.writes) {
        text << " | " << write.at << ' ' << write.worker << ' ' << write.seat << ' ';
        text << (write.accepted ? "accepted" : write.reason);
    }
    text << "\ntold";
    for (const TellingRecord& telling : outcome.told)
        text << " | " << telling.at << ' ' << telling.worker << ' ' << (telling.yes ? "yes" : "no");
    text << "\n";
    return text.str();
}

} // namespace reference
