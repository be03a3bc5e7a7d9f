// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/text/event_sentences.h"
#include "ui/text/names.h"

#include <QStringList>

/// Private to ui/text: the sentences of single events, kind by kind.
namespace fenceline::ui {

/// Says each kind of event of one worker. `who` is the worker's name, or empty for the lock's own events.
class Teller {
public:
    Teller(const Run& run, std::size_t event, const Along& along)
        : m_run(run), m_scenario(run.scenario), m_event(run.trace.events[event]), m_index(event), m_along(along),
          m_who(m_event.worker ? nameOf(m_scenario, *m_event.worker) : QString())
    {
    }

    QStringList operator()(const event::LockRequested&) const;
    QStringList operator()(const event::LockWaiting&) const;
    QStringList operator()(const event::LockGranted& granted) const;
    QStringList operator()(const event::LockEnded& ended) const;
    QStringList operator()(const event::LockReleased& released) const;
    QStringList operator()(const event::ReleaseIgnored&) const;
    QStringList operator()(const event::SeatRead& read) const;
    QStringList operator()(const event::ReadRejected& read) const;
    QStringList operator()(const event::LeaseChecked& checked) const;
    QStringList operator()(const event::WriteSent& sent) const;
    QStringList operator()(const event::WriteAccepted& write) const;
    QStringList operator()(const event::WriteRejected& write) const;
    QStringList operator()(const event::FanConfirmed& told) const;
    QStringList operator()(const event::FanRefused& told) const;
    QStringList operator()(const event::GaveUp& gaveUp) const;
    QStringList operator()(const event::LockRefused& refused) const;

    // fault_sentences.cpp
    QStringList operator()(const event::Paused& paused) const;
    QStringList operator()(const event::Resumed&) const;
    QStringList operator()(const event::PacketDelayed& packet) const;
    QStringList operator()(const event::Crashed&) const;
    QStringList operator()(const event::Partitioned& partition) const;
    QStringList operator()(const event::PartitionHealed&) const;
    QStringList operator()(const event::AnswerLost& lost) const;
    QStringList operator()(const event::ClockJumped& jump) const;
    QStringList operator()(const event::ServiceFailedOver& service) const;
    QStringList operator()(const event::ServiceRestarted& service) const;
    QStringList operator()(const event::KeyEvicted& evicted) const;
    QStringList operator()(const event::LockRestored& restored) const;
    QStringList operator()(const event::WaiterSessionEnded& ended) const;
    QStringList operator()(const event::LockMisreported& reported) const;

    // guard_sentences.cpp
    QStringList operator()(const event::LockRenewed& renewed) const;
    QStringList operator()(const event::LockRenewalRefused&) const;
    QStringList operator()(const event::EffectSent& effect) const;
    QStringList operator()(const event::EffectDeduplicated& effect) const;

private:
    QString grantAfterWaiting(const event::LockGranted& granted) const;
    QString grantAtOnce(const event::LockGranted& granted) const;
    QString writes(const std::optional<Token>& token) const;
    /// What an any-seat worker reads at the instant at which its write was refused; empty: nothing yet.
    QString foundNext() const;
    /// What becomes of a write that was sent once more and changed no row.
    QStringList retriedInVain(const QString& first) const;
    /// Why the row changed nothing, where it was sold: `C14 is sold to fan B already`.
    QString soldAlready(const event::WriteRejected& write) const;
    /// A lock that ended though its lease had not run out: the service lost it.
    bool wasLost(const event::LockEnded& ended) const;
    /// What the end of its lock means to a worker that has not heard of it; empty where it has nothing to believe.
    QString unknownTo(WorkerId worker) const;
    QStringList withNewEnd(const QString& first, std::optional<Instant> until) const;
    /// `The email to fan A for C14`
    QString effectName(std::uint8_t effect) const;
    QString keyOf(std::uint8_t effect, SeatId seat, FanId fan, Attempt attempt) const;
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

} // namespace fenceline::ui
