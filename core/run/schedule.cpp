// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/schedule.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fenceline {

namespace {

using Kind = PlannedFault::Kind;

Instant instant(Duration sinceStart)
{
    return kStart + sinceStart;
}

void planPause(const Fault& fault, const Pause& pause, std::vector<PlannedFault>& planned)
{
    if (pause.length == Duration{0})
        return;
    PlannedFault plan{.at = instant(fault.at),
                      .kind = Kind::Freeze,
                      .worker = fault.worker,
                      .cause = pause.cause,
                      .until = instant(fault.at + pause.length)};
    if (pause.cause == PauseCause::Packet) {
        plan.kind = Kind::DelayNextWrite;
        plan.delay = pause.length;
    } else if (pause.cause == PauseCause::VmPause) {
        plan.delay = pause.clockStops ? pause.length : Duration{0};
        auto machine = plan;
        machine.kind = Kind::StopMachine;
        planned.push_back(machine);
    }
    planned.push_back(plan);
}

/// What is restored was kept before.
void planFailure(const ServiceFault& failure, PlannedFault plan, std::uint8_t& snapshots,
                 std::vector<PlannedFault>& planned)
{
    plan.kind = Kind::Service;
    plan.failure = failure.what;
    plan.copy = failure.replica;
    plan.bump = failure.bump;
    if (failure.what == ServiceFailure::Restore) {
        plan.copy = snapshots++;
        plan.until = std::max(kStart, plan.at - failure.snapshotAge);
        auto snapshot = plan;
        snapshot.at = plan.until;
        snapshot.kind = Kind::Snapshot;
        planned.push_back(snapshot);
    }
    planned.push_back(plan);
}

/// What has a length of 0 is none.
std::vector<PlannedFault> plannedInFileOrder(const std::vector<Fault>& faults)
{
    std::vector<PlannedFault> planned;
    std::uint8_t snapshots = 0;
    for (const auto& fault : faults) {
        PlannedFault plan{.at = instant(fault.at), .worker = fault.worker};
        std::visit(Overloaded{
                       [&](const Pause& pause) { planPause(fault, pause, planned); },
                       [&](const Crash&) {
                           plan.kind = Kind::Crash;
                           planned.push_back(plan);
                       },
                       [&](const Partition& partition) {
                           plan.kind = Kind::CutOff;
                           plan.until = plan.at + partition.length;
                           if (partition.length > Duration{0})
                               planned.push_back(plan);
                       },
                       [&](const LoseAnswer& lost) {
                           plan.kind = Kind::LoseNextAnswer;
                           plan.answerTo = lost.to;
                           planned.push_back(plan);
                       },
                       [&](const ClockJump& jump) {
                           plan.kind = Kind::JumpClock;
                           plan.delay = jump.by;
                           if (jump.by != Duration{0})
                               planned.push_back(plan);
                       },
                       [&](const ServiceFault& service) { planFailure(service, plan, snapshots, planned); },
                   },
                   fault.kind);
    }
    return planned;
}

/// The last freeze and the last partition of a worker so far.
struct OpenSpans {
    std::optional<std::size_t> freeze;
    std::optional<std::size_t> cutOff;
    Instant clockStandsUntil{};
    Duration clockStops{0}; ///< of the last machine, for the freeze that comes with it

    /// A clock that stands still already is not stopped twice.
    void standStill(PlannedFault& plan)
    {
        if (plan.kind == Kind::Freeze)
            plan.delay = std::exchange(clockStops, Duration{0});
        if (plan.kind != Kind::StopMachine || plan.delay == Duration{0})
            return;
        plan.delay = std::max(Duration{0}, plan.until - std::max(plan.at, clockStandsUntil));
        clockStandsUntil = std::max(clockStandsUntil, plan.until);
        clockStops = plan.delay;
    }
    std::optional<std::size_t>* of(Kind kind)
    {
        return kind == Kind::Freeze ? &freeze : kind == Kind::CutOff ? &cutOff : nullptr;
    }
};

/// In order of time: a span that starts before an earlier one of its kind and worker ends, or at that very instant,
/// only makes that one longer; after a crash nothing more of its worker is planned.
std::vector<PlannedFault> uniteSpans(const std::vector<PlannedFault>& planned)
{
    std::vector<PlannedFault> united;
    std::array<OpenSpans, kMostWorkers> open{};
    std::array<bool, kMostWorkers> crashed{};
    for (auto plan : planned) {
        if (!plan.worker) {
            united.push_back(plan);
            continue;
        }
        const std::size_t worker = index(*plan.worker);
        if (crashed[worker])
            continue;
        crashed[worker] = plan.kind == Kind::Crash;
        auto& spans = open[worker];
        spans.standStill(plan);
        if (auto* last = spans.of(plan.kind)) {
            if (*last && plan.at <= united[**last].until) {
                united[**last].until = std::max(united[**last].until, plan.until);
                united[**last].delay += plan.delay;
                continue;
            }
            *last = united.size();
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
    return uniteSpans(planned);
}

std::optional<Duration> grantedLease(const Scenario& scenario)
{
    const auto asked = effectiveLease(scenario);
    return asked ? std::optional(leaseTimingOf(scenario.service, effectiveTiming(scenario)).granted(*asked))
                 : std::nullopt;
}

Schedule scheduleOf(const Scenario& scenario)
{
    Schedule schedule;
    schedule.steps = scenario.steps;
    schedule.lease = grantedLease(scenario);
    schedule.leaseTiming = leaseTimingOf(scenario.service, effectiveTiming(scenario));
    schedule.oneWay = scenario.network.oneWay;
    schedule.retry = scenario.network.retry;
    for (const auto& worker : scenario.workers)
        schedule.arrivals.push_back(instant(worker.arrives));
    for (const auto& effect : scenario.effects)
        schedule.effectTakes.push_back(effect.takes);
    schedule.replicaLags = scenario.redis.replicas.lags;
    schedule.persistence = scenario.redis.persistence;
    schedule.waitTimeout = scenario.redis.wait.timeout;
    schedule.faults = planFaults(scenario.faults);
    schedule.partitions = std::any_of(schedule.faults.begin(), schedule.faults.end(),
                                      [](const PlannedFault& fault) { return fault.kind == Kind::CutOff; });
    return schedule;
}

} // namespace fenceline
