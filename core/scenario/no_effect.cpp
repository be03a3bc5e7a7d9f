// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/no_effect.h"

#include <variant>

namespace fenceline {

std::optional<NoEffect> whyNoEffect(const Scenario& scenario, Setting setting)
{
    const auto withoutLock = scenario.protection == Protection::Lock ? std::nullopt : std::optional(NoEffect::NoLock);
    switch (setting) {
    case Setting::Lease:
    case Setting::FirstToken:
    case Setting::Fencing:
    case Setting::CheckBeforeWrite:
    case Setting::Release: return withoutLock;
    case Setting::FenceCompare:
        switch (scenario.guards.fencing) {
        case Fencing::Off: return withoutLock ? withoutLock : NoEffect::NoToken;
        case Fencing::Writes: return withoutLock;
        case Fencing::ReadsAndWrites: return withoutLock ? withoutLock : NoEffect::ReadRaisedFence;
        }
        break;
    case Setting::Conditional:
        if (scenario.protection == Protection::ConditionalWrite)
            return NoEffect::AlwaysConditional;
        break;
    case Setting::PauseLength:
        if (const auto fault = mainFault(scenario);
            fault && std::holds_alternative<Crash>(scenario.faults[*fault].kind))
            return NoEffect::Crash;
        break;
    }
    return std::nullopt;
}

} // namespace fenceline
