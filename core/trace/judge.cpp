// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/judge.h"

#include "core/trace/reasons.h"

#include <algorithm>
#include <functional>

namespace fenceline {

void Judge::reset(std::size_t seats, std::size_t workers)
{
    seats_.assign(seats, Seat{});
    standing_.assign(workers, Standing{});
    told_.clear();
    effects_.clear();
    firstSoldTwice_.reset();
}

void Judge::see(const EventStamp&, const event::SeatRead& read)
{
    raise(fenceRise(read));
}

void Judge::raise(const std::optional<FenceRise>& rise)
{
    raiseFences(rise, seats_.size(), [this](std::size_t s) -> Token& { return seats_[s].fence; });
}

void Judge::see(const EventStamp&, const event::WriteAccepted& write)
{
    seats_[index(write.seat)].holder = write.fan;
    raise(fenceRise(write));
}

void Judge::see(const EventStamp&, const event::FanConfirmed& yes)
{
    Promised& promised = seats_[index(yes.seat)].promised;
    promised.yes(yes.fan);
    if (promised.twice() && !firstSoldTwice_)
        firstSoldTwice_ = yes.seat;
    told_.push_back({yes.seat, yes.fan});
}

void Judge::see(const EventStamp&, const event::EffectSent& sent)
{
    const auto known = std::find_if(effects_.begin(), effects_.end(), [&](const EffectCount& e) {
        return e.effect == sent.effect && e.seat == sent.seat && e.fan == sent.fan;
    });
    if (known != effects_.end())
        ++known->sent;
    else
        effects_.push_back({sent.effect, sent.seat, sent.fan, 1});
}

bool Judge::told(SeatId seat, FanId fan) const
{
    return std::any_of(told_.begin(), told_.end(), [&](Told t) { return t.seat == seat && t.fan == fan; });
}

Outcome Judge::outcomeOf(SeatId id) const
{
    const Seat& seat = seats_[index(id)];
    if (seat.promised.twice())
        return Outcome::DoubleSale;
    const auto twice = [&](const EffectCount& effect) { return effect.seat == id && effect.sent > 1; };
    if (std::any_of(effects_.begin(), effects_.end(), twice))
        return Outcome::DuplicateEffect;
    if (seat.holder && !told(id, *seat.holder))
        return Outcome::SoldUntold;
    return seat.promised.once() ? Outcome::OneSale : Outcome::NoSale;
}

Outcome Judge::outcome() const
{
    Outcome worst = Outcome::NoSale;
    for (std::size_t s = 0; s < seats_.size(); ++s)
        worst = std::min(worst, outcomeOf(SeatId{static_cast<std::uint8_t>(s)}));
    const bool someoneWaits = std::any_of(standing_.begin(), standing_.end(), std::mem_fn(&Standing::waitsAlive));
    return someoneWaits ? std::min(worst, Outcome::Blocked) : worst;
}

Verdict Judge::verdict(bool fenced) const
{
    Verdict verdict;
    verdict.outcome = outcome();
    for (std::size_t s = 0; s < seats_.size(); ++s) {
        const SeatId id{static_cast<std::uint8_t>(s)};
        SeatVerdict seat{id, outcomeOf(id), seats_[s].holder, std::nullopt, {}};
        if (fenced)
            seat.fence = seats_[s].fence;
        for (const auto& told : told_)
            if (told.seat == id)
                seat.confirmed.push_back(told.fan);
        verdict.seats.push_back(std::move(seat));
    }
    verdict.effects = effects_;
    for (std::size_t w = 0; w < standing_.size(); ++w)
        if (standing_[w].waitsAlive())
            verdict.blocked.push_back(WorkerId{static_cast<std::uint8_t>(w)});
    return verdict;
}

Verdict judge(const Scenario& scenario, const Trace& trace, const std::vector<EventIndex>& blamed)
{
    Judge reader;
    reader.reset(scenario.seats.size(), scenario.workers.size());
    for (const auto& event : trace.events)
        reader.observe(event);
    Verdict verdict = reader.verdict(effectiveFencing(scenario) != Fencing::Off);
    verdict.reasons = reasonsFor(scenario, trace, verdict, blamed);
    return verdict;
}

} // namespace fenceline
