// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/difference_parts.h"

#include <algorithm>
#include <utility>

namespace fenceline {

namespace {

template <class List, class Projection>
std::optional<std::size_t> placeOf(const List& list, std::string_view name, Projection nameOf)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& item) { return nameOf(item) == name; });
    return found == list.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - list.begin()));
}

int differingParts(const Fault& before, const Fault& after)
{
    int parts = before.at == after.at ? 0 : 1;
    const auto* pauseBefore = std::get_if<Pause>(&before.kind);
    const auto* pauseAfter = std::get_if<Pause>(&after.kind);
    if (pauseBefore && pauseAfter)
        return parts + (pauseBefore->length == pauseAfter->length ? 0 : 1) +
               (pauseBefore->cause == pauseAfter->cause && pauseBefore->clockStops == pauseAfter->clockStops ? 0 : 1);
    return parts + (before.kind == after.kind ? 0 : 1);
}

/// How well two faults go together; 0: not at all.
int likeness(const Scenario& built, const Fault& before, const Scenario& now, const Fault& after)
{
    constexpr int kEqual = 4;
    return isSameVictim(built, before, now, after) ? kEqual - differingParts(before, after) : 0;
}

/// The pairing of the largest likeness (Needleman and Wunsch 1970) of what stands between `first` and the ends.
class Pairing {
public:
    Pairing(const Scenario& built, const Scenario& now, std::size_t first, std::size_t endBuilt, std::size_t endNow)
        : built_(built), now_(now), first_(first), rows_(endBuilt - first), columns_(endNow - first),
          best_((rows_ + 1) * (columns_ + 1), 0)
    {
        for (std::size_t row = rows_; row-- > 0;)
            for (std::size_t column = columns_; column-- > 0;) {
                const int skipped = std::max(best(row + 1, column), best(row, column + 1));
                best_[row * (columns_ + 1) + column] = std::max(skipped, paired(row, column));
            }
    }

    void appendTo(std::vector<FaultPair>& pairs) const
    {
        std::size_t row = 0;
        std::size_t column = 0;
        while (row < rows_ || column < columns_) {
            const bool both = row < rows_ && column < columns_;
            if (both && alike(row, column) > 0 && best(row, column) == paired(row, column))
                pairs.push_back({first_ + row++, first_ + column++});
            else if (row < rows_ && (column == columns_ || best(row, column) == best(row + 1, column)))
                pairs.push_back({first_ + row++, std::nullopt});
            else
                pairs.push_back({std::nullopt, first_ + column++});
        }
    }

private:
    int best(std::size_t row, std::size_t column) const { return best_[row * (columns_ + 1) + column]; }
    int alike(std::size_t row, std::size_t column) const
    {
        return likeness(built_, built_.faults[first_ + row], now_, now_.faults[first_ + column]);
    }
    int paired(std::size_t row, std::size_t column) const
    {
        const int alone = alike(row, column);
        return alone > 0 ? alone + best(row + 1, column + 1) : 0;
    }

    const Scenario& built_;
    const Scenario& now_;
    std::size_t first_;
    std::size_t rows_;
    std::size_t columns_;
    std::vector<int> best_;
};

} // namespace

std::optional<SeatId> seatCalled(const Scenario& scenario, std::string_view name)
{
    const auto place = placeOf(
        scenario.seats, name, [](const std::string& seat) -> auto& { return seat; });
    return place ? std::optional(SeatId{static_cast<std::uint8_t>(*place)}) : std::nullopt;
}

std::optional<WorkerId> workerCalled(const Scenario& scenario, std::string_view name)
{
    const auto place = placeOf(
        scenario.workers, name, [](const Worker& worker) -> auto& { return worker.name; });
    return place ? std::optional(WorkerId{static_cast<std::uint8_t>(*place)}) : std::nullopt;
}

bool hasVictim(const Scenario& other, const Scenario& scenario, const Fault& fault)
{
    return !fault.worker || victimIn(other, scenario, fault);
}

std::optional<WorkerId> victimIn(const Scenario& other, const Scenario& scenario, const Fault& fault)
{
    return fault.worker ? workerCalled(other, workerName(scenario, *fault.worker)) : std::nullopt;
}

bool isSameVictim(const Scenario& built, const Fault& before, const Scenario& now, const Fault& after)
{
    if (!before.worker || !after.worker)
        return before.worker == after.worker;
    return workerName(built, *before.worker) == workerName(now, *after.worker);
}

std::optional<std::string_view> seatNameOf(const Scenario& scenario, const Worker& worker)
{
    return worker.seat ? std::optional<std::string_view>(seatName(scenario, *worker.seat)) : std::nullopt;
}

bool isSameExpectation(const Scenario& built, const Scenario& now)
{
    if (!built.expect || !now.expect)
        return built.expect == now.expect;
    if (built.expect->outcome != now.expect->outcome || built.expect->confirmed != now.expect->confirmed)
        return false;
    const auto& before = built.expect->holders;
    const auto& after = now.expect->holders;
    if (!before || !after)
        return before == after;
    return std::equal(before->begin(), before->end(), after->begin(), after->end(), [&](const auto& b, const auto& n) {
        return seatName(built, b.first) == seatName(now, n.first) && b.second == n.second;
    });
}

std::vector<FaultPair> pairFaults(const Scenario& built, const Scenario& now)
{
    const auto equal = [&](std::size_t b, std::size_t n) {
        return isSameVictim(built, built.faults[b], now, now.faults[n]) &&
               differingParts(built.faults[b], now.faults[n]) == 0;
    };
    // Most faults are as they were: only what lies between the first and the last that are not is worth a search.
    const std::size_t shorter = std::min(built.faults.size(), now.faults.size());
    std::size_t first = 0;
    while (first < shorter && equal(first, first))
        ++first;
    std::size_t last = 0;
    while (first + last < shorter && equal(built.faults.size() - 1 - last, now.faults.size() - 1 - last))
        ++last;

    std::vector<FaultPair> pairs;
    for (std::size_t i = 0; i < first; ++i)
        pairs.push_back({i, i});
    Pairing(built, now, first, built.faults.size() - last, now.faults.size() - last).appendTo(pairs);
    for (std::size_t i = last; i > 0; --i)
        pairs.push_back({built.faults.size() - i, now.faults.size() - i});
    return pairs;
}

void replaceSeats(Scenario& scenario, std::vector<std::string> seats, const Scenario& built)
{
    Scenario next = scenario;
    next.seats = std::move(seats);
    for (auto& worker : next.workers) {
        if (!worker.seat)
            continue;
        auto seat = seatCalled(next, seatName(scenario, *worker.seat));
        if (const auto before = workerCalled(built, worker.name); !seat && before) {
            const auto name = seatNameOf(built, built.workers[index(*before)]);
            if (!name) {
                worker.seat.reset();
                continue;
            }
            seat = seatCalled(next, *name);
        }
        worker.seat = seat.value_or(SeatId{0});
    }
    if (next.expect && next.expect->holders) {
        auto& holders = *next.expect->holders;
        std::erase_if(holders, [&](const auto& h) { return !seatCalled(next, seatName(scenario, h.first)); });
        for (auto& holder : holders)
            holder.first = *seatCalled(next, seatName(scenario, holder.first));
    }
    scenario = std::move(next);
}

void replaceWorkers(Scenario& scenario, std::vector<Worker> workers)
{
    Scenario next = scenario;
    next.workers = std::move(workers);
    std::erase_if(next.faults, [&](const Fault& f) { return !hasVictim(next, scenario, f); });
    for (auto& fault : next.faults)
        fault.worker = victimIn(next, scenario, fault);
    scenario = std::move(next);
}

} // namespace fenceline
