// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/rules.h"

namespace fenceline {

Rules rulesOf(const Scenario& scenario)
{
    Rules rules;
    rules.locked = scenario.protection == Protection::Lock;
    rules.leased = rules.locked && scenario.lease.has_value();
    rules.firstToken = scenario.firstToken;
    rules.fencing = effectiveFencing(scenario);
    rules.fenceCompare = scenario.guards.fenceCompare;
    rules.check = effectiveCheck(scenario);
    rules.release = scenario.guards.release;
    rules.conditional = effectiveConditional(scenario);
    rules.seats = scenario.seats.size();
    for (std::size_t w = 0; w < scenario.workers.size(); ++w) {
        rules.seatOf.push_back(scenario.workers[w].seat);
        rules.fanOf.push_back(fanOf(scenario, WorkerId{static_cast<std::uint8_t>(w)}));
    }
    return rules;
}

} // namespace fenceline
