// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <array>
#include <cstdint>
#include <optional>

/// Which settings cannot matter in a scenario, and why: a setting without meaning is kept and has no effect
/// (semantics.md, "Guards"). The rule stands here; the command line and the window only put it into words.
namespace fenceline {

/// The settings that another one can rob of their meaning, in the order in which a user is told.
enum class Setting : std::uint8_t {
    Service,
    Timing,
    RedisCounter,
    RedisValue,
    Persistence,
    Replicas,
    Wait,
    Lease,
    FirstToken,
    Fencing,
    FenceCompare,
    CheckBeforeWrite,
    Renewal,
    RenewalRefused,
    Release,
    Conditional,
    PauseLength,
};

inline constexpr std::array kSettings{Setting::Service,     Setting::Timing,         Setting::RedisCounter,
                                      Setting::RedisValue,  Setting::Persistence,    Setting::Replicas,
                                      Setting::Wait,        Setting::Lease,          Setting::FirstToken,
                                      Setting::Fencing,     Setting::FenceCompare,   Setting::CheckBeforeWrite,
                                      Setting::Renewal,     Setting::RenewalRefused, Setting::Release,
                                      Setting::Conditional, Setting::PauseLength};

enum class NoEffect : std::uint8_t {
    NoLock,            ///< the protection has none
    ServiceHasNoLease, ///< the lock stays as long as the connection
    ServiceHasNoToken, ///< the lock service hands out none
    OnlyIdealTiming,   ///< of this service no other is known here
    NotRedis,          ///< it is one of Redis, and another service is asked
    NoReplicas,        ///< it is one of a primary with replicas, and another service is asked
    AlwaysCounts,      ///< in ideal timing Redis hands out tokens anyway
    NoLease,           ///< it is off, so there is nothing to renew
    NoRenewal,         ///< it is off, so none is refused
    NoToken,           ///< no statement carries one: fencing is off
    ReadRaisedFence,   ///< to the write's own token already, so the write compares by <= always
    AlwaysConditional, ///< that is the protection
    NoUpdate,          ///< the write is an INSERT
    Crash,             ///< the first fault that pauses or crashes a worker is a crash: nothing has a length
};

/// None: the setting matters.
std::optional<NoEffect> whyNoEffect(const Scenario& scenario, Setting setting);

} // namespace fenceline
