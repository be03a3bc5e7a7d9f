// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/names.h"
#include "engine_bridge.h"

#include <array>
#include <cstddef>

namespace fenceline::test {

namespace {

/// The engine's word for the model's: `words` are in the order of the model's enumeration.
template <class From, class Word, std::size_t size>
Word wordFor(From from, const std::array<Word, size>& words)
{
    return words.at(static_cast<std::size_t>(from));
}

Pause pauseOf(const reference::Fault& fault)
{
    const auto cause = wordFor(fault.cause, std::array{PauseCause::GarbageCollection, PauseCause::Swap,
                                                       PauseCause::VmPause, PauseCause::Packet});
    return {Duration{fault.length}, cause, fault.clockStops};
}

Fault faultOf(const reference::Fault& fault)
{
    Fault translated{Duration{fault.at}, std::nullopt, {}};
    if (fault.worker != reference::theService)
        translated.worker = WorkerId(fault.worker);
    switch (fault.cause) {
    case reference::Cause::garbageCollection:
    case reference::Cause::swapping:
    case reference::Cause::machinePaused:
    case reference::Cause::packet: translated.kind = pauseOf(fault); break;
    case reference::Cause::crash: translated.kind = Crash{}; break;
    case reference::Cause::partition: translated.kind = Partition{Duration{fault.length}}; break;
    case reference::Cause::lostAnswer: translated.kind = LoseAnswer{}; break;
    case reference::Cause::clockJump: translated.kind = ClockJump{Duration{fault.length}}; break;
    }
    return translated;
}

Guards guardsOf(const reference::Setting& setting)
{
    Guards guards;
    guards.fencing = wordFor(setting.fencing, std::array{Fencing::Off, Fencing::Writes, Fencing::ReadsAndWrites});
    guards.fenceCompare = wordFor(setting.fenceCompare, std::array{FenceCompare::Less, FenceCompare::LessOrEqual});
    guards.checkBeforeWrite =
        wordFor(setting.checkBeforeWrite,
                std::array{CheckBeforeWrite::Off, CheckBeforeWrite::OwnClock, CheckBeforeWrite::Service});
    guards.renew = wordFor(setting.renew, std::array{Renewal::Off, Renewal::InProcess, Renewal::SeparateProcess});
    guards.renewalRefused = setting.givesUpWhenRenewalIsRefused ? RenewalRefused::GiveUp : RenewalRefused::Ignored;
    guards.release = wordFor(setting.release, std::array{Release::CompareAndDelete, Release::Delete, Release::None});
    guards.conditional = setting.conditional;
    guards.lostAnswer =
        wordFor(setting.lostAnswer, std::array{LostAnswer::NoRetry, LostAnswer::ReadBack, LostAnswer::AssumeMine});
    return guards;
}

Worker workerOf(const reference::Worker& worker)
{
    std::optional<SeatId> seat;
    if (worker.seat != reference::anySeat)
        seat = SeatId(worker.seat);
    const auto server = worker.server.empty() ? defaultServer(worker.name) : worker.server;
    return {worker.name, worker.fan, Duration{worker.arrives}, seat, server};
}

Effect effectOf(const reference::Effect& effect)
{
    return {wordFor(effect.kind, std::array{EffectKind::Email, EffectKind::Charge}),
            wordFor(effect.key, std::array{EffectKey::None, EffectKey::Sale, EffectKey::Attempt}), effect.inProgress,
            Duration{effect.takes}};
}

} // namespace

Scenario scenarioOf(const reference::Setting& setting)
{
    Scenario scenario;
    scenario.show = setting.show;
    scenario.seats = setting.seats;
    scenario.protection =
        wordFor(setting.protection, std::array{Protection::None, Protection::LocalMutex, Protection::Lock,
                                               Protection::ConditionalWrite, Protection::UniqueConstraint});
    scenario.service =
        wordFor(setting.service, std::array{Service::Redis, Service::RedisReplicated, Service::Redlock, Service::Etcd,
                                            Service::ZooKeeper, Service::PostgresqlAdvisory});
    scenario.lease.reset();
    if (setting.lease)
        scenario.lease = Duration{*setting.lease};
    scenario.firstToken = Token{setting.firstToken};
    scenario.guards = guardsOf(setting);
    scenario.steps = {Duration{setting.steps.read}, Duration{setting.steps.check}, Duration{setting.steps.write},
                      Duration{setting.steps.release}};
    scenario.network.oneWay = Duration{setting.oneWay};
    scenario.workers.clear();
    for (const auto& worker : setting.workers)
        scenario.workers.push_back(workerOf(worker));
    scenario.faults.clear();
    for (const auto& fault : setting.faults)
        scenario.faults.push_back(faultOf(fault));
    for (const auto& effect : setting.effects)
        scenario.effects.push_back(effectOf(effect));
    return scenario;
}

} // namespace fenceline::test
