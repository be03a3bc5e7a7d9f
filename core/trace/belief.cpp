// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/belief.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace fenceline {

namespace {

/// Follows the grants of every lock through one trace.
class BeliefReader {
public:
    explicit BeliefReader(const Scenario& scenario) : scenario_(scenario), current_(lockCount(scenario)) {}

    void read(const Event& event, EventIndex at)
    {
        std::visit(Overloaded{
                       [&](const event::LockGranted& granted) { grant(event, granted, at); },
                       [&](const event::LockEnded& ended) {
                           end(lockOf(scenario_, ended.worker), event.at, LeaseInterval::Ended::Expired, at);
                       },
                       [&](const event::LockReleased&) { release(event, at); },
                       [](const OneOf<event::LockRequested, event::LockWaiting, event::ReleaseIgnored, event::SeatRead,
                                      event::ReadRejected, event::LeaseChecked, event::WriteSent, event::WriteAccepted,
                                      event::WriteRejected, event::FanConfirmed, event::FanRefused, event::GaveUp,
                                      event::Paused, event::Resumed, event::PacketDelayed, event::Crashed> auto&) {},
                   },
                   event.details);
        if (const auto ended = endOfBelief(scenario_, event))
            if (const auto belief = believes_[index(*event.worker)])
                beliefs_.believed[*belief].to = std::min(beliefs_.believed[*belief].to, *ended);
    }

    Beliefs finish()
    {
        for (const auto& belief : beliefs_.believed) {
            const auto from = std::max(belief.from, beliefs_.leases[belief.lease].to);
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
        if (event.learned == kNever)
            return;
        believes_[index(worker)] = beliefs_.believed.size();
        beliefs_.believed.push_back({.worker = worker,
                                     .token = granted.token,
                                     .from = event.learned,
                                     .to = kNever,
                                     .countedUntil = countedEnd(event, granted),
                                     .granted = at,
                                     .lease = *current});
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
                // An any-seat worker that finds the seat taken looks for the next one, under the lock it believes in.
                const bool looksOn = !scenario.workers[index(*event.worker)].seat;
                return looksOn && rejected.reason == RejectReason::NotFree ? Ends() : Ends(event.learned);
            },
            [](const OneOf<event::LockRequested, event::LockWaiting, event::LockGranted, event::LockEnded,
                           event::SeatRead, event::ReadRejected, event::LeaseChecked, event::WriteSent,
                           event::WriteAccepted, event::FanConfirmed, event::FanRefused, event::Paused, event::Resumed,
                           event::PacketDelayed> auto&) { return Ends(); },
        },
        event.details);
}

std::optional<Instant> countedEnd(const Event& event, const event::LockGranted& granted)
{
    if (!granted.until)
        return std::nullopt;
    return granted.waited ? *granted.until : *granted.until - (event.at - event.sent);
}

} // namespace fenceline
