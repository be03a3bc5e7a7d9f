// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/scenario_writer.h"

#include "core/base/duration_text.h"
#include "core/format/scenario_faults.h"
#include "core/format/scenario_json.h"
#include "core/format/scenario_reader.h"
#include "core/format/scenario_services.h"
#include "core/scenario/limits.h"

#include <string_view>
#include <utility>
#include <variant>

namespace fenceline {

namespace {

using json::Ordered;

Ordered guardsJson(const Guards& guards)
{
    return {{"fencing", word(guards.fencing)},
            {"fence_compare", word(guards.fenceCompare)},
            {"check_before_write", word(guards.checkBeforeWrite)},
            {"renew", word(guards.renew)},
            {"renewal_refused", word(guards.renewalRefused)},
            {"release", word(guards.release)},
            {"conditional", guards.conditional},
            {"lost_answer", word(guards.lostAnswer)}};
}

Ordered stepsJson(const Steps& steps)
{
    return {{"read", durationText(steps.read)},
            {"check", durationText(steps.check)},
            {"write", durationText(steps.write)},
            {"release", durationText(steps.release)}};
}

Ordered workersJson(const Scenario& scenario)
{
    Ordered list = Ordered::array();
    for (const auto& worker : scenario.workers) {
        const auto seat = worker.seat ? std::string_view(seatName(scenario, *worker.seat)) : limits::kAnySeat;
        list.push_back({{"name", worker.name},
                        {"fan", worker.fan},
                        {"arrives", durationText(worker.arrives)},
                        {"seat", seat},
                        {"server", worker.server}});
    }
    return list;
}

Ordered expectationJson(const Scenario& scenario)
{
    Ordered object = Ordered::object();
    const auto& expect = *scenario.expect;
    if (expect.outcome)
        object["outcome"] = word(*expect.outcome);
    if (expect.holders) {
        auto& holders = object["holders"] = Ordered::object();
        for (const auto& [seat, fan] : *expect.holders)
            holders[seatName(scenario, seat)] = fan ? Ordered(*fan) : Ordered(nullptr);
    }
    if (expect.confirmed)
        object["confirmed"] = *expect.confirmed;
    return object;
}

} // namespace

Ordered scenarioJson(const Scenario& scenario)
{
    Ordered object = {{"fenceline", kFileVersion}, {"name", scenario.name}, {"summary", scenario.summary}};
    if (scenario.source)
        object["source"] = *scenario.source;
    object["show"] = scenario.show;
    object["seats"] = scenario.seats;
    object["protection"] = word(scenario.protection);
    object["service"] = word(scenario.service);
    object["timing"] = word(scenario.timing);
    writeServiceOptions(scenario, object);
    object["lease"] = scenario.lease ? durationText(*scenario.lease) : "off";
    object["first_token"] = number(scenario.firstToken);
    object["guards"] = guardsJson(scenario.guards);
    object["steps"] = stepsJson(scenario.steps);
    object["network"] = {{"one_way", durationText(scenario.network.oneWay)},
                         {"retry", durationText(scenario.network.retry)}};
    object["effects"] = effectsJson(scenario);
    object["arrivals"] = word(scenario.arrivals);
    object["workers"] = workersJson(scenario);
    object["faults"] = faultsJson(scenario);
    if (scenario.expect)
        object["expect"] = expectationJson(scenario);
    return object;
}

std::string writeScenario(const Scenario& scenario)
{
    return json::text(scenarioJson(scenario));
}

} // namespace fenceline
