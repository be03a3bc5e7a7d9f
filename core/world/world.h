// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/rules.h"

#include <optional>
#include <utility>
#include <vector>

namespace fenceline {

/// A grant as its holder knows it. The token is none where the service hands out none.
struct Grant {
    GrantId id{};
    WorkerId holder{};
    std::optional<Token> token;
};

/// Whoever waits in a lock's queue, and the token that it will have where that is given with the place in the queue.
struct Waiter {
    WorkerId worker{};
    std::optional<Token> token;
    friend bool operator==(const Waiter&, const Waiter&) = default;
};

/// One lock of the service.
struct Lock {
    std::optional<Grant> current;
    std::vector<Waiter> waiting; ///< in the order in which their requests reached the service
    Token nextToken{1};          ///< where each lock counts its own
};

/// One lock as a copy has it.
struct LockCopy {
    std::optional<Grant> current;
    Token nextToken{1};
};

/// What a copy knows, and the changes that have not reached it yet, the oldest first.
struct Copy {
    struct Change {
        LockId lock{};
        LockCopy content;
        GrantId grants{}; ///< how many grants there had been by then
    };
    std::vector<LockCopy> locks;
    std::vector<Change> backlog;
    GrantId grants{}; ///< how many grants it has heard of
    Token nextChange{1};
};

/// A grant whose holder has not been answered: it waits until enough replicas have it (Redis: WAIT).
struct Unconfirmed {
    LockId lock{};
    Grant grant;
    EventIndex about{};
};

/// A mutex within one server. It knows nothing of other servers, and they nothing of it.
struct Mutex {
    std::optional<WorkerId> holder;
    std::vector<WorkerId> waiting; ///< in the order in which they came
};

struct Row {
    std::optional<FanId> holder; ///< of the seat; where tickets are inserted, of its ticket
    Token fence{0};              ///< the highest token that this row has seen
};

/// What the provider of an effect knows of one request with an idempotency key.
struct EffectRecord {
    std::uint8_t effect = 0; ///< its place in the rules
    SeatId seat{};
    FanId fan{};
    /// Where the key names an attempt: whose it is, and which.
    std::optional<std::pair<WorkerId, Attempt>> attempt;
    bool done = false;
};

/// The steps of a worker's program (semantics.md, "The worker's program"). A mutex, where there is one, is taken first.
/// ReadBack comes after a write whose answer was lost, to see whose the row is.
enum class Step : std::uint8_t { TakeMutex, Ask, Read, Check, Write, ReadBack, Release };

enum class Progress : std::uint8_t {
    Ready,    ///< its next step can be taken
    Awaiting, ///< a request is on its way or waits in a queue
    Finished,
    Crashed,
};

/// What the rules know of a worker. When it acts is the schedule's business; whether it is frozen, too.
struct WorkerState {
    Step next = Step::Ask;
    Progress progress = Progress::Ready;
    bool rereads = false;                      ///< an any-seat worker that was refused and looks for another seat
    bool retries = false;                      ///< has sent a write once more whose answer was lost
    std::optional<RejectReason> retryRejected; ///< why that one changed nothing
    bool renews = false;                       ///< its lease is being renewed
    bool mustGiveUp = false;                   ///< was told of a refused renewal while it awaited an answer
    bool sessionOver = false;                  ///< the service ended its session while it waited; it does not know
    std::optional<Grant> grant;                ///< what it knows of its grant
    std::optional<SeatId> seat;                ///< the seat that it goes for; an any-seat worker's once it has read
};

/// It has asked for the lock and has heard nothing.
inline bool waits(const WorkerState& worker)
{
    return worker.progress == Progress::Awaiting && worker.next == Step::Ask;
}

/// The whole logical state: no clock, no times, sized for the scenario at hand. A value; copying it is how a search
/// branches.
struct World {
    std::vector<Lock> locks;
    std::vector<Mutex> mutexes;
    std::vector<Row> rows;
    std::vector<WorkerState> workers;
    std::vector<EffectRecord> effects; ///< what the providers know, in the order in which they learned of it
    std::vector<Copy> copies;
    std::vector<Unconfirmed> unconfirmed; ///< in grant order
    GrantId nextGrant{};
    Token nextChange{1}; ///< of the whole service, where tokens number its changes

    /// Back to the state before anything happened; keeps its memory.
    void reset(const Rules& rules);
};

} // namespace fenceline
