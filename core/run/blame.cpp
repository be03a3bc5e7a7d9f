// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/blame.h"

#include "core/run/simulate.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

namespace fenceline {

namespace {

/// Whether the event is what a fault of this kind came to, at its time and to its victim.
struct Shows {
    const Event& event;
    Instant at;

    template <class Details>
    const Details* as() const
    {
        return std::get_if<Details>(&event.details);
    }

    /// Pauses that overlap or touch show as one; packets hold up the first write after them, all of them the same one.
    bool operator()(const Pause& pause) const
    {
        if (pause.length == Duration{0})
            return false;
        if (pause.cause == PauseCause::Packet)
            return as<event::PacketDelayed>() && at <= event.at;
        const auto* paused = as<event::Paused>();
        return paused && event.at <= at && at <= paused->until;
    }
    /// Partitions likewise.
    bool operator()(const Partition& partition) const
    {
        const auto* cut = as<event::Partitioned>();
        return cut && partition.length > Duration{0} && event.at <= at && at <= cut->until;
    }
    bool operator()(const LoseAnswer& lose) const
    {
        const auto* lost = as<event::AnswerLost>();
        return lost && at <= event.at && lost->effect.has_value() == (lose.to == AnswerTo::Effect);
    }
    bool operator()(const ClockJump& jump) const
    {
        const auto* jumped = as<event::ClockJumped>();
        return jumped && event.at == at && jumped->by == jump.by;
    }
    bool operator()(const ServiceFault& service) const
    {
        if (event.at != at)
            return false;
        switch (service.what) {
        case ServiceFailure::Failover: return as<event::ServiceFailedOver>();
        case ServiceFailure::Restart: return restarted(false);
        case ServiceFailure::Restore: return restarted(true);
        case ServiceFailure::Eviction: return as<event::KeyEvicted>();
        }
        return false;
    }
    bool restarted(bool fromSnapshot) const
    {
        const auto* restart = as<event::ServiceRestarted>();
        return restart && restart->snapshot.has_value() == fromSnapshot;
    }
    /// Without it faults would come to light that it kept from happening.
    bool operator()(const Crash&) const { return false; }
};

bool showsIn(const Fault& fault, const Event& event)
{
    return (!fault.worker || event.worker == fault.worker) && std::visit(Shows{event, kStart + fault.at}, fault.kind);
}

/// One lost answer is one fault's doing, and one jump; what is united shows all of its parts at once.
bool showsAlone(const Fault& fault)
{
    return std::holds_alternative<LoseAnswer>(fault.kind) || std::holds_alternative<ClockJump>(fault.kind);
}

/// By instant, then in the order of the file: as the schedule takes them.
std::vector<std::size_t> inOrderOfTime(const std::vector<Fault>& faults)
{
    std::vector<std::size_t> order(faults.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return faults[a].at < faults[b].at; });
    return order;
}

/// Those that came to something, in the order of their events. One that did not (a packet that caught no write, a pause
/// after a crash) changed nothing, so the run is the same without it.
std::vector<BlamedFault> faultsThatShow(const Scenario& scenario, const Trace& trace)
{
    std::vector<BlamedFault> found;
    const auto order = inOrderOfTime(scenario.faults);
    std::vector<bool> shown(scenario.faults.size());
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        for (const std::size_t f : order) {
            if (shown[f] || !showsIn(scenario.faults[f], trace.events[i]))
                continue;
            shown[f] = true;
            found.push_back({f, EventIndex{static_cast<std::uint32_t>(i)}});
            if (showsAlone(scenario.faults[f]))
                break;
        }
    }
    const auto place = [&](const BlamedFault& b) { return std::tuple(b.event, scenario.faults[b.fault].at, b.fault); };
    std::sort(found.begin(), found.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return found;
}

class BlameFinder {
public:
    BlameFinder(const Scenario& scenario, const Trace& trace)
        : scenario_(scenario), tried_(faultsThatShow(scenario, trace)), isLeftOut_(scenario.faults.size())
    {
        for (std::size_t f = 0; f < scenario.faults.size(); ++f)
            isLeftOut_[f] = !std::holds_alternative<Crash>(scenario.faults[f].kind);
        mark(tried_, false);
        Judge judge;
        judge.reset(scenario.seats.size(), scenario.workers.size());
        for (const Event& event : trace.events)
            judge.observe(event);
        outcome_ = judge.outcome();
        soldTwice_ = judge.firstSoldTwice();
    }

    std::vector<BlamedFault> find()
    {
        if (tried_.empty())
            return {};
        model_ = modelOf(scenario_);
        leaveOut(tried_);
        while (std::exchange(mustTryAgain_, false)) {
            keptOne_ = false;
            for (std::size_t i = tried_.size(); i-- > 0;)
                if (!isLeftOut_[tried_[i].fault])
                    leaveOut(std::span(tried_).subspan(i, 1));
        }
        std::erase_if(tried_, [&](const BlamedFault& fault) { return isLeftOut_[fault.fault]; });
        return std::move(tried_);
    }

private:
    using Faults = std::span<const BlamedFault>;

    /// As many of them as can be, the later ones first.
    void leaveOut(Faults faults)
    {
        if (isTheSameWithout(faults)) {
            // What was needed before may no longer be.
            mustTryAgain_ = mustTryAgain_ || keptOne_;
            return;
        }
        if (faults.size() == 1) {
            keptOne_ = true;
            return;
        }
        const std::size_t half = faults.size() / 2;
        leaveOut(faults.subspan(half));
        leaveOut(faults.first(half));
    }

    /// Leaves them out if it is.
    bool isTheSameWithout(Faults faults)
    {
        mark(faults, true);
        std::vector<Fault> kept;
        for (std::size_t f = 0; f < scenario_.faults.size(); ++f)
            if (!isLeftOut_[f])
                kept.push_back(scenario_.faults[f]);
        model_.schedule.faults = planFaults(kept);
        const bool same = simulator_.run(model_) == outcome_ &&
                          (!soldTwice_ || simulator_.judge().outcomeOf(*soldTwice_) == Outcome::DoubleSale);
        if (!same)
            mark(faults, false);
        return same;
    }

    void mark(Faults faults, bool leftOut)
    {
        for (const auto& fault : faults)
            isLeftOut_[fault.fault] = leftOut;
    }

    const Scenario& scenario_;
    std::vector<BlamedFault> tried_;
    std::vector<bool> isLeftOut_; ///< by place in the scenario
    Outcome outcome_{};
    std::optional<SeatId> soldTwice_;
    Model model_;
    OutcomeSimulator simulator_;
    bool keptOne_ = false;
    bool mustTryAgain_ = false;
};

} // namespace

std::vector<BlamedFault> blamedFaults(const Scenario& scenario, const Trace& trace)
{
    return BlameFinder(scenario, trace).find();
}

std::vector<EventIndex> eventsOf(const std::vector<BlamedFault>& blamed)
{
    std::vector<EventIndex> events;
    for (const auto& fault : blamed)
        if (events.empty() || events.back() != fault.event)
            events.push_back(fault.event);
    return events;
}

} // namespace fenceline
