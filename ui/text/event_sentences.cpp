// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/event_sentences.h"

#include "ui/text/history.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

/// Says each kind of event of one worker. `who` is the worker's name, or empty for the lock's own events.
class Teller {
public:
    Teller(const Run& run, std::size_t event, const Along& along)
        : m_run(run), m_scenario(run.scenario), m_event(run.trace.events[event]), m_index(event), m_along(along),
          m_who(m_event.worker ? nameOf(m_scenario, *m_event.worker) : QString())
    {
    }

    QStringList operator()(const event::LockRequested&) const { return {Text::tr("%1 asks for the lock.").arg(m_who)}; }
    QStringList operator()(const event::LockWaiting&) const;
    QStringList operator()(const event::LockGranted& granted) const;
    QStringList operator()(const event::LockEnded& ended) const;
    QStringList operator()(const event::LockReleased& released) const;
    QStringList operator()(const event::ReleaseIgnored&) const
    {
        return {Text::tr("%1 releases.").arg(m_who),
                Text::tr("The lock is no longer %1's: nothing changes.").arg(m_who)};
    }
    QStringList operator()(const event::SeatRead& read) const;
    QStringList operator()(const event::ReadRejected& read) const;
    QStringList operator()(const event::LeaseChecked& checked) const;
    QStringList operator()(const event::WriteSent& sent) const;
    QStringList operator()(const event::WriteAccepted& write) const;
    QStringList operator()(const event::WriteRejected& write) const;
    QStringList operator()(const event::FanConfirmed& told) const
    {
        return {Text::tr("%1 is told yes.").arg(titleOf(m_scenario, told.fan))};
    }
    QStringList operator()(const event::FanRefused& told) const
    {
        return {Text::tr("%1 is told no.").arg(titleOf(m_scenario, told.fan))};
    }
    QStringList operator()(const event::GaveUp& gaveUp) const;
    QStringList operator()(const event::Paused& paused) const;
    QStringList operator()(const event::Resumed&) const
    {
        if (believesFalsely(m_run, *m_event.worker, m_event.at))
            return {Text::tr("%1 wakes and still believes that it holds the lock.").arg(m_who)};
        return {Text::tr("%1 wakes.").arg(m_who)};
    }
    QStringList operator()(const event::PacketDelayed& packet) const
    {
        return {Text::tr("%1's write is stuck in a queue until %2.").arg(m_who, timeText(packet.until))};
    }
    QStringList operator()(const event::Crashed&) const;

private:
    QString grantAfterWaiting(const event::LockGranted& granted) const;
    QString grantAtOnce(const event::LockGranted& granted) const;
    QString writes(const std::optional<Token>& token) const;
    /// What an any-seat worker reads at the instant at which its write was refused; empty: nothing yet.
    QString foundNext() const;
    QString ownFan() const { return nameOf(m_scenario, fanOf(m_scenario, *m_event.worker)); }
    /// What giving up looks like from outside, as a last sentence; none when the worker goes on.
    QStringList withEnd(const QString& first) const;
    /// The same after waking.
    QStringList afterWaking(const QStringList& sentences) const;

    const Run& m_run;
    const Scenario& m_scenario;
    const Event& m_event;
    std::size_t m_index;
    const Along& m_along;
    QString m_who;
};

QStringList Teller::afterWaking(const QStringList& sentences) const
{
    if (!m_along.wakes || sentences.size() > 1)
        return sentences;
    return QStringList{Text::tr("%1 wakes.").arg(m_who)} + sentences;
}

QStringList Teller::withEnd(const QString& first) const
{
    if (m_along.gaveUp)
        return {first, Text::tr("%1 gives up, and %2 is told no.").arg(m_who, ownFan())};
    if (m_along.toldNo)
        return {first, Text::tr("%1 is told no.").arg(titleOf(m_scenario, fanOf(m_scenario, *m_event.worker)))};
    return afterWaking({first});
}

QStringList Teller::operator()(const event::LockWaiting&) const
{
    const auto holder = holderBeside(m_run, *m_event.worker, m_index);
    const QString who = holder ? nameOf(m_scenario, *holder) : QString();
    if (m_along.asks)
        return {holder ? Text::tr("%1 asks for the lock and waits: %2 holds it.").arg(m_who, who)
                       : Text::tr("%1 asks for the lock and waits.").arg(m_who)};
    return {holder ? Text::tr("%1 waits: %2 holds the lock.").arg(m_who, who)
                   : Text::tr("%1 waits for the lock.").arg(m_who)};
}

QStringList Teller::operator()(const event::LockGranted& granted) const
{
    QStringList sentences{granted.waited ? grantAfterWaiting(granted) : grantAtOnce(granted)};
    if (isFrozen(m_run.trace, *m_event.worker, m_index))
        sentences << Text::tr("%1 is frozen and does not know it yet.").arg(m_who);
    else if (!granted.until && m_along.asks)
        sentences << Text::tr("There is no lease: %1 holds it until it releases.").arg(m_who);
    return sentences;
}

QString Teller::grantAfterWaiting(const event::LockGranted& granted) const
{
    if (granted.token)
        return Text::tr("%1, waiting, is granted %2.", "%2 is a token").arg(m_who, tokenText(*granted.token));
    return Text::tr("%1, waiting, is granted the lock.").arg(m_who);
}

QString Teller::grantAtOnce(const event::LockGranted& granted) const
{
    const QString token = granted.token ? tokenText(*granted.token) : QString();
    const QString length = granted.until ? durationText(*granted.until - m_event.at) : QString();
    if (granted.token && granted.until)
        return m_along.asks ? Text::tr("%1 asks for the lock and is granted token %2 for %3.").arg(m_who, token, length)
                            : Text::tr("%1 is granted the lock with token %2 for %3.").arg(m_who, token, length);
    if (granted.token)
        return m_along.asks ? Text::tr("%1 asks for the lock and is granted token %2.").arg(m_who, token)
                            : Text::tr("%1 is granted the lock with token %2.").arg(m_who, token);
    if (granted.until)
        return m_along.asks ? Text::tr("%1 asks for the lock and is granted it for %2.").arg(m_who, length)
                            : Text::tr("%1 is granted the lock for %2.").arg(m_who, length);
    return m_along.asks ? Text::tr("%1 asks for the lock and is granted it.").arg(m_who)
                        : Text::tr("%1 is granted the lock.").arg(m_who);
}

QStringList Teller::operator()(const event::LockEnded& ended) const
{
    const QString holder = nameOf(m_scenario, ended.worker);
    const QString first = Text::tr("%1's lease ends.").arg(holder);
    if (!believesFalsely(m_run, ended.worker, m_event.at))
        return {first};
    if (isFrozen(m_run.trace, ended.worker, m_index))
        return {first, Text::tr("%1 is frozen and does not know it.").arg(holder)};
    return {first, Text::tr("%1 still believes that it holds the lock.").arg(holder)};
}

QStringList Teller::operator()(const event::LockReleased&) const
{
    if (const auto other = deletedGrantOf(m_run, m_index))
        return {Text::tr("%1 deletes the lock without looking.").arg(m_who),
                Text::tr("It was %1's by now.", "a lock").arg(nameOf(m_scenario, *other))};
    return {Text::tr("%1 releases the lock.").arg(m_who)};
}

QStringList Teller::operator()(const event::SeatRead& read) const
{
    if (!read.seat)
        return withEnd(Text::tr("%1 looks for a free seat and finds none.").arg(m_who));
    const QString seat = nameOf(m_scenario, *read.seat);
    if (read.holder)
        return withEnd(
            Text::tr("%1 reads the row: %2 is sold to %3.").arg(m_who, seat, nameOf(m_scenario, *read.holder)));
    const QString first = Text::tr("%1 reads the row: %2 is free.").arg(m_who, seat);
    if (read.raisedTo)
        return {first, Text::tr("The read raises the row's fence to %1.").arg(tokenText(*read.raisedTo))};
    return afterWaking({first});
}

QStringList Teller::operator()(const event::ReadRejected& read) const
{
    const QString first = Text::tr("%1 reads with token %2.").arg(m_who, tokenText(read.token));
    const QString seen = tokenText(read.fence);
    return {first,
            read.seat
                ? Text::tr("The row has already seen %1: no row comes back, and %2 is told no.").arg(seen, ownFan())
                : Text::tr("Every row has already seen %1 or more: no row comes back, and %2 is told no.")
                      .arg(seen, ownFan())};
}

QStringList Teller::operator()(const event::LeaseChecked& checked) const
{
    if (checked.by == CheckedBy::OwnClock)
        return withEnd(checked.valid ? Text::tr("%1 looks at its own clock: its lease still lasts.").arg(m_who)
                                     : Text::tr("%1 looks at its own clock: its lease is over.").arg(m_who));
    return withEnd(checked.valid ? Text::tr("%1 asks the lock service: the lock is still %1's.").arg(m_who)
                                 : Text::tr("%1 asks the lock service: the lock is no longer %1's.").arg(m_who));
}

QStringList Teller::operator()(const event::WriteSent& sent) const
{
    const QString seat = nameOf(m_scenario, sent.seat);
    return afterWaking(
        {sent.token ? Text::tr("%1 sends its write for %2 with token %3.").arg(m_who, seat, tokenText(*sent.token))
                    : Text::tr("%1 sends its write for %2.").arg(m_who, seat)});
}

QString Teller::writes(const std::optional<Token>& token) const
{
    const bool later = m_event.sent < m_event.at;
    if (token) {
        const QString carried = tokenText(*token);
        return m_along.wakes ? Text::tr("%1 wakes and writes with token %2.").arg(m_who, carried)
               : later       ? Text::tr("%1's write arrives with token %2.").arg(m_who, carried)
                             : Text::tr("%1 writes with token %2.").arg(m_who, carried);
    }
    return m_along.wakes ? Text::tr("%1 wakes and writes.").arg(m_who)
           : later       ? Text::tr("%1's write arrives.").arg(m_who)
                         : Text::tr("%1 writes.").arg(m_who);
}

QStringList Teller::operator()(const event::WriteAccepted& write) const
{
    const QString first = writes(write.token);
    const QString seat = nameOf(m_scenario, write.seat);
    if (!write.overwrote)
        return {first, Text::tr("%1 is sold to %2.").arg(seat, nameOf(m_scenario, write.fan))};
    if (*write.overwrote == write.fan)
        return {first, Text::tr("%1 was sold to %2 already.").arg(seat, nameOf(m_scenario, write.fan))};
    const QString lost = nameOf(m_scenario, *write.overwrote);
    if (!write.token)
        return {first, Text::tr("Nothing at the database stops it: %1's sale is overwritten.").arg(lost)};
    return {first, Text::tr("The row has seen no newer token: %1's sale is overwritten.").arg(lost)};
}

QString Teller::foundNext() const
{
    if (!m_along.readsAgain)
        return {};
    const auto& events = m_run.trace.events;
    for (std::size_t i = m_index + 1; i < events.size() && events[i].at == m_event.at; ++i) {
        const auto* read = std::get_if<event::SeatRead>(&events[i].details);
        if (!read || events[i].worker != m_event.worker || events[i].learned != m_event.at || read->holder)
            continue;
        return read->seat ? Text::tr("%1 free", "found: a seat").arg(nameOf(m_scenario, *read->seat))
                          : Text::tr("no free seat", "found");
    }
    return {};
}

QStringList Teller::operator()(const event::WriteRejected& write) const
{
    const QString first = writes(write.token);
    const QString fan = nameOf(m_scenario, write.fan);
    if (write.reason == RejectReason::StaleToken) {
        const QString seen = tokenText(write.fence);
        return {first, Text::tr("The row has already seen %1: no row changes, and %2 is told no.").arg(seen, fan)};
    }
    const auto holder = rowHolderBefore(m_run.trace, write.seat, m_index);
    const QString buyer = holder ? nameOf(m_scenario, *holder) : QString();
    const QString seat = nameOf(m_scenario, write.seat);
    if (const QString found = foundNext(); !found.isEmpty())
        return {first, Text::tr("%1 is sold to %2 already: no row changes, and %3, looking again, finds %4.",
                                "a seat, its fan, a worker, what it finds")
                           .arg(seat, buyer, m_who, found)};
    if (m_along.readsAgain)
        return {first,
                Text::tr("%1 is sold to %2 already: no row changes, and %3 looks again.").arg(seat, buyer, m_who)};
    return {first, Text::tr("%1 is sold to %2 already: no row changes, and %3 is told no.").arg(seat, buyer, fan)};
}

QStringList Teller::operator()(const event::GaveUp& gaveUp) const
{
    switch (gaveUp.reason) {
    case GiveUpReason::SeatTaken: return {Text::tr("%1 gives up: the seat is taken.").arg(m_who)};
    case GiveUpReason::StaleToken: return {Text::tr("%1 gives up: its token is too old.").arg(m_who)};
    case GiveUpReason::LeaseOver: return {Text::tr("%1 gives up: its lease is over.").arg(m_who)};
    case GiveUpReason::NoSeat: return {Text::tr("%1 gives up: no seat is free.").arg(m_who)};
    }
    return {};
}

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

} // namespace

QStringList sentencesOf(const Run& run, std::size_t event, const Along& along)
{
    return std::visit(Teller(run, event, along), run.trace.events[event].details);
}

} // namespace fenceline::ui
