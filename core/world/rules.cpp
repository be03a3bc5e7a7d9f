// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/rules.h"

#include <algorithm>
#include <string_view>
#include <variant>

namespace fenceline {

namespace {

/// A worker that has its server to itself never meets anybody at its mutex, and needs none.
void shareMutexes(const Scenario& scenario, Rules& rules)
{
    const auto& workers = scenario.workers;
    const auto on = [&](std::string_view server) {
        return std::count_if(workers.begin(), workers.end(), [&](const Worker& w) { return w.server == server; });
    };
    std::vector<std::string_view> shared;
    for (const auto& worker : workers)
        if (on(worker.server) > 1 && std::find(shared.begin(), shared.end(), worker.server) == shared.end())
            shared.push_back(worker.server);
    rules.mutexes = shared.size();
    if (shared.empty())
        return;
    for (const auto& worker : workers) {
        const auto place = std::find(shared.begin(), shared.end(), worker.server) - shared.begin();
        const bool alone = static_cast<std::size_t>(place) == shared.size();
        rules.mutexOf.push_back(alone ? std::nullopt : std::optional(MutexId{static_cast<std::uint8_t>(place)}));
    }
}

void keepCopies(const Scenario& scenario, Rules& rules)
{
    if (scenario.service == Service::RedisReplicated)
        rules.replicas = scenario.redis.replicas.count;
    const bool hasDisk = isRedis(scenario.service) && scenario.service != Service::Redlock;
    if (hasDisk && scenario.redis.persistence != Persistence::None)
        rules.disk = CopyId{static_cast<std::uint8_t>(rules.replicas)};
    rules.waitFor = rules.replicas > 0 ? scenario.redis.wait.count : 0;
    rules.copies = rules.followers();
    if (scenario.service == Service::Etcd)
        rules.copies += static_cast<std::size_t>(
            std::count_if(scenario.faults.begin(), scenario.faults.end(), [](const Fault& fault) {
                const auto* failure = std::get_if<ServiceFault>(&fault.kind);
                return failure != nullptr && failure->what == ServiceFailure::Restore;
            }));
}

/// Requests that the same server serves come from one process.
std::vector<std::size_t> processesOf(const Scenario& scenario)
{
    std::vector<std::size_t> processes;
    const auto& workers = scenario.workers;
    for (const auto& worker : workers) {
        const auto first = std::find_if(workers.begin(), workers.end(),
                                        [&](const Worker& other) { return other.server == worker.server; });
        processes.push_back(static_cast<std::size_t>(first - workers.begin()));
    }
    return processes;
}

Tokens tokensOf(const Scenario& scenario)
{
    if (!handsOutTokens(scenario))
        return Tokens::None;
    if (effectiveTiming(scenario) == Timing::Ideal || isRedis(scenario.service))
        return Tokens::PerLock;
    return scenario.service == Service::Etcd ? Tokens::Revision : Tokens::Zxid;
}

/// In ideal timing a place in the queue is for ever. Sources: etcd client/v3/concurrency/session.go and mutex.go;
/// ZooKeeper recipes, locks (ephemeral nodes); PostgreSQL docs, 13.3.5 (an advisory lock's session is its connection).
WaiterEnds waiterEndsOf(const Scenario& scenario)
{
    if (scenario.protection != Protection::Lock || effectiveTiming(scenario) == Timing::Ideal)
        return WaiterEnds::Never;
    if (scenario.service == Service::PostgresqlAdvisory)
        return WaiterEnds::WithItsCrash;
    if (isRedis(scenario.service) || !effectiveLease(scenario))
        return WaiterEnds::Never;
    if (scenario.service == Service::ZooKeeper)
        return WaiterEnds::AndIsTold;
    return scenario.etcd.waiterRechecks ? WaiterEnds::AndLooks : WaiterEnds::AndOverlooksIt;
}

} // namespace

Rules rulesOf(const Scenario& scenario)
{
    Rules rules;
    rules.locked = scenario.protection == Protection::Lock;
    rules.service = scenario.service;
    rules.leased = effectiveLease(scenario).has_value();
    rules.tokens = tokensOf(scenario);
    rules.polls = polls(scenario);
    rules.waiterEnds = waiterEndsOf(scenario);
    rules.unique = scenario.protection == Protection::UniqueConstraint;
    rules.firstToken = scenario.firstToken;
    rules.fencing = effectiveFencing(scenario);
    rules.fenceCompare = scenario.guards.fenceCompare;
    rules.check = effectiveCheck(scenario);
    rules.renewal = effectiveRenewal(scenario);
    rules.renewalRefused = scenario.guards.renewalRefused;
    rules.release = scenario.guards.release;
    rules.lostAnswer = scenario.guards.lostAnswer;
    rules.conditional = effectiveConditional(scenario);
    rules.seats = scenario.seats.size();
    for (std::size_t w = 0; w < scenario.workers.size(); ++w) {
        rules.seatOf.push_back(scenario.workers[w].seat);
        rules.fanOf.push_back(fanOf(scenario, WorkerId{static_cast<std::uint8_t>(w)}));
    }
    if (rules.locked) {
        keepCopies(scenario, rules);
        if (isRedis(scenario.service) && scenario.redis.value == RedisValue::PerWorker)
            rules.processOf = processesOf(scenario);
    }
    if (scenario.protection == Protection::LocalMutex)
        shareMutexes(scenario, rules);
    for (const auto& effect : scenario.effects)
        rules.effects.push_back({effect.key, effect.recordsInProgress});
    return rules;
}

} // namespace fenceline
