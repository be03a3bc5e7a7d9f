// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_setting.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace reference {
namespace {

// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014), with plain
// remainders: a bias of 2^-50 does no harm here, a library's own distribution would differ by machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state(seed) {}

    std::int64_t atMost(std::int64_t greatest)
    {
        state += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        z ^= z >> 31;
        return static_cast<std::int64_t>(z % (static_cast<std::uint64_t>(greatest) + 1));
    }
    bool oneIn(std::int64_t n) { return atMost(n - 1) == 0; }
    int index(std::size_t size) { return static_cast<int>(atMost(static_cast<std::int64_t>(size) - 1)); }

    template <typename Value, std::size_t size>
    Value oneOf(const std::array<Value, size>& values)
    {
        return values[static_cast<std::size_t>(index(size))];
    }

    // Four times out of five a multiple of the unit.
    Milliseconds time(Milliseconds greatest, Milliseconds unit)
    {
        return oneIn(5) ? atMost(greatest) : atMost(greatest / unit) * unit;
    }

private:
    std::uint64_t state;
};

Worker randomWorker(Dice& dice, int number, const Setting& setting, Milliseconds unit)
{
    const std::string name(1, static_cast<char>('A' + number % 26));
    const std::string suffix = number < 26 ? "" : std::to_string(number / 26);
    Worker worker;
    worker.name = name + suffix;
    worker.fan = "fan_" + std::to_string(dice.oneIn(6) ? 0 : number);
    worker.arrives = dice.time(12 * unit, unit);
    // Most settings are of one kind; a mixture is worth its own cases, for it has several lock names.
    worker.seat = dice.oneIn(3) ? anySeat : dice.index(setting.seats.size());
    return worker;
}

Milliseconds randomJump(Dice& dice, Milliseconds unit)
{
    if (dice.oneIn(4))
        return dice.oneIn(2) ? 3'600'000 : -3'600'000;
    return dice.time(20 * unit, unit) * (dice.oneIn(2) ? 1 : -1);
}

// A crash is rare, since nothing comes after it.
Cause randomCause(Dice& dice, const RandomSettingLimits& limits)
{
    constexpr std::array causes = {
        Cause::garbageCollection, Cause::swapping,  Cause::machinePaused, Cause::packet,   Cause::crash,
        Cause::partition,         Cause::partition, Cause::lostAnswer,    Cause::clockJump};
    const Cause cause = dice.oneOf(causes);
    const bool drawn = (cause != Cause::crash || (limits.crashes && dice.oneIn(3))) &&
                       (cause != Cause::partition || limits.topics.partitions) &&
                       (cause != Cause::lostAnswer || limits.topics.lostAnswers) &&
                       (cause != Cause::clockJump || limits.topics.clocks);
    return drawn ? cause : Cause::garbageCollection;
}

Fault randomFault(Dice& dice, const Setting& setting, const RandomSettingLimits& limits)
{
    Fault fault;
    fault.at = dice.time(30 * limits.unit, limits.unit);
    fault.worker = dice.index(setting.workers.size());
    fault.cause = randomCause(dice, limits);
    if (fault.cause == Cause::clockJump) {
        fault.length = randomJump(dice, limits.unit);
        if (dice.oneIn(2))
            fault.worker = theService;
        return fault;
    }
    if (fault.cause != Cause::crash && fault.cause != Cause::lostAnswer && !dice.oneIn(8))
        fault.length = dice.time(40 * limits.unit, limits.unit);
    fault.clockStops = fault.cause == Cause::machinePaused && limits.topics.clocks && dice.oneIn(2);
    return fault;
}

void drawServers(Dice& dice, Setting& setting)
{
    for (Worker& worker : setting.workers)
        if (!dice.oneIn(3))
            worker.server = "server_" + std::to_string(dice.atMost(1));
}

void drawEffects(Dice& dice, Setting& setting, Milliseconds unit)
{
    for (const EffectKind kind : {EffectKind::email, EffectKind::charge}) {
        if (dice.oneIn(2))
            continue;
        Effect effect;
        effect.kind = kind;
        effect.key = static_cast<EffectKey>(dice.atMost(2));
        effect.inProgress = dice.oneIn(2);
        if (!dice.oneIn(3))
            effect.takes = dice.time(8 * unit, unit);
        setting.effects.push_back(effect);
    }
    // Only where several workers serve one fan can an effect go out twice.
    if (dice.oneIn(4))
        for (Worker& worker : setting.workers)
            worker.fan = "fan_0";
    if (dice.oneIn(2))
        std::reverse(setting.effects.begin(), setting.effects.end());
}

// More often than not a lease lasts for a while: a renewal every third of a millisecond tells nothing new.
Milliseconds randomLease(Dice& dice, const RandomSettingLimits& limits)
{
    const Milliseconds lease = dice.time(30 * limits.unit, limits.unit);
    return std::max<Milliseconds>(dice.oneIn(10) ? 1 : limits.unit / 2 + 1, lease);
}

void drawGuards(Dice& dice, Setting& setting, const RandomSettingLimits& limits)
{
    constexpr std::array protections = {Protection::lock,
                                        Protection::lock,
                                        Protection::lock,
                                        Protection::lock,
                                        Protection::lock,
                                        Protection::none,
                                        Protection::localMutex,
                                        Protection::conditionalWrite,
                                        Protection::uniqueConstraint};
    setting.protection = dice.oneOf(protections);
    if (!limits.topics.protections && setting.protection == Protection::localMutex)
        setting.protection = Protection::none;
    if (!limits.topics.protections && setting.protection == Protection::uniqueConstraint)
        setting.protection = Protection::conditionalWrite;
    if (limits.topics.services)
        setting.service = static_cast<Service>(dice.atMost(5));
    if (dice.oneIn(6))
        setting.lease.reset();
    else
        setting.lease = randomLease(dice, limits);
    setting.firstToken = 1 + dice.atMost(99);
    setting.fencing = static_cast<Fencing>(dice.atMost(2));
    setting.fenceCompare = static_cast<FenceCompare>(dice.atMost(1));
    setting.checkBeforeWrite = static_cast<CheckBeforeWrite>(dice.atMost(2));
    if (limits.topics.renewal) {
        setting.renew = static_cast<Renew>(dice.atMost(2));
        setting.givesUpWhenRenewalIsRefused = dice.oneIn(2);
    }
    if (limits.topics.lostAnswers)
        setting.lostAnswer = static_cast<LostAnswer>(dice.atMost(2));
    setting.release = static_cast<Release>(dice.atMost(2));
    setting.conditional = dice.oneIn(3);
}

} // namespace

Setting randomSetting(std::uint64_t seed, const RandomSettingLimits& limits)
{
    Dice dice(seed);
    Setting setting;
    drawGuards(dice, setting, limits);
    if (limits.messagesTakeTime && dice.oneIn(3))
        setting.oneWay = dice.time(4 * limits.unit, limits.unit);
    if (limits.otherOffsets && dice.oneIn(4)) {
        for (Milliseconds* offset :
             {&setting.steps.read, &setting.steps.check, &setting.steps.write, &setting.steps.release})
            *offset = dice.time(8 * limits.unit, limits.unit);
    }
    const std::int64_t seats = 1 + dice.atMost(limits.seats - 1);
    for (std::int64_t i = 0; i < seats; ++i)
        setting.seats.push_back("C" + std::to_string(14 + i));
    const int workers = 1 + static_cast<int>(dice.atMost(limits.workers - 1));
    const std::int64_t kind = dice.atMost(3);
    for (int i = 0; i < workers; ++i) {
        setting.workers.push_back(randomWorker(dice, i, setting, limits.unit));
        if (kind == 0)
            setting.workers.back().seat = anySeat;
        else if (kind == 1)
            setting.workers.back().seat = 0;
        else if (kind == 2 && setting.workers.back().seat == anySeat)
            setting.workers.back().seat = 0;
    }
    if (limits.topics.protections)
        drawServers(dice, setting);
    if (limits.topics.effects)
        drawEffects(dice, setting, limits.unit);
    const std::int64_t faults = dice.atMost(limits.faults);
    for (std::int64_t i = 0; i < faults; ++i)
        setting.faults.push_back(randomFault(dice, setting, limits));
    return setting;
}

} // namespace reference
