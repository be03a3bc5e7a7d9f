// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine_bridge.h"

#include "core/event/event_names.h"
#include "core/run/simulate.h"
#include "core/trace/actor.h"

namespace fenceline::test {

namespace {

std::string nameOf(const Scenario& scenario, std::optional<SeatId> seat)
{
    return seat ? seatName(scenario, *seat) : "";
}

/// Adds what the event says to the model's records.
class Records {
public:
    Records(const Scenario& scenario, reference::RunOutcome& outcome) : scenario_(scenario), outcome_(outcome) {}

    void add(const Event& event)
    {
        at_ = milliseconds(event.at);
        workerNumber_ = event.worker.value_or(WorkerId{});
        worker_ = event.worker ? workerName(scenario_, *event.worker) : "";
        learned_.reset();
        if (event.learned != kNever)
            learned_ = milliseconds(event.learned);
        std::visit(*this, event.details);
    }

    void operator()(const event::LockGranted& e)
    {
        outcome_.grants.push_back({at_, worker_, {}});
        if (e.token)
            outcome_.grants.back().token = number(*e.token);
        outcome_.grantedUntil.emplace_back();
        if (e.until)
            outcome_.grantedUntil.back() = milliseconds(*e.until);
        outcome_.grantLearned.push_back(learned_);
        outcome_.counts.push_back({at_, worker_, {}});
        if (e.countedTo)
            outcome_.counts.back().to = e.countedTo->time_since_epoch().count();
    }
    void operator()(const event::LockRenewed& e)
    {
        outcome_.counts.push_back({at_, worker_, e.countedTo.time_since_epoch().count()});
        outcome_.renewals.push_back({at_, worker_, true, milliseconds(e.until)});
    }
    void operator()(const event::LockRenewalRefused&) { outcome_.renewals.push_back({at_, worker_, false, {}}); }
    void operator()(const event::LockEnded& e) { outcome_.lockEnds.push_back({at_, workerName(scenario_, e.worker)}); }
    void operator()(const event::LockReleased&) { outcome_.releases.push_back({at_, worker_, true}); }
    void operator()(const event::ReleaseIgnored&) { outcome_.releases.push_back({at_, worker_, false}); }
    void operator()(const event::SeatRead& e)
    {
        outcome_.reads.push_back({at_, worker_, nameOf(scenario_, e.seat), false});
    }
    void operator()(const event::ReadRejected& e)
    {
        outcome_.reads.push_back({at_, worker_, nameOf(scenario_, e.seat), true});
    }
    void operator()(const event::LeaseChecked& e) { outcome_.checks.push_back({at_, worker_, e.valid}); }
    void operator()(const event::WriteAccepted& e)
    {
        outcome_.writes.push_back({at_, worker_, seatName(scenario_, e.seat), true, ""});
    }
    void operator()(const event::WriteRejected& e)
    {
        outcome_.writes.push_back(
            {at_, worker_, seatName(scenario_, e.seat), false, std::string(reasonName(e.reason))});
    }
    void operator()(const event::GaveUp& e)
    {
        outcome_.gaveUp.push_back({at_, worker_, std::string(reasonName(e.reason))});
    }
    void operator()(const event::AnswerLost& e)
    {
        outcome_.answersLost.push_back({at_, worker_, seatName(scenario_, e.seat)});
    }
    void operator()(const event::FanConfirmed&) { outcome_.told.push_back({at_, worker_, true}); }
    void operator()(const event::FanRefused&) { outcome_.told.push_back({at_, worker_, false}); }
    void operator()(const event::EffectSent& e) { addEffect(e, true); }
    void operator()(const event::EffectDeduplicated& e) { addEffect(e, false); }
    void operator()(const event::Paused& e)
    {
        addFault("paused " + std::string(word(e.cause)) + " until " + text(e.until));
    }
    void operator()(const event::Resumed& e) { addFault("resumed " + std::string(word(e.cause))); }
    void operator()(const event::PacketDelayed& e) { addFault("packet-delayed until " + text(e.until)); }
    void operator()(const event::Crashed&) { addFault("crashed"); }
    void operator()(const event::Partitioned& e) { addFault("partitioned until " + text(e.until)); }
    void operator()(const event::PartitionHealed&) { addFault("partition-healed"); }
    void operator()(const event::ClockJumped& e) { addFault("clock-jumped " + std::to_string(milliseconds(e.by))); }
    template <class Other>
    void operator()(const Other&)
    {
    }

private:
    static std::string text(Instant instant) { return std::to_string(milliseconds(instant)); }
    void addFault(const std::string& what)
    {
        outcome_.faults.push_back({at_, worker_.empty() ? "lock" : worker_, what});
    }
    template <class Details>
    void addEffect(const Details& e, bool sent)
    {
        const auto key = effectKey(scenario_, workerNumber_, e.effect, e.seat, e.fan, e.attempt);
        outcome_.effects.push_back({at_, std::string(word(scenario_.effects[e.effect].what)), sent, key});
    }

    const Scenario& scenario_;
    reference::RunOutcome& outcome_;
    reference::Milliseconds at_ = 0;
    std::optional<reference::Milliseconds> learned_;
    WorkerId workerNumber_{};
    std::string worker_;
};

} // namespace

reference::RunOutcome runEngine(const reference::Setting& setting)
{
    const Scenario scenario = scenarioOf(setting);
    TimedMemory memory;
    Trace trace;
    simulate(modelOf(scenario), memory, trace);
    const Verdict verdict = judge(scenario, trace);

    reference::RunOutcome outcome;
    outcome.outcome = word(verdict.outcome);
    for (const auto& seat : verdict.seats) {
        reference::SeatOutcome told{seatName(scenario, seat.seat), {}, {}, {}};
        if (seat.holder)
            told.holder = fanName(scenario, *seat.holder);
        if (seat.fence)
            told.fence = number(*seat.fence);
        for (const auto fan : seat.confirmed)
            told.confirmed.push_back(fanName(scenario, fan));
        outcome.seats.push_back(std::move(told));
    }
    for (const auto& effect : verdict.effects)
        outcome.effectsSent.push_back({std::string(word(scenario.effects[effect.effect].what)),
                                       seatName(scenario, effect.seat), fanName(scenario, effect.fan), effect.sent});
    for (const auto worker : verdict.blocked)
        outcome.blocked.push_back(workerName(scenario, worker));
    Records records(scenario, outcome);
    for (const auto& event : trace.events)
        records.add(event);
    return outcome;
}

} // namespace fenceline::test
