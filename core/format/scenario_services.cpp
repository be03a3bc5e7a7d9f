// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/scenario_services.h"

#include "core/base/duration_text.h"
#include "core/base/ids.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fenceline {

namespace {

using json::Fields;
using json::Ordered;
using json::Problem;
using json::Value;

/// A whole number from `least` to `most`; none where the key is not given, or wrong.
std::optional<std::int64_t> wholeWithin(Fields& fields, std::string_view key, std::int64_t least, std::int64_t most,
                                        const Problem& problem)
{
    const auto allowed = std::to_string(least) + " to " + std::to_string(most);
    const auto number = fields.whole(key, allowed);
    if (!number || problem)
        return std::nullopt;
    if (*number >= least && *number <= most)
        return number;
    fields.refuse(*fields.find(key), key, allowed);
    return std::nullopt;
}

void readReplicaLags(Fields& fields, RedisOptions& redis, Problem& problem)
{
    const auto* list = fields.list("replica_lags", 1, kMostReplicas, "durations, one for each replica");
    if (list == nullptr)
        return;
    redis.replicas.count = static_cast<std::uint8_t>(list->size());
    redis.replicas.lags = {};
    for (std::size_t r = 0; r < list->size(); ++r)
        redis.replicas.lags[r] =
            json::durationOf((*list)[r], fields.subject("replica_lags"), problem).value_or(Duration{0});
}

void readRedis(const Value& value, RedisOptions& redis, Problem& problem)
{
    Fields fields(value, "\"redis\": ", {"counter", "value", "persistence", "replica_lags", "wait", "wait_timeout"},
                  problem);
    fields.flag("counter", redis.counter);
    fields.word("value", redis.value);
    fields.word("persistence", redis.persistence);
    readReplicaLags(fields, redis, problem);
    if (const auto wait = wholeWithin(fields, "wait", 0, kMostReplicas, problem))
        redis.wait.count = static_cast<std::uint8_t>(*wait);
    fields.duration("wait_timeout", redis.wait.timeout);
    if (const auto* timeout = fields.find("wait_timeout"); timeout != nullptr && !problem)
        problem.accept(limits::checkInterval(redis.wait.timeout, fields.subject("wait_timeout")), timeout->line);
}

Ordered redisJson(const RedisOptions& redis)
{
    Ordered lags = Ordered::array();
    for (std::size_t r = 0; r < redis.replicas.count; ++r)
        lags.push_back(durationText(redis.replicas.lags[r]));
    return {
        {"counter", redis.counter}, {"value", word(redis.value)}, {"persistence", word(redis.persistence)},
        {"replica_lags", lags},     {"wait", redis.wait.count},   {"wait_timeout", durationText(redis.wait.timeout)}};
}

void readEtcd(const Value& value, EtcdOptions& etcd, Problem& problem)
{
    Fields fields(value, "\"etcd\": ", {"waiter_rechecks"}, problem);
    fields.flag("waiter_rechecks", etcd.waiterRechecks);
}

/// Keys that belong to one failure alone.
void refuseForeign(const Fields& fields, ServiceFailure what, Problem& problem)
{
    struct Belongs {
        std::string_view key;
        ServiceFailure to;
    };
    static constexpr std::array kBelong{Belongs{"replica", ServiceFailure::Failover},
                                        Belongs{"snapshot_age", ServiceFailure::Restore},
                                        Belongs{"bump", ServiceFailure::Restore}};
    for (const auto& [key, to] : kBelong)
        if (const auto* value = fields.find(key); value != nullptr && what != to)
            problem.set(fields.subject(key) + " stands beside the failure " + std::string(word(what)) +
                            " (allowed: only with \"service\": \"" + std::string(word(to)) + "\")",
                        value->line);
}

} // namespace

void readServiceOptions(Fields& top, Scenario& scenario, Problem& problem)
{
    if (const auto* redis = top.find("redis"))
        readRedis(*redis, scenario.redis, problem);
    if (const auto* etcd = top.find("etcd"))
        readEtcd(*etcd, scenario.etcd, problem);
}

void writeServiceOptions(const Scenario& scenario, Ordered& object)
{
    if (scenario.redis != RedisOptions{})
        object["redis"] = redisJson(scenario.redis);
    if (scenario.etcd != EtcdOptions{})
        object["etcd"] = {{"waiter_rechecks", scenario.etcd.waiterRechecks}};
}

ServiceFault readServiceFault(Fields& fields, Problem& problem)
{
    ServiceFault fault;
    fields.word("service", fault.what);
    refuseForeign(fields, fault.what, problem);
    if (const auto replica = wholeWithin(fields, "replica", 1, kMostReplicas, problem))
        fault.replica = static_cast<std::uint8_t>(*replica - 1);
    fields.duration("snapshot_age", fault.snapshotAge);
    if (const auto bump = wholeWithin(fields, "bump", 0, limits::kLargestBump, problem))
        fault.bump = *bump;
    return fault;
}

void writeServiceFault(const ServiceFault& fault, Ordered& object)
{
    object["service"] = word(fault.what);
    if (fault.replica != 0)
        object["replica"] = fault.replica + 1;
    if (fault.what == ServiceFailure::Restore)
        object["snapshot_age"] = durationText(fault.snapshotAge);
    if (fault.bump != 0)
        object["bump"] = fault.bump;
}

} // namespace fenceline
