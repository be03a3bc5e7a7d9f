// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/event/event.h"
#include "core/world/world.h"

#include <optional>

namespace fenceline {

/// What a worker says to the lock service or the database, and what it hears.
/// Requests carry what the worker knew when it sent them; answers carry what was found. A message outlives a crash of
/// its sender.
struct Message {
    enum class Kind : std::uint8_t {
        Ask,
        Renew,
        CheckGrant,
        ReleaseLock,
        KeepSession, ///< of a waiter: it is there
        ReadRow,
        WriteRow,
        // answers
        Granted,
        Refused, ///< the lock is held; ask again
        Renewed,
        GrantChecked,
        SessionOver, ///< it waits no more, and has no lock
        RowRead,
        RowWritten,
        // what takes no time in this model: within a server, or with the provider of an effect
        MutexTaken,
        ToldOfRefusal, ///< the program hears that a renewal was refused
        EffectAnswered,
    };
    Kind kind{};
    WorkerId worker{};                    ///< sender of a request, receiver of an answer
    std::optional<Grant> grant;           ///< the sender's, or the one just granted
    std::optional<SeatId> seat;           ///< written to, read, or (none) any seat; in an answer: the seat chosen
    std::optional<FanId> holder;          ///< answers to a read: whose the row is; none: free
    std::uint8_t effect = 0;              ///< EffectAnswered: its place in the rules
    Attempt attempt{};                    ///< EffectAnswered: which
    bool good = true;                     ///< answers: renewed, read free, still held, one row changed
    bool retry = false;                   ///< a write, and its answer: sent once more
    bool lost = false;                    ///< the answer never comes; what arrives is that knowledge
    std::optional<RejectReason> rejected; ///< answers: why not
    EventIndex about{};                   ///< answers: the event that they tell of
};

/// What reaches a worker, and waits while it is frozen.
constexpr bool isAnswer(Message::Kind kind)
{
    return kind >= Message::Kind::Granted;
}
/// Between a worker and the lock service: a partition stops it.
constexpr bool isWithLockService(Message::Kind kind)
{
    using Kind = Message::Kind;
    return kind <= Kind::KeepSession || (kind >= Kind::Granted && kind <= Kind::SessionOver);
}
constexpr bool takesNoTime(Message::Kind kind)
{
    return kind >= Message::Kind::MutexTaken;
}

/// What a service wants to be woken for: the end of a lease, or of a wait for replicas. It carries the grant that it
/// belongs to, so that one that comes too late is harmless. The schedule turns it into an instant on the service's
/// clock.
struct Timer {
    LockId lock{};
    GrantId grant{};
};

/// Something that can happen next. A schedule decides which and when; step() says what it means.
struct Action {
    enum class Kind : std::uint8_t {
        Act,         ///< the worker takes its next step
        Renew,       ///< the worker's lease is to be renewed
        LeaseEnd,    ///< the service ends a lease
        SessionEnd,  ///< the service ends a waiter's session
        KeepSession, ///< a waiter's client lets the service hear of it
        EffectDone,  ///< a provider has the result of what it was asked for
        Crash,       ///< the worker is gone for good
        Copy,        ///< the next change reaches a copy of the locks
        Snapshot,    ///< a copy is made of all there is
        WaitOver,    ///< a client has waited long enough for replicas
        Service,     ///< something befalls the lock service
    };
    Kind kind{};
    WorkerId worker{};
    bool leaseValidByOwnClock = true; ///< Act on a check by the worker's own clock: what that clock says
    LockId lock{};
    GrantId grant{};
    std::size_t effect = 0; ///< EffectDone: the record's place
    CopyId copy{};          ///< Service: what takes the service's place, where it has a copy for that
    ServiceFailure failure{};
    std::int64_t bump = 0; ///< Service: by how much a restore raises the revisions

    static Action act(WorkerId worker, bool leaseValidByOwnClock = true)
    {
        return {.kind = Kind::Act, .worker = worker, .leaseValidByOwnClock = leaseValidByOwnClock};
    }
    static Action renew(WorkerId worker) { return {.kind = Kind::Renew, .worker = worker}; }
    static Action leaseEnd(Timer lease) { return {.kind = Kind::LeaseEnd, .lock = lease.lock, .grant = lease.grant}; }
    static Action sessionEnd(WorkerId worker) { return {.kind = Kind::SessionEnd, .worker = worker}; }
    static Action keepSession(WorkerId worker) { return {.kind = Kind::KeepSession, .worker = worker}; }
    static Action effectDone(std::size_t record) { return {.kind = Kind::EffectDone, .effect = record}; }
    static Action copied(CopyId copy) { return {.kind = Kind::Copy, .copy = copy}; }
    static Action snapshot(CopyId copy) { return {.kind = Kind::Snapshot, .copy = copy}; }
    static Action waitOver(Timer wait) { return {.kind = Kind::WaitOver, .lock = wait.lock, .grant = wait.grant}; }
    static Action serviceFailure(ServiceFailure failure, CopyId copy = {}, std::int64_t bump = 0)
    {
        return {.kind = Kind::Service, .copy = copy, .failure = failure, .bump = bump};
    }
    static Action crash(WorkerId worker) { return {.kind = Kind::Crash, .worker = worker}; }
};

/// A lease that goes on as a copy has it.
struct ResumedLease {
    std::optional<Instant> until; ///< none where there is no lease, or the sink knows no time
    bool changed = false;         ///< it would have ended at another instant
};

} // namespace fenceline
