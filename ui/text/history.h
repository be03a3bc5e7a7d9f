// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <optional>

/// What a sentence must know of the run before its event. Each looks back no further than it has to.
namespace fenceline::ui {

/// Who holds the lock that this worker goes for, just after the event.
std::optional<WorkerId> holderBeside(const Run& run, WorkerId worker, std::size_t event);
/// The row's holder just before the event.
std::optional<FanId> rowHolderBefore(const Trace& trace, SeatId seat, std::size_t event);
/// Whose grant a release that was not a worker's own has deleted.
std::optional<WorkerId> deletedGrantOf(const Run& run, std::size_t event);
/// The worker believes at this instant that it holds a lock that it has lost.
bool believesFalsely(const Run& run, WorkerId worker, Instant at);
bool isFrozen(const Trace& trace, WorkerId worker, std::size_t event);
/// From the lock service.
bool isCutOff(const Trace& trace, WorkerId worker, std::size_t event);
/// The same effect of the same sale.
bool wentOutBefore(const Trace& trace, std::size_t sent);

} // namespace fenceline::ui
