// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/no_effect.h"

#include <variant>

namespace fenceline {

namespace {

std::optional<NoEffect> whyNoLease(const Scenario& scenario)
{
    return hasLeases(scenario.service) ? std::nullopt : std::optional(NoEffect::ServiceHasNoLease);
}

std::optional<NoEffect> whyNoToken(const Scenario& scenario)
{
    return handsOutTokens(scenario) ? std::nullopt : std::optional(NoEffect::ServiceHasNoToken);
}

std::optional<NoEffect> whyNoRenewal(const Scenario& scenario)
{
    if (const auto why = whyNoLease(scenario))
        return why;
    return scenario.lease ? std::nullopt : std::optional(NoEffect::NoLease);
}

std::optional<NoEffect> whyNoComparison(const Scenario& scenario)
{
    if (const auto why = whyNoToken(scenario))
        return why;
    switch (scenario.guards.fencing) {
    case Fencing::Off: return NoEffect::NoToken;
    case Fencing::Writes: return std::nullopt;
    case Fencing::ReadsAndWrites: return NoEffect::ReadRaisedFence;
    }
    return std::nullopt;
}

std::optional<NoEffect> whyNoRedis(const Scenario& scenario)
{
    const bool known = scenario.service == Service::Redis || scenario.service == Service::RedisReplicated;
    return known ? std::nullopt : std::optional(NoEffect::NotRedis);
}

std::optional<NoEffect> whyNoCounter(const Scenario& scenario)
{
    if (const auto why = whyNoRedis(scenario))
        return why;
    return effectiveTiming(scenario) == Timing::Ideal ? std::optional(NoEffect::AlwaysCounts) : std::nullopt;
}

/// Where there is a lock.
std::optional<NoEffect> whyNoEffectOnLock(const Scenario& scenario, Setting setting)
{
    switch (setting) {
    case Setting::Timing:
        return effectiveTiming(scenario) == scenario.timing ? std::nullopt : std::optional(NoEffect::OnlyIdealTiming);
    case Setting::RedisCounter: return whyNoCounter(scenario);
    case Setting::RedisValue:
    case Setting::Persistence: return whyNoRedis(scenario);
    case Setting::Replicas:
    case Setting::Wait:
        return scenario.service == Service::RedisReplicated ? std::nullopt : std::optional(NoEffect::NoReplicas);
    case Setting::Lease: return whyNoLease(scenario);
    case Setting::FirstToken:
    case Setting::Fencing: return whyNoToken(scenario);
    case Setting::FenceCompare: return whyNoComparison(scenario);
    case Setting::Renewal: return whyNoRenewal(scenario);
    case Setting::RenewalRefused:
        if (const auto why = whyNoRenewal(scenario))
            return why;
        return scenario.guards.renew == Renewal::Off ? std::optional(NoEffect::NoRenewal) : std::nullopt;
    default: return std::nullopt;
    }
}

} // namespace

std::optional<NoEffect> whyNoEffect(const Scenario& scenario, Setting setting)
{
    switch (setting) {
    case Setting::Conditional:
        if (scenario.protection == Protection::ConditionalWrite)
            return NoEffect::AlwaysConditional;
        if (scenario.protection == Protection::UniqueConstraint)
            return NoEffect::NoUpdate;
        return std::nullopt;
    case Setting::PauseLength:
        if (const auto fault = mainFault(scenario);
            fault && std::holds_alternative<Crash>(scenario.faults[*fault].kind))
            return NoEffect::Crash;
        return std::nullopt;
    default:
        return scenario.protection == Protection::Lock ? whyNoEffectOnLock(scenario, setting)
                                                       : std::optional(NoEffect::NoLock);
    }
}

} // namespace fenceline
