// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/things.h"

#include "ui/timeline/words.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

/// What makes two things alike, whenever they are.
struct Sort {
    std::size_t owner{};
    std::size_t what{};
    friend bool operator==(const Sort&, const Sort&) = default;
};

const std::vector<SideMark>& signsOf(Thing::Kind kind, std::size_t track, const Tracks& tracks)
{
    return kind == Thing::Kind::LockSign ? tracks.locks[track].signs : tracks.workers[track].signs;
}

Sort sortOf(const Thing& thing, const Run& run, const Tracks& tracks)
{
    const std::size_t i = thing.source;
    const auto kindOf = [&](EventIndex event) { return run.trace[event].details.index(); };
    switch (thing.kind) {
    case Thing::Kind::Mark: {
        const Mark& mark = tracks.workers[thing.track].marks[i];
        return {thing.track, 2 * kindOf(mark.event) + (mark.kind == Mark::Kind::Refused ? 1 : 0)};
    }
    case Thing::Kind::Frozen:
    case Thing::Kind::Cut: return {thing.track, 0};
    case Thing::Kind::WorkerSign:
    case Thing::Kind::LockSign: {
        const std::size_t owner =
            thing.kind == Thing::Kind::LockSign ? index(tracks.locks[thing.track].lock) : thing.track;
        return {owner, kindOf(signsOf(thing.kind, thing.track, tracks)[i].event)};
    }
    case Thing::Kind::Lease: return {index(run.beliefs.leases[i].worker), index(run.beliefs.leases[i].lock)};
    case Thing::Kind::FalseBelief: return {index(run.beliefs.falseBeliefs[i].worker), 0};
    case Thing::Kind::Sale: {
        const auto& holder = tracks.seats[thing.track].spans[i].holder;
        return {thing.track, holder ? index(*holder) + 1 : 0};
    }
    case Thing::Kind::Message: {
        const Flight& flight = tracks.flights[i];
        return {index(flight.worker), 2 * kindOf(flight.event) + (flight.answer ? 1 : 0)};
    }
    }
    return {};
}

/// Their number where the lock has none.
std::size_t lockTrackOf(LockId lock, const Tracks& tracks)
{
    const auto found = std::find_if(tracks.locks.begin(), tracks.locks.end(),
                                    [lock](const LockTrack& track) { return track.lock == lock; });
    return static_cast<std::size_t>(found - tracks.locks.begin());
}

/// How many places there are to look for what this owner has.
std::size_t places(Thing::Kind kind, std::size_t owner, const Run& run, const Tracks& tracks)
{
    if (kind == Thing::Kind::LockSign) {
        const auto track = lockTrackOf(LockId(owner), tracks);
        return track < tracks.locks.size() ? tracks.locks[track].signs.size() : 0;
    }
    const bool isThere = owner < (kind == Thing::Kind::Sale ? tracks.seats.size() : tracks.workers.size());
    if (!isThere)
        return 0;
    switch (kind) {
    case Thing::Kind::Cut: return tracks.workers[owner].cuts.size();
    case Thing::Kind::WorkerSign: return tracks.workers[owner].signs.size();
    case Thing::Kind::LockSign: break;
    case Thing::Kind::Mark: return tracks.workers[owner].marks.size();
    case Thing::Kind::Frozen: return tracks.workers[owner].frozen.size();
    case Thing::Kind::Lease: return run.beliefs.leases.size();
    case Thing::Kind::FalseBelief: return run.beliefs.falseBeliefs.size();
    case Thing::Kind::Sale: return tracks.seats[owner].spans.size();
    case Thing::Kind::Message: return tracks.flights.size();
    }
    return 0;
}

/// The track of the lock that such a thing of this worker's lies in; any other's is its owner's.
std::size_t trackOf(Thing::Kind kind, std::size_t owner, std::size_t source, const Run& run, const Tracks& tracks)
{
    switch (kind) {
    case Thing::Kind::Lease: return lockTrackOf(run.beliefs.leases[source].lock, tracks);
    case Thing::Kind::FalseBelief:
        return lockTrackOf(lockOf(run.scenario, run.beliefs.falseBeliefs[source].worker), tracks);
    case Thing::Kind::LockSign: return lockTrackOf(LockId(owner), tracks);
    case Thing::Kind::Mark:
    case Thing::Kind::Frozen:
    case Thing::Kind::Sale:
    case Thing::Kind::Message:
    case Thing::Kind::Cut:
    case Thing::Kind::WorkerSign: break;
    }
    return owner;
}

/// In the order of time; at one instant a step comes before what else begins then.
std::vector<Thing> thingsOfWorker(std::size_t place, const WorkerTrack& track)
{
    std::vector<std::pair<Instant, Thing>> timed;
    const auto add = [&](Thing::Kind kind, const auto& items, auto timeOf) {
        for (std::size_t i = 0; i < items.size(); ++i)
            timed.push_back({timeOf(items[i]), {kind, place, i}});
    };
    add(Thing::Kind::Mark, track.marks, [](const Mark& mark) { return mark.at; });
    add(Thing::Kind::WorkerSign, track.signs, [](const SideMark& mark) { return mark.at; });
    add(Thing::Kind::Frozen, track.frozen, [](const FrozenSpan& span) { return span.from; });
    add(Thing::Kind::Cut, track.cuts, [](const CutSpan& span) { return span.from; });
    std::stable_sort(timed.begin(), timed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Thing> things;
    for (const auto& [at, thing] : timed)
        things.push_back(thing);
    return things;
}

template <class Span>
TimeRange rangeOf(const Span& span)
{
    return {span.from, span.to};
}

} // namespace

ThingName nameOf(const Thing& thing, const Run& run, const Tracks& tracks)
{
    const Sort sort = sortOf(thing, run, tracks);
    ThingName name{thing.kind, sort.owner, sort.what, 0};
    for (std::size_t i = 0; i < thing.source; ++i)
        if (sortOf({thing.kind, thing.track, i}, run, tracks) == sort)
            ++name.nth;
    return name;
}

std::optional<Thing> find(const ThingName& name, const Run& run, const Tracks& tracks)
{
    const Sort sort{name.owner, name.what};
    std::size_t before = 0;
    for (std::size_t i = 0; i < places(name.kind, name.owner, run, tracks); ++i) {
        const Thing thing{name.kind, trackOf(name.kind, name.owner, i, run, tracks), i};
        if (sortOf(thing, run, tracks) == sort && before++ == name.nth)
            return thing;
    }
    return std::nullopt;
}

TimeRange spanOf(const Thing& thing, const Run& run, const Tracks& tracks)
{
    switch (thing.kind) {
    case Thing::Kind::Mark: {
        const Instant at = tracks.workers[thing.track].marks[thing.source].at;
        return {at, at};
    }
    case Thing::Kind::WorkerSign:
    case Thing::Kind::LockSign: {
        const Instant at = signsOf(thing.kind, thing.track, tracks)[thing.source].at;
        return {at, at};
    }
    case Thing::Kind::Frozen: return rangeOf(tracks.workers[thing.track].frozen[thing.source]);
    case Thing::Kind::Cut: return rangeOf(tracks.workers[thing.track].cuts[thing.source]);
    case Thing::Kind::Lease: return rangeOf(run.beliefs.leases[thing.source]);
    case Thing::Kind::FalseBelief: return rangeOf(run.beliefs.falseBeliefs[thing.source]);
    case Thing::Kind::Sale: return rangeOf(tracks.seats[thing.track].spans[thing.source]);
    case Thing::Kind::Message: return rangeOf(tracks.flights[thing.source]);
    }
    return {};
}

bool isKnown(const Thing& thing, const Run& run, const Tracks& tracks, Instant known)
{
    if (thing.kind == Thing::Kind::Frozen || thing.kind == Thing::Kind::Cut)
        return true;
    if (thing.kind == Thing::Kind::Mark)
        return knownFrom(tracks.workers[thing.track].marks[thing.source], run) <= known;
    return spanOf(thing, run, tracks).from <= known;
}

QString tell(const Thing& thing, const Run& run, const Tracks& tracks, Instant known)
{
    const TimelineWords words(run);
    const auto upToNow = [known](auto span) {
        if (span.to > known)
            span.to = kNever;
        return span;
    };
    if (!isKnown(thing, run, tracks, known))
        return {};
    switch (thing.kind) {
    case Thing::Kind::Mark: return words.tell(tracks.workers[thing.track].marks[thing.source]);
    case Thing::Kind::Frozen:
        return words.tell(tracks.workers[thing.track].worker, tracks.workers[thing.track].frozen[thing.source]);
    case Thing::Kind::Cut:
        return words.tell(tracks.workers[thing.track].worker, tracks.workers[thing.track].cuts[thing.source]);
    case Thing::Kind::WorkerSign:
    case Thing::Kind::LockSign: return words.tell(signsOf(thing.kind, thing.track, tracks)[thing.source]);
    case Thing::Kind::Lease: return words.tell(upToNow(run.beliefs.leases[thing.source]));
    case Thing::Kind::FalseBelief: return words.tell(upToNow(run.beliefs.falseBeliefs[thing.source]));
    case Thing::Kind::Sale: {
        SeatSpan span = upToNow(tracks.seats[thing.track].spans[thing.source]);
        span.twice = span.twice && span.twiceFrom <= known;
        if (span.fenceFrom > known)
            span.fence.reset();
        return words.tell(tracks.seats[thing.track].seat, span);
    }
    case Thing::Kind::Message: return words.tell(upToNow(tracks.flights[thing.source]));
    }
    return {};
}

std::vector<Thing> thingsIn(const Lane& lane, const Tracks& tracks)
{
    std::vector<Thing> things;
    switch (lane.kind) {
    case Lane::Kind::Worker: {
        things = thingsOfWorker(lane.track, tracks.workers[lane.track]);
        break;
    }
    case Lane::Kind::Lock:
        for (const std::uint32_t lease : tracks.locks[lane.track].leases)
            things.push_back({Thing::Kind::Lease, lane.track, lease});
        for (const BeliefSpan& span : tracks.locks[lane.track].beliefs)
            things.push_back({Thing::Kind::FalseBelief, lane.track, span.belief});
        for (std::size_t i = 0; i < tracks.locks[lane.track].signs.size(); ++i)
            things.push_back({Thing::Kind::LockSign, lane.track, i});
        break;
    case Lane::Kind::Seat:
        for (std::size_t i = 0; i < tracks.seats[lane.track].spans.size(); ++i)
            things.push_back({Thing::Kind::Sale, lane.track, i});
        break;
    }
    return things;
}

std::vector<Thing> thingsUnder(const Lane& lane, Instant at, const Run& run, const Tracks& tracks)
{
    std::vector<Thing> things = thingsIn(lane, tracks);
    if (lane.kind == Lane::Kind::Worker)
        for (std::size_t i = 0; i < tracks.flights.size(); ++i)
            if (index(tracks.flights[i].worker) == lane.id)
                things.push_back({Thing::Kind::Message, lane.track, i});
    std::erase_if(things, [&](const Thing& thing) { return !contains(spanOf(thing, run, tracks), at); });
    const auto length = [&](const Thing& thing) {
        const TimeRange span = spanOf(thing, run, tracks);
        return span.to - span.from;
    };
    std::stable_sort(things.begin(), things.end(),
                     [&](const Thing& a, const Thing& b) { return length(a) < length(b); });
    return things;
}

} // namespace fenceline::ui
