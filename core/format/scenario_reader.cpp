// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/scenario_reader.h"

#include "core/format/json_fields.h"
#include "core/format/json_version.h"
#include "core/format/scenario_faults.h"
#include "core/format/scenario_object.h"
#include "core/format/scenario_people.h"
#include "core/format/scenario_services.h"
#include "core/scenario/edit.h"
#include "core/scenario/limits.h"

#include <optional>
#include <string>
#include <variant>

namespace fenceline {

namespace {

using json::Fields;
using json::Problem;
using json::Value;

void readTexts(Fields& top, Scenario& scenario, Problem& problem)
{
    top.text("name", scenario.name);
    top.text("summary", scenario.summary);
    if (top.find("source") != nullptr)
        top.text("source", scenario.source.emplace());
    top.text("show", scenario.show);
    if (problem)
        return;
    const auto check = [&](std::string_view key, const Result<void>& result) {
        if (const auto* value = top.find(key))
            problem.accept(result, value->line);
    };
    check("name", limits::checkName(scenario.name, limits::kLongestTitle, "\"name\""));
    check("summary", limits::checkText(scenario.summary, "\"summary\""));
    check("source", limits::checkText(scenario.source.value_or(""), "\"source\""));
    check("show", limits::checkName(scenario.show, limits::kLongestName, "\"show\""));
}

void readLease(Fields& top, Scenario& scenario, Problem& problem)
{
    if (const auto* value = top.find("lease"); value != nullptr && !problem) {
        const auto* text = std::get_if<std::string>(&value->data);
        if (text != nullptr && *text == "off")
            scenario.lease = std::nullopt;
        else if (const auto lease = durationOf(*value, "\"lease\"", problem);
                 lease && problem.accept(limits::checkLease(*lease, "\"lease\""), value->line))
            scenario.lease = *lease;
    }
    const auto allowed = "1 to " + std::to_string(limits::kLargestFirstToken);
    if (const auto token = top.whole("first_token", allowed);
        token && problem.accept(limits::checkFirstToken(*token, "\"first_token\""), top.find("first_token")->line))
        scenario.firstToken = Token{*token};
}

void readGuards(const Value& value, Guards& guards, Problem& problem)
{
    Fields fields(value, "\"guards\": ",
                  {"fencing", "fence_compare", "check_before_write", "renew", "renewal_refused", "release",
                   "conditional", "lost_answer"},
                  problem);
    fields.word("fencing", guards.fencing);
    fields.word("fence_compare", guards.fenceCompare);
    fields.word("check_before_write", guards.checkBeforeWrite);
    fields.word("renew", guards.renew);
    fields.word("renewal_refused", guards.renewalRefused);
    fields.word("release", guards.release);
    fields.flag("conditional", guards.conditional);
    fields.word("lost_answer", guards.lostAnswer);
}

void readSteps(const Value& value, Steps& steps, Problem& problem)
{
    Fields fields(value, "\"steps\": ", {"read", "check", "write", "release"}, problem);
    fields.duration("read", steps.read);
    fields.duration("check", steps.check);
    fields.duration("write", steps.write);
    fields.duration("release", steps.release);
}

void readNetwork(const Value& value, Network& network, Problem& problem)
{
    Fields fields(value, "\"network\": ", {"one_way", "retry"}, problem);
    fields.duration("one_way", network.oneWay);
    fields.duration("retry", network.retry);
    if (const auto* retry = fields.find("retry"); retry != nullptr && !problem)
        problem.accept(limits::checkInterval(network.retry, fields.subject("retry")), retry->line);
}

Scenario readAll(const Value& root, std::string_view what, Problem& problem)
{
    Scenario scenario;
    json::checkVersion(root, what, "fenceline", kFileVersion, problem);
    Fields top(root, "", {"fenceline", "name",    "summary", "source",   "show",    "seats",       "protection",
                          "service",   "timing",  "redis",   "etcd",     "lease",   "first_token", "guards",
                          "steps",     "network", "effects", "arrivals", "workers", "faults",      "expect"},
               problem);
    readTexts(top, scenario, problem);
    readSeats(top, scenario, problem);
    top.word("protection", scenario.protection);
    top.word("service", scenario.service);
    top.word("timing", scenario.timing);
    readServiceOptions(top, scenario, problem);
    readLease(top, scenario, problem);
    if (const auto* guards = top.find("guards"))
        readGuards(*guards, scenario.guards, problem);
    if (const auto* steps = top.find("steps"))
        readSteps(*steps, scenario.steps, problem);
    if (const auto* network = top.find("network"))
        readNetwork(*network, scenario.network, problem);
    readEffects(top, scenario, problem);
    top.word("arrivals", scenario.arrivals);
    readWorkers(top, scenario, problem);
    readFaults(top, scenario, problem);
    readExpectation(top, scenario, problem);
    return scenario;
}

} // namespace

Scenario scenarioOf(const Value& object, std::string_view what, Problem& problem)
{
    auto scenario = readAll(object, what, problem);
    if (!problem)
        applyArrivals(scenario);
    return scenario;
}

Result<Scenario> readScenario(std::string_view text)
{
    const auto root = json::parse(text);
    if (!root)
        return tl::unexpected<Error>(root.error());
    Problem problem;
    auto scenario = scenarioOf(*root, "the file", problem);
    if (problem)
        return tl::unexpected<Error>(problem.error());
    return scenario;
}

} // namespace fenceline
