// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/differences.h"

#include <array>

/// The settings that stand by themselves, each with its place in a scenario. Private to differences.h's own sources.
namespace fenceline {

struct PlainSetting {
    Change what;
    bool (*isSame)(const Scenario& built, const Scenario& now);
    void (*revert)(const Scenario& built, Scenario& now);
};

template <Change What, auto... Path>
constexpr PlainSetting plainSetting()
{
    return {What, [](const Scenario& built, const Scenario& now) { return (built.*....*Path) == (now.*....*Path); },
            [](const Scenario& built, Scenario& now) { (now.*....*Path) = (built.*....*Path); }};
}

inline constexpr std::array kPlainSettings{
    plainSetting<Change::Name, &Scenario::name>(),
    plainSetting<Change::Summary, &Scenario::summary>(),
    plainSetting<Change::Source, &Scenario::source>(),
    plainSetting<Change::Show, &Scenario::show>(),
    plainSetting<Change::Protection, &Scenario::protection>(),
    plainSetting<Change::Service, &Scenario::service>(),
    plainSetting<Change::Timing, &Scenario::timing>(),
    plainSetting<Change::RedisCounter, &Scenario::redis, &RedisOptions::counter>(),
    plainSetting<Change::RedisValue, &Scenario::redis, &RedisOptions::value>(),
    plainSetting<Change::Persistence, &Scenario::redis, &RedisOptions::persistence>(),
    plainSetting<Change::Replicas, &Scenario::redis, &RedisOptions::replicas>(),
    plainSetting<Change::Wait, &Scenario::redis, &RedisOptions::wait>(),
    plainSetting<Change::WaiterRechecks, &Scenario::etcd, &EtcdOptions::waiterRechecks>(),
    plainSetting<Change::Lease, &Scenario::lease>(),
    plainSetting<Change::FirstToken, &Scenario::firstToken>(),
    plainSetting<Change::Fencing, &Scenario::guards, &Guards::fencing>(),
    plainSetting<Change::FenceCompare, &Scenario::guards, &Guards::fenceCompare>(),
    plainSetting<Change::CheckBeforeWrite, &Scenario::guards, &Guards::checkBeforeWrite>(),
    plainSetting<Change::Renewal, &Scenario::guards, &Guards::renew>(),
    plainSetting<Change::RenewalRefused, &Scenario::guards, &Guards::renewalRefused>(),
    plainSetting<Change::Release, &Scenario::guards, &Guards::release>(),
    plainSetting<Change::Conditional, &Scenario::guards, &Guards::conditional>(),
    plainSetting<Change::LostAnswer, &Scenario::guards, &Guards::lostAnswer>(),
    plainSetting<Change::ReadStep, &Scenario::steps, &Steps::read>(),
    plainSetting<Change::CheckStep, &Scenario::steps, &Steps::check>(),
    plainSetting<Change::WriteStep, &Scenario::steps, &Steps::write>(),
    plainSetting<Change::ReleaseStep, &Scenario::steps, &Steps::release>(),
    plainSetting<Change::OneWay, &Scenario::network, &Network::oneWay>(),
    plainSetting<Change::Retry, &Scenario::network, &Network::retry>(),
    plainSetting<Change::Effects, &Scenario::effects>(),
};

} // namespace fenceline
