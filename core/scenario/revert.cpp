// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/difference_parts.h"
#include "core/scenario/differences.h"
#include "core/scenario/edit.h"
#include "core/scenario/plain_settings.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace fenceline {

namespace {

const std::string& nameIn(const std::string& seat)
{
    return seat;
}
const std::string& nameIn(const Worker& worker)
{
    return worker.name;
}

template <class Item>
auto placeIn(const std::vector<Item>& list, const Item& wanted)
{
    return std::find_if(list.begin(), list.end(), [&](const Item& item) { return nameIn(item) == nameIn(wanted); });
}

template <class Item>
bool isIn(const std::vector<Item>& list, const Item& wanted)
{
    return placeIn(list, wanted) != list.end();
}

/// What `wanted` has beyond `list` is put behind what it stood behind there.
template <class Item>
std::vector<Item> completed(std::vector<Item> list, const std::vector<Item>& wanted)
{
    auto behind = list.begin();
    for (const Item& item : wanted) {
        if (const auto found = placeIn(list, item); found != list.end())
            behind = list.begin() + (found - list.begin()) + 1;
        else
            behind = list.insert(behind, item) + 1;
    }
    return list;
}

/// Without what `wanted` does not have; a list is never empty.
template <class Item>
std::vector<Item> reduced(std::vector<Item> list, const std::vector<Item>& wanted)
{
    std::erase_if(list, [&](const Item& item) { return !isIn(wanted, item); });
    return list.empty() ? wanted : list;
}

/// What both have, in the order of `wanted`; the others stay where they are.
template <class Item>
std::vector<Item> reordered(std::vector<Item> list, const std::vector<Item>& wanted)
{
    std::vector<Item> both;
    for (const Item& item : wanted)
        if (const auto found = placeIn(list, item); found != list.end())
            both.push_back(*found);
    auto next = both.begin();
    for (Item& item : list)
        if (isIn(wanted, item))
            item = *next++;
    return list;
}

void bringSeat(const Scenario& built, Scenario& now, SeatId seat)
{
    std::vector<std::string> seats;
    for (const auto& name : built.seats)
        if (name == seatName(built, seat) || isIn(now.seats, name))
            seats.push_back(name);
    replaceSeats(now, completed(now.seats, seats), built);
}

/// The seat of a worker of the built scenario, there again where it was not.
std::optional<SeatId> seatIn(const Scenario& built, Scenario& now, const Worker& worker)
{
    if (!worker.seat)
        return std::nullopt;
    bringSeat(built, now, *worker.seat);
    return seatCalled(now, seatName(built, *worker.seat));
}

Fault faultIn(const Scenario& built, const Scenario& now, std::size_t place)
{
    Fault fault = built.faults[place];
    fault.worker = victimIn(now, built, fault);
    return fault;
}

/// Those faults of the built scenario are there again for which `wanted` holds, in their places.
template <class Wanted>
void bringFaults(const Scenario& built, Scenario& now, Wanted wanted)
{
    std::vector<Fault> faults;
    for (const auto& [before, after] : pairFaults(built, now)) {
        if (after)
            faults.push_back(now.faults[*after]);
        else if (wanted(*before))
            faults.push_back(faultIn(built, now, *before));
    }
    now.faults = std::move(faults);
}

/// What is expected of seats and workers comes back with the last of them.
void bringExpectation(const Scenario& built, Scenario& now)
{
    if (!seatsBeyond(now, built).empty() || !workersBeyond(now, built).empty())
        return;
    now.expect = built.expect;
    if (now.expect && now.expect->holders)
        for (auto& holder : *now.expect->holders)
            holder.first = *seatCalled(now, seatName(built, holder.first));
}

void bringWorkers(const Scenario& built, Scenario& now)
{
    const auto gone = workersBeyond(now, built);
    auto workers = built.workers;
    for (auto& worker : workers)
        if (isIn(gone, worker.name))
            worker.seat = seatIn(built, now, worker);
    replaceWorkers(now, completed(now.workers, workers));
    const auto comesBack = [&](const Fault& f) { return f.worker && isIn(gone, workerName(built, *f.worker)); };
    bringFaults(built, now, [&](std::size_t fault) { return comesBack(built.faults[fault]); });
    bringExpectation(built, now);
}

void dropWorkers(const Scenario& built, Scenario& now)
{
    if (workersBeyond(built, now).size() == now.workers.size())
        bringWorkers(built, now); // a scenario is never without one
    replaceWorkers(now, reduced(now.workers, built.workers));
}

void bringArrivals(const Scenario& built, Scenario& now)
{
    now.arrivals = built.arrivals;
    for (auto& worker : now.workers)
        if (const auto before = workerCalled(built, worker.name))
            worker.arrives = built.workers[index(*before)].arrives;
}

Pause& pauseOf(Fault& fault)
{
    return std::get<Pause>(fault.kind);
}

bool revertPlain(const Scenario& built, Scenario& now, Change what)
{
    const auto setting = std::find_if(kPlainSettings.begin(), kPlainSettings.end(),
                                      [&](const PlainSetting& plain) { return plain.what == what; });
    if (setting == kPlainSettings.end())
        return false;
    setting->revert(built, now);
    return true;
}

void revert(const Scenario& built, Scenario& now, const Difference& difference)
{
    const auto worker = [&]() -> Worker& { return now.workers[difference.nowPlace]; };
    const auto workerBefore = [&]() -> const Worker& { return built.workers[difference.builtPlace]; };
    const auto fault = [&]() -> Fault& { return now.faults[difference.nowPlace]; };
    const auto faultBefore = [&] { return built.faults[difference.builtPlace]; };
    const auto pauseBefore = [&] { return std::get<Pause>(faultBefore().kind); };
    if (revertPlain(built, now, difference.what))
        return;
    switch (difference.what) {
    case Change::Arrivals: return bringArrivals(built, now);
    case Change::SeatsAdded: return replaceSeats(now, reduced(now.seats, built.seats), built);
    case Change::SeatsRemoved:
        replaceSeats(now, completed(now.seats, built.seats), built);
        return bringExpectation(built, now);
    case Change::SeatOrder: return replaceSeats(now, reordered(now.seats, built.seats), built);
    case Change::WorkersAdded: return dropWorkers(built, now);
    case Change::WorkersRemoved: return bringWorkers(built, now);
    case Change::WorkerOrder: return replaceWorkers(now, reordered(now.workers, built.workers));
    case Change::WorkerFan: worker().fan = workerBefore().fan; return;
    case Change::WorkerArrival: worker().arrives = workerBefore().arrives; return;
    case Change::WorkerSeat: {
        const auto seat = seatIn(built, now, workerBefore());
        worker().seat = seat;
        return;
    }
    case Change::WorkerServer: worker().server = workerBefore().server; return;
    case Change::FaultAdded:
        now.faults.erase(now.faults.begin() + static_cast<std::ptrdiff_t>(difference.nowPlace));
        return;
    case Change::FaultRemoved:
        return bringFaults(built, now, [&](std::size_t place) { return place == difference.builtPlace; });
    case Change::FaultStart: fault().at = faultBefore().at; return;
    case Change::FaultKind: fault().kind = faultBefore().kind; return;
    case Change::PauseLength: pauseOf(fault()).length = pauseBefore().length; return;
    case Change::PauseCause:
        pauseOf(fault()).cause = pauseBefore().cause;
        pauseOf(fault()).clockStops = pauseBefore().clockStops;
        return;
    case Change::Expectation: return bringExpectation(built, now);
    default: assert(false); // a plain setting
    }
}

Result<void> checkRoom(std::size_t count, std::size_t most, const std::string& of)
{
    if (count <= most)
        return {};
    return fail(std::to_string(count) + " " + of + " are too many (allowed: " + std::to_string(most) + ")");
}

} // namespace

Result<Scenario> reverted(const Scenario& now, const Scenario& built, const Difference& difference)
{
    Scenario back = now;
    revert(built, back, difference);
    for (const auto& room :
         {checkRoom(back.seats.size(), kMostSeats, "seats"), checkRoom(back.workers.size(), kMostWorkers, "workers"),
          checkRoom(back.faults.size(), kMostFaults, "faults")})
        if (!room)
            return tl::unexpected(room.error());
    applyArrivals(back);
    return back;
}

} // namespace fenceline
