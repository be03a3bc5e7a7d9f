// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/world.h"

#include <optional>

/// Where a grant's fencing token comes from. Where it numbers the service's changes it jumps from grant to grant, and
/// is given with the place in the queue; it still rises in grant order, because the queue is in its order. Sources:
/// etcd client/v3/concurrency/mutex.go (token = create revision of the holder's key); ZooKeeper recipes (the zxid of
/// the lock node's creation); semantics.md, "Lock services".
namespace fenceline::tokens {

inline Token takeChange(World& world)
{
    const Token taken = world.nextChange;
    world.nextChange = next(taken);
    return taken;
}

/// A request has reached the service and its place is written down.
inline std::optional<Token> forPlace(const Rules& rules, World& world)
{
    switch (rules.tokens) {
    case Tokens::None:
    case Tokens::PerLock: return std::nullopt;
    case Tokens::Revision: return takeChange(world);
    case Tokens::Zxid: {
        // The first session is opened before the first token that the scenario names.
        if (world.nextChange != rules.firstToken)
            takeChange(world);
        return takeChange(world);
    }
    }
    return std::nullopt;
}

inline std::optional<Token> forGrant(const Rules& rules, Lock& lock, std::optional<Token> place)
{
    if (rules.tokens != Tokens::PerLock)
        return place;
    const Token token = lock.nextToken;
    lock.nextToken = next(token);
    return token;
}

/// A key or node is deleted.
inline void noteDeletion(const Rules& rules, World& world)
{
    if (rules.tokens == Tokens::Revision || rules.tokens == Tokens::Zxid)
        takeChange(world);
}

} // namespace fenceline::tokens
