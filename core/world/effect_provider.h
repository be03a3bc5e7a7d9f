// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/world.h"

#include <algorithm>

/// Who sends the emails and charges the cards: it keeps the first result of each idempotency key and gives it back to
/// whoever asks again. Source: semantics.md, "Guards"; docs.stripe.com/idempotency (a key whose first request is still
/// being carried out is refused, where the provider wrote it down before it began).
namespace fenceline::provider {

/// The record of this request's key; without a key every request is the first.
inline std::optional<EffectRecord> recordFor(const Rules& rules, WorkerId worker, const Message& effect)
{
    const EffectKey key = rules.effects[effect.effect].key;
    if (key == EffectKey::None)
        return std::nullopt;
    EffectRecord record{effect.effect, *effect.seat, rules.fanOf[index(worker)], std::nullopt};
    if (key == EffectKey::Attempt)
        record.attempt = std::pair(worker, effect.attempt);
    return record;
}

inline bool isSameKey(const EffectRecord& a, const EffectRecord& b)
{
    if (a.effect != b.effect || a.attempt != b.attempt)
        return false;
    return a.attempt || (a.seat == b.seat && a.fan == b.fan);
}

inline bool isKnown(const Rules& rules, const World& world, const EffectRecord& record)
{
    return std::any_of(world.effects.begin(), world.effects.end(), [&](const EffectRecord& known) {
        return isSameKey(known, record) && (known.done || rules.effects[record.effect].recordsInProgress);
    });
}

/// Carries out what `effect` asks for (effect, seat, attempt), or gives back what is known.
template <class Sink>
void request(const Rules& rules, World& world, const Message& effect, Sink& sink)
{
    const WorkerId worker = effect.worker;
    const FanId fan = rules.fanOf[index(worker)];
    const auto record = recordFor(rules, worker, effect);
    if (record && isKnown(rules, world, *record)) {
        sink.event(worker, event::EffectDeduplicated{effect.effect, *effect.seat, fan, effect.attempt});
    } else {
        sink.event(worker, event::EffectSent{effect.effect, *effect.seat, fan, effect.attempt});
        if (record) {
            world.effects.push_back(*record);
            const auto place = world.effects.size() - 1;
            world.effects[place].done = sink.carryOut(place, effect.effect);
        }
    }
    sink.send(effect);
}

} // namespace fenceline::provider
