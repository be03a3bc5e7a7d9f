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
    case NoEffect::ServiceHasNoLease:
        return Text::tr("%1: there is no lease, the lock stays as long as the connection.", "a lock service")
            .arg(nameOf(scenario.service));
    case NoEffect::ServiceHasNoToken:
        return Text::tr("%1: there is no token.", "a lock service").arg(nameOf(scenario.service));
    case NoEffect::OnlyIdealTiming:
        return Text::tr("%1: only the ideal timing is known here.", "a lock service").arg(nameOf(scenario.service));
    case NoEffect::NotRedis:
    case NoEffect::NoReplicas:
    case NoEffect::AlwaysCounts: return {}; // such a control is not there
    case NoEffect::NoLease: return Text::tr("The lease is off, so there is nothing to renew.");
    case NoEffect::NoRenewal: return Text::tr("Nothing is renewed, so no renewal is refused.");
    case NoEffect::NoUpdate: return Text::tr("The write is an INSERT: there is no row yet to look at.");
    case NoEffect::NoToken: return Text::tr("No statement carries a token.");
    case NoEffect::ReadRaisedFence:
        return Text::tr("A read has raised the fence to the token already, so the write takes ≤.");
    case NoEffect::AlwaysConditional: return Text::tr("Every write is conditional already: it is the protection.");
    case NoEffect::Crash:
        return Text::tr("%1 crashes and does not wake.")
            .arg(nameOf(scenario, *scenario.faults[*mainFault(scenario)].worker));
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

QString whyNoService(const Scenario& scenario)
{
    return sentence(scenario, Setting::Service, Text::tr("There is no lock, so no service is asked."));
}

QString whyNoTiming(const Scenario& scenario)
{
    return sentence(scenario, Setting::Timing, Text::tr("There is no lock, so no service is asked."));
}

QString whyNoRenewal(const Scenario& scenario)
{
    return sentence(scenario, Setting::Renewal, Text::tr("There is no lock, so there is no lease."));
}

QString whyNoRenewalRefused(const Scenario& scenario)
{
    return sentence(scenario, Setting::RenewalRefused, Text::tr("There is no lock, so there is no lease."));
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
