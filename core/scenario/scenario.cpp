// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"

#include <algorithm>

namespace fenceline {

std::vector<Worker> lessonWorkers()
{
    return {{"A", "fan_a", Duration{0}, SeatId{0}, "server-A"}, {"B", "fan_b", Duration{4000}, SeatId{0}, "server-B"}};
}

std::vector<Fault> lessonFaults()
{
    return {{Duration{2500}, WorkerId{0}, Pause{}}};
}

FanId fanOf(const Scenario& scenario, WorkerId worker)
{
    const auto& fan = scenario.workers[index(worker)].fan;
    const auto first = std::find_if(scenario.workers.begin(), scenario.workers.end(),
                                    [&](const Worker& other) { return other.fan == fan; });
    return FanId{static_cast<std::uint8_t>(first - scenario.workers.begin())};
}

std::string lockName(const Scenario& scenario, LockId lock)
{
    const auto seat = seatOf(scenario, lock);
    return seat ? "seat:" + scenario.show + ":" + seatName(scenario, *seat) : "seats:" + scenario.show;
}

std::optional<std::size_t> mainFault(const Scenario& scenario)
{
    const auto stopsWorker = [](const Fault& fault) {
        return std::holds_alternative<Pause>(fault.kind) || std::holds_alternative<Crash>(fault.kind);
    };
    const auto found = std::find_if(scenario.faults.begin(), scenario.faults.end(), stopsWorker);
    if (found == scenario.faults.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - scenario.faults.begin());
}

bool handsOutTokens(const Scenario& scenario)
{
    if (scenario.service == Service::Redlock || scenario.service == Service::PostgresqlAdvisory)
        return false;
    return effectiveTiming(scenario) == Timing::Ideal || !isRedis(scenario.service) || scenario.redis.counter;
}

bool isRedis(Service service)
{
    return service == Service::Redis || service == Service::RedisReplicated || service == Service::Redlock;
}

Timing effectiveTiming(const Scenario& scenario)
{
    return scenario.service == Service::Redlock ? Timing::Ideal : scenario.timing;
}

bool polls(const Scenario& scenario)
{
    return scenario.protection == Protection::Lock && effectiveTiming(scenario) == Timing::Real &&
           isRedis(scenario.service);
}

bool hasLeases(Service service)
{
    return service != Service::PostgresqlAdvisory;
}

std::optional<Duration> effectiveLease(const Scenario& scenario)
{
    return scenario.protection == Protection::Lock && hasLeases(scenario.service) ? scenario.lease : std::nullopt;
}

Renewal effectiveRenewal(const Scenario& scenario)
{
    return effectiveLease(scenario) ? scenario.guards.renew : Renewal::Off;
}

Fencing effectiveFencing(const Scenario& scenario)
{
    return scenario.protection == Protection::Lock && handsOutTokens(scenario) ? scenario.guards.fencing : Fencing::Off;
}

bool effectiveConditional(const Scenario& scenario)
{
    return scenario.protection == Protection::ConditionalWrite ||
           (scenario.guards.conditional && scenario.protection != Protection::UniqueConstraint);
}

CheckBeforeWrite effectiveCheck(const Scenario& scenario)
{
    return scenario.protection == Protection::Lock ? scenario.guards.checkBeforeWrite : CheckBeforeWrite::Off;
}

} // namespace fenceline
