// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"
#include "core/trace/verdict.h"

#include <vector>

namespace fenceline {

/// The chain behind a verdict: for a seat sold twice the grants, the end of the lease, both reads and both writes; for
/// a block who holds the lock and who waits; for one sale the winning write and each refused one. And `blamed`, the
/// events of the pauses and late packets that it hangs on. Judged alone they give the same outcome, and no other event
/// of the trace can be taken away and change it.
std::vector<EventIndex> reasonsFor(const Scenario& scenario, const Trace& trace, const Verdict& verdict,
                                   const std::vector<EventIndex>& blamed);

} // namespace fenceline
