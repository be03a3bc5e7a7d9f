// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edits.h"

#include "core/scenario/edit.h"

#include <utility>

namespace fenceline::app {

using ui::Edit;
using ui::EditPhase;

void Edits::apply(Edit what, const Result<Scenario>& edited, EditPhase phase)
{
    const EditPhase before = std::exchange(m_phase, phase);
    const bool dragAfterNotches = before == EditPhase::Notch && phase == EditPhase::Moving;
    if (phase == EditPhase::Step || dragAfterNotches)
        m_session.endDrag();
    m_session.apply(what, edited);
    switch (phase) {
    case EditPhase::Moving: break;
    case EditPhase::Notch: m_session.settle(); break;
    case EditPhase::Finished: emit dragEnded(); [[fallthrough]];
    case EditPhase::Step: m_session.endDrag(); break;
    }
}

void Edits::lease(std::optional<Duration> lease, EditPhase phase)
{
    apply(Edit::Lease, edit::lease(m_session.base(Edit::Lease), lease), phase);
}

void Edits::pauseLength(Duration length, EditPhase phase)
{
    apply(Edit::PauseLength, edit::pauseLength(m_session.base(Edit::PauseLength), length), phase);
}

void Edits::freezeAt(Duration at, EditPhase phase)
{
    apply(Edit::FreezeAt, edit::freezeAt(m_session.base(Edit::FreezeAt), at), phase);
}

void Edits::pauseSpan(std::size_t fault, Duration from, Duration to, EditPhase phase)
{
    apply(Edit::PauseSpan, edit::pauseSpan(m_session.base(Edit::PauseSpan), fault, from, to), phase);
}

void Edits::arrival(WorkerId worker, Duration arrives, EditPhase phase)
{
    apply(Edit::Arrival, edit::arrival(m_session.base(Edit::Arrival), worker, arrives), phase);
}

void Edits::workers(int count, EditPhase phase)
{
    apply(Edit::Workers, edit::workers(m_session.base(Edit::Workers), count), phase);
}

void Edits::seats(int count, EditPhase phase)
{
    apply(Edit::Seats, edit::seats(m_session.base(Edit::Seats), count), phase);
}

void Edits::gap(Duration gap, EditPhase phase)
{
    apply(Edit::Gap, edit::gap(m_session.base(Edit::Gap), gap), phase);
}

void Edits::fencing(Fencing fencing)
{
    apply(Edit::Fencing, edit::fencing(m_session.scenario(), fencing));
}

void Edits::fenceCompare(FenceCompare compare)
{
    apply(Edit::FenceCompare, edit::fenceCompare(m_session.scenario(), compare));
}

void Edits::checkBeforeWrite(CheckBeforeWrite check)
{
    apply(Edit::Check, edit::checkBeforeWrite(m_session.scenario(), check));
}

void Edits::conditional(bool on)
{
    apply(Edit::Conditional, edit::conditional(m_session.scenario(), on));
}

void Edits::protection(Protection protection)
{
    apply(Edit::Protection, edit::protection(m_session.scenario(), protection));
}

void Edits::release(Release release)
{
    apply(Edit::Release, edit::release(m_session.scenario(), release));
}

void Edits::service(Service service)
{
    apply(Edit::Service, edit::service(m_session.scenario(), service));
}

void Edits::timing(Timing timing)
{
    apply(Edit::Timing, edit::timing(m_session.scenario(), timing));
}

void Edits::waiterRechecks(bool on)
{
    apply(Edit::WaiterRechecks, edit::waiterRechecks(m_session.scenario(), on));
}

void Edits::counter(bool on)
{
    apply(Edit::Counter, edit::redisCounter(m_session.scenario(), on));
}

void Edits::redisValue(RedisValue value)
{
    apply(Edit::RedisValue, edit::redisValue(m_session.scenario(), value));
}

void Edits::persistence(Persistence persistence)
{
    apply(Edit::Persistence, edit::persistence(m_session.scenario(), persistence));
}

void Edits::replicationLag(Duration lag, EditPhase phase)
{
    apply(Edit::ReplicationLag, edit::replicationLag(m_session.base(Edit::ReplicationLag), lag), phase);
}

void Edits::waitForReplica(bool on)
{
    apply(Edit::Wait, edit::waitForReplicas(m_session.scenario(), on ? 1 : 0));
}

void Edits::retry(Duration retry, EditPhase phase)
{
    apply(Edit::Retry, edit::retry(m_session.base(Edit::Retry), retry), phase);
}

void Edits::renewal(Renewal renewal)
{
    apply(Edit::Renewal, edit::renewal(m_session.scenario(), renewal));
}

void Edits::renewalRefused(RenewalRefused refused)
{
    apply(Edit::RenewalRefused, edit::renewalRefused(m_session.scenario(), refused));
}

void Edits::lostAnswer(LostAnswer policy)
{
    apply(Edit::LostAnswer, edit::lostAnswer(m_session.scenario(), policy));
}

void Edits::effects(const std::vector<Effect>& effects)
{
    Scenario next = m_session.scenario();
    next.effects = effects;
    apply(Edit::Effects, next);
}

void Edits::pauseCause(PauseCause cause)
{
    apply(Edit::PauseCause, edit::pauseCause(m_session.scenario(), cause));
}

void Edits::crash()
{
    apply(Edit::PauseCause, edit::crash(m_session.scenario()));
}

void Edits::replace(const Scenario& scenario)
{
    apply(Edit::Replace, scenario);
}

void Edits::revert(const Result<Scenario>& scenario)
{
    apply(Edit::Revert, scenario);
}

QString nameOf(Edit edit)
{
    switch (edit) {
    case Edit::Lease: return Edits::tr("lease");
    case Edit::PauseLength:
    case Edit::PauseSpan: return Edits::tr("pause");
    case Edit::FreezeAt: return Edits::tr("start of the pause");
    case Edit::Arrival: return Edits::tr("arrival");
    case Edit::Gap: return Edits::tr("gap from read to write");
    case Edit::Workers: return Edits::tr("number of workers");
    case Edit::Seats: return Edits::tr("number of seats");
    case Edit::PauseCause: return Edits::tr("cause of the pause");
    case Edit::Protection: return Edits::tr("protection");
    case Edit::Fencing: return Edits::tr("fencing");
    case Edit::FenceCompare: return Edits::tr("comparison of tokens");
    case Edit::Check: return Edits::tr("check before writing");
    case Edit::Conditional: return Edits::tr("conditional write");
    case Edit::Release: return Edits::tr("release");
    case Edit::Service: return Edits::tr("lock service");
    case Edit::Timing: return Edits::tr("timing of the lock service");
    case Edit::WaiterRechecks: return Edits::tr("whether a waiter looks for its own key");
    case Edit::Counter: return Edits::tr("token counter");
    case Edit::RedisValue: return Edits::tr("what a lock's value names");
    case Edit::Persistence: return Edits::tr("what is on disk");
    case Edit::ReplicationLag: return Edits::tr("replication lag");
    case Edit::Wait: return Edits::tr("waiting for a replica");
    case Edit::Retry: return Edits::tr("how often a client asks");
    case Edit::Renewal: return Edits::tr("renewal");
    case Edit::RenewalRefused: return Edits::tr("what follows a refused renewal");
    case Edit::LostAnswer: return Edits::tr("what follows a lost answer");
    case Edit::Effects: return Edits::tr("effects");
    case Edit::Reset: return Edits::tr("back to the beginning");
    case Edit::Replace: return Edits::tr("another scenario");
    case Edit::Revert: return Edits::tr("back to a setting as it was");
    }
    return {};
}

} // namespace fenceline::app
