// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

/// Edits: each takes a scenario and returns the changed one, or an error that says what is allowed. The window's
/// controls and the command line's options are the same functions (interface.md, "Settings").
namespace fenceline::edit {

/// none: off. Otherwise 1 ms to 24 h.
Result<Scenario> lease(Scenario scenario, std::optional<Duration> lease);

/// These three edit the first fault that pauses or crashes a worker; without one they add it for the first worker,
/// at 2.5 s for 15 s by garbage collection. A length of 0 stays as a fault of length 0. A length or a cause makes a
/// crash a pause again. Only a paused VM's clock can stop.
Result<Scenario> pauseLength(Scenario scenario, Duration length);
Result<Scenario> freezeAt(Scenario scenario, Duration at);
Scenario pauseCause(Scenario scenario, PauseCause cause);
Scenario crash(Scenario scenario);

/// Moves both ends of one pause of the file, named by its place among the faults: `from` to `to`, each 0 to 24 h after
/// the start, the length within 24 h. Another fault, or an end before the start, is an error.
Result<Scenario> pauseSpan(Scenario scenario, std::size_t fault, Duration from, Duration to);
/// Moves one worker's arrival; from then on arrivals are as listed, also where they followed the rush rule.
Result<Scenario> arrival(Scenario scenario, WorkerId worker, Duration arrives);

// Choices among words; every one is allowed at any time, also where it has no effect.
Scenario protection(Scenario scenario, Protection protection);
Scenario service(Scenario scenario, Service service);
Scenario timing(Scenario scenario, Timing timing);
Scenario renewal(Scenario scenario, Renewal renewal);
Scenario renewalRefused(Scenario scenario, RenewalRefused refused);
Scenario lostAnswer(Scenario scenario, LostAnswer policy);
Scenario fencing(Scenario scenario, Fencing fencing);
Scenario fenceCompare(Scenario scenario, FenceCompare compare);
Scenario checkBeforeWrite(Scenario scenario, CheckBeforeWrite check);
Scenario release(Scenario scenario, Release release);
Scenario conditional(Scenario scenario, bool conditional);

/// Of etcd: whether a waiter whose turn it is looks for its own key.
Scenario waiterRechecks(Scenario scenario, bool rechecks);

// What only Redis has (core/scenario/service_options.h).
Scenario redisCounter(Scenario scenario, bool counter);
Scenario redisValue(Scenario scenario, RedisValue value);
Scenario persistence(Scenario scenario, Persistence persistence);
/// Of the first replica, 0 to 24 h.
Result<Scenario> replicationLag(Scenario scenario, Duration lag);
/// For how many a client waits: 0 (it does not) to kMostReplicas.
Scenario waitForReplicas(Scenario scenario, std::uint8_t count);
/// How often a polling client asks: 1 ms to 24 h.
Result<Scenario> retry(Scenario scenario, Duration retry);

Result<Scenario> oneWay(Scenario scenario, Duration oneWay);
/// Within limits::checkFirstToken.
Result<Scenario> firstToken(Scenario scenario, std::int64_t token);

/// How long after the read the write comes, 0 to 24 h; the write itself within 24 h. Check and release move with the
/// write and keep their distances to it, as far as read, check, write and release stay in this order: a check comes
/// with the read at the earliest. A release stays within 24 h.
Result<Scenario> gap(Scenario scenario, Duration gap);

/// Keeps the first `count` workers and appends more: C, D, … Z, AA, …, each 4 s after the one before (or by the rush
/// rule), for the first worker's seat. Faults and expectations of dropped workers are dropped.
Result<Scenario> workers(Scenario scenario, std::int64_t count);
/// Keeps the first `count` seats and appends C15, C16, …; names that are taken are skipped. A seat that a worker asks
/// for by name cannot be dropped: that is an error.
Result<Scenario> seats(Scenario scenario, std::int64_t count);

} // namespace fenceline::edit

namespace fenceline {

/// From a worker's read to its write; 0 where the write is set before the read, as it then comes at the read.
Duration gapOf(const Scenario& scenario);

/// The first worker that asks by name for the last of the seats that are asked for so: with fewer seats than up to
/// that one, it would have none. None: every worker takes any seat.
std::optional<WorkerId> askerOfLastSeat(const Scenario& scenario);

/// Recomputes every arrival by the rush rule where the scenario asks for it (semantics.md, "The opening story").
void applyArrivals(Scenario& scenario);

/// The rush rule: server i of n arrives at floor(19800 i (i + 1) / (n (n - 1))) ms; a single one at 0.
Duration rushArrival(std::size_t i, std::size_t n);

} // namespace fenceline
