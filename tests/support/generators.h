// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/trace/trace.h"

#include <ostream>
#include <rapidcheck.h>

/// Random scenarios for properties. Every setting of this version is drawn; times fall on multiples of half a second
/// more often than not, so that several things happen at one instant. A failing one is printed as a scenario file.
namespace fenceline::test {

struct ScenarioLimits {
    std::size_t workers = 6;
    std::size_t seats = 4;
    std::size_t faults = 5;
    bool oneWay = true;     ///< messages that take time, in one scenario of three
    bool oddNames = true;   ///< quotes and other letters in the names of seats, fans and the show
    bool copies = false;    ///< Redis' replicas, disk and values, restores of etcd
    bool sessions = false;  ///< etcd, ZooKeeper and advisory locks in their own timing, where waiters have sessions
    bool otherSteps = true; ///< offsets that are not the lesson's, in one scenario of four
};

/// Valid scenarios of 1 to `limits.workers` workers and 1 to `limits.seats` seats.
rc::Gen<Scenario> scenarios(const ScenarioLimits& limits = {});

/// The whole run.
Trace traceOf(const Scenario& scenario);

} // namespace fenceline::test

namespace fenceline {

/// How rapidcheck prints a scenario.
void showValue(const Scenario& scenario, std::ostream& out);

} // namespace fenceline

namespace rc {

template <>
struct Arbitrary<fenceline::Scenario> {
    static Gen<fenceline::Scenario> arbitrary() { return fenceline::test::scenarios(); }
};

} // namespace rc
