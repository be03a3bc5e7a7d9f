// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"
#include "core/event/outcome.h"

#include <optional>
#include <vector>

namespace fenceline {

/// One seat's part of the verdict. Only what fans were told decides the outcome; the row is reported beside it.
struct SeatVerdict {
    SeatId seat{};
    Outcome outcome = Outcome::NoSale;
    std::optional<FanId> holder;
    std::optional<Token> fence;   ///< none while fencing has no effect
    std::vector<FanId> confirmed; ///< in the order in which they were told yes
    friend bool operator==(const SeatVerdict&, const SeatVerdict&) = default;
};

/// How often an effect of one sale went out. More than once is one time too many.
struct EffectCount {
    std::uint8_t effect = 0; ///< its place in the scenario
    SeatId seat{};
    FanId fan{};
    int sent = 0;
    friend bool operator==(const EffectCount&, const EffectCount&) = default;
};

struct Verdict {
    Outcome outcome = Outcome::NoSale; ///< of the worst seat, or Blocked
    std::vector<SeatVerdict> seats;    ///< in the scenario's order
    std::vector<EffectCount> effects;  ///< in the order in which they first went out
    std::vector<WorkerId> blocked;     ///< who waits for ever
    /// Why: the events that lead to it, in the order in which they happened. The last one decides.
    std::vector<EventIndex> reasons;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

} // namespace fenceline
