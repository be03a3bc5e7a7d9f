// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/run_moment.h"

#include "core/event/event_names.h"
#include "core/format/scenario_object.h"
#include "core/format/scenario_people.h"
#include "core/run/simulate.h"

#include <set>

namespace fenceline {

namespace {

using json::Fields;
using json::Problem;
using json::Value;

Trace traceOf(const Scenario& scenario)
{
    Trace trace;
    TimedMemory memory;
    simulate(modelOf(scenario), memory, trace);
    return trace;
}

/// The names of everything that happens to this worker, for "what is allowed".
std::string eventsOf(const Trace& trace, std::optional<WorkerId> worker)
{
    std::string list;
    std::set<std::string_view> named;
    for (const auto& event : trace.events)
        if (const auto name = eventName(event.details); event.worker == worker && named.insert(name).second)
            list.append(list.empty() ? "" : ", ").append(name);
    return list.empty() ? "another worker; nothing of this one's happens" : list;
}

Moment readMoment(const Value& value, const std::string& where, const Scenario& scenario, Problem& problem)
{
    Fields fields(value, where, {"worker", "event"}, problem);
    Moment moment;
    if (fields.find("worker") != nullptr && !problem)
        moment.worker = readWorkerOf(fields, "worker", "a worker of this file", scenario);
    const auto* name = json::required(fields, "event", "an event of the run", problem);
    fields.text("event", moment.event);
    if (problem)
        return moment;
    const auto trace = traceOf(scenario);
    if (!find(trace, moment))
        fields.refuse(*name, "event", "what happens in the run: " + eventsOf(trace, moment.worker));
    return moment;
}

} // namespace

RunAtMoment readRunAtMoment(const Value& value, const std::string& where, const Scenario* own, Problem& problem)
{
    RunAtMoment run;
    Fields fields(value, where, {"scenario", "at"}, problem);
    if (own != nullptr)
        run.scenario = *own;
    else
        json::required(fields, "scenario", "a scenario", problem);
    if (const auto* scenario = fields.find("scenario"); scenario != nullptr && !problem)
        run.scenario = scenarioOf(*scenario, where + "\"scenario\"", problem);
    if (const auto* moment = json::required(fields, "at", R"({"worker": "A", "event": "write-rejected"})", problem))
        run.moment = readMoment(*moment, where + "\"at\": ", run.scenario, problem);
    return run;
}

} // namespace fenceline
