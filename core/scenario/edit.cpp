// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"

#include "core/scenario/limits.h"
#include "core/scenario/names.h"

#include <algorithm>
#include <set>

namespace fenceline {

namespace {

/// The fault that the sliders move; added where there is none.
Fault& mainFaultOf(Scenario& scenario)
{
    if (const auto found = mainFault(scenario))
        return scenario.faults[*found];
    scenario.faults.push_back(lessonFaults().front());
    return scenario.faults.back();
}

Pause& mainPauseOf(Scenario& scenario)
{
    Fault& fault = mainFaultOf(scenario);
    if (!std::holds_alternative<Pause>(fault.kind))
        fault.kind = Pause{};
    return std::get<Pause>(fault.kind);
}

void dropExpectationsOfMissingFans(Scenario& scenario)
{
    if (!scenario.expect)
        return;
    std::set<std::string> fans;
    for (const auto& worker : scenario.workers)
        fans.insert(worker.fan);
    auto& expect = *scenario.expect;
    if (expect.confirmed)
        std::erase_if(*expect.confirmed, [&](const std::string& fan) { return !fans.contains(fan); });
    if (expect.holders)
        std::erase_if(*expect.holders,
                      [&](const auto& holder) { return holder.second && !fans.contains(*holder.second); });
}

void appendWorkers(Scenario& scenario, std::size_t count)
{
    const auto taken = [&](const std::string& name) {
        return std::any_of(scenario.workers.begin(), scenario.workers.end(),
                           [&](const Worker& worker) { return worker.name == name; });
    };
    for (std::size_t place = 2; scenario.workers.size() < count; ++place) {
        const std::string name = workerNameAt(place);
        if (taken(name))
            continue;
        const auto arrives = defaultArrival(scenario.workers.back().arrives);
        const auto seat = scenario.workers.front().seat;
        scenario.workers.push_back({name, defaultFan(name), arrives, seat, defaultServer(name)});
    }
}

} // namespace

Duration rushArrival(std::size_t i, std::size_t n)
{
    return n < 2 ? Duration{0} : Duration{static_cast<std::int64_t>(19'800 * i * (i + 1) / (n * (n - 1)))};
}

void applyArrivals(Scenario& scenario)
{
    if (scenario.arrivals != Arrivals::Rush)
        return;
    for (std::size_t i = 0; i < scenario.workers.size(); ++i)
        scenario.workers[i].arrives = rushArrival(i, scenario.workers.size());
}

Duration gapOf(const Scenario& scenario)
{
    return std::max(Duration{0}, scenario.steps.write - scenario.steps.read);
}

std::optional<WorkerId> askerOfLastSeat(const Scenario& scenario)
{
    std::optional<WorkerId> asker;
    for (std::size_t i = 0; i < scenario.workers.size(); ++i) {
        const auto seat = scenario.workers[i].seat;
        if (seat && (!asker || index(*seat) > index(*scenario.workers[index(*asker)].seat)))
            asker = WorkerId{static_cast<std::uint8_t>(i)};
    }
    return asker;
}

namespace edit {

Result<Scenario> lease(Scenario scenario, std::optional<Duration> lease)
{
    if (auto ok = limits::checkLease(lease, "the lease"); !ok)
        return tl::unexpected(ok.error());
    scenario.lease = lease;
    return scenario;
}

Result<Scenario> pauseLength(Scenario scenario, Duration length)
{
    if (auto ok = limits::checkDuration(length, "the pause"); !ok)
        return tl::unexpected(ok.error());
    mainPauseOf(scenario).length = length;
    return scenario;
}

Result<Scenario> freezeAt(Scenario scenario, Duration at)
{
    if (auto ok = limits::checkDuration(at, "the start of the pause"); !ok)
        return tl::unexpected(ok.error());
    mainFaultOf(scenario).at = at;
    return scenario;
}

Result<Scenario> pauseSpan(Scenario scenario, std::size_t fault, Duration from, Duration to)
{
    auto* pause = fault < scenario.faults.size() ? std::get_if<Pause>(&scenario.faults[fault].kind) : nullptr;
    if (!pause)
        return fail("there is no such pause (allowed: one of the scenario's pauses)");
    if (auto start = limits::checkDuration(from, "the start of the pause"); !start)
        return tl::unexpected(start.error());
    if (auto length = limits::checkDuration(to - from, "the pause"); !length)
        return tl::unexpected(length.error());
    scenario.faults[fault].at = from;
    pause->length = to - from;
    return scenario;
}

Result<Scenario> arrival(Scenario scenario, WorkerId worker, Duration arrives)
{
    if (index(worker) >= scenario.workers.size())
        return fail("there is no such worker (allowed: one of the scenario's workers)");
    if (auto checked = limits::checkDuration(arrives, "the arrival"); !checked)
        return tl::unexpected(checked.error());
    scenario.arrivals = Arrivals::Listed;
    scenario.workers[index(worker)].arrives = arrives;
    return scenario;
}

Scenario pauseCause(Scenario scenario, PauseCause cause)
{
    Pause& pause = mainPauseOf(scenario);
    pause.cause = cause;
    pause.clockStops = pause.clockStops && cause == PauseCause::VmPause;
    return scenario;
}

Scenario crash(Scenario scenario)
{
    mainFaultOf(scenario).kind = Crash{};
    return scenario;
}

Scenario service(Scenario scenario, Service service)
{
    scenario.service = service;
    return scenario;
}

Scenario timing(Scenario scenario, Timing timing)
{
    scenario.timing = timing;
    return scenario;
}

Scenario renewal(Scenario scenario, Renewal renewal)
{
    scenario.guards.renew = renewal;
    return scenario;
}

Scenario renewalRefused(Scenario scenario, RenewalRefused refused)
{
    scenario.guards.renewalRefused = refused;
    return scenario;
}

Scenario lostAnswer(Scenario scenario, LostAnswer policy)
{
    scenario.guards.lostAnswer = policy;
    return scenario;
}

Scenario protection(Scenario scenario, Protection protection)
{
    scenario.protection = protection;
    return scenario;
}

Scenario fencing(Scenario scenario, Fencing fencing)
{
    scenario.guards.fencing = fencing;
    return scenario;
}

Scenario fenceCompare(Scenario scenario, FenceCompare compare)
{
    scenario.guards.fenceCompare = compare;
    return scenario;
}

Scenario checkBeforeWrite(Scenario scenario, CheckBeforeWrite check)
{
    scenario.guards.checkBeforeWrite = check;
    return scenario;
}

Scenario release(Scenario scenario, Release release)
{
    scenario.guards.release = release;
    return scenario;
}

Scenario conditional(Scenario scenario, bool conditional)
{
    scenario.guards.conditional = conditional;
    return scenario;
}

Scenario waiterRechecks(Scenario scenario, bool rechecks)
{
    scenario.etcd.waiterRechecks = rechecks;
    return scenario;
}

Scenario redisCounter(Scenario scenario, bool counter)
{
    scenario.redis.counter = counter;
    return scenario;
}

Scenario redisValue(Scenario scenario, RedisValue value)
{
    scenario.redis.value = value;
    return scenario;
}

Scenario persistence(Scenario scenario, Persistence persistence)
{
    scenario.redis.persistence = persistence;
    return scenario;
}

Result<Scenario> replicationLag(Scenario scenario, Duration lag)
{
    if (auto ok = limits::checkDuration(lag, "the replication lag"); !ok)
        return tl::unexpected(ok.error());
    scenario.redis.replicas.lags.front() = lag;
    return scenario;
}

Scenario waitForReplicas(Scenario scenario, std::uint8_t count)
{
    scenario.redis.wait.count = count;
    return scenario;
}

Result<Scenario> retry(Scenario scenario, Duration retry)
{
    if (auto ok = limits::checkInterval(retry, "the time between two requests"); !ok)
        return tl::unexpected(ok.error());
    scenario.network.retry = retry;
    return scenario;
}

Result<Scenario> oneWay(Scenario scenario, Duration oneWay)
{
    if (auto ok = limits::checkDuration(oneWay, "the time of a message"); !ok)
        return tl::unexpected(ok.error());
    scenario.network.oneWay = oneWay;
    return scenario;
}

Result<Scenario> firstToken(Scenario scenario, std::int64_t token)
{
    if (auto ok = limits::checkFirstToken(token, "the first token"); !ok)
        return tl::unexpected(ok.error());
    scenario.firstToken = Token{token};
    return scenario;
}

Result<Scenario> gap(Scenario scenario, Duration gap)
{
    if (gap == gapOf(scenario))
        return scenario;
    Steps& steps = scenario.steps;
    const Duration longest = kLongestDuration - steps.read;
    if (auto ok = limits::checkDurationUpTo(longest, gap, "the gap between read and write"); !ok)
        return tl::unexpected(ok.error());
    const Duration write = steps.read + gap;
    const Duration moved = write - steps.write;
    steps.check = std::clamp(steps.check + moved, steps.read, write);
    steps.release = std::clamp(steps.release + moved, write, kLongestDuration);
    steps.write = write;
    return scenario;
}

Result<Scenario> workers(Scenario scenario, std::int64_t count)
{
    if (auto ok = limits::checkCount(count, kMostWorkers, "the number of workers"); !ok)
        return tl::unexpected(ok.error());
    const auto wanted = static_cast<std::size_t>(count);
    if (wanted < scenario.workers.size()) {
        scenario.workers.resize(wanted);
        std::erase_if(scenario.faults,
                      [&](const Fault& fault) { return fault.worker && index(*fault.worker) >= wanted; });
        dropExpectationsOfMissingFans(scenario);
    }
    appendWorkers(scenario, wanted);
    applyArrivals(scenario);
    return scenario;
}

Result<Scenario> seats(Scenario scenario, std::int64_t count)
{
    if (auto ok = limits::checkCount(count, kMostSeats, "the number of seats"); !ok)
        return tl::unexpected(ok.error());
    const auto wanted = static_cast<std::size_t>(count);
    if (const auto asker = askerOfLastSeat(scenario)) {
        const auto& worker = scenario.workers[index(*asker)];
        if (index(*worker.seat) >= wanted)
            return fail("worker " + worker.name + " asks for seat " + seatName(scenario, *worker.seat) + ", which " +
                        std::to_string(count) + " seats leave out (allowed: at least " +
                        std::to_string(index(*worker.seat) + 1) + ")");
    }
    if (wanted < scenario.seats.size()) {
        scenario.seats.resize(wanted);
        if (scenario.expect && scenario.expect->holders)
            std::erase_if(*scenario.expect->holders, [&](const auto& h) { return index(h.first) >= wanted; });
    }
    for (int number = 15; scenario.seats.size() < wanted; ++number) {
        const std::string name = "C" + std::to_string(number);
        if (std::find(scenario.seats.begin(), scenario.seats.end(), name) == scenario.seats.end())
            scenario.seats.push_back(name);
    }
    return scenario;
}

} // namespace edit

} // namespace fenceline
