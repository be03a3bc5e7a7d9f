// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/schedule.h"

#include <algorithm>

namespace fenceline {

namespace {

Instant instant(Duration sinceStart)
{
    return kStart + sinceStart;
}

/// Pauses of length 0 are none.
std::vector<PlannedFault> plannedInFileOrder(const Scenario& scenario)
{
    std::vector<PlannedFault> planned;
    for (const auto& fault : scenario.faults) {
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
/// makes that one longer.
std::vector<PlannedFault> uniteFreezes(const std::vector<PlannedFault>& planned)
{
    std::vector<PlannedFault> united;
    for (const auto& plan : planned) {
        const auto open = std::find_if(united.rbegin(), united.rend(), [&](const PlannedFault& earlier) {
            return earlier.kind == PlannedFault::Kind::Freeze && earlier.worker == plan.worker;
        });
        if (plan.kind == PlannedFault::Kind::Freeze && open != united.rend() && plan.at <= open->until)
            open->until = std::max(open->until, plan.until);
        else
            united.push_back(plan);
    }
    return united;
}

} // namespace

Schedule scheduleOf(const Scenario& scenario)
{
    Schedule schedule;
    schedule.steps = scenario.steps;
    schedule.lease = scenario.lease;
    schedule.oneWay = scenario.network.oneWay;
    for (const auto& worker : scenario.workers)
        schedule.arrivals.push_back(instant(worker.arrives));
    auto planned = plannedInFileOrder(scenario);
    std::stable_sort(planned.begin(), planned.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
    schedule.faults = uniteFreezes(planned);
    return schedule;
}

} // namespace fenceline
