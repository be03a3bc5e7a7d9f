// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/tracks.h"

#include "core/trace/fence.h"
#include "core/trace/told.h"
#include "ui/text/sentences.h"
#include "ui/timeline/signs.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

Mark::Kind kindOf(const EventDetails& details)
{
    return std::visit(
        Overloaded{
            [](const event::Crashed&) { return Mark::Kind::Crashed; },
            [](const event::LockWaiting&) { return Mark::Kind::Waits; },
            [](const event::WriteRejected&) { return Mark::Kind::Refused; },
            [](const event::ReadRejected&) { return Mark::Kind::Refused; },
            [](const event::ReleaseIgnored&) { return Mark::Kind::Refused; },
            [](const event::LockRefused&) { return Mark::Kind::Waits; },
            [](const event::LeaseChecked& check) { return check.valid ? Mark::Kind::Done : Mark::Kind::Refused; },
            [](const auto&) { return Mark::Kind::Done; },
        },
        details);
}

class Reader {
public:
    explicit Reader(const Run& run)
        : run_(run), cutOffs_(cutOffsOf(run.scenario, run.trace)), fences_(run.scenario.seats.size(), Token{0})
    {
        tracks_.horizon = run.horizon();
        tracks_.workers.resize(run.scenario.workers.size());
        for (std::size_t w = 0; w < tracks_.workers.size(); ++w)
            tracks_.workers[w].worker = WorkerId(w);
        for (std::size_t s = 0; s < run.scenario.seats.size(); ++s)
            tracks_.seats.push_back({SeatId(s), {SeatSpan{.to = tracks_.horizon}}});
        promised_.resize(tracks_.seats.size());
        waitsSince_.resize(tracks_.workers.size());
        shownFence_ = effectiveFencing(run.scenario) != Fencing::Off;
    }

    Tracks read()
    {
        for (std::size_t i = 0; i < run_.trace.events.size(); ++i)
            take(EventIndex(i), run_.trace.events[i]);
        for (auto& worker : tracks_.workers)
            finish(worker);
        takeBeliefs();
        readSigns(run_, tracks_);
        const auto earlier = [](const auto& a, const auto& b) { return a.from < b.from; };
        std::stable_sort(tracks_.flights.begin(), tracks_.flights.end(), earlier);
        for (const auto& flight : tracks_.flights)
            tracks_.longestFlight = std::max(tracks_.longestFlight, flight.to - flight.from);
        return std::move(tracks_);
    }

private:
    WorkerTrack& trackOf(const Event& event) { return tracks_.workers[index(*event.worker)]; }

    void mark(const Event& event, EventIndex i, Instant at, Mark::Kind kind)
    {
        if (at != kNever)
            trackOf(event).marks.push_back({at, i, kind});
    }

    void take(EventIndex i, const Event& e)
    {
        if (!e.worker)
            return;
        if (const auto exchange = exchangeOf(run_.scenario, run_.trace, cutOffs_, i))
            draw(*exchange, e.details);
        const Mark::Kind kind = kindOf(e.details);
        std::visit(
            Overloaded{
                [&](const event::LockWaiting&) {
                    mark(e, i, e.sent, kind);
                    waitsSince_[index(*e.worker)] = e.sent;
                },
                [&](const OneOf<event::LockGranted, event::LockMisreported> auto&) {
                    mark(e, i, e.learned, kind);
                    stopWaiting(*e.worker, e.learned == kNever ? tracks_.horizon : e.learned);
                },
                [&](const event::LeaseChecked& check) {
                    if (check.by == CheckedBy::Service)
                        markRequest(e, i, kind);
                    else
                        mark(e, i, e.at, kind);
                },
                [&](const event::SeatRead& read) {
                    raise(fenceRise(read), e.at);
                    markRequest(e, i, kind);
                },
                [&](const event::WriteAccepted& write) {
                    markRequest(e, i, kind);
                    sell(write, e.at, i);
                },
                [&](const event::LockRefused&) {
                    auto& since = waitsSince_[index(*e.worker)];
                    mark(e, i, e.sent, since ? Mark::Kind::Polls : kind);
                    since = since.value_or(e.sent);
                },
                [&](const OneOf<event::ReadRejected, event::WriteRejected> auto&) { markRequest(e, i, kind); },
                [&](const OneOf<event::LockReleased, event::ReleaseIgnored> auto&) { markRelease(e, i, kind); },
                [&](const event::FanConfirmed& yes) { confirm(yes, e, i); },
                [&](const event::Paused& pause) { freeze(trackOf(e), e.at, pause); },
                [&](const event::Resumed&) { end(trackOf(e).frozen, e.at); },
                [&](const event::Crashed&) {
                    mark(e, i, e.at, kind);
                    end(trackOf(e).frozen, e.at);
                    end(trackOf(e).cuts, e.at);
                    stopWaiting(*e.worker, e.at);
                },
                [&](const OneOf<event::LockRequested, event::WriteSent> auto&) { mark(e, i, e.at, kind); },
                [&](const event::GaveUp&) {
                    mark(e, i, e.at, kind);
                    stopWaiting(*e.worker, e.at);
                },
                [&](const event::Partitioned& partition) {
                    trackOf(e).cuts.push_back({e.at, partition.until});
                },
                [&](const event::PartitionHealed&) { end(trackOf(e).cuts, e.at); },
                // the last of them are signs beside the steps
                [](const OneOf<event::LockEnded, event::FanRefused, event::PacketDelayed, event::LockRenewed,
                               event::LockRenewalRefused, event::AnswerLost, event::ClockJumped,
                               event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted, event::EffectSent,
                               event::EffectDeduplicated, event::LockRestored, event::WaiterSessionEnded> auto&) {},
            },
            e.details);
    }

    /// Messages that take time as flights; what takes none as a link, where something changed hands.
    void draw(const Exchange& exchange, const EventDetails& details)
    {
        const auto& [worker, party, id, asked, answered, refused, sent, at, back, event] = exchange;
        if (exchange.requestTakesTime())
            tracks_.flights.push_back({sent, at, worker, party, id, false, refused, event});
        else if (isLinked(details) && (asked || !exchange.answerTakesTime()))
            tracks_.links.push_back({at, worker, party, id, event});
        if (exchange.answerTakesTime())
            tracks_.flights.push_back({at, back, worker, party, id, true, refused, event});
    }

    static bool isLinked(const EventDetails& details)
    {
        const auto* granted = std::get_if<event::LockGranted>(&details);
        return (granted && granted->waited) || std::holds_alternative<event::LockMisreported>(details) ||
               std::holds_alternative<event::WriteAccepted>(details) ||
               std::holds_alternative<event::WriteRejected>(details) ||
               std::holds_alternative<event::ReadRejected>(details);
    }

    /// The marker of a step that asks for something stands where the worker takes the step; a refusal that comes later
    /// has its own, where the worker learns of it.
    void markRequest(const Event& e, EventIndex i, Mark::Kind kind)
    {
        const bool later = kind == Mark::Kind::Refused && e.learned > e.sent;
        mark(e, i, e.sent, later ? Mark::Kind::Done : kind);
        if (later)
            mark(e, i, e.learned, kind);
    }

    /// Nobody waits for the answer to a release.
    void markRelease(const Event& e, EventIndex i, Mark::Kind kind)
    {
        mark(e, i, e.sent, e.learned > e.sent ? Mark::Kind::Done : kind);
    }

    void raise(const std::optional<FenceRise>& rise, Instant at)
    {
        raiseFences(
            rise, fences_.size(), [this](std::size_t s) -> Token& { return fences_[s]; },
            [this, at](std::size_t s) {
                SeatSpan& span = tracks_.seats[s].spans.back();
                if (!span.holder || !shownFence_)
                    return;
                span.fence = fences_[s];
                span.fenceFrom = at;
            });
    }

    void sell(const event::WriteAccepted& write, Instant at, EventIndex i)
    {
        const auto s = index(write.seat);
        auto& spans = tracks_.seats[s].spans;
        spans.back().to = at;
        if (spans.size() == 1 && at == kStart)
            spans.clear();
        const auto fence = shownFence_ ? std::optional{fences_[s]} : std::nullopt;
        const bool twice = promised_[s].twice();
        spans.push_back({at, tracks_.horizon, write.fan, write.overwrote, fence, twice, at, twice ? at : kNever, i});
        raise(fenceRise(write), at);
    }

    void confirm(const event::FanConfirmed& yes, const Event& e, EventIndex i)
    {
        Promised& promised = promised_[index(yes.seat)];
        promised.yes(yes.fan);
        SeatSpan& span = tracks_.seats[index(yes.seat)].spans.back();
        if (promised.twice() && !span.twice)
            span.twiceFrom = e.at;
        span.twice = promised.twice();
        mark(e, i, e.at, Mark::Kind::Done);
    }

    static void freeze(WorkerTrack& track, Instant at, const event::Paused& pause)
    {
        track.frozen.push_back({at, pause.until, pause.cause});
    }

    /// The last of them, if it is not over yet.
    template <class Span>
    static void end(std::vector<Span>& spans, Instant at)
    {
        if (!spans.empty() && spans.back().to > at)
            spans.back().to = at;
    }

    void stopWaiting(WorkerId worker, Instant at)
    {
        auto& since = waitsSince_[index(worker)];
        if (since)
            tracks_.workers[index(worker)].waits.push_back({*since, at});
        since.reset();
    }

    void finish(WorkerTrack& track)
    {
        const auto weight = [this](const Mark& m) { return weightOf(run_.trace[m.event]); };
        std::stable_sort(track.marks.begin(), track.marks.end(),
                         [](const Mark& a, const Mark& b) { return a.at < b.at; });
        std::vector<Mark> merged;
        for (const Mark& mark : track.marks) {
            if (merged.empty() || merged.back().at != mark.at)
                merged.push_back(mark);
            else if (weight(mark) >= weight(merged.back()))
                merged.back() = mark;
        }
        track.marks = std::move(merged);
        for (const Mark& mark : track.marks)
            tracks_.moments.push_back(mark.at);
        if (!track.marks.empty()) {
            track.from = track.marks.front().at;
            track.to = track.marks.back().at;
        }
        if (waitsSince_[index(track.worker)]) {
            stopWaiting(track.worker, tracks_.horizon);
            track.to = tracks_.horizon;
        }
    }

    LockTrack& lockTrack(LockId lock)
    {
        const auto found = std::find_if(tracks_.locks.begin(), tracks_.locks.end(),
                                        [&](const LockTrack& track) { return track.lock == lock; });
        if (found != tracks_.locks.end())
            return *found;
        return tracks_.locks.emplace_back(LockTrack{.lock = lock});
    }

    void takeBeliefs()
    {
        for (std::size_t i = 0; i < run_.beliefs.leases.size(); ++i)
            lockTrack(run_.beliefs.leases[i].lock).leases.push_back(static_cast<std::uint32_t>(i));
        std::sort(tracks_.locks.begin(), tracks_.locks.end(),
                  [](const LockTrack& a, const LockTrack& b) { return a.lock < b.lock; });
        const auto& beliefs = run_.beliefs.falseBeliefs;
        for (auto& track : tracks_.locks) {
            std::vector<std::uint32_t> mine;
            for (std::size_t i = 0; i < beliefs.size(); ++i)
                if (lockOf(run_.scenario, beliefs[i].worker) == track.lock && beliefs[i].to > beliefs[i].from)
                    mine.push_back(static_cast<std::uint32_t>(i));
            std::stable_sort(mine.begin(), mine.end(),
                             [&](auto a, auto b) { return beliefs[a].from < beliefs[b].from; });
            std::vector<Instant> rowEnds;
            for (const auto i : mine) {
                const auto free =
                    std::find_if(rowEnds.begin(), rowEnds.end(), [&](Instant end) { return end < beliefs[i].from; });
                const auto row = free - rowEnds.begin();
                if (free == rowEnds.end())
                    rowEnds.push_back(beliefs[i].to);
                else
                    *free = beliefs[i].to;
                track.beliefs.push_back({i, static_cast<int>(row)});
            }
            track.rows = static_cast<int>(rowEnds.size());
        }
    }

    const Run& run_;
    CutOffs cutOffs_;
    Tracks tracks_;
    std::vector<Token> fences_;
    std::vector<Promised> promised_; ///< by seat
    std::vector<std::optional<Instant>> waitsSince_;
    bool shownFence_ = false;
};

} // namespace

Instant knownFrom(const Mark& mark, const Run& run)
{
    return std::max(mark.at, run.trace[mark.event].at);
}

Tracks tracksOf(const Run& run)
{
    return Reader(run).read();
}

} // namespace fenceline::ui
