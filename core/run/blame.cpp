// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/blame.h"

#include "core/run/simulate.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

namespace fenceline {

namespace {

/// Whether the event is what this fault came to. Pauses that overlap or touch show as one; packets hold up the first
/// write after them, all of them the same one.
bool showsIn(const Fault& fault, const Event& event)
{
    const auto* pause = std::get_if<Pause>(&fault.kind);
    if (!pause || pause->length == Duration{0} || event.worker != fault.worker)
        return false;
    const Instant at = kStart + fault.at;
    if (const auto* paused = std::get_if<event::Paused>(&event.details))
        return pause->cause != PauseCause::Packet && event.at <= at && at <= paused->until;
    return std::holds_alternative<event::PacketDelayed>(event.details) && pause->cause == PauseCause::Packet &&
           at <= event.at;
}

/// Those that came to something, in the order of their events. One that did not (a packet that caught no write, a pause
/// after a crash) changed nothing, so the run is the same without it.
std::vector<BlamedFault> faultsThatShow(const Scenario& scenario, const Trace& trace)
{
    std::vector<BlamedFault> found;
    std::vector<bool> shown(scenario.faults.size());
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const auto& details = trace.events[i].details;
        if (!std::holds_alternative<event::Paused>(details) && !std::holds_alternative<event::PacketDelayed>(details))
            continue;
        for (std::size_t f = 0; f < scenario.faults.size(); ++f) {
            if (shown[f] || !showsIn(scenario.faults[f], trace.events[i]))
                continue;
            shown[f] = true;
            found.push_back({f, EventIndex{static_cast<std::uint32_t>(i)}});
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
            isLeftOut_[f] = std::holds_alternative<Pause>(scenario.faults[f].kind);
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
