// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/scenario_faults.h"

#include "core/base/duration_text.h"
#include "core/base/text.h"
#include "core/event/event.h"
#include "core/format/scenario_people.h"
#include "core/format/scenario_services.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace fenceline {

namespace {

using json::Fields;
using json::Ordered;
using json::Problem;
using json::Value;

constexpr std::string_view kStops = "stops";

/// A kind of fault is known by the key that no other kind has. A pause, which has none that must be there, is what is
/// left.
struct Form {
    std::string_view key;
    std::vector<std::string_view> goesWith; ///< beside "at"
};

const std::array<Form, 6>& forms()
{
    static const std::array<Form, 6> all{{{"crash", {"worker"}},
                                          {"partition", {"worker"}},
                                          {"lose", {"worker"}},
                                          {"jump", {"clock"}},
                                          {"service", {"replica", "snapshot_age", "bump"}},
                                          {"pause", {"worker", "cause", "clock"}}}};
    return all;
}

const Form& formOf(const Fields& fields)
{
    const auto& all = forms();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Form& form) { return fields.find(form.key) != nullptr; });
    return found == all.end() ? all.back() : *found;
}

/// `fault 2: "pause" stands beside "crash" (allowed: at, worker beside it)`
void refuseOthers(const Fields& fields, const Form& form, Problem& problem)
{
    std::string allowed = "at";
    for (const auto key : form.goesWith)
        allowed.append(", ").append(key);
    for (const auto* key : {"worker", "pause", "cause", "crash", "partition", "lose", "clock", "jump", "service",
                            "replica", "snapshot_age", "bump"}) {
        const auto* value = fields.find(key);
        const auto& with = form.goesWith;
        if (value != nullptr && key != form.key && std::find(with.begin(), with.end(), key) == with.end())
            problem.set(fields.subject(key) + " stands beside \"" + std::string(form.key) + "\" (allowed: " + allowed +
                            " beside it)",
                        value->line);
    }
}

/// A key whose one value there is.
void expectWord(Fields& fields, std::string_view key, std::string_view word)
{
    const auto* value = fields.find(key);
    const auto* text = value == nullptr ? nullptr : std::get_if<std::string>(&value->data);
    if (value != nullptr && (text == nullptr || *text != word))
        fields.refuse(*value, key, word);
}

Pause readPause(Fields& fields, Problem& problem)
{
    Pause pause;
    fields.duration("pause", pause.length);
    fields.word("cause", pause.cause);
    const auto* clock = fields.find("clock");
    if (clock == nullptr || problem)
        return pause;
    expectWord(fields, "clock", kStops);
    if (pause.cause != PauseCause::VmPause)
        problem.set(fields.subject("clock") + " stands beside the cause " + std::string(word(pause.cause)) +
                        " (allowed: only with \"cause\": \"vm\", whose clock can stop)",
                    clock->line);
    pause.clockStops = true;
    return pause;
}

ClockJump readJump(Fields& fields, const Scenario& scenario, std::optional<WorkerId>& whose, Problem& problem)
{
    ClockJump jump;
    fields.signedDuration("jump", jump.by);
    const auto* clock = json::required(fields, "clock", "service, or a worker of this file", problem);
    if (clock == nullptr)
        return jump;
    const auto* name = std::get_if<std::string>(&clock->data);
    whose = std::nullopt;
    if (name == nullptr || *name != limits::kServiceActor)
        whose = readWorkerOf(fields, "clock", "service, or a worker of this file", scenario);
    return jump;
}

Crash readCrash(Fields& fields)
{
    const auto& value = *fields.find("crash");
    const auto* flag = std::get_if<bool>(&value.data);
    if (flag == nullptr || !*flag)
        fields.refuse(value, "crash", "true; a fault without \"crash\" is a pause");
    return {};
}

Fault readFault(const Value& value, std::size_t place, const Scenario& scenario, Problem& problem)
{
    Fields fields(value, "fault " + std::to_string(place + 1) + ": ",
                  {"at", "worker", "pause", "cause", "crash", "partition", "lose", "clock", "jump", "service",
                   "replica", "snapshot_age", "bump"},
                  problem);
    Fault fault = lessonFaults().front();
    fields.duration("at", fault.at);
    if (problem)
        return fault;
    const Form& form = formOf(fields);
    refuseOthers(fields, form, problem);
    fault.worker = readWorkerOf(fields, "worker", "a worker of this file", scenario);
    if (form.key == "crash") {
        fault.kind = readCrash(fields);
    } else if (form.key == "partition") {
        fields.duration("partition", fault.kind.emplace<Partition>().length);
    } else if (form.key == "lose") {
        fields.word("lose", fault.kind.emplace<LoseAnswer>().to);
    } else if (form.key == "jump") {
        fault.kind = readJump(fields, scenario, fault.worker, problem);
    } else if (form.key == "service") {
        fault.kind = readServiceFault(fields, problem);
        fault.worker = std::nullopt;
    } else {
        fault.kind = readPause(fields, problem);
    }
    return fault;
}

Ordered faultJson(const Scenario& scenario, const Fault& fault)
{
    Ordered object = {{"at", durationText(fault.at)}};
    const auto worker = [&] { object["worker"] = workerName(scenario, *fault.worker); };
    std::visit(Overloaded{
                   [&](const Pause& pause) {
                       worker();
                       object["pause"] = durationText(pause.length);
                       object["cause"] = word(pause.cause);
                       if (pause.clockStops)
                           object["clock"] = kStops;
                   },
                   [&](const Crash&) {
                       worker();
                       object["crash"] = true;
                   },
                   [&](const Partition& partition) {
                       worker();
                       object["partition"] = durationText(partition.length);
                   },
                   [&](const LoseAnswer& lost) {
                       worker();
                       object["lose"] = word(lost.to);
                   },
                   [&](const ClockJump& jump) {
                       object["clock"] =
                           fault.worker ? std::string_view(workerName(scenario, *fault.worker)) : limits::kServiceActor;
                       object["jump"] = signedDurationText(jump.by);
                   },
                   [&](const ServiceFault& failure) { writeServiceFault(failure, object); },
               },
               fault.kind);
    return object;
}

Effect readEffect(const Value& value, std::size_t place, Problem& problem)
{
    Fields fields(value, "effect " + std::to_string(place + 1) + ": ", {"effect", "key", "in_progress", "takes"},
                  problem);
    Effect effect;
    json::required(fields, "effect", wordList<EffectKind>(), problem);
    fields.word("effect", effect.what);
    fields.word("key", effect.key);
    fields.flag("in_progress", effect.recordsInProgress);
    fields.duration("takes", effect.takes);
    return effect;
}

} // namespace

void readFaults(Fields& top, Scenario& scenario, Problem& problem)
{
    const auto* list = top.list("faults", 0, kMostFaults, "faults");
    if (list == nullptr)
        return;
    scenario.faults.clear();
    for (const auto& item : *list) {
        auto fault = readFault(item, scenario.faults.size(), scenario, problem);
        if (problem)
            return;
        scenario.faults.push_back(fault);
    }
}

Ordered faultsJson(const Scenario& scenario)
{
    Ordered list = Ordered::array();
    for (const auto& fault : scenario.faults)
        list.push_back(faultJson(scenario, fault));
    return list;
}

void readEffects(Fields& top, Scenario& scenario, Problem& problem)
{
    const auto* list = top.list("effects", 0, kMostEffects, "effects");
    if (list == nullptr)
        return;
    scenario.effects.clear();
    for (const auto& item : *list) {
        const auto effect = readEffect(item, scenario.effects.size(), problem);
        const auto same = [&](const Effect& other) { return other.what == effect.what; };
        if (!problem && std::any_of(scenario.effects.begin(), scenario.effects.end(), same))
            problem.set("two effects are called " + inQuotes(word(effect.what)) + " (allowed: each once)", item.line);
        if (problem)
            return;
        scenario.effects.push_back(effect);
    }
}

Ordered effectsJson(const Scenario& scenario)
{
    Ordered list = Ordered::array();
    for (const auto& effect : scenario.effects)
        list.push_back({{"effect", word(effect.what)},
                        {"key", word(effect.key)},
                        {"in_progress", effect.recordsInProgress},
                        {"takes", durationText(effect.takes)}});
    return list;
}

} // namespace fenceline
