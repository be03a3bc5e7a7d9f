// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/schedule.h"

#include <algorithm>
#include <array>

namespace fenceline {

namespace {

Instant instant(Duration sinceStart)
{
    return kStart + sinceStart;
}

/// Pauses of length 0 are none.
std::vector<PlannedFault> plannedInFileOrder(const std::vector<Fault>& faults)
{
    std::vector<PlannedFault> planned;
    for (const auto& fault : faults) {
        PlannedFault plan{.at = instant(fault.at), .kind = PlannedFault::Kind::Crash, .worker = fault.worker};
        if (const auto* pause = std::get_if<Pause>(&fault.kind)) {
            if (pause->length == Duration{0})
                continue;
            const bool packet = pause->cause == PauseCause::Packet;
            plan.kind = packet ? PlannedFault::Kind::DelayNextWrite : PlannedFault::Kind::Freeze;
            plan.cause = pause->cause;
            plan.until = instant(fault.at + pause->length);
            plan.delay = pause->length;
        }
        planned.push_back(plan);
    }
    return planned;
}

/// In order of time: a freeze that starts before an earlier one of its worker ends, or at that very instant, only
/// makes that one longer; after a crash nothing more of its worker is planned.
std::vector<PlannedFault> uniteFreezes(const std::vector<PlannedFault>& planned)
{
    std::vector<PlannedFault> united;
    std::array<std::optional<std::size_t>, kMostWorkers> lastFreeze{};
    std::array<bool, kMostWorkers> crashed{};
    for (const auto& plan : planned) {
        const std::size_t worker = index(plan.worker);
        if (crashed[worker])
            continue;
        crashed[worker] = plan.kind == PlannedFault::Kind::Crash;
        if (plan.kind == PlannedFault::Kind::Freeze) {
            auto& last = lastFreeze[worker];
            if (last && plan.at <= united[*last].until) {
                united[*last].until = std::max(united[*last].until, plan.until);
                continue;
            }
            last = united.size();
        }
        united.push_back(plan);
    }
    return united;
}

} // namespace

std::vector<PlannedFault> planFaults(const std::vector<Fault>& faults)
{
    auto planned = plannedInFileOrder(faults);
    std::stable_sort(planned.begin(), planned.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
    return uniteFreezes(planned);
}

Schedule scheduleOf(const Scenario& scenario)
{
    Schedule schedule;
    schedule.steps = scenario.steps;
    schedule.lease = scenario.lease;
    schedule.oneWay = scenario.network.oneWay;
    for (const auto& worker : scenario.workers)
        schedule.arrivals.push_back(instant(worker.arrives));
    schedule.faults = planFaults(scenario.faults);
    return schedule;
}

} // namespace fenceline
