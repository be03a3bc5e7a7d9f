// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/reasons.h"

#include "core/trace/belief.h"

#include <algorithm>
#include <cassert>

namespace fenceline {

namespace {

using Place = std::optional<EventIndex>;

/// What one worker's part in the run came to, as places in the trace.
struct Story {
    Place waited;
    Place sessionEnded; ///< while it waited
    Place granted;      ///< or what it took for that
    Place grantEnded;   ///< whatever ended its grant, also somebody else's blind delete
    Place read;         ///< the last one; for a winner the one before its write
    Place checked;      ///< a check that it passed
    Place accepted;
    Place confirmed;
    Place crashed;
    Place answerLost;                 ///< to its last write whose answer was
    Place effectAnswerLost;           ///< to its last effect whose answer was
    std::vector<EventIndex> refusals; ///< refused writes, and giving up
    std::vector<EventIndex> effects;  ///< that were carried out
};

class ReasonReader {
public:
    ReasonReader(const Scenario& scenario, const Trace& trace)
        : scenario_(scenario), trace_(trace), leases_(beliefsOf(scenario, trace).leases),
          stories_(scenario.workers.size()), rows_(scenario.seats.size())
    {
        for (const LeaseInterval& lease : leases_) {
            stories_[index(lease.worker)].granted = lease.granted;
            stories_[index(lease.worker)].grantEnded = lease.endedBy;
        }
        for (std::size_t i = 0; i < trace.events.size(); ++i)
            read(trace.events[i], EventIndex{static_cast<std::uint32_t>(i)});
    }

    std::vector<EventIndex> of(const Verdict& verdict, const std::vector<EventIndex>& blamed)
    {
        reasons_ = blamed;
        switch (verdict.outcome) {
        case Outcome::DoubleSale: explainDoubleSale(); break;
        case Outcome::DuplicateEffect: explainDuplicates(verdict); break;
        case Outcome::Blocked: explainBlock(verdict); break;
        case Outcome::SoldUntold: explainSoldUntold(verdict); break;
        case Outcome::OneSale: explainSales(verdict); break;
        case Outcome::NoSale: explainRefusals(); break;
        }
        std::sort(reasons_.begin(), reasons_.end());
        reasons_.erase(std::unique(reasons_.begin(), reasons_.end()), reasons_.end());
        return std::move(reasons_);
    }

private:
    struct Row {
        Place sale; ///< the last accepted write
        std::optional<WorkerId> firstTold;
        std::optional<WorkerId> otherTold; ///< the first with another fan
    };

    Story& story(const Event& event) { return stories_[index(*event.worker)]; }

    void read(const Event& event, EventIndex at)
    {
        std::visit(
            Overloaded{
                [&](const OneOf<event::LockWaiting, event::LockRefused> auto&) { story(event).waited = at; },
                [&](const event::SeatRead&) { story(event).read = at; },
                [&](const event::LeaseChecked& check) {
                    if (check.valid)
                        story(event).checked = at;
                },
                [&](const event::WriteAccepted& write) {
                    story(event).accepted = at;
                    rows_[index(write.seat)].sale = at;
                },
                [&](const event::FanConfirmed& yes) { tell(event, yes, at); },
                [&](const OneOf<event::WriteRejected, event::GaveUp> auto&) { story(event).refusals.push_back(at); },
                [&](const event::Crashed&) { story(event).crashed = at; },
                [&](const event::LockMisreported&) { story(event).granted = at; },
                [&](const event::WaiterSessionEnded& ended) { stories_[index(ended.worker)].sessionEnded = at; },
                [&](const event::AnswerLost& lost) {
                    (lost.effect ? story(event).effectAnswerLost : story(event).answerLost) = at;
                },
                [&](const event::EffectSent&) { story(event).effects.push_back(at); },
                [](const OneOf<event::LockRequested, event::LockGranted, event::LockRenewed, event::LockRenewalRefused,
                               event::LockEnded, event::LockReleased, event::ReleaseIgnored, event::ReadRejected,
                               event::WriteSent, event::FanRefused, event::Paused, event::Resumed, event::PacketDelayed,
                               event::Partitioned, event::PartitionHealed, event::ClockJumped, event::ServiceFailedOver,
                               event::ServiceRestarted, event::KeyEvicted, event::EffectDeduplicated,
                               event::LockRestored> auto&) {},
            },
            event.details);
    }

    void tell(const Event& event, const event::FanConfirmed& yes, EventIndex at)
    {
        story(event).confirmed = at;
        Row& row = rows_[index(yes.seat)];
        if (!row.firstTold)
            row.firstTold = event.worker;
        else if (!row.otherTold && fanOf(scenario_, *row.firstTold) != yes.fan)
            row.otherTold = event.worker;
    }

    void because(Place place)
    {
        if (place)
            reasons_.push_back(*place);
    }
    void because(const std::vector<EventIndex>& places)
    {
        reasons_.insert(reasons_.end(), places.begin(), places.end());
    }

    /// The seat that was the first to be sold twice: how both came to read it as free, and both were told yes.
    void explainDoubleSale()
    {
        const Row* soonest = nullptr;
        const auto secondYes = [&](const Row& row) { return *stories_[index(*row.otherTold)].confirmed; };
        for (const Row& row : rows_)
            if (row.otherTold && (!soonest || secondYes(row) < secondYes(*soonest)))
                soonest = &row;
        assert(soonest); // or the judge has called it a double sale without one
        const WorkerId one = *soonest->firstTold;
        const WorkerId other = *soonest->otherTold;
        explainYes(one);
        explainYes(other);
        const Story& a = stories_[index(one)];
        const Story& b = stories_[index(other)];
        if (a.granted && b.granted && lockOf(scenario_, one) == lockOf(scenario_, other))
            explainGrantEnd(*a.granted < *b.granted ? one : other);
    }

    void explainYes(WorkerId worker)
    {
        const Story& own = stories_[index(worker)];
        assert(own.confirmed);
        because(own.sessionEnded);
        because(own.granted);
        because(own.read);
        because(own.accepted);
        because(own.answerLost);
        because(own.confirmed);
        if (own.grantEnded && *own.grantEnded < *own.confirmed)
            because(own.checked);
    }

    /// Every time that an effect of one sale went out, where it did more than once.
    void explainDuplicates(const Verdict& verdict)
    {
        for (const EffectCount& count : verdict.effects) {
            if (count.sent < 2)
                continue;
            for (const Story& story : stories_)
                for (const EventIndex place : story.effects)
                    if (isOf(count, std::get<event::EffectSent>(trace_[place].details))) {
                        because(story.confirmed);
                        because(story.answerLost);
                        because(story.effectAnswerLost);
                        because(place);
                    }
        }
    }
    static bool isOf(const EffectCount& count, const event::EffectSent& sent)
    {
        return sent.effect == count.effect && sent.seat == count.seat && sent.fan == count.fan;
    }

    /// How the earlier of two grants was over before its holder was done: the lease ended, or somebody deleted it whose
    /// own grant was over.
    void explainGrantEnd(WorkerId worker)
    {
        const Story& own = stories_[index(worker)];
        if (!own.grantEnded)
            return;
        because(own.grantEnded);
        const auto by = trace_[*own.grantEnded].worker;
        if (!by || *by == worker)
            return;
        const Story& deleter = stories_[index(*by)];
        assert(deleter.granted && *deleter.granted < *own.granted); // so this ends
        because(deleter.granted);
        explainGrantEnd(*by);
    }

    void explainBlock(const Verdict& verdict)
    {
        for (const WorkerId waiter : verdict.blocked) {
            because(stories_[index(waiter)].waited);
            for (const LeaseInterval& lease : leases_) {
                if (lease.endedBy || lease.lock != lockOf(scenario_, waiter))
                    continue;
                because(lease.granted);
                because(stories_[index(lease.worker)].crashed);
            }
        }
    }

    /// Who waited was served, or stopped waiting: without that the run would be a block.
    void explainWaits()
    {
        for (const Story& story : stories_)
            if (story.waited)
                because(story.granted ? story.granted : story.sessionEnded ? story.sessionEnded : story.crashed);
    }

    void explainSoldUntold(const Verdict& verdict)
    {
        explainWaits();
        for (const SeatVerdict& seat : verdict.seats) {
            if (seat.outcome != Outcome::SoldUntold)
                continue;
            const Place sale = rows_[index(seat.seat)].sale;
            assert(sale);
            const Story& writer = story(trace_[*sale]);
            because(writer.granted);
            because(writer.read);
            because(sale);
            because(writer.answerLost);
            because(writer.crashed);
        }
    }

    void explainSales(const Verdict& verdict)
    {
        explainRefusals();
        for (const SeatVerdict& seat : verdict.seats) {
            if (!seat.holder)
                continue;
            const Row& row = rows_[index(seat.seat)];
            assert(row.sale && row.firstTold);
            because(story(trace_[*row.sale]).granted);
            because(row.sale);
            because(stories_[index(*row.firstTold)].confirmed);
        }
    }

    void explainRefusals()
    {
        explainWaits();
        for (const Story& story : stories_) {
            because(story.refusals);
            if (!story.refusals.empty())
                because(story.granted);
            else if (!story.accepted)
                because(story.crashed);
        }
    }

    const Scenario& scenario_;
    const Trace& trace_;
    std::vector<LeaseInterval> leases_;
    std::vector<Story> stories_;
    std::vector<Row> rows_;
    std::vector<EventIndex> reasons_;
};

} // namespace

std::vector<EventIndex> reasonsFor(const Scenario& scenario, const Trace& trace, const Verdict& verdict,
                                   const std::vector<EventIndex>& blamed)
{
    return ReasonReader(scenario, trace).of(verdict, blamed);
}

} // namespace fenceline
