// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
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
    void observe(const Event& event);
    Outcome outcome() const;
    /// All of the verdict but its reasons. `fenced`: whether the rows' fences mean anything.
    Verdict verdict(bool fenced) const;

private:
    struct Seat {
        std::optional<FanId> holder;
        std::optional<FanId> firstTold;
        Token fence{0};
        bool otherTold = false;
    };
    struct Told {
        SeatId seat;
        FanId fan;
    };

    void raise(std::optional<SeatId> seat, Token to);
    void tell(SeatId seat, FanId fan);
    bool told(SeatId seat, FanId fan) const;
    Outcome outcomeOf(std::size_t seat) const;

    std::vector<Seat> seats_;
    std::vector<char> waits_; ///< by worker
    std::vector<Told> told_;
};

/// The whole verdict with its reasons.
Verdict judge(const Scenario& scenario, const Trace& trace);

} // namespace fenceline
