// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/event/event.h"
#include "core/world/world.h"

#include <optional>

namespace fenceline {

/// What a worker and a service or row say to each other. Requests carry what the worker knew when it sent them;
/// answers carry what was found. A message outlives a crash of its sender.
struct Message {
    enum class Kind : std::uint8_t {
        Ask,
        ReadRow,
        CheckGrant,
        WriteRow,
        ReleaseLock,
        // answers
        Granted,
        RowRead,
        GrantChecked,
        RowWritten,
    };
    Kind kind{};
    WorkerId worker{};                    ///< sender of a request, receiver of an answer
    std::optional<Grant> grant;           ///< the sender's, or the one just granted
    std::optional<SeatId> seat;           ///< written to, read, or (none) any seat; in an answer: the seat chosen
    bool good = true;                     ///< answers: read free, still held, one row changed
    std::optional<RejectReason> rejected; ///< answers: why not
    EventIndex about{};                   ///< answers: the event that they tell of
};

constexpr bool isAnswer(Message::Kind kind)
{
    return kind >= Message::Kind::Granted;
}

/// Something that can happen next. A schedule decides which and when; step() says what it means.
struct Action {
    enum class Kind : std::uint8_t {
        Act,      ///< the worker takes its next step
        LeaseEnd, ///< the service ends a lease
        Crash,    ///< the worker is gone for good
    };
    Kind kind{};
    WorkerId worker{};
    bool leaseValidByOwnClock = true; ///< Act on a check by the worker's own clock: what that clock says
    LockId lock{};
    GrantId grant{};

    static Action act(WorkerId worker, bool leaseValidByOwnClock = true)
    {
        return {.kind = Kind::Act, .worker = worker, .leaseValidByOwnClock = leaseValidByOwnClock};
    }
    static Action leaseEnd(LockId lock, GrantId grant)
    {
        return {.kind = Kind::LeaseEnd, .lock = lock, .grant = grant};
    }
    static Action crash(WorkerId worker) { return {.kind = Kind::Crash, .worker = worker}; }
};

/// What a service wants to be woken for. It carries the grant that it belongs to, so that one that comes too late is
/// harmless. The schedule turns it into an instant on the service's clock (core/world/lock/<service>/timing.h).
struct Timer {
    LockId lock{};
    GrantId grant{};
};

} // namespace fenceline
