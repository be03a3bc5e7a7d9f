// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/history.h"
#include "ui/text/quantities.h"
#include "ui/text/teller.h"
#include "ui/text/text.h"

/// What befalls workers, the network, clocks and the lock service.
namespace fenceline::ui {

QStringList Teller::operator()(const event::Paused& paused) const
{
    const QString length = durationText(paused.until - m_event.at);
    switch (paused.cause) {
    case PauseCause::GarbageCollection:
        return {Text::tr("Garbage collection stops %1's process: %1 is frozen for %2.").arg(m_who, length)};
    case PauseCause::Swap: return {Text::tr("%1's memory is swapped to disk: %1 is frozen for %2.").arg(m_who, length)};
    case PauseCause::VmPause: return {Text::tr("%1's machine is paused: %1 is frozen for %2.").arg(m_who, length)};
    case PauseCause::Packet: return {Text::tr("A packet is stuck in a queue: %1 waits for %2.").arg(m_who, length)};
    }
    return {};
}

QStringList Teller::operator()(const event::Crashed&) const
{
    const QString first = Text::tr("%1 crashes.").arg(m_who);
    for (const LeaseInterval& lease : m_run.beliefs.leases) {
        if (lease.worker != *m_event.worker || lease.from > m_event.at || lease.to <= m_event.at)
            continue;
        return {first,
                lease.until
                    ? Text::tr("The lock stays %1's until its lease ends at %2.").arg(m_who, timeText(*lease.until))
                    : Text::tr("The lock stays %1's for ever: there is no lease to end it.").arg(m_who)};
    }
    return {first};
}

QStringList Teller::operator()(const event::Resumed& resumed) const
{
    QStringList sentences{believesFalsely(m_run, *m_event.worker, m_event.at)
                              ? Text::tr("%1 wakes and still believes that it holds the lock.").arg(m_who)
                              : Text::tr("%1 wakes.").arg(m_who)};
    if (resumed.clockStood > Duration{0})
        sentences << Text::tr("Its clock stood still for %1.").arg(durationText(resumed.clockStood));
    return sentences;
}

QStringList Teller::operator()(const event::PacketDelayed& packet) const
{
    return {Text::tr("%1's write is stuck in a queue until %2.").arg(m_who, timeText(packet.until))};
}

QStringList Teller::operator()(const event::Partitioned& partition) const
{
    return {
        Text::tr("%1 is cut off from the lock service for %2.").arg(m_who, durationText(partition.until - m_event.at)),
        Text::tr("It still reaches the database.")};
}

QStringList Teller::operator()(const event::PartitionHealed&) const
{
    return {believesFalsely(m_run, *m_event.worker, m_event.at)
                ? Text::tr("%1 reaches the lock service again and still believes that it holds the lock.").arg(m_who)
                : Text::tr("%1 reaches the lock service again.").arg(m_who)};
}

QStringList Teller::operator()(const event::AnswerLost& lost) const
{
    const bool asksAgain = m_scenario.guards.lostAnswer != LostAnswer::NoRetry;
    if (lost.effect)
        return {Text::tr("The answer about %1 is lost.", "about the email to fan A, say").arg(effectName(*lost.effect)),
                asksAgain ? Text::tr("%1 cannot know whether it went out, and asks once more.").arg(m_who)
                          : Text::tr("%1 cannot know whether it went out, and leaves it at that.").arg(m_who)};
    const QString seat = nameOf(m_scenario, lost.seat);
    return {Text::tr("The answer to %1's write is lost.").arg(m_who),
            asksAgain ? Text::tr("%1 cannot know whether %2 is sold, and sends the write again.").arg(m_who, seat)
                      : Text::tr("%1 cannot know whether %2 is sold, and %3 is told no.").arg(m_who, seat, ownFan())};
}

QStringList Teller::operator()(const event::ClockJumped& jump) const
{
    const bool forward = jump.by > Duration{0};
    const QString length = durationText(forward ? jump.by : -jump.by);
    if (!m_event.worker && jump.leasesStay)
        return {forward ? Text::tr("The lock service's clock jumps forward by %1.").arg(length)
                        : Text::tr("The lock service's clock jumps back by %1.").arg(length),
                Text::tr("Its leases end by a clock that nobody can set: nothing changes.")};
    if (!m_event.worker)
        return forward ? QStringList{Text::tr("The lock service's clock jumps forward by %1.").arg(length),
                                     Text::tr("Its leases end that much earlier.")}
                       : QStringList{Text::tr("The lock service's clock jumps back by %1.").arg(length),
                                     Text::tr("Its leases end that much later.")};
    QStringList sentences{forward ? Text::tr("%1's clock jumps forward by %2.").arg(m_who, length)
                                  : Text::tr("%1's clock jumps back by %2.").arg(m_who, length)};
    if (effectiveLease(m_scenario))
        sentences << (forward ? Text::tr("By its own count its lease ends that much earlier.")
                              : Text::tr("By its own count its lease ends that much later."));
    return sentences;
}

QStringList Teller::withNewEnd(const QString& first, std::optional<Instant> until) const
{
    return until ? QStringList{first, Text::tr("Leases that run now end at %1.").arg(timeText(*until))}
                 : QStringList{first};
}

QStringList Teller::operator()(const event::ServiceFailedOver& service) const
{
    switch (m_scenario.service) {
    case Service::Etcd:
    case Service::ZooKeeper: return withNewEnd(Text::tr("The lock service has a new leader."), service.until);
    case Service::PostgresqlAdvisory:
        return {Text::tr("The database fails over."), Text::tr("Every session ends, and its locks with it.")};
    case Service::Redis:
    case Service::RedisReplicated:
    case Service::Redlock: break;
    }
    return {Text::tr("The lock service's primary fails, and its replica takes over.")};
}

QStringList Teller::operator()(const event::ServiceRestarted& service) const
{
    if (!hasLeases(m_scenario.service))
        return {Text::tr("The database restarts."), Text::tr("Every session ends, and its locks with it.")};
    if (service.snapshot)
        return {Text::tr("The lock service is restored from its snapshot of %1.").arg(timeText(*service.snapshot)),
                m_scenario.timing == Timing::Real ? Text::tr("Its revisions go back, and so do its tokens.")
                                                  : Text::tr("Its tokens go back to those of that time.")};
    return withNewEnd(Text::tr("The lock service restarts."), service.until);
}

QStringList Teller::operator()(const event::KeyEvicted& evicted) const
{
    return {Text::tr("The lock service makes room and evicts %1's key.").arg(nameOf(m_scenario, evicted.worker))};
}

QStringList Teller::operator()(const event::LockRestored& restored) const
{
    const QString who = nameOf(m_scenario, restored.worker);
    QStringList sentences{Text::tr("The lock service still has %1's lock: it is held again.").arg(who)};
    if (restored.until)
        sentences << Text::tr("Its lease ends at %1.").arg(timeText(*restored.until));
    return sentences;
}

QStringList Teller::operator()(const event::WaiterSessionEnded& ended) const
{
    const QString who = nameOf(m_scenario, ended.worker);
    if (!hasLeases(m_scenario.service))
        return {Text::tr("%1's connection is gone, and with it %1's place in the queue.").arg(who)};
    QStringList sentences{
        Text::tr("The lock service has not heard of %1 for too long: its session ends while it waits.").arg(who)};
    if (isFrozen(m_run.trace, ended.worker, m_index))
        sentences << Text::tr("%1 is frozen and does not know it.").arg(who);
    return sentences;
}

QStringList Teller::operator()(const event::LockMisreported& reported) const
{
    QStringList sentences{
        reported.token
            ? Text::tr("%1's client takes the lock for its own, with token %2.").arg(m_who, tokenText(*reported.token))
            : Text::tr("%1's client takes the lock for its own.").arg(m_who)};
    sentences << Text::tr("It saw that nobody is before it, and not that its own key is gone.");
    return sentences;
}

} // namespace fenceline::ui
