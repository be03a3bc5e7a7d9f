// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/history.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

/// Between what begins a worker's state and what ends it; a crash ends any.
template <class Begin, class End>
bool isWithin(const Trace& trace, WorkerId worker, std::size_t event)
{
    for (std::size_t i = event; i-- > 0;) {
        if (trace.events[i].worker != worker)
            continue;
        const EventDetails& details = trace.events[i].details;
        if (std::holds_alternative<Begin>(details))
            return true;
        if (std::holds_alternative<End>(details) || std::holds_alternative<event::Crashed>(details))
            return false;
    }
    return false;
}

} // namespace

std::optional<WorkerId> holderBeside(const Run& run, WorkerId worker, std::size_t event)
{
    const Instant at = run.trace.events[event].at;
    const auto& leases = run.beliefs.leases;
    for (auto lease = leases.rbegin(); lease != leases.rend(); ++lease)
        if (lease->worker != worker && lease->lock == lockOf(run.scenario, worker) && lease->from <= at &&
            at < lease->to)
            return lease->worker;
    return std::nullopt;
}

std::optional<FanId> rowHolderBefore(const Trace& trace, SeatId seat, std::size_t event)
{
    for (std::size_t i = event; i-- > 0;)
        if (const auto* write = std::get_if<event::WriteAccepted>(&trace.events[i].details);
            write && write->seat == seat)
            return write->fan;
    return std::nullopt;
}

std::optional<WorkerId> deletedGrantOf(const Run& run, std::size_t event)
{
    for (const LeaseInterval& lease : run.beliefs.leases)
        if (lease.ended == LeaseInterval::Ended::DeletedByOther && index(*lease.endedBy) == event)
            return lease.worker;
    return std::nullopt;
}

bool believesFalsely(const Run& run, WorkerId worker, Instant at)
{
    return std::any_of(
        run.beliefs.falseBeliefs.begin(), run.beliefs.falseBeliefs.end(),
        [&](const FalseBelief& belief) { return belief.worker == worker && belief.from <= at && at <= belief.to; });
}

bool isFrozen(const Trace& trace, WorkerId worker, std::size_t event)
{
    return isWithin<event::Paused, event::Resumed>(trace, worker, event);
}

bool isCutOff(const Trace& trace, WorkerId worker, std::size_t event)
{
    return isWithin<event::Partitioned, event::PartitionHealed>(trace, worker, event);
}

bool wentOutBefore(const Trace& trace, std::size_t sent)
{
    const auto& wanted = std::get<event::EffectSent>(trace.events[sent].details);
    return std::any_of(trace.events.begin(), trace.events.begin() + std::ptrdiff_t(sent), [&](const Event& event) {
        const auto* before = std::get_if<event::EffectSent>(&event.details);
        return before && before->effect == wanted.effect && before->seat == wanted.seat && before->fan == wanted.fan;
    });
}

} // namespace fenceline::ui
