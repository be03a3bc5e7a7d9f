// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/run_writer.h"

#include "core/event/event_names.h"
#include "core/format/expectation.h"
#include "core/format/scenario_json.h"
#include "core/format/scenario_reader.h"
#include "core/scenario/limits.h"
#include "core/trace/actor.h"

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace fenceline {

namespace {

using json::Ordered;

Ordered tokenJson(std::optional<Token> token)
{
    return token ? Ordered(number(*token)) : Ordered(nullptr);
}

Ordered instantJson(std::optional<Instant> instant)
{
    return instant && *instant != kNever ? Ordered(milliseconds(*instant)) : Ordered(nullptr);
}

/// Appends the fields of one event's kind in the order of interface.md's table. No generic case: a kind that is
/// forgotten here does not compile.
class FieldsOf {
public:
    FieldsOf(const Scenario& scenario, const Event& event, Ordered& out) : scenario_(scenario), event_(event), out_(out)
    {
    }

    void operator()(const event::LockRequested&) const {}
    void operator()(const event::LockWaiting&) const {}
    void operator()(const event::LockGranted& granted) const
    {
        out_["token"] = tokenJson(granted.token);
        out_["until_ms"] = instantJson(granted.until);
        whenLearned();
    }
    void operator()(const event::LockEnded& ended) const
    {
        out_["worker"] = workerName(scenario_, ended.worker);
        out_["token"] = tokenJson(ended.token);
    }
    void operator()(const event::LockReleased& released) const { out_["token"] = tokenJson(released.token); }
    void operator()(const event::ReleaseIgnored& ignored) const { out_["token"] = tokenJson(ignored.token); }
    void operator()(const event::SeatRead& read) const
    {
        out_["seat"] = seat(read.seat);
        out_["holder"] = fan(read.holder);
        out_["fence"] = tokenJson(read.fence);
    }
    void operator()(const event::ReadRejected& rejected) const
    {
        out_["seat"] = seat(rejected.seat);
        out_["token"] = number(rejected.token);
        out_["reason"] = reasonName(rejected.reason);
    }
    void operator()(const event::LeaseChecked& checked) const
    {
        out_["by"] = checkedByName(checked.by);
        out_["valid"] = checked.valid;
    }
    /// How many rows it changes is not known before it reaches them.
    void operator()(const event::WriteSent& sent) const { write(sent, nullptr); }
    void operator()(const event::WriteAccepted& accepted) const
    {
        write(accepted, 1);
        out_["overwrote"] = fan(accepted.overwrote);
    }
    void operator()(const event::WriteRejected& rejected) const
    {
        write(rejected, 0);
        out_["reason"] = reasonName(rejected.reason);
    }
    void operator()(const event::FanConfirmed& confirmed) const
    {
        out_["fan"] = fan(confirmed.fan);
        out_["seat"] = seat(confirmed.seat);
    }
    void operator()(const event::FanRefused& refused) const
    {
        out_["fan"] = fan(refused.fan);
        out_["seat"] = seat(refused.seat);
    }
    void operator()(const event::GaveUp& gaveUp) const { out_["reason"] = reasonName(gaveUp.reason); }
    void operator()(const event::Paused& paused) const
    {
        out_["cause"] = word(paused.cause);
        out_["until_ms"] = instantJson(paused.until);
    }
    void operator()(const event::Resumed& resumed) const { out_["cause"] = word(resumed.cause); }
    void operator()(const event::PacketDelayed& delayed) const
    {
        out_["seat"] = seat(delayed.seat);
        out_["until_ms"] = instantJson(delayed.until);
    }
    void operator()(const event::Crashed&) const {}
    void operator()(const event::LockRefused&) const {}
    void operator()(const event::LockRenewed& renewed) const { out_["until_ms"] = instantJson(renewed.until); }
    void operator()(const event::LockRenewalRefused&) const { out_["until_ms"] = nullptr; }
    void operator()(const event::Partitioned& partition) const { out_["until_ms"] = instantJson(partition.until); }
    void operator()(const event::PartitionHealed&) const {}
    void operator()(const event::AnswerLost& lost) const
    {
        out_["seat"] = seat(lost.seat);
        if (lost.effect)
            out_["effect"] = word(scenario_.effects[*lost.effect].what);
    }
    void operator()(const event::ClockJumped& jump) const
    {
        out_["clock"] = event_.worker ? std::string_view(workerName(scenario_, *event_.worker)) : limits::kServiceActor;
        out_["jump_ms"] = milliseconds(jump.by);
    }
    void operator()(const event::ServiceFailedOver& failed) const { leases(failed.until); }
    void operator()(const event::ServiceRestarted& restarted) const
    {
        leases(restarted.until);
        if (restarted.snapshot)
            out_["snapshot_ms"] = instantJson(*restarted.snapshot);
    }
    void operator()(const event::LockRestored& restored) const
    {
        out_["worker"] = workerName(scenario_, restored.worker);
        out_["token"] = tokenJson(restored.token);
        out_["until_ms"] = restored.until ? instantJson(*restored.until) : Ordered(nullptr);
    }
    void operator()(const event::WaiterSessionEnded& ended) const
    {
        out_["worker"] = workerName(scenario_, ended.worker);
        out_["token"] = tokenJson(ended.token);
    }
    void operator()(const event::LockMisreported& reported) const
    {
        out_["token"] = tokenJson(reported.token);
        whenLearned();
    }
    void operator()(const event::KeyEvicted& evicted) const
    {
        out_["worker"] = workerName(scenario_, evicted.worker);
        out_["token"] = tokenJson(evicted.token);
    }
    void operator()(const event::EffectSent& sent) const { effect(sent); }
    void operator()(const event::EffectDeduplicated& sent) const { effect(sent); }

private:
    void whenLearned() const
    {
        if (event_.learned != event_.at)
            out_["learned_ms"] = instantJson(event_.learned);
    }
    Ordered seat(std::optional<SeatId> id) const { return id ? Ordered(seatName(scenario_, *id)) : Ordered(nullptr); }
    Ordered fan(std::optional<FanId> id) const { return id ? Ordered(fanName(scenario_, *id)) : Ordered(nullptr); }

    void leases(std::optional<Instant> until) const
    {
        if (until)
            out_["until_ms"] = instantJson(until);
    }

    template <class Asked>
    void effect(const Asked& asked) const
    {
        const auto key = effectKey(scenario_, *event_.worker, asked.effect, asked.seat, asked.fan, asked.attempt);
        out_["effect"] = word(scenario_.effects[asked.effect].what);
        out_["key"] = key ? Ordered(*key) : Ordered(nullptr);
    }

    template <class Write>
    void write(const Write& details, const Ordered& rows) const
    {
        out_["seat"] = seat(details.seat);
        out_["fan"] = fan(details.fan);
        out_["token"] = tokenJson(details.token);
        out_["rows"] = rows;
    }

    const Scenario& scenario_;
    const Event& event_;
    Ordered& out_;
};

Ordered eventJson(const Scenario& scenario, const Event& event)
{
    Ordered object = {
        {"t_ms", milliseconds(event.at)}, {"actor", actorName(scenario, event)}, {"event", eventName(event.details)}};
    std::visit(FieldsOf(scenario, event, object), event.details);
    return object;
}

Ordered eventsJson(const Run& run)
{
    Ordered list = Ordered::array();
    for (const auto& event : run.trace.events)
        list.push_back(eventJson(run.scenario, event));
    return list;
}

Ordered sqlJson(const Run& run)
{
    Ordered list = Ordered::array();
    for (const auto& statement : run.sql.statements)
        list.push_back({{"t_ms", milliseconds(statement.at)},
                        {"worker", workerName(run.scenario, statement.worker)},
                        {"statement", statement.text},
                        {"rows", statement.rows}});
    return list;
}

Ordered verdictJson(const Run& run)
{
    Ordered seats = Ordered::array();
    for (const auto& seat : run.verdict.seats) {
        Ordered confirmed = Ordered::array();
        for (const auto fan : seat.confirmed)
            confirmed.push_back(fanName(run.scenario, fan));
        seats.push_back({{"seat", seatName(run.scenario, seat.seat)},
                         {"holder", seat.holder ? Ordered(fanName(run.scenario, *seat.holder)) : Ordered(nullptr)},
                         {"fence", tokenJson(seat.fence)},
                         {"confirmed", std::move(confirmed)}});
    }
    Ordered effects = Ordered::array();
    for (const auto& effect : run.verdict.effects)
        effects.push_back({{"effect", word(run.scenario.effects[effect.effect].what)},
                           {"seat", seatName(run.scenario, effect.seat)},
                           {"fan", fanName(run.scenario, effect.fan)},
                           {"sent", effect.sent}});
    Ordered blocked = Ordered::array();
    for (const auto worker : run.verdict.blocked)
        blocked.push_back(workerName(run.scenario, worker));
    return {{"outcome", word(run.verdict.outcome)},
            {"seats", std::move(seats)},
            {"effects", std::move(effects)},
            {"blocked", std::move(blocked)}};
}

} // namespace

std::string writeRun(const Run& run)
{
    Ordered object = {{"fenceline", kFileVersion},
                      {"scenario", scenarioJson(run.scenario)},
                      {"events", eventsJson(run)},
                      {"sql", sqlJson(run)},
                      {"verdict", verdictJson(run)}};
    if (run.scenario.expect) {
        const auto differences = differencesFromExpectation(run.scenario, run.trace, run.verdict);
        object["expect"] = {{"holds", differences.empty()}, {"differences", differences}};
    }
    return json::text(object);
}

} // namespace fenceline
