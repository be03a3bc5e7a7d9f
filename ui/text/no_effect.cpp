// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/no_effect.h"

#include "core/scenario/edit.h"
#include "core/scenario/no_effect.h"
#include "ui/text/names.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

/// `withoutLock` says what the setting misses where there is no lock.
QString sentence(const Scenario& scenario, Setting setting, const QString& withoutLock = {})
{
    const auto reason = whyNoEffect(scenario, setting);
    if (!reason)
        return {};
    switch (*reason) {
    case NoEffect::NoLock: return withoutLock;
    case NoEffect::NoToken: return Text::tr("No statement carries a token.");
    case NoEffect::ReadRaisedFence:
        return Text::tr("A read has raised the fence to the token already, so the write takes ≤.");
    case NoEffect::AlwaysConditional: return Text::tr("Every write is conditional already: it is the protection.");
    case NoEffect::Crash:
        return Text::tr("%1 crashes and does not wake.")
            .arg(nameOf(scenario, scenario.faults[*mainFault(scenario)].worker));
    }
    return {};
}

} // namespace

QString whyNoLease(const Scenario& scenario)
{
    return sentence(scenario, Setting::Lease, Text::tr("There is no lock, so there is no lease."));
}

QString whyNoFencing(const Scenario& scenario)
{
    return sentence(scenario, Setting::Fencing, Text::tr("There is no lock, so there are no tokens."));
}

QString whyNoFenceCompare(const Scenario& scenario)
{
    return sentence(scenario, Setting::FenceCompare, Text::tr("There is no lock, so there are no tokens."));
}

QString whyNoCheck(const Scenario& scenario)
{
    return sentence(scenario, Setting::CheckBeforeWrite, Text::tr("There is no lock, so there is nothing to check."));
}

QString whyNoConditional(const Scenario& scenario)
{
    return sentence(scenario, Setting::Conditional);
}

QString whyNoRelease(const Scenario& scenario)
{
    return sentence(scenario, Setting::Release, Text::tr("There is no lock to release."));
}

QString whyNoFewerSeats(const Scenario& scenario)
{
    const auto asker = askerOfLastSeat(scenario);
    if (!asker)
        return {};
    const SeatId seat = *scenario.workers[index(*asker)].seat;
    if (index(seat) == 0)
        return {};
    return Text::tr("%1 asks for %2, so there are at least %n seat(s).", "a worker, a seat", int(index(seat)) + 1)
        .arg(nameOf(scenario, *asker), nameOf(scenario, seat));
}

QString whyNoPauseLength(const Scenario& scenario)
{
    return sentence(scenario, Setting::PauseLength);
}

} // namespace fenceline::ui
