// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/sweep.h"

#include "core/run/simulate.h"
#include "core/scenario/edit.h"

namespace fenceline {

namespace {

Result<void> checkRange(const char* name, Range range)
{
    const std::string what = std::string("the range of the ") + name;
    if (range.step < Duration{1})
        return fail(what + " has no step (allowed: FROM:TO:STEP with a step of at least 1ms)");
    if (range.from > range.to)
        return fail(what + " starts after it ends (allowed: FROM:TO:STEP with FROM at most TO)");
    return {};
}

} // namespace

Result<std::vector<SweepCell>> sweep(const Scenario& scenario, Range lease, Range pause)
{
    if (auto ok = checkRange("lease", lease); !ok)
        return tl::unexpected(ok.error());
    if (auto ok = checkRange("pause", pause); !ok)
        return tl::unexpected(ok.error());
    if (lease.count() > kMostSweepCells / pause.count())
        return fail("the sweep has too many cells (allowed: " + std::to_string(kMostSweepCells) + ")");

    // What does not hang on the lease is worked out once a pause, not once a cell.
    std::vector<Model> models;
    models.reserve(pause.count());
    for (std::size_t p = 0; p < pause.count(); ++p) {
        auto edited = edit::pauseLength(scenario, pause.at(p)).and_then([&](Scenario paused) {
            return edit::lease(std::move(paused), lease.from);
        });
        if (!edited)
            return tl::unexpected(edited.error());
        models.push_back(modelOf(*edited));
    }
    if (auto longest = edit::lease(scenario, lease.at(lease.count() - 1)); !longest)
        return tl::unexpected(longest.error());

    std::vector<SweepCell> cells;
    cells.reserve(lease.count() * pause.count());
    OutcomeSimulator simulator;
    for (std::size_t l = 0; l < lease.count(); ++l)
        for (std::size_t p = 0; p < pause.count(); ++p) {
            models[p].schedule.lease = lease.at(l);
            cells.push_back({lease.at(l), pause.at(p), simulator.run(models[p])});
        }
    return cells;
}

} // namespace fenceline
