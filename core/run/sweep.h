// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace fenceline {

/// FROM:TO:STEP; TO is included where a step lands on it. Valid where FROM ≤ TO and STEP ≥ 1 ms.
struct Range {
    Duration from{0};
    Duration to{0};
    Duration step{1};

    std::size_t count() const { return static_cast<std::size_t>((to - from) / step) + 1; }
    Duration at(std::size_t i) const { return from + static_cast<std::int64_t>(i) * step; }
};

struct SweepCell {
    Duration lease;
    Duration pause;
    Outcome outcome{};
    friend bool operator==(const SweepCell&, const SweepCell&) = default;
};

/// More cells than anyone reads, and than fits in memory comfortably; a larger sweep is an error.
inline constexpr std::size_t kMostSweepCells = 10'000'000;

/// The outcome for every lease (outer) and every pause (inner); the rest as the scenario says. The pause is the
/// length of the first fault that pauses or crashes a worker, as on the command line (core/scenario/edit.h).
Result<std::vector<SweepCell>> sweep(const Scenario& scenario, Range lease, Range pause);

} // namespace fenceline
