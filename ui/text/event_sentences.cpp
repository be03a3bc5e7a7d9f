// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/event_sentences.h"

#include "ui/text/history.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/teller.h"
#include "ui/text/text.h"

namespace fenceline::ui {

QStringList Teller::operator()(const event::LockRequested&) const
{
    return {Text::tr("%1 asks for the lock.").arg(m_who)};
}

QStringList Teller::operator()(const event::ReleaseIgnored&) const
{
    return {Text::tr("%1 releases.").arg(m_who), Text::tr("The lock is no longer %1's: nothing changes.").arg(m_who)};
}

QStringList Teller::operator()(const event::FanConfirmed& told) const
{
    return {Text::tr("%1 is told yes.").arg(titleOf(m_scenario, told.fan))};
}

QStringList Teller::operator()(const event::FanRefused& told) const
{
    return {Text::tr("%1 is told no.").arg(titleOf(m_scenario, told.fan))};
}

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

QStringList Teller::operator()(const event::LockRefused& refused) const
{
    if (refused.tooFewReplicas)
        return {Text::tr("Too few replicas have %1's lock in time.").arg(m_who),
                Text::tr("%1 deletes it and will ask again.").arg(m_who)};
    const auto holder = holderBeside(m_run, *m_event.worker, m_index);
    return {holder ? Text::tr("%1 asks for the lock: %2 holds it.").arg(m_who, nameOf(m_scenario, *holder))
                   : Text::tr("%1 asks for the lock: it is held.").arg(m_who),
            Text::tr("%1 will ask again.").arg(m_who)};
}

QStringList Teller::operator()(const event::LockGranted& granted) const
{
    QStringList sentences{granted.waited ? grantAfterWaiting(granted) : grantAtOnce(granted)};
    if (isFrozen(m_run.trace, *m_event.worker, m_index))
        sentences << Text::tr("%1 is frozen and does not know it yet.").arg(m_who);
    else if (isCutOff(m_run.trace, *m_event.worker, m_index))
        sentences << Text::tr("%1 is cut off and does not know it yet.").arg(m_who);
    else if (!granted.until && m_along.asks && !hasLeases(m_scenario.service))
        sentences << Text::tr("There is no lease: the lock stays as long as %1's connection.").arg(m_who);
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

bool Teller::wasLost(const event::LockEnded& ended) const
{
    const auto& events = m_run.trace.events;
    for (std::size_t i = m_index; i-- > 0 && events[i].at == m_event.at;) {
        const EventDetails& before = events[i].details;
        if (const auto* evicted = std::get_if<event::KeyEvicted>(&before); evicted && evicted->worker == ended.worker)
            return true;
        if (const auto* restarted = std::get_if<event::ServiceRestarted>(&before))
            return !restarted->until;
        if (const auto* failedOver = std::get_if<event::ServiceFailedOver>(&before))
            return !failedOver->until; // where it is prolonged, nothing is lost
    }
    return false;
}

QString Teller::unknownTo(WorkerId worker) const
{
    if (!believesFalsely(m_run, worker, m_event.at))
        return {};
    const QString who = nameOf(m_scenario, worker);
    return isFrozen(m_run.trace, worker, m_index) ? Text::tr("%1 is frozen and does not know it.").arg(who)
                                                  : Text::tr("%1 still believes that it holds the lock.").arg(who);
}

QStringList Teller::operator()(const event::LockEnded& ended) const
{
    const QString holder = nameOf(m_scenario, ended.worker);
    QStringList sentences{wasLost(ended) ? Text::tr("The lock service no longer knows %1's lock.").arg(holder)
                                         : Text::tr("%1's lease ends.").arg(holder)};
    if (const QString unknown = unknownTo(ended.worker); !unknown.isEmpty())
        sentences << unknown;
    return sentences;
}

QStringList Teller::operator()(const event::LockReleased&) const
{
    if (const auto other = deletedGrantOf(m_run, m_index))
        return {m_scenario.guards.release == Release::Delete
                    ? Text::tr("%1 deletes the lock without looking.").arg(m_who)
                    : Text::tr("%1 deletes the lock: its value is that of %1's server.").arg(m_who),
                Text::tr("It was %1's by now.", "a lock").arg(nameOf(m_scenario, *other))};
    return {Text::tr("%1 releases the lock.").arg(m_who)};
}

QStringList Teller::operator()(const event::SeatRead& read) const
{
    if (!read.seat)
        return withEnd(Text::tr("%1 looks for a free seat and finds none.").arg(m_who));
    const QString seat = nameOf(m_scenario, *read.seat);
    if (read.holder) {
        const QString sold =
            Text::tr("%1 reads the row: %2 is sold to %3.").arg(m_who, seat, nameOf(m_scenario, *read.holder));
        if (m_along.toldYes) // it looked whose row it is after a lost answer
            return {sold, Text::tr("The lost write was done, and %1 is told yes.").arg(ownFan())};
        return withEnd(sold);
    }
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

QString Teller::soldAlready(const event::WriteRejected& write) const
{
    const auto holder = rowHolderBefore(m_run.trace, write.seat, m_index);
    const QString buyer = holder ? nameOf(m_scenario, *holder) : QString();
    const QString seat = nameOf(m_scenario, write.seat);
    return write.reason == RejectReason::DuplicateKey
               ? Text::tr("There is a ticket for %1 already, that of %2: no row is added", "a seat, its fan")
                     .arg(seat, buyer)
               : Text::tr("%1 is sold to %2 already: no row changes", "a seat, its fan").arg(seat, buyer);
}

QStringList Teller::retriedInVain(const QString& first) const
{
    return {first, m_scenario.guards.lostAnswer == LostAnswer::AssumeMine
                       ? Text::tr("No row changes, and %1 takes that for its own earlier write.").arg(m_who)
                       : Text::tr("No row changes, and %1 reads the row to see whose it is.").arg(m_who)};
}

QStringList Teller::operator()(const event::WriteRejected& write) const
{
    if (write.retry)
        return retriedInVain(Text::tr("%1, whose answer was lost, writes once more.").arg(m_who));
    const QString first = writes(write.token);
    const QString fan = nameOf(m_scenario, write.fan);
    if (write.reason == RejectReason::StaleToken) {
        const QString seen = tokenText(write.fence);
        return {first, Text::tr("The row has already seen %1: no row changes, and %2 is told no.").arg(seen, fan)};
    }
    const QString sold = soldAlready(write);
    if (const QString found = foundNext(); !found.isEmpty())
        return {first, Text::tr("%1, and %2, looking again, finds %3.", "what keeps it, a worker, what it finds")
                           .arg(sold, m_who, found)};
    if (m_along.readsAgain)
        return {first, Text::tr("%1, and %2 looks again.", "what keeps it, a worker").arg(sold, m_who)};
    return {first, Text::tr("%1, and %2 is told no.", "what keeps it, a fan").arg(sold, fan)};
}

QStringList Teller::operator()(const event::GaveUp& gaveUp) const
{
    switch (gaveUp.reason) {
    case GiveUpReason::SeatTaken: return {Text::tr("%1 gives up: the seat is taken.").arg(m_who)};
    case GiveUpReason::StaleToken: return {Text::tr("%1 gives up: its token is too old.").arg(m_who)};
    case GiveUpReason::LeaseOver: return {Text::tr("%1 gives up: its lease is over.").arg(m_who)};
    case GiveUpReason::RenewalRefused: return {Text::tr("%1 gives up: its renewal was refused.").arg(m_who)};
    case GiveUpReason::NoSeat: return {Text::tr("%1 gives up: no seat is free.").arg(m_who)};
    }
    return {};
}

QStringList sentencesOf(const Run& run, std::size_t event, const Along& along)
{
    return std::visit(Teller(run, event, along), run.trace.events[event].details);
}

} // namespace fenceline::ui
