// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/world.h"

#include <algorithm>

/// What else knows the locks beside the service itself: replicas and a disk follow it, each change reaching them in its
/// order and later than it was answered; a snapshot is what there was when it was taken. Sources: redis docs,
/// management/replication (asynchronous), management/persistence (appendfsync), commands/wait; etcd docs, disaster
/// recovery.
namespace fenceline::copies {

/// Enough replicas have heard of a grant: its holder is answered, even where it has lost the lock by then.
template <class Sink>
void confirm(const Rules& rules, World& world, LockId lock, Sink& sink)
{
    const auto isEnough = [&](const Unconfirmed& one) {
        const auto replicasEnd = world.copies.begin() + static_cast<std::ptrdiff_t>(rules.replicas);
        const auto have = std::count_if(world.copies.begin(), replicasEnd,
                                        [&](const Copy& copy) { return copy.grants > one.grant.id; });
        return one.lock == lock && static_cast<std::size_t>(have) >= rules.waitFor;
    };
    const auto found = std::find_if(world.unconfirmed.begin(), world.unconfirmed.end(), isEnough);
    if (found == world.unconfirmed.end())
        return;
    const Unconfirmed enough = *found;
    world.unconfirmed.erase(found);
    sink.cancelWait(enough.grant.id);
    sink.send(
        {.kind = Message::Kind::Granted, .worker = enough.grant.holder, .grant = enough.grant, .about = enough.about});
}

inline void learn(Copy& copy, const Copy::Change& change)
{
    copy.locks[index(change.lock)] = change.content;
    copy.grants = change.grants;
}

/// A lock has changed.
template <class Sink>
void note(const Rules& rules, World& world, LockId id, Sink& sink)
{
    const auto& lock = world.locks[index(id)];
    for (std::size_t c = 0; c < rules.followers(); ++c) {
        const LockCopy content{lock.current, lock.nextToken};
        if (sink.copyLater(CopyId{static_cast<std::uint8_t>(c)}, id))
            world.copies[c].backlog.push_back({id, content, world.nextGrant});
        else
            learn(world.copies[c], {id, content, world.nextGrant});
    }
}

/// The oldest change that a copy has not got reaches it.
template <class Sink>
void arrive(const Rules& rules, World& world, CopyId id, Sink& sink)
{
    auto& copy = world.copies[index(id)];
    const auto change = copy.backlog.front();
    copy.backlog.erase(copy.backlog.begin());
    learn(copy, change);
    confirm(rules, world, change.lock, sink);
}

inline void takeSnapshot(World& world, CopyId id)
{
    if (index(id) >= world.copies.size())
        return; // of a service that nobody restores
    auto& copy = world.copies[index(id)];
    for (std::size_t l = 0; l < world.locks.size(); ++l)
        copy.locks[l] = {world.locks[l].current, world.locks[l].nextToken};
    copy.nextChange = world.nextChange;
}

/// The holder hears that it has no lock it could rely on; what it had asked for stays done.
template <class Sink>
void refuseUnconfirmed(World& world, std::size_t place, Sink& sink)
{
    const Unconfirmed one = world.unconfirmed[place];
    world.unconfirmed.erase(world.unconfirmed.begin() + static_cast<std::ptrdiff_t>(place));
    sink.cancelWait(one.grant.id);
    const auto about = sink.event(one.grant.holder, event::LockRefused{true});
    sink.send({.kind = Message::Kind::Refused, .worker = one.grant.holder, .grant = one.grant, .about = about});
}

template <class Sink>
void endWait(World& world, GrantId grant, Sink& sink)
{
    for (std::size_t place = 0; place < world.unconfirmed.size(); ++place)
        if (world.unconfirmed[place].grant.id == grant) {
            refuseUnconfirmed(world, place, sink);
            return;
        }
}

} // namespace fenceline::copies
