// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/lock/failure.h"
#include "core/world/lock/queue.h"
#include "core/world/seat_row.h"
#include "core/world/worker_program.h"

/// The one place where an action has a meaning: step() takes one, arrive() is what a message does where it arrives.
///
/// A sink receives what happens and decides what time it takes:
///   EventIndex event(std::optional<WorkerId>, const Details&)  something happened now (one of namespace event)
///   void learned(EventIndex)                                   its worker now knows of it
///   std::optional<Instant> start(Timer)                        wake the service for this; when, if the sink knows time
///   void cancel(Timer)                                         no longer needed
///   void startSession(WorkerId)                                the same for a waiter that the service must hear of,
///   void keepSession(WorkerId), void endSession(WorkerId)      has heard of, no longer needs to
///   void restartSessions()                                     all of them from now on
///   bool carryOut(std::size_t record, std::uint8_t effect)     a provider begins; true: it is done at once
///   void send(const Message&)                                  call arrive() with it: later, or before send() returns
///                                                              where messages take no time
/// and, of what else knows the locks (core/world/lock/copies.h):
///   bool copyLater(CopyId, LockId)                             a copy learns of a change; false: at once
///   void resynchronize(std::optional<CopyId>)                  every follower knows what this copy knew; none: nothing
///   std::optional<ResumedLease> resume(Timer, CopyId)          to the end that this copy knows; none: it is past
///   std::optional<Instant> snapshotTaken()                     the one being restored, if the sink knows time
///   void startWait(Timer), void cancelWait(GrantId)            for replicas, as long as a client does
///
/// A sink that does nothing compiles away. Because send() may come back into arrive(), every rule changes the world
/// first and sends last.
namespace fenceline {

template <class Sink>
void arrive(const Rules& rules, World& world, const Message& message, Sink& sink)
{
    switch (message.kind) {
    case Message::Kind::Ask: queue::ask(rules, world, message, sink); return;
    case Message::Kind::Renew: queue::renew(rules, world, message, sink); return;
    case Message::Kind::CheckGrant: queue::check(rules, world, message, sink); return;
    case Message::Kind::ReleaseLock: queue::release(rules, world, message, sink); return;
    case Message::Kind::KeepSession: session::hear(rules, world, message.worker, sink); return;
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
    case Action::Kind::Renew: program::renew(world, action.worker, sink); return;
    case Action::Kind::LeaseEnd: queue::endLease(rules, world, action.lock, action.grant, sink); return;
    case Action::Kind::SessionEnd: session::end(rules, world, action.worker, sink); return;
    case Action::Kind::KeepSession: sink.send({.kind = Message::Kind::KeepSession, .worker = action.worker}); return;
    case Action::Kind::EffectDone: world.effects[action.effect].done = true; return;
    case Action::Kind::Crash: program::crash(rules, world, action.worker, sink); return;
    case Action::Kind::Copy: copies::arrive(rules, world, action.copy, sink); return;
    case Action::Kind::Snapshot: copies::takeSnapshot(world, action.copy); return;
    case Action::Kind::WaitOver: copies::endWait(world, action.grant, sink); return;
    case Action::Kind::Service: failure::befall(rules, world, action, sink); return;
    }
}

} // namespace fenceline
