// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/reasons.h"

#include <algorithm>
#include <array>

namespace fenceline {

namespace {

using Place = std::optional<EventIndex>;

/// What one worker's part in the run came to, as places in the trace.
struct Story {
    Place waited;
    Place granted;
    Place grantEnded; ///< whatever ended its grant, also somebody else's blind delete
    Place read;       ///< the last one; for a winner the one before its write
    Place checked;    ///< a check that it passed
    Place accepted;
    Place confirmed;
    Place crashed;
    std::vector<EventIndex> refusals; ///< refused writes, and giving up
    std::vector<EventIndex> hindered; ///< pauses and late packets
};

class ReasonReader {
public:
    ReasonReader(const Scenario& scenario, const Trace& trace)
        : scenario_(scenario), trace_(trace), stories_(scenario.workers.size()), holders_(lockCount(scenario)),
          rows_(scenario.seats.size())
    {
        for (std::size_t i = 0; i < trace.events.size(); ++i)
            read(trace.events[i], EventIndex{static_cast<std::uint32_t>(i)});
    }

    std::vector<EventIndex> of(const Verdict& verdict)
    {
        switch (verdict.outcome) {
        case Outcome::DoubleSale: explainDoubleSale(); break;
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
    std::optional<WorkerId>& holderOf(WorkerId asker) { return holders_[index(lockOf(scenario_, asker))]; }

    void read(const Event& event, EventIndex at)
    {
        std::visit(
            Overloaded{
                [&](const event::LockWaiting&) { story(event).waited = at; },
                [&](const event::LockGranted&) {
                    story(event).granted = at;
                    holderOf(*event.worker) = event.worker;
                },
                [&](const event::LockEnded& ended) { endGrant(ended.worker, at); },
                [&](const event::LockReleased&) { endGrant(*event.worker, at); },
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
                [&](const OneOf<event::Paused, event::PacketDelayed> auto&) { story(event).hindered.push_back(at); },
                [&](const event::Crashed&) { story(event).crashed = at; },
                [](const OneOf<event::LockRequested, event::ReleaseIgnored, event::ReadRejected, event::WriteSent,
                               event::FanRefused, event::Resumed> auto&) {},
            },
            event.details);
    }

    void endGrant(WorkerId asker, EventIndex at)
    {
        auto& holder = holderOf(asker);
        if (holder)
            stories_[index(*holder)].grantEnded = at;
        holder.reset();
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
        const WorkerId one = *soonest->firstTold;
        const WorkerId other = *soonest->otherTold;
        explainYes(one, other);
        explainYes(other, one);
        const Story& a = stories_[index(one)];
        const Story& b = stories_[index(other)];
        if (a.granted && b.granted && lockOf(scenario_, one) == lockOf(scenario_, other))
            explainGrantEnd(*a.granted < *b.granted ? one : other);
    }

    void explainYes(WorkerId worker, WorkerId other)
    {
        const Story& own = stories_[index(worker)];
        because(own.granted);
        because(own.read);
        because(own.accepted);
        because(own.confirmed);
        if (own.grantEnded && *own.grantEnded < *own.accepted)
            because(own.checked);
        if (wouldComeFirst(worker, other))
            becauseHindered(own, begin(own, worker), *own.accepted);
    }

    /// From where on a pause counts: its grant, if it had to wait for it, else its arrival.
    Instant begin(const Story& story, WorkerId worker) const
    {
        return story.waited ? trace_[*story.granted].at : kStart + scenario_.workers[index(worker)].arrives;
    }

    /// Undisturbed, this worker would have written before the other one read the row; as it was, it came later.
    bool wouldComeFirst(WorkerId worker, WorkerId other) const
    {
        const Story& own = stories_[index(worker)];
        const Instant undisturbed = begin(own, worker) + timeToWrite(own);
        const Instant read = trace_[*stories_[index(other)].read].at;
        const bool firstInFile = worker < other;
        const bool before = undisturbed < read || (undisturbed == read && firstInFile);
        return before && undisturbed < trace_[*own.accepted].at;
    }

    /// Until its write reaches the row, if nothing comes between.
    Duration timeToWrite(const Story& story) const
    {
        const Duration oneWay = scenario_.network.oneWay;
        const auto check = effectiveCheck(scenario_);
        Duration ready = scenario_.steps.read + 2 * oneWay;
        if (check != CheckBeforeWrite::Off)
            ready = std::max(ready, scenario_.steps.check);
        if (check == CheckBeforeWrite::Service)
            ready += 2 * oneWay;
        const Duration toKnowOfGrant = !story.granted ? Duration{0} : story.waited ? oneWay : 2 * oneWay;
        return toKnowOfGrant + std::max(ready, scenario_.steps.write) + oneWay;
    }

    /// How the earlier of two grants was over before its holder was done: the lease ended, or somebody deleted it whose
    /// own grant was over. Each grant is earlier than the one it is asked for, so this ends.
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
        because(deleter.granted);
        becauseHindered(deleter, trace_[*deleter.granted].at, *own.grantEnded);
        explainGrantEnd(*by);
    }

    /// End of a pause, or of a late packet's delay.
    Instant over(EventIndex fault) const
    {
        const auto& details = trace_[fault].details;
        const auto* pause = std::get_if<event::Paused>(&details);
        return pause ? pause->until : std::get<event::PacketDelayed>(details).until;
    }
    /// All that kept a worker from its work from there until it sent this.
    void becauseHindered(const Story& story, Instant begun, EventIndex sent)
    {
        for (const EventIndex fault : story.hindered)
            if (over(fault) > begun && trace_[fault].at <= trace_[sent].sent)
                because(fault);
    }

    void explainBlock(const Verdict& verdict)
    {
        for (const WorkerId waiter : verdict.blocked) {
            because(stories_[index(waiter)].waited);
            if (const auto holder = holderOf(waiter)) {
                because(stories_[index(*holder)].granted);
                because(stories_[index(*holder)].crashed);
            }
        }
    }

    /// Who waited was served, or stopped waiting: without that the run would be a block.
    void explainWaits()
    {
        for (const Story& story : stories_)
            if (story.waited)
                because(story.granted ? story.granted : story.crashed);
    }

    void explainSoldUntold(const Verdict& verdict)
    {
        explainWaits();
        for (const SeatVerdict& seat : verdict.seats) {
            if (seat.outcome != Outcome::SoldUntold)
                continue;
            const Place sale = rows_[index(seat.seat)].sale;
            const Story& writer = story(trace_[*sale]);
            because(writer.granted);
            because(writer.read);
            because(sale);
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
    std::vector<Story> stories_;
    std::vector<std::optional<WorkerId>> holders_; ///< by lock
    std::vector<Row> rows_;
    std::vector<EventIndex> reasons_;
};

} // namespace

std::vector<EventIndex> reasonsFor(const Scenario& scenario, const Trace& trace, const Verdict& verdict)
{
    return ReasonReader(scenario, trace).of(verdict);
}

} // namespace fenceline
