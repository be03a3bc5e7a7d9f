// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/differences.h"

#include "core/scenario/difference_parts.h"
#include "core/scenario/plain_settings.h"

#include <algorithm>

namespace fenceline {

namespace {

/// Whether those that both have stand in another order.
bool isOtherOrder(const std::vector<std::string>& built, const std::vector<std::string>& now)
{
    const auto beside = [](std::vector<std::string> names, const std::vector<std::string>& others) {
        std::erase_if(names, [&](const auto& n) { return std::find(others.begin(), others.end(), n) == others.end(); });
        return names;
    };
    return beside(built, now) != beside(now, built);
}

std::vector<std::string> workerNames(const Scenario& scenario)
{
    std::vector<std::string> names;
    for (const auto& worker : scenario.workers)
        names.push_back(worker.name);
    return names;
}

std::vector<std::string> beyond(const std::vector<std::string>& other, std::vector<std::string> names)
{
    std::erase_if(names, [&](const auto& name) { return std::find(other.begin(), other.end(), name) != other.end(); });
    return names;
}

class Search {
public:
    Search(const Scenario& built, const Scenario& now) : built_(built), now_(now) {}

    std::vector<Difference> all()
    {
        for (const auto& setting : kPlainSettings)
            note(!setting.isSame(built_, now_), setting.what);
        note(built_.arrivals != now_.arrivals, Change::Arrivals);
        const auto seatsGone = seatsBeyond(now_, built_);
        note(!seatsBeyond(built_, now_).empty(), Change::SeatsAdded);
        note(!seatsGone.empty(), Change::SeatsRemoved);
        note(isOtherOrder(built_.seats, now_.seats), Change::SeatOrder);
        const auto workersGone = workersBeyond(now_, built_);
        note(!workersBeyond(built_, now_).empty(), Change::WorkersAdded);
        note(!workersGone.empty(), Change::WorkersRemoved);
        note(isOtherOrder(workerNames(built_), workerNames(now_)), Change::WorkerOrder);
        noteWorkers();
        noteFaults();
        note(seatsGone.empty() && workersGone.empty() && !isSameExpectation(built_, now_), Change::Expectation);
        return std::move(found_);
    }

private:
    void note(bool differs, Change what, std::size_t builtPlace = 0, std::size_t nowPlace = 0)
    {
        if (differs)
            found_.push_back({what, builtPlace, nowPlace});
    }

    void noteWorkers()
    {
        for (std::size_t place = 0; place < now_.workers.size(); ++place) {
            const Worker& after = now_.workers[place];
            const auto id = workerCalled(built_, after.name);
            if (!id)
                continue;
            const Worker& before = built_.workers[index(*id)];
            const bool listed = now_.arrivals == Arrivals::Listed;
            note(before.fan != after.fan, Change::WorkerFan, index(*id), place);
            note(listed && before.arrives != after.arrives, Change::WorkerArrival, index(*id), place);
            note(seatNameOf(built_, before) != seatNameOf(now_, after), Change::WorkerSeat, index(*id), place);
            note(before.server != after.server, Change::WorkerServer, index(*id), place);
        }
    }

    void noteFaults()
    {
        for (const auto& [built, now] : pairFaults(built_, now_)) {
            if (built && now)
                noteFault(*built, *now);
            else if (now)
                note(hasVictim(built_, now_, now_.faults[*now]), Change::FaultAdded, 0, *now);
            else
                note(hasVictim(now_, built_, built_.faults[*built]), Change::FaultRemoved, *built);
        }
    }

    void noteFault(std::size_t built, std::size_t now)
    {
        const Fault& before = built_.faults[built];
        const Fault& after = now_.faults[now];
        note(before.at != after.at, Change::FaultStart, built, now);
        const auto* pauseBefore = std::get_if<Pause>(&before.kind);
        const auto* pauseAfter = std::get_if<Pause>(&after.kind);
        if (!pauseBefore || !pauseAfter)
            return note(before.kind != after.kind, Change::FaultKind, built, now);
        note(pauseBefore->length != pauseAfter->length, Change::PauseLength, built, now);
        const bool sameCause =
            pauseBefore->cause == pauseAfter->cause && pauseBefore->clockStops == pauseAfter->clockStops;
        note(!sameCause, Change::PauseCause, built, now);
    }

    const Scenario& built_;
    const Scenario& now_;
    std::vector<Difference> found_;
};

} // namespace

std::vector<std::string> workersBeyond(const Scenario& other, const Scenario& scenario)
{
    return beyond(workerNames(other), workerNames(scenario));
}

std::vector<std::string> seatsBeyond(const Scenario& other, const Scenario& scenario)
{
    return beyond(other.seats, scenario.seats);
}

std::vector<Difference> differences(const Scenario& built, const Scenario& now)
{
    return built == now ? std::vector<Difference>{} : Search(built, now).all();
}

} // namespace fenceline
