// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/trace/messages.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What each lane shows over the whole run, found once for a run: no pixels, no words. Everything is sorted by time,
/// so that a picture finds what it can see by binary search.
namespace fenceline::ui {

/// Something a worker did or learned, at its own instant.
struct Mark {
    enum class Kind : std::uint8_t {
        Done,
        Waits,
        Polls, ///< asks once more for what it waits for
        Refused,
        Crashed,
    };
    Instant at{};
    EventIndex event{}; ///< the one that names it, where several fall together
    Kind kind{};
};

struct FrozenSpan {
    Instant from{};
    Instant to{};
    PauseCause cause{};
};

struct WaitSpan {
    Instant from{};
    Instant to{};
};

/// Cut off from the lock service.
struct CutSpan {
    Instant from{};
    Instant to{};
};

/// What happens beside the workers' steps (ui/timeline/signs.h).
struct SideMark {
    enum class Kind : std::uint8_t {
        Renewed,
        RenewalRefused,
        AnswerLost,
        ClockJumped,
        FailedOver,
        Restarted,
        Evicted,
        SessionEnded, ///< of a waiter
        LockBack,     ///< the service still had it
        Sent,         ///< an effect
        SentAgain,
        NotSentAgain, ///< its provider knew the key
    };
    Instant at{};
    EventIndex event{};
    Kind kind{};
    int order = 0; ///< among those of its lane at this instant, which stand side by side
};

struct WorkerTrack {
    WorkerId worker{};
    Instant from = kNever; ///< its first step
    Instant to = kStart;   ///< its last, or the horizon while it still waits
    std::vector<Mark> marks;
    std::vector<FrozenSpan> frozen; ///< apart from each other
    std::vector<CutSpan> cuts;      ///< apart from each other
    std::vector<SideMark> signs;
    std::vector<WaitSpan> waits;
};

/// A false belief and the row of the lane that it is drawn in; in a row there is time between one and the next.
struct BeliefSpan {
    std::uint32_t belief{}; ///< place in Beliefs::falseBeliefs
    int row{};
};

struct LockTrack {
    LockId lock{};
    std::vector<std::uint32_t> leases; ///< places in Beliefs::leases
    std::vector<BeliefSpan> beliefs;
    std::vector<SideMark> signs;
    int rows = 0;
};

struct SeatSpan {
    Instant from{};
    Instant to{};
    std::optional<FanId> holder;
    std::optional<FanId> overwrote;
    std::optional<Token> fence; ///< none while fencing has no effect
    bool twice = false;         ///< by its end two fans have been told yes
    Instant fenceFrom = kNever; ///< when the row's fence has risen to this
    Instant twiceFrom = kNever;
    EventIndex write{};
};

struct SeatTrack {
    SeatId seat{};
    std::vector<SeatSpan> spans;
};

/// Cause and effect at one instant.
struct Link {
    Instant at{};
    WorkerId worker{};
    Party party{};
    std::size_t id{};   ///< LockId or SeatId
    EventIndex event{}; ///< the effect
};

/// A message that takes time.
struct Flight {
    Instant from{};
    Instant to{};
    WorkerId worker{};
    Party party{};
    std::size_t id{};
    bool answer = false; ///< back to the worker
    bool refused = false;
    EventIndex event{};
};

struct Tracks {
    std::vector<WorkerTrack> workers; ///< by WorkerId
    std::vector<LockTrack> locks;     ///< those that are used
    std::vector<SeatTrack> seats;     ///< by SeatId
    std::vector<Link> links;
    std::vector<Flight> flights; ///< by `from`
    Duration longestFlight{0};
    std::vector<Instant> moments; ///< at which some lane has a mark or a sign, each once
    Instant horizon{};
};

Tracks tracksOf(const Run& run);

/// From when on it is so what a mark says: what it asks for is decided later than it asks, where messages take time.
Instant knownFrom(const Mark& mark, const Run& run);

} // namespace fenceline::ui
