// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace fenceline {

/// The part of a scenario that the rules read: who wants what, under which protection and guards. Holds no time;
/// settings that mean nothing under the protection are already switched off.
struct Rules {
    bool locked = true; ///< workers ask for a lock before they read
    bool leased = true;
    Token firstToken{1};
    Fencing fencing = Fencing::Off;
    FenceCompare fenceCompare = FenceCompare::Less;
    CheckBeforeWrite check = CheckBeforeWrite::Off;
    Release release = Release::CompareAndDelete;
    bool conditional = false;

    std::size_t seats = 1;
    std::vector<std::optional<SeatId>> seatOf; ///< by worker; none: any free seat
    std::vector<FanId> fanOf;                  ///< by worker

    std::size_t workers() const { return seatOf.size(); }
    std::size_t locks() const { return locksFor(seats); }
    LockId lockOf(WorkerId worker) const { return lockFor(seatOf[index(worker)], seats); }
};

Rules rulesOf(const Scenario& scenario);

} // namespace fenceline
