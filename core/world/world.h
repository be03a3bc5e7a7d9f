// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/rules.h"

#include <optional>
#include <vector>

namespace fenceline {

/// A grant as its holder knows it. The token is none where the service hands out none.
struct Grant {
    GrantId id{};
    WorkerId holder{};
    std::optional<Token> token;
};

/// One lock of the service: a linearizable register with a queue, first come first served.
struct Lock {
    std::optional<Grant> current;
    std::vector<WorkerId> waiting; ///< in the order in which their requests reached the service
    Token nextToken{1};
};

struct Row {
    std::optional<FanId> holder;
    Token fence{0}; ///< the highest token that this row has seen
};

/// The steps of a worker's program (semantics.md, "The worker's program").
enum class Step : std::uint8_t { Ask, Read, Check, Write, Release };

enum class Progress : std::uint8_t {
    Ready,    ///< its next step can be taken
    Awaiting, ///< a request is on its way or waits in the lock's queue
    Finished,
    Crashed,
};

/// What the rules know of a worker. When it acts is the schedule's business; whether it is frozen, too.
struct WorkerState {
    Step next = Step::Ask;
    Progress progress = Progress::Ready;
    bool rereads = false;       ///< an any-seat worker that was refused and looks for another seat
    std::optional<Grant> grant; ///< what it knows of its grant
    std::optional<SeatId> seat; ///< the seat that it goes for; an any-seat worker's once it has read
};

/// The whole logical state: no clock, no times, sized for the scenario at hand. A value; copying it is how a search
/// branches.
struct World {
    std::vector<Lock> locks;
    std::vector<Row> rows;
    std::vector<WorkerState> workers;
    GrantId nextGrant{};

    /// Back to the state before anything happened; keeps its memory.
    void reset(const Rules& rules);
};

} // namespace fenceline
