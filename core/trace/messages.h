// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <optional>

/// What workers, locks and rows say to each other, as the events tell it: for pictures that draw messages as arrows.
namespace fenceline {

/// Whom a worker talks to.
enum class Party : std::uint8_t { Lock, Row };

/// One request and its answer, or a grant that comes by itself to a worker that waited.
///
/// `sent <= at <= back`. An interval of no length is a message that takes no time. Beyond `back` the answer stands at
/// the worker's door until it wakes and learns of it (EventStamp::learned).
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

/// None for an event that is no message: a worker's own doing, a fault, the lock's own events.
std::optional<Exchange> exchangeOf(const Scenario& scenario, const Trace& trace, EventIndex event);

} // namespace fenceline
