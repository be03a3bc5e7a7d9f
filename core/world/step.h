// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/lock/etcd/rules.h"
#include "core/world/seat_row.h"
#include "core/world/worker_program.h"

/// The one place where an action has a meaning: step() takes one, arrive() is what a message does where it arrives.
///
/// A sink receives what happens and decides what time it takes:
///   EventIndex event(std::optional<WorkerId>, const Details&)  something happened now (one of namespace event)
///   void learned(EventIndex)                                   its worker now knows of it
///   std::optional<Instant> start(Timer)                        wake the service for this; when, if the sink knows time
///   void cancel(Timer)                                         no longer needed
///   void send(const Message&)                                  call arrive() with it: later, or before send() returns
///                                                              where messages take no time
/// A sink that does nothing compiles away. Because send() may come back into arrive(), every rule changes the world
/// first and sends last.
namespace fenceline {

template <class Sink>
void arrive(const Rules& rules, World& world, const Message& message, Sink& sink)
{
    switch (message.kind) {
    case Message::Kind::Ask: etcd::ask(rules, world, message, sink); return;
    case Message::Kind::CheckGrant: etcd::check(rules, world, message, sink); return;
    case Message::Kind::ReleaseLock: etcd::release(rules, world, message, sink); return;
    case Message::Kind::ReadRow: row::read(rules, world, message, sink); return;
    case Message::Kind::WriteRow: row::write(rules, world, message, sink); return;
    default: program::learn(rules, world, message, sink); return;
    }
}

template <class Sink>
void step(const Rules& rules, World& world, const Action& action, Sink& sink)
{
    switch (action.kind) {
    case Action::Kind::Act: program::act(rules, world, action, sink); return;
    case Action::Kind::LeaseEnd: etcd::endLease(rules, world, action.lock, action.grant, sink); return;
    case Action::Kind::Crash: program::crash(world, action.worker, sink); return;
    }
}

} // namespace fenceline
