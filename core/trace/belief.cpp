// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/belief.h"

#include "core/trace/clock_reader.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace fenceline {

namespace {

/// Follows the grants of every lock through one trace.
class BeliefReader {
public:
    explicit BeliefReader(const Scenario& scenario)
        : scenario_(scenario), current_(lockCount(scenario)), clocks_(scenario.workers.size())
    {
    }

    void read(const Event& event, EventIndex at)
    {
        std::visit(
            Overloaded{
                [&](const event::LockGranted& granted) { grant(event, granted, at); },
                [&](const event::LockMisreported& reported) { believe(event, reported, at, std::nullopt); },
                [&](const event::LockEnded& ended) {
                    end(lockOf(scenario_, ended.worker), event.at, LeaseInterval::Ended::Expired, at);
                },
                [&](const event::LockReleased&) { release(event, at); },
                [&](const event::LockRestored& restored) { restore(event, restored, at); },
                [&](const event::LockRenewed& renewed) { renew(event, renewed); },
                [&](const OneOf<event::ClockJumped, event::Resumed> auto&) { setClock(event); },
                [&](const OneOf<event::ServiceFailedOver, event::ServiceRestarted> auto& service) {
                    prolong(service.until);
                },
                [](const OneOf<event::LockRequested, event::LockWaiting, event::LockRefused, event::LockRenewalRefused,
                               event::ReleaseIgnored, event::SeatRead, event::ReadRejected, event::LeaseChecked,
                               event::WriteSent, event::WriteAccepted, event::WriteRejected, event::FanConfirmed,
                               event::FanRefused, event::GaveUp, event::Paused, event::PacketDelayed, event::Crashed,
                               event::Partitioned, event::PartitionHealed, event::AnswerLost, event::KeyEvicted,
                               event::EffectSent, event::EffectDeduplicated, event::WaiterSessionEnded> auto&) {},
            },
            event.details);
        if (const auto ended = endOfBelief(scenario_, event))
            if (const auto belief = believes_[index(*event.worker)])
                beliefs_.believed[*belief].to = std::min(beliefs_.believed[*belief].to, *ended);
    }

    Beliefs finish()
    {
        for (const auto& belief : beliefs_.believed) {
            const auto from = belief.lease ? std::max(belief.from, beliefs_.leases[*belief.lease].to) : belief.from;
            if (from < belief.to)
                beliefs_.falseBeliefs.push_back({belief.worker, belief.token, from, belief.to});
        }
        return std::move(beliefs_);
    }

private:
    void grant(const Event& event, const event::LockGranted& granted, EventIndex at)
    {
        const WorkerId worker = *event.worker;
        auto& current = current_[index(lockOf(scenario_, worker))];
        assert(!current); // a lock that is held is not granted
        current = beliefs_.leases.size();
        beliefs_.leases.push_back({.lock = lockOf(scenario_, worker),
                                   .worker = worker,
                                   .token = granted.token,
                                   .from = event.at,
                                   .to = kNever,
                                   .until = granted.until,
                                   .ended = LeaseInterval::Ended::Still,
                                   .granted = at});
        believe(event, granted, at, *current);
    }

    template <class Grant>
    void believe(const Event& event, const Grant& grant, EventIndex at, std::optional<std::size_t> lease)
    {
        if (event.learned == kNever)
            return;
        const WorkerId worker = *event.worker;
        believes_[index(worker)] = beliefs_.believed.size();
        beliefs_.believed.push_back({.worker = worker,
                                     .token = grant.token,
                                     .from = event.learned,
                                     .to = kNever,
                                     .countedUntil = clocks_.ofWorker(worker, grant.countedTo),
                                     .granted = at,
                                     .lease = lease});
    }

    /// The grant is the truth again, or ends at another instant. Its worker, if it still believes in it, is right
    /// again.
    void restore(const Event& event, const event::LockRestored& restored, EventIndex at)
    {
        auto& current = current_[index(lockOf(scenario_, restored.worker))];
        if (current) {
            beliefs_.leases[*current].until = restored.until;
            return;
        }
        current = beliefs_.leases.size();
        beliefs_.leases.push_back({.lock = lockOf(scenario_, restored.worker),
                                   .worker = restored.worker,
                                   .token = restored.token,
                                   .from = event.at,
                                   .to = kNever,
                                   .until = restored.until,
                                   .ended = LeaseInterval::Ended::Still,
                                   .granted = at});
        const auto belief = believes_[index(restored.worker)];
        if (!belief || beliefs_.believed[*belief].to != kNever)
            return;
        auto& believed = beliefs_.believed[*belief];
        if (!believed.lease)
            return;
        beliefs_.falseBeliefs.push_back(
            {believed.worker, believed.token, beliefs_.leases[*believed.lease].to, event.at});
        believed.lease = *current;
    }

    void renew(const Event& event, const event::LockRenewed& renewed)
    {
        const WorkerId worker = *event.worker;
        const auto current = current_[index(lockOf(scenario_, worker))];
        assert(current); // only a grant that is current is renewed
        beliefs_.leases[*current].until = renewed.until;
        if (const auto belief = believes_[index(worker)]; belief && event.learned != kNever)
            beliefs_.believed[*belief].countedUntil = clocks_.ofWorker(worker, renewed.countedTo);
    }

    /// No worker hears of it: each goes on counting as before.
    void prolong(std::optional<Instant> until)
    {
        for (const auto current : current_)
            if (current && until)
                beliefs_.leases[*current].until = until;
    }

    void setClock(const Event& event)
    {
        const auto moved = clocks_.read(event);
        if (!event.worker) {
            if (!movesLeases(event))
                return;
            for (const auto current : current_)
                if (current && beliefs_.leases[*current].until)
                    *beliefs_.leases[*current].until = std::max(event.at, *beliefs_.leases[*current].until - moved);
        } else if (const auto belief = believes_[index(*event.worker)]) {
            auto& believed = beliefs_.believed[*belief];
            if (believed.countedUntil && believed.to == kNever)
                *believed.countedUntil -= moved;
        }
    }

    void release(const Event& event, EventIndex at)
    {
        const LockId lock = lockOf(scenario_, *event.worker);
        const auto current = current_[index(lock)];
        assert(current); // a release that finds nothing is ignored
        const bool own = beliefs_.leases[*current].worker == *event.worker;
        end(lock, event.at, own ? LeaseInterval::Ended::Released : LeaseInterval::Ended::DeletedByOther, at);
    }

    void end(LockId lock, Instant to, LeaseInterval::Ended how, EventIndex by)
    {
        auto& current = current_[index(lock)];
        assert(current); // only a lock that is held can be released or run out
        LeaseInterval& lease = beliefs_.leases[*current];
        lease.to = to;
        lease.ended = how;
        lease.endedBy = by;
        current.reset();
    }

    const Scenario& scenario_;
    Beliefs beliefs_;
    std::vector<std::optional<std::size_t>> current_; ///< by lock, into the leases
    std::array<std::optional<std::size_t>, kMostWorkers> believes_{};
    ClockReader clocks_;
};

} // namespace

Beliefs beliefsOf(const Scenario& scenario, const Trace& trace)
{
    BeliefReader reader(scenario);
    for (std::size_t i = 0; i < trace.events.size(); ++i)
        reader.read(trace.events[i], EventIndex{static_cast<std::uint32_t>(i)});
    return reader.finish();
}

std::optional<Instant> endOfBelief(const Scenario& scenario, const Event& event)
{
    using Ends = std::optional<Instant>;
    return std::visit(
        Overloaded{
            [&](const OneOf<event::LockReleased, event::ReleaseIgnored> auto&) { return Ends(event.sent); },
            [&](const OneOf<event::GaveUp, event::Crashed> auto&) { return Ends(event.at); },
            [&](const event::WriteRejected& rejected) {
                // An any-seat worker that finds the seat taken looks for the next one, under the lock it believes in;
                // one that repeats a lost write does not know what the refusal means; a lost answer tells nothing.
                const bool looksOn = !scenario.workers[index(*event.worker)].seat;
                const bool taken = rejected.reason != RejectReason::StaleToken;
                return (looksOn && taken) || rejected.retry || event.learned == kNever ? Ends() : Ends(event.learned);
            },
            [](const OneOf<event::LockRequested, event::LockWaiting, event::LockRefused, event::LockGranted,
                           event::LockRenewed, event::LockRenewalRefused, event::LockEnded, event::SeatRead,
                           event::ReadRejected, event::LeaseChecked, event::WriteSent, event::WriteAccepted,
                           event::FanConfirmed, event::FanRefused, event::Paused, event::Resumed, event::PacketDelayed,
                           event::Partitioned, event::PartitionHealed, event::AnswerLost, event::ClockJumped,
                           event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted, event::EffectSent,
                           event::EffectDeduplicated, event::LockRestored, event::WaiterSessionEnded,
                           event::LockMisreported> auto&) { return Ends(); },
        },
        event.details);
}

} // namespace fenceline
