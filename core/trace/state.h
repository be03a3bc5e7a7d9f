// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <optional>
#include <vector>

/// The state at any time: a fold of the trace's events up to and including that instant, and of nothing else.
namespace fenceline {

/// What a worker is doing, for its card and its lane.
enum class Activity : std::uint8_t {
    NotArrived,
    Asking,  ///< its request is on the way
    Waiting, ///< in the lock's queue
    Holding, ///< has learned of its grant, has not read yet
    Arrived, ///< without a lock: has not read yet
    HasRead,
    Checked,
    WriteUnderWay,
    Wrote,   ///< was told that its write changed the row
    Refused, ///< its write changed nothing
    GaveUp,  ///< stays, also after its release
    Done,    ///< has released; where nothing marks the end (no lock, release `none`) the last one stays
    Crashed,
};

/// A worker as an outsider sees it who knows both what it was told and what is true.
struct WorkerView {
    Activity activity = Activity::NotArrived;
    bool frozen = false;
    std::optional<PauseCause> frozenBy;
    std::optional<Instant> frozenUntil;
    std::optional<Instant> cutOffUntil; ///< from the lock service; none: it reaches it

    // what it believes: only what it has learned by now
    bool believesHolding = false;
    std::optional<Token> token;         ///< of the grant that it knows, while it believes
    std::optional<Instant> countsUntil; ///< end of its lease by its own count
    bool hasReadSeat = false;           ///< false also when it looked for any seat and found none
    std::optional<SeatId> seat;         ///< the seat that it goes for
    std::optional<FanId> sawHolder;     ///< what it read; none: free
    std::optional<bool> toldYes;        ///< what its fan was told; none: nothing yet
    std::optional<GiveUpReason> gaveUp;
    std::optional<RejectReason> rejected; ///< its last write's refusal, until it reads again
    bool answerLost = false;              ///< of a write

    // what is true
    bool holds = false;                  ///< the service's current grant of its lock is its own
    std::optional<Instant> leaseEndedAt; ///< when a grant that it still believes in stopped being current
    std::optional<WorkerId> deletedBy;   ///< who ended that grant by a delete without looking; none: it ran out
    std::optional<Instant> leaseUntil;   ///< when the service will end its current grant
};

struct LockView {
    std::optional<WorkerId> holder;
    std::optional<Token> token; ///< the holder's
    std::optional<Instant> until;
    std::vector<WorkerId> waiting;  ///< in queue order
    std::optional<Token> lastToken; ///< the last one handed out
    /// Deleted: by a worker that was not its holder.
    enum class LastChange : std::uint8_t { None, Granted, Released, Deleted, Expired } lastChange{};
    std::optional<WorkerId> lastBy; ///< who was granted it, who released or deleted it, or whose lease ended
    std::optional<Instant> lastAt;
};

struct RowView {
    std::optional<FanId> holder;
    std::optional<FanId> overwritten; ///< the holder before, where a write replaced a sale
    Token fence{0};
    std::vector<FanId> confirmed; ///< told yes so far, in order
};

/// An effect that a worker asked for.
struct EffectView {
    std::uint8_t effect = 0; ///< its place in the scenario
    WorkerId worker{};
    SeatId seat{};
    FanId fan{};
    bool carriedOut = true; ///< false: the provider knew the key
};

struct StateView {
    std::vector<WorkerView> workers;
    std::vector<LockView> locks;     ///< by LockId; empty without a lock
    std::vector<RowView> rows;       ///< by SeatId
    std::vector<EffectView> effects; ///< in the order in which they were asked for
    /// How many events had happened; the last of them is `events[count - 1]`.
    std::size_t count = 0;
};

/// `at` includes everything that happened at that instant. Costs one pass over the events before it.
StateView stateAt(const Scenario& scenario, const Trace& trace, Instant at);

/// How many events have happened by `at`, that instant included (binary search).
std::size_t eventsUntil(const Trace& trace, Instant at);

} // namespace fenceline
