// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>

namespace fenceline {

/// Who does an event, as the contract names it (interface.md, "`run --format json`"): an effect, a worker, or the lock.
std::string actorName(const Scenario& scenario, const Event& event);

/// The idempotency key of an effect, as its provider gets it; none: it is asked without one.
std::optional<std::string> effectKey(const Scenario& scenario, WorkerId worker, std::uint8_t effect, SeatId seat,
                                     FanId fan, Attempt attempt);

} // namespace fenceline
