// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/tracks.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

/// Of the things that happen to a worker at one instant, the highest names the marker.
int weight(const EventDetails& details)
{
    return std::visit(Overloaded{
                          [](const event::Crashed&) { return 9; },
                          [](const event::WriteAccepted&) { return 8; },
                          [](const event::WriteRejected&) { return 8; },
                          [](const event::ReadRejected&) { return 7; },
                          [](const event::GaveUp&) { return 6; },
                          [](const event::WriteSent&) { return 5; },
                          [](const event::LockGranted&) { return 4; },
                          [](const event::LockWaiting&) { return 3; },
                          [](const event::SeatRead&) { return 3; },
                          [](const event::LeaseChecked&) { return 3; },
                          [](const event::LockReleased&) { return 2; },
                          [](const event::ReleaseIgnored&) { return 2; },
                          [](const auto&) { return 1; },
                      },
                      details);
}

Mark::Kind kindOf(const EventDetails& details)
{
    return std::visit(
        Overloaded{
            [](const event::Crashed&) { return Mark::Kind::Crashed; },
            [](const event::LockWaiting&) { return Mark::Kind::Waits; },
            [](const event::WriteRejected&) { return Mark::Kind::Refused; },
            [](const event::ReadRejected&) { return Mark::Kind::Refused; },
            [](const event::ReleaseIgnored&) { return Mark::Kind::Refused; },
            [](const event::LeaseChecked& check) { return check.valid ? Mark::Kind::Done : Mark::Kind::Refused; },
            [](const auto&) { return Mark::Kind::Done; },
        },
        details);
}

class Reader {
public:
    explicit Reader(const Run& run) : run_(run), fences_(run.scenario.seats.size(), Token{0})
    {
        tracks_.horizon = run.horizon();
        tracks_.workers.resize(run.scenario.workers.size());
        for (std::size_t w = 0; w < tracks_.workers.size(); ++w)
            tracks_.workers[w].worker = WorkerId(w);
        for (std::size_t s = 0; s < run.scenario.seats.size(); ++s)
            tracks_.seats.push_back({SeatId(s), {SeatSpan{.to = tracks_.horizon}}});
        confirmed_.resize(tracks_.seats.size());
        waitsSince_.resize(tracks_.workers.size());
        shownFence_ = effectiveFencing(run.scenario) != Fencing::Off;
    }

    Tracks read()
    {
        for (std::size_t i = 0; i < run_.trace.events.size(); ++i)
            take(EventIndex(i), run_.trace.events[i]);
        for (auto& worker : tracks_.workers)
            finish(worker);
        auto& moments = tracks_.moments;
        std::sort(moments.begin(), moments.end());
        moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
        takeBeliefs();
        const auto earlier = [](const auto& a, const auto& b) { return a.from < b.from; };
        std::stable_sort(tracks_.flights.begin(), tracks_.flights.end(), earlier);
        for (const auto& flight : tracks_.flights)
            tracks_.longestFlight = std::max(tracks_.longestFlight, flight.to - flight.from);
        return std::move(tracks_);
    }

private:
    WorkerTrack& trackOf(const Event& event) { return tracks_.workers[index(*event.worker)]; }

    void mark(const Event& event, EventIndex i, Instant at, Mark::Kind kind, std::optional<Token> fence = {})
    {
        if (at != kNever)
            trackOf(event).marks.push_back({at, i, kind, fence});
    }

    /// An answer reaches a frozen worker's door in its time; what it takes to be read is the pause's doing.
    void answer(const Event& event, EventIndex i, Party party, std::size_t id, bool refused)
    {
        const Duration oneWay = run_.scenario.network.oneWay;
        if (oneWay > Duration{0} && event.learned > event.at)
            tracks_.flights.push_back({event.at, event.at + oneWay, *event.worker, party, id, true, refused, i});
    }

    /// The request and its answer: a link where neither takes time, else messages.
    void exchange(const Event& event, EventIndex i, Party party, std::size_t id, bool refused, bool answered)
    {
        if (event.sent == event.at)
            tracks_.links.push_back({event.at, *event.worker, party, id, i});
        else
            tracks_.flights.push_back({event.sent, event.at, *event.worker, party, id, false, refused, i});
        if (answered)
            answer(event, i, party, id, refused);
    }

    void take(EventIndex i, const Event& e)
    {
        if (!e.worker)
            return;
        const Mark::Kind kind = kindOf(e.details);
        const std::size_t lock = index(lockOf(run_.scenario, *e.worker));
        std::visit(Overloaded{
                       [&](const event::LockWaiting&) {
                           mark(e, i, e.sent, kind);
                           waitsSince_[index(*e.worker)] = e.sent;
                           if (e.sent != e.at)
                               tracks_.flights.push_back({e.sent, e.at, *e.worker, Party::Lock, lock, false, false, i});
                       },
                       [&](const event::LockGranted&) { takeGrant(e, i, lock); },
                       [&](const event::LockReleased&) { takeRequest(e, i, Party::Lock, lock, kind, false); },
                       [&](const event::ReleaseIgnored&) { takeRequest(e, i, Party::Lock, lock, kind, true); },
                       [&](const event::SeatRead& read) {
                           if (read.raisedTo)
                               raise(read.raisedEveryRow ? std::nullopt : read.seat, *read.raisedTo, e.at);
                           takeRequest(e, i, Party::Seat, read.seat ? index(*read.seat) : 0, kind, false, false);
                       },
                       [&](const event::ReadRejected& read) {
                           const auto seat = read.seat ? index(*read.seat) : 0;
                           takeRequest(e, i, Party::Seat, seat, kind, true, true, fences_[seat]);
                       },
                       [&](const event::LeaseChecked& check) {
                           if (check.by == CheckedBy::Service)
                               takeRequest(e, i, Party::Lock, lock, kind, !check.valid, false);
                           else
                               mark(e, i, e.at, kind);
                       },
                       [&](const event::WriteAccepted& write) {
                           takeRequest(e, i, Party::Seat, index(write.seat), kind, false);
                           sell(write, e.at, i);
                       },
                       [&](const event::WriteRejected& write) {
                           const auto seat = index(write.seat);
                           takeRequest(e, i, Party::Seat, seat, kind, true, true, fences_[seat]);
                       },
                       [&](const event::FanConfirmed& yes) { confirm(yes, e, i); },
                       [&](const event::Paused& pause) { freeze(trackOf(e), e.at, pause); },
                       [&](const event::Resumed&) { thaw(trackOf(e), e.at); },
                       [&](const event::Crashed&) {
                           mark(e, i, e.at, kind);
                           thaw(trackOf(e), e.at);
                           stopWaiting(*e.worker, e.at);
                       },
                       [&](const event::FanRefused&) {},
                       [&](const event::PacketDelayed&) {},
                       [&](const auto&) { mark(e, i, e.at, kind); },
                   },
                   e.details);
    }

    void takeGrant(const Event& e, EventIndex i, std::size_t lock)
    {
        const bool waited = waitsSince_[index(*e.worker)].has_value();
        mark(e, i, e.learned, Mark::Kind::Done);
        if (waited) {
            stopWaiting(*e.worker, e.learned == kNever ? tracks_.horizon : e.learned);
            if (run_.scenario.network.oneWay == Duration{0})
                tracks_.links.push_back({e.at, *e.worker, Party::Lock, lock, i});
        } else if (e.sent != e.at) {
            tracks_.flights.push_back({e.sent, e.at, *e.worker, Party::Lock, lock, false, false, i});
        }
        answer(e, i, Party::Lock, lock, false);
    }

    /// A step that asks the lock or the row for something. Its marker stands where the worker takes the step; a
    /// refusal that comes later has its own, where the worker learns of it.
    void takeRequest(const Event& e, EventIndex i, Party party, std::size_t id, Mark::Kind kind, bool refused,
                     bool linked = true, std::optional<Token> fence = {})
    {
        const bool later = e.learned > e.sent;
        // Nobody waits for the answer to a release.
        const bool told = !std::holds_alternative<event::ReleaseIgnored>(e.details);
        if (refused && later) {
            mark(e, i, e.sent, Mark::Kind::Done);
            if (told)
                mark(e, i, e.learned, Mark::Kind::Refused, fence);
        } else {
            mark(e, i, e.sent, kind, fence);
        }
        const bool drawn = linked && party == Party::Seat;
        if (drawn || e.sent != e.at)
            exchange(e, i, party, id, refused, party == Party::Seat || kind != Mark::Kind::Done || e.learned > e.at);
    }

    void raise(std::optional<SeatId> seat, Token to, Instant at)
    {
        for (std::size_t s = 0; s < fences_.size(); ++s) {
            if (seat && index(*seat) != s)
                continue;
            fences_[s] = std::max(fences_[s], to);
            auto& span = tracks_.seats[s].spans.back();
            if (span.from == at || !span.holder)
                continue;
            span.fence = shownFence_ ? std::optional{fences_[s]} : std::nullopt;
        }
    }

    void sell(const event::WriteAccepted& write, Instant at, EventIndex i)
    {
        const auto s = index(write.seat);
        auto& spans = tracks_.seats[s].spans;
        if (write.token)
            fences_[s] = *write.token;
        spans.back().to = at;
        if (spans.size() == 1 && at == kStart)
            spans.clear();
        const auto fence = shownFence_ ? std::optional{fences_[s]} : std::nullopt;
        spans.push_back({at, tracks_.horizon, write.fan, write.overwrote, fence, false, i});
    }

    void confirm(const event::FanConfirmed& yes, const Event& e, EventIndex i)
    {
        auto& told = confirmed_[index(yes.seat)];
        if (std::find(told.begin(), told.end(), yes.fan) == told.end())
            told.push_back(yes.fan);
        if (told.size() > 1)
            tracks_.seats[index(yes.seat)].spans.back().twice = true;
        mark(e, i, e.at, Mark::Kind::Done);
    }

    static void freeze(WorkerTrack& track, Instant at, const event::Paused& pause)
    {
        auto& spans = track.frozen;
        if (!spans.empty() && spans.back().to >= at)
            spans.back().to = std::max(spans.back().to, pause.until);
        else
            spans.push_back({at, pause.until, pause.cause});
    }

    static void thaw(WorkerTrack& track, Instant at)
    {
        if (!track.frozen.empty() && track.frozen.back().to > at)
            track.frozen.back().to = at;
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
        const auto& details = [this](const Mark& m) -> const EventDetails& { return run_.trace[m.event].details; };
        std::stable_sort(track.marks.begin(), track.marks.end(),
                         [](const Mark& a, const Mark& b) { return a.at < b.at; });
        std::vector<Mark> merged;
        for (const Mark& mark : track.marks) {
            if (merged.empty() || merged.back().at != mark.at)
                merged.push_back(mark);
            else if (weight(details(mark)) >= weight(details(merged.back())))
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
        return tracks_.locks.emplace_back(LockTrack{lock, {}, {}, 0});
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
                    std::find_if(rowEnds.begin(), rowEnds.end(), [&](Instant end) { return end <= beliefs[i].from; });
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
    Tracks tracks_;
    std::vector<Token> fences_;
    std::vector<std::vector<FanId>> confirmed_; ///< by seat
    std::vector<std::optional<Instant>> waitsSince_;
    bool shownFence_ = false;
};

} // namespace

Tracks tracksOf(const Run& run)
{
    return Reader(run).read();
}

} // namespace fenceline::ui
