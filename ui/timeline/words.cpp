// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/words.h"

#include "core/event/event_names.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/text.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

QString refusal(std::optional<Token> token, Token fence, RejectReason reason)
{
    if (reason == RejectReason::DuplicateKey)
        return Text::tr("duplicate key", "timeline: a refused write");
    if (reason == RejectReason::NotFree)
        return Text::tr("not free", "timeline: a refused write");
    return token ? staleText(*token, fence) : Text::tr("refused", "timeline");
}

QString spanText(const QString& what, Instant from, Instant to)
{
    if (to == kNever)
        return Text::tr("%1, from %2 on").arg(what, timeText(from));
    return Text::tr("%1, from %2 to %3").arg(what, timeText(from), timeText(to));
}

} // namespace

QString TimelineWords::lock(LockId id, bool only) const
{
    if (only)
        return Text::tr("Lock", "timeline: the lock's lane");
    if (index(id) >= m_run.scenario.seats.size())
        return Text::tr("Lock, any seat");
    return Text::tr("Lock %1", "the lock of a seat").arg(nameOf(m_run.scenario, SeatId(index(id))));
}

QStringList TimelineWords::lease(const LeaseInterval& lease) const
{
    const QString who = nameOf(m_run.scenario, lease.worker);
    const QString token = lease.token ? tokenText(*lease.token) : QString();
    // as it was granted: renewals are told by its own ticks
    const auto* granted = std::get_if<event::LockGranted>(&m_run.trace[lease.granted].details);
    const QString length = granted && granted->until ? durationText(*granted->until - lease.from) : QString();
    QStringList texts;
    if (lease.until && lease.token)
        texts << Text::tr("%1's lease · %2 · token %3").arg(who, length, token);
    else if (lease.until)
        texts << Text::tr("%1's lease · %2").arg(who, length);
    if (lease.token)
        texts << Text::tr("%1 · token %2").arg(who, token) << Text::tr("%1 · %2").arg(who, token);
    return texts << who;
}

QStringList TimelineWords::sold(const SeatSpan& span) const
{
    if (!span.holder)
        return {free()};
    const QString fan = nameOf(m_run.scenario, *span.holder);
    QStringList texts;
    if (span.fence)
        texts << Text::tr("%1 · fence %2").arg(fan, tokenText(*span.fence));
    return texts << fan << nameOf(m_run.scenario, WorkerId(index(*span.holder)));
}

QString TimelineWords::free()
{
    return Text::tr("free", "a seat");
}

QString TimelineWords::frozen(Duration length)
{
    return Text::tr("frozen %1").arg(durationText(length));
}

QString TimelineWords::cutOff(Duration length)
{
    return Text::tr("cut off %1", "from the lock service").arg(durationText(length));
}

QString TimelineWords::sign(const SideMark& mark) const
{
    const EventDetails& details = m_run.trace[mark.event].details;
    const auto effect = effectOf(details);
    const bool charge = effect && m_run.scenario.effects[*effect].what == EffectKind::Charge;
    switch (mark.kind) {
    case SideMark::Kind::Renewed: return {};
    case SideMark::Kind::RenewalRefused: return Text::tr("renewal refused", "timeline");
    case SideMark::Kind::AnswerLost: return Text::tr("answer lost", "timeline");
    case SideMark::Kind::ClockJumped: {
        const Duration by = std::get<event::ClockJumped>(details).by;
        return by < Duration{0} ? Text::tr("clock back %1", "timeline").arg(durationText(-by))
                                : Text::tr("clock forward %1", "timeline").arg(durationText(by));
    }
    case SideMark::Kind::FailedOver: return Text::tr("failover", "timeline: of the lock service");
    case SideMark::Kind::Restarted: return Text::tr("restart", "timeline: of the lock service");
    case SideMark::Kind::Evicted: return Text::tr("key evicted", "timeline");
    case SideMark::Kind::SessionEnded: {
        const WorkerId who = std::get<event::WaiterSessionEnded>(details).worker;
        return Text::tr("%1's session ends", "timeline: it waits").arg(nameOf(m_run.scenario, who));
    }
    case SideMark::Kind::LockBack: return Text::tr("lock is back", "timeline");
    case SideMark::Kind::Sent: return charge ? Text::tr("charge", "timeline") : Text::tr("email", "timeline");
    case SideMark::Kind::SentAgain:
        return charge ? Text::tr("charge again", "timeline") : Text::tr("email again", "timeline");
    case SideMark::Kind::NotSentAgain:
        return charge ? Text::tr("no second charge", "timeline") : Text::tr("no second email", "timeline");
    }
    return {};
}

QString TimelineWords::falseBelief(WorkerId worker) const
{
    const auto& believed = m_run.beliefs.believed;
    const bool never = std::any_of(believed.begin(), believed.end(),
                                   [&](const BeliefInterval& b) { return b.worker == worker && !b.lease; });
    return (never ? Text::tr("%1 believes it holds the lock") : Text::tr("%1 believes it still holds the lock"))
        .arg(nameOf(m_run.scenario, worker));
}

QString TimelineWords::mark(const Mark& mark) const
{
    const Event& event = m_run.trace[mark.event];
    const bool refused = mark.kind == Mark::Kind::Refused; // else it is where the request leaves
    return std::visit(
        Overloaded{
            [](const event::LockRequested&) { return Text::tr("asks"); },
            [](const event::LockWaiting&) { return Text::tr("asks, waits"); },
            [&](const event::LockGranted&) {
                return event.sent == mark.at ? Text::tr("asks, granted") : Text::tr("granted");
            },
            [](const event::LockMisreported&) { return Text::tr("told it is granted"); },
            [](const event::LockReleased&) { return Text::tr("releases"); },
            [refused](const event::ReleaseIgnored&) {
                return refused ? Text::tr("release refused") : Text::tr("releases");
            },
            [&](const event::SeatRead& read) {
                if (!read.seat)
                    return Text::tr("reads: none free");
                return read.holder ? Text::tr("reads: %1").arg(nameOf(m_run.scenario, *read.holder))
                                   : Text::tr("reads: free");
            },
            [&](const event::ReadRejected& read) {
                return refused ? refusal(read.token, read.fence, read.reason) : Text::tr("reads");
            },
            [refused](const event::LeaseChecked& check) {
                if (!check.valid && !refused)
                    return Text::tr("checks");
                return check.valid ? Text::tr("checks: valid") : Text::tr("checks: over");
            },
            [](const event::WriteSent&) { return Text::tr("writes"); },
            [](const event::WriteAccepted&) { return Text::tr("writes"); },
            [&](const event::WriteRejected& write) {
                return refused ? refusal(write.token, write.fence, write.reason) : Text::tr("writes");
            },
            [](const event::FanConfirmed&) { return Text::tr("tells its fan yes"); },
            [](const event::FanRefused&) { return Text::tr("tells its fan no"); },
            [](const event::GaveUp&) { return Text::tr("gives up"); },
            [](const event::Crashed&) { return Text::tr("crashes"); },
            [](const event::LockEnded&) { return QString(); },
            [](const event::Paused&) { return QString(); },
            [](const event::Resumed&) { return QString(); },
            [](const event::PacketDelayed&) { return QString(); },
            [&](const event::LockRefused&) {
                return mark.kind == Mark::Kind::Polls ? QString() : Text::tr("asks, held", "timeline");
            },
            // no steps: bars and signs of their own
            [](const OneOf<event::LockRenewed, event::LockRenewalRefused, event::Partitioned, event::PartitionHealed,
                           event::AnswerLost, event::ClockJumped, event::ServiceFailedOver, event::ServiceRestarted,
                           event::KeyEvicted, event::EffectSent, event::EffectDeduplicated, event::LockRestored,
                           event::WaiterSessionEnded> auto&) { return QString(); },
        },
        event.details);
}

QString TimelineWords::flight(const Flight& flight) const
{
    const Duration late = flight.to - flight.from - m_run.scenario.network.oneWay;
    if (late <= Duration{0})
        return {};
    return flight.party == Party::Lock ? Text::tr("held back %1", "a message by a partition").arg(durationText(late))
                                       : Text::tr("packet stuck %1").arg(durationText(late));
}

QString TimelineWords::tell(const Mark& mark) const
{
    return Text::tr("%1: %2", "a time and what happened").arg(timeText(mark.at), sentence(m_run, mark.event));
}

QString TimelineWords::tell(const LeaseInterval& lease) const
{
    return spanText(this->lease(lease).constFirst(), lease.from, lease.to);
}

QString TimelineWords::tell(const FalseBelief& belief) const
{
    return spanText(falseBelief(belief.worker), belief.from, belief.to);
}

QString TimelineWords::tell(WorkerId worker, const FrozenSpan& span) const
{
    const QString what =
        Text::tr("%3: %1 is frozen for %2", "%1 worker, %2 duration, %3 cause")
            .arg(nameOf(m_run.scenario, worker), durationText(span.to - span.from), nameOf(span.cause));
    return spanText(what, span.from, span.to);
}

QString TimelineWords::tell(WorkerId worker, const CutSpan& span) const
{
    const QString what = Text::tr("%1 is cut off from the lock service for %2", "a worker, a duration")
                             .arg(nameOf(m_run.scenario, worker), durationText(span.to - span.from));
    return spanText(what, span.from, span.to);
}

QString TimelineWords::tell(const SideMark& mark) const
{
    return Text::tr("%1: %2", "a time and what happened").arg(timeText(mark.at), sentence(m_run, mark.event));
}

QString TimelineWords::tell(SeatId seat, const SeatSpan& span) const
{
    QString state = sold(span).constFirst();
    if (span.twice)
        state = Text::tr("%1, sold twice").arg(state);
    return spanText(Text::tr("%1: %2", "a seat and its state").arg(titleOf(m_run.scenario, seat), state), span.from,
                    span.to);
}

QString TimelineWords::tell(const Flight& flight) const
{
    const QString worker = nameOf(m_run.scenario, flight.worker);
    const QString other =
        flight.party == Party::Lock ? Text::tr("the lock") : titleOf(m_run.scenario, SeatId(flight.id));
    const QString what = flight.answer ? Text::tr("Answer to %1 from %2", "%1 worker, %2 the lock or a seat")
                                       : Text::tr("Message from %1 to %2", "%1 worker, %2 the lock or a seat");
    return spanText(what.arg(worker, other), flight.from, flight.to);
}

} // namespace fenceline::ui
