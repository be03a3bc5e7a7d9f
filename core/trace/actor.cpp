// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/actor.h"

#include "core/event/event_names.h"
#include "core/scenario/limits.h"

namespace fenceline {

std::string actorName(const Scenario& scenario, const Event& event)
{
    if (const auto effect = effectOf(event.details))
        return std::string(word(scenario.effects[*effect].what));
    return event.worker ? workerName(scenario, *event.worker) : std::string(limits::kLockActor);
}

std::optional<std::string> effectKey(const Scenario& scenario, WorkerId worker, std::uint8_t effect, SeatId seat,
                                     FanId fan, Attempt attempt)
{
    switch (scenario.effects[effect].key) {
    case EffectKey::None: return std::nullopt;
    case EffectKey::Sale:
        return "sale:" + scenario.show + ":" + seatName(scenario, seat) + ":" + fanName(scenario, fan);
    case EffectKey::Attempt: return "attempt:" + workerName(scenario, worker) + ":" + std::to_string(index(attempt));
    }
    return std::nullopt;
}

} // namespace fenceline
