// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine_bridge.h"

#include "core/event/event_names.h"
#include "core/run/simulate.h"
#include "core/scenario/names.h"

#include <stdexcept>

namespace fenceline::test {

namespace {

Protection protectionOf(reference::Protection protection)
{
    switch (protection) {
    case reference::Protection::none: return Protection::None;
    case reference::Protection::lock: return Protection::Lock;
    case reference::Protection::conditionalWrite: return Protection::ConditionalWrite;
    }
    throw std::logic_error("protection");
}

Fencing fencingOf(reference::Fencing fencing)
{
    switch (fencing) {
    case reference::Fencing::off: return Fencing::Off;
    case reference::Fencing::writes: return Fencing::Writes;
    case reference::Fencing::readsAndWrites: return Fencing::ReadsAndWrites;
    }
    throw std::logic_error("fencing");
}

CheckBeforeWrite checkOf(reference::CheckBeforeWrite check)
{
    switch (check) {
    case reference::CheckBeforeWrite::off: return CheckBeforeWrite::Off;
    case reference::CheckBeforeWrite::ownClock: return CheckBeforeWrite::OwnClock;
    case reference::CheckBeforeWrite::service: return CheckBeforeWrite::Service;
    }
    throw std::logic_error("check");
}

Release releaseOf(reference::Release release)
{
    switch (release) {
    case reference::Release::compareAndDelete: return Release::CompareAndDelete;
    case reference::Release::blindDelete: return Release::Delete;
    case reference::Release::none: return Release::None;
    }
    throw std::logic_error("release");
}

Fault faultOf(const reference::Fault& fault)
{
    const auto as = [&](PauseCause cause) -> Fault {
        return {Duration{fault.at}, WorkerId(fault.worker), Pause{Duration{fault.length}, cause}};
    };
    switch (fault.cause) {
    case reference::Cause::garbageCollection: return as(PauseCause::GarbageCollection);
    case reference::Cause::swapping: return as(PauseCause::Swap);
    case reference::Cause::machinePaused: return as(PauseCause::VmPause);
    case reference::Cause::packet: return as(PauseCause::Packet);
    case reference::Cause::crash: return {Duration{fault.at}, WorkerId(fault.worker), Crash{}};
    }
    throw std::logic_error("cause");
}

void addEvent(const Scenario& scenario, const Event& event, reference::RunOutcome& outcome)
{
    const auto at = milliseconds(event.at);
    const auto worker = [&] { return workerName(scenario, *event.worker); };
    const auto wrote = [&](SeatId seat, bool accepted, std::string_view reason) {
        outcome.writes.push_back({at, worker(), seatName(scenario, seat), accepted, std::string(reason)});
    };
    std::visit(Overloaded{
                   [&](const event::LockGranted& e) {
                       outcome.grants.push_back({at, worker(), number(*e.token)});
                   },
                   [&](const event::WriteAccepted& e) { wrote(e.seat, true, ""); },
                   [&](const event::WriteRejected& e) { wrote(e.seat, false, reasonName(e.reason)); },
                   [&](const event::FanConfirmed&) {
                       outcome.told.push_back({at, worker(), true});
                   },
                   [&](const event::FanRefused&) {
                       outcome.told.push_back({at, worker(), false});
                   },
                   [](const auto&) {},
               },
               event.details);
}

} // namespace

Scenario scenarioOf(const reference::Setting& setting)
{
    Scenario scenario;
    scenario.show = setting.show;
    scenario.seats = setting.seats;
    scenario.protection = protectionOf(setting.protection);
    scenario.lease.reset();
    if (setting.lease)
        scenario.lease = Duration{*setting.lease};
    scenario.firstToken = Token{setting.firstToken};
    scenario.guards.fencing = fencingOf(setting.fencing);
    scenario.guards.fenceCompare =
        setting.fenceCompare == reference::FenceCompare::less ? FenceCompare::Less : FenceCompare::LessOrEqual;
    scenario.guards.checkBeforeWrite = checkOf(setting.checkBeforeWrite);
    scenario.guards.release = releaseOf(setting.release);
    scenario.guards.conditional = setting.conditional;
    scenario.steps = {Duration{setting.steps.read}, Duration{setting.steps.check}, Duration{setting.steps.write},
                      Duration{setting.steps.release}};
    scenario.network.oneWay = Duration{setting.oneWay};
    scenario.workers.clear();
    for (const auto& worker : setting.workers) {
        std::optional<SeatId> seat;
        if (worker.seat != reference::anySeat)
            seat = SeatId(worker.seat);
        scenario.workers.push_back(
            {worker.name, worker.fan, Duration{worker.arrives}, seat, defaultServer(worker.name)});
    }
    scenario.faults.clear();
    for (const auto& fault : setting.faults)
        scenario.faults.push_back(faultOf(fault));
    return scenario;
}

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
    for (const auto worker : verdict.blocked)
        outcome.blocked.push_back(workerName(scenario, worker));
    for (const auto& event : trace.events)
        addEvent(scenario, event, outcome);
    return outcome;
}

} // namespace fenceline::test
