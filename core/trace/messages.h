// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <limits>
#include <optional>
#include <vector>

/// What workers, locks and rows say to each other, as the events tell it: for pictures that draw messages as arrows.
namespace fenceline {

/// Whom a worker talks to.
enum class Party : std::uint8_t { Lock, Row };

/// A worker is cut off from the lock service from one event to another, by a partition.
struct CutOff {
    EventIndex from{};
    EventIndex to{std::numeric_limits<std::uint32_t>::max()}; ///< the partition's end, or the worker's crash
    Instant until{};                                          ///< what is held arrives
};
/// By WorkerId, each worker's in their order.
using CutOffs = std::vector<std::vector<CutOff>>;
CutOffs cutOffsOf(const Scenario& scenario, const Trace& trace);

/// One request and its answer, or a grant that comes by itself to a worker that waited.
///
/// `sent <= at <= back`. An interval of no length is a message that takes no time. A partition holds the lock service's
/// answers as it holds requests (semantics.md, "Pauses and other faults"). Beyond `back` the answer stands at the
/// worker's door until it wakes and learns of it (EventStamp::learned).
struct Exchange {
    WorkerId worker{};
    Party party{};
    std::size_t id{};     ///< LockId or SeatId; for a statement over every row the first
    bool asked = true;    ///< false: there is no request, only what comes back
    bool answered = true; ///< false: the worker does not wait for an answer, so none is drawn
    bool refused = false;
    Instant sent{};     ///< the request leaves the worker
    Instant at{};       ///< it is served
    Instant back{};     ///< the answer is at the worker
    EventIndex event{}; ///< the event that it stands for

    bool requestTakesTime() const { return asked && sent < at; }
    bool answerTakesTime() const { return answered && at < back; }
};

/// None for an event that is no message: a worker's own doing, a fault, the lock's own events. `cutOffs` are the
/// trace's.
std::optional<Exchange> exchangeOf(const Scenario& scenario, const Trace& trace, const CutOffs& cutOffs,
                                   EventIndex event);

} // namespace fenceline
