// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <vector>

namespace fenceline {

/// A fault, other than a crash, that the outcome hangs on.
struct BlamedFault {
    std::size_t fault = 0; ///< its place in the scenario
    EventIndex event{};    ///< where it shows; other faults may have made its pause or partition longer
    friend bool operator==(const BlamedFault&, const BlamedFault&) = default;
};

/// The faults that this run, the scenario's, needs for its outcome, in the order of their events: with
/// them alone the outcome is the same, and without any single one of them it is not.
///
/// Faults are left out as long as the scenario, run again without them, comes to the same outcome and, for a double
/// sale, sells the seat twice that was the first to be. All at once are tried first, so that none is blamed for what
/// comes about anyway; then the later half of them, then the earlier half, each in the same way; and where one went
/// after another had been kept, those kept once more.
///
/// Where either of two faults would have done, the earlier one is kept and the later one left out: it came when all was
/// done. To blame neither would be wrong, since without both the outcome is another. Likewise none is blamed that shows
/// after the outcome was decided. Crashes are not tried: without one, faults would come to light that it kept from
/// happening.
///
/// Cost: an outcome's run for each set tried. One where there is a single fault or none is needed, about 2 log2(n) for
/// each that is needed of n, at most 2 n where all are; the second look at those kept comes on top. For 64 workers and
/// 256 faults that is 0.2 to 4 ms, 2 to 30 runs.
std::vector<BlamedFault> blamedFaults(const Scenario& scenario, const Trace& trace);

/// Their events, each once: what the verdict's reasons name (core/trace/judge.h).
std::vector<EventIndex> eventsOf(const std::vector<BlamedFault>& blamed);

} // namespace fenceline
