// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/fence.h"
#include "core/trace/told.h"
#include "core/trace/trace.h"
#include "core/trace/verdict.h"

#include <vector>

namespace fenceline {

/// Reads events one after the other and knows the outcome at any point. A reader like every other: it sees what was
/// said and done, never the rules' own state. Kept apart from the trace so that a million runs need not be recorded.
/// Source: semantics.md, "Right and wrong".
class Judge {
public:
    /// Forgets everything; keeps its memory.
    void reset(std::size_t seats, std::size_t workers);
    void observe(const Event& event)
    {
        std::visit([&](const auto& details) { see(event, details); }, event.details);
    }
    Outcome outcome() const;
    Outcome outcomeOf(SeatId seat) const;
    /// The seat of which a second fan was told yes before any other.
    std::optional<SeatId> firstSoldTwice() const { return firstSoldTwice_; }
    /// All of the verdict but its reasons. `fenced`: whether the rows' fences mean anything.
    Verdict verdict(bool fenced) const;

    // One for each kind of event that matters; the others say nothing about right and wrong.
    void see(const EventStamp& stamp, const event::LockWaiting&) { standing_[index(*stamp.worker)].waits = true; }
    void see(const EventStamp& stamp, const event::LockGranted&) { standing_[index(*stamp.worker)].waits = false; }
    void see(const EventStamp& stamp, const event::LockMisreported&) { standing_[index(*stamp.worker)].waits = false; }
    void see(const EventStamp& stamp, const event::GaveUp&) { standing_[index(*stamp.worker)].waits = false; }
    void see(const EventStamp& stamp, const event::Crashed&) { standing_[index(*stamp.worker)].crashed = true; }
    void see(const EventStamp&, const event::SeatRead& read);
    void see(const EventStamp&, const event::WriteAccepted& write);
    void see(const EventStamp&, const event::FanConfirmed& yes);
    void see(const EventStamp& stamp, const event::LockRefused&) { standing_[index(*stamp.worker)].waits = true; }
    void see(const EventStamp&, const event::EffectSent& sent);
    template <class Details>
    void see(const EventStamp&, const Details&)
    {
    }

private:
    struct Seat {
        std::optional<FanId> holder;
        Token fence{0};
        Promised promised;
    };
    /// A request outlives its sender, so one that has crashed can still stand in a queue; it waits no more.
    struct Standing {
        bool waits = false;
        bool crashed = false;
        bool waitsAlive() const { return waits && !crashed; }
    };
    struct Told {
        SeatId seat;
        FanId fan;
    };

    void raise(const std::optional<FenceRise>& rise);
    bool told(SeatId seat, FanId fan) const;

    std::vector<Seat> seats_;
    std::vector<Standing> standing_; ///< by worker
    std::vector<Told> told_;
    std::vector<EffectCount> effects_;
    std::optional<SeatId> firstSoldTwice_;
};

/// The whole verdict with its reasons. What the rules would have done without a fault is not in a trace: the events of
/// the faults that the outcome hangs on are found by running again (core/run/blame.h), and named where they are given.
Verdict judge(const Scenario& scenario, const Trace& trace, const std::vector<EventIndex>& blamed = {});

} // namespace fenceline
