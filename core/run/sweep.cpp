// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/sweep.h"

#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "core/scenario/limits.h"

namespace fenceline {

namespace {

/// `allowed` is the limit of each of its values.
template <class Check>
Result<void> checkRange(const std::string& name, Range range, Check allowed)
{
    if (range.step < Duration{1})
        return fail("the range of " + name + " has no step (allowed: FROM:TO:STEP with a step of at least 1ms)");
    for (const auto end : {range.from, range.to})
        if (auto ok = allowed(end, name); !ok)
            return ok;
    if (range.from > range.to)
        return fail("the range of " + name + " starts after it ends (allowed: FROM:TO:STEP with FROM at most TO)");
    return {};
}

} // namespace

Result<std::vector<SweepCell>> sweep(const Scenario& scenario, Range lease, Range pause)
{
    if (auto ok = checkRange("the lease", lease, limits::checkLease); !ok)
        return tl::unexpected(ok.error());
    if (auto ok = checkRange("the pause", pause, limits::checkDuration); !ok)
        return tl::unexpected(ok.error());
    if (lease.count() > kMostSweepCells / pause.count())
        return fail("the sweep has too many cells (allowed: " + std::to_string(kMostSweepCells) + ")");

    // What does not hang on the lease is worked out once a pause, not once a cell.
    std::vector<SweepCell> cells(lease.count() * pause.count());
    OutcomeSimulator simulator;
    for (std::size_t p = 0; p < pause.count(); ++p) {
        const auto paused = edit::pauseLength(scenario, pause.at(p));
        if (!paused)
            return tl::unexpected(paused.error());
        Scenario cell = *edit::lease(*paused, lease.from);
        Model model = modelOf(cell);
        for (std::size_t l = 0; l < lease.count(); ++l) {
            cell.lease = lease.at(l);
            model.schedule.lease = grantedLease(cell);
            cells[l * pause.count() + p] = {lease.at(l), pause.at(p), simulator.run(model)};
            if (simulator.gaveUp())
                return tooManyEvents(cell);
        }
    }
    return cells;
}

} // namespace fenceline
