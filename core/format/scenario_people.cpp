// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/scenario_people.h"

#include "core/base/text.h"
#include "core/scenario/limits.h"
#include "core/scenario/names.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fenceline {

namespace {

using json::Fields;
using json::Problem;
using json::Value;

/// For "what is allowed": a dozen names, then how many more there are.
template <class Range, class NameOf>
std::string nameList(const Range& range, NameOf nameOf)
{
    constexpr std::size_t shown = 12;
    std::string list;
    std::size_t count = 0;
    for (const auto& item : range)
        if (++count <= shown)
            list.append(list.empty() ? "" : ", ").append(nameOf(item));
    if (count > shown)
        list += " and " + std::to_string(count - shown) + " more";
    return list;
}

std::string seatList(const Scenario& scenario)
{
    return nameList(scenario.seats, [](const std::string& seat) { return seat; });
}

std::string workerList(const Scenario& scenario)
{
    return nameList(scenario.workers, [](const Worker& worker) { return worker.name; });
}

std::optional<SeatId> seatCalled(const Scenario& scenario, std::string_view name)
{
    const auto found = std::find(scenario.seats.begin(), scenario.seats.end(), name);
    if (found == scenario.seats.end())
        return std::nullopt;
    return SeatId{static_cast<std::uint8_t>(found - scenario.seats.begin())};
}

void readSeatOf(Fields& fields, const Scenario& scenario, Worker& worker)
{
    const auto* value = fields.find("seat");
    if (value == nullptr)
        return;
    const auto* name = std::get_if<std::string>(&value->data);
    if (name != nullptr && *name == limits::kAnySeat)
        worker.seat = std::nullopt;
    else if (const auto seat = name != nullptr ? seatCalled(scenario, *name) : std::nullopt)
        worker.seat = *seat;
    else
        fields.refuse(*value, "seat", seatList(scenario) + ", or any");
}

Worker readWorker(const Value& value, std::size_t place, const Scenario& scenario, Problem& problem)
{
    Fields fields(value, "worker " + std::to_string(place + 1) + ": ", {"name", "fan", "arrives", "seat", "server"},
                  problem);
    Worker worker;
    worker.name = workerNameAt(place);
    fields.text("name", worker.name);
    worker.fan = defaultFan(worker.name);
    worker.server = defaultServer(worker.name);
    fields.text("fan", worker.fan);
    fields.text("server", worker.server);
    worker.arrives =
        defaultArrival(scenario.workers.empty() ? std::nullopt : std::optional(scenario.workers.back().arrives));
    fields.duration("arrives", worker.arrives);
    worker.seat = SeatId{0};
    readSeatOf(fields, scenario, worker);
    if (problem)
        return worker;

    const auto lineOf = [&](std::string_view key) {
        const auto* found = fields.find(key);
        return found != nullptr ? found->line : fields.line();
    };
    const auto derived = limits::kLongestDerivedName;
    problem.accept(limits::checkWorkerName(worker.name, fields.subject("name")), lineOf("name"));
    problem.accept(limits::checkName(worker.fan, derived, fields.subject("fan")), lineOf("fan"));
    problem.accept(limits::checkName(worker.server, derived, fields.subject("server")), lineOf("server"));
    const auto same = std::find_if(scenario.workers.begin(), scenario.workers.end(),
                                   [&](const Worker& other) { return other.name == worker.name; });
    if (same != scenario.workers.end())
        problem.set("two workers are called " + inQuotes(worker.name) + " (allowed: each name once)", lineOf("name"));
    return worker;
}

using Holders = std::vector<std::pair<SeatId, std::optional<std::string>>>;

void readHolders(const Value& value, const Scenario& scenario, Holders& holders, Problem& problem)
{
    const auto* object = std::get_if<json::Object>(&value.data);
    if (object == nullptr) {
        problem.set("\"expect\": \"holders\" is " + describe(value) + " (allowed: {\"<seat>\": \"<fan>\" or null, …})",
                    value.line);
        return;
    }
    for (const auto& member : *object) {
        const auto seat = seatCalled(scenario, member.key);
        const auto* fan = std::get_if<std::string>(&member.value.data);
        const bool free = std::holds_alternative<json::Null>(member.value.data);
        const auto subject = "\"expect\": \"holders\": " + inQuotes(member.key);
        if (!seat)
            problem.set(subject + " is no seat of this file (allowed: " + seatList(scenario) + ")", member.line);
        else if (fan == nullptr && !free)
            problem.set(subject + " is " + describe(member.value) + " (allowed: a fan in quotes, or null for free)",
                        member.value.line);
        else if (free)
            holders.emplace_back(*seat, std::nullopt);
        else if (problem.accept(limits::checkName(*fan, limits::kLongestDerivedName, subject), member.value.line))
            holders.emplace_back(*seat, *fan);
    }
}

void readConfirmed(const json::List& list, std::vector<std::string>& confirmed, Problem& problem)
{
    const std::string subject = "\"expect\": \"confirmed\"";
    for (const auto& item : list) {
        const auto* fan = std::get_if<std::string>(&item.data);
        if (fan == nullptr)
            problem.set(subject + " holds " + describe(item) + " (allowed: fans in quotes)", item.line);
        else if (problem.accept(limits::checkName(*fan, limits::kLongestDerivedName, subject), item.line))
            confirmed.push_back(*fan);
    }
}

} // namespace

WorkerId readWorkerOf(Fields& fields, std::string_view key, std::string_view allowed, const Scenario& scenario)
{
    const auto* value = fields.find(key);
    if (value == nullptr)
        return WorkerId{0};
    const auto* name = std::get_if<std::string>(&value->data);
    const auto found = std::find_if(scenario.workers.begin(), scenario.workers.end(),
                                    [&](const Worker& worker) { return name != nullptr && worker.name == *name; });
    if (found == scenario.workers.end()) {
        fields.refuse(*value, key, std::string(allowed) + ": " + workerList(scenario));
        return WorkerId{0};
    }
    return WorkerId{static_cast<std::uint8_t>(found - scenario.workers.begin())};
}

void readSeats(Fields& top, Scenario& scenario, Problem& problem)
{
    const auto* list = top.list("seats", 1, kMostSeats, "names of seats");
    if (list == nullptr)
        return;
    scenario.seats.clear();
    for (const auto& item : *list) {
        const auto* name = std::get_if<std::string>(&item.data);
        if (name == nullptr)
            problem.set("\"seats\" holds " + describe(item) + " (allowed: names in quotes)", item.line);
        else if (seatCalled(scenario, *name))
            problem.set("two seats are called " + inQuotes(*name) + " (allowed: each name once)", item.line);
        else if (problem.accept(limits::checkSeatName(*name, "a seat's name"), item.line))
            scenario.seats.push_back(*name);
        if (problem)
            return;
    }
}

void readWorkers(Fields& top, Scenario& scenario, Problem& problem)
{
    const auto* list = top.list("workers", 1, kMostWorkers, "workers");
    if (list == nullptr)
        return;
    scenario.workers.clear();
    for (const auto& item : *list) {
        auto worker = readWorker(item, scenario.workers.size(), scenario, problem);
        if (problem)
            return;
        scenario.workers.push_back(std::move(worker));
    }
}

void readExpectation(Fields& top, Scenario& scenario, Problem& problem)
{
    const auto* value = top.find("expect");
    if (value == nullptr || problem)
        return;
    Fields fields(*value, "\"expect\": ", {"outcome", "holders", "confirmed"}, problem);
    auto& expect = scenario.expect.emplace();
    if (fields.find("outcome") != nullptr)
        fields.word("outcome", expect.outcome.emplace());
    if (const auto* holders = fields.find("holders"); holders != nullptr && !problem)
        readHolders(*holders, scenario, expect.holders.emplace(), problem);
    if (const auto* list = fields.list("confirmed", 0, 4096, "fans"))
        readConfirmed(*list, expect.confirmed.emplace(), problem);
}

} // namespace fenceline
