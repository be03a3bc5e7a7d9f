// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/snapshot.h"

#include "core/format/json_text.h"
#include "core/format/scenario_json.h"
#include "core/format/scenario_reader.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace fenceline {

namespace {

using json::Ordered;

constexpr const char* kVersion = "fenceline_autosave";

template <class Value>
bool hasAll(const Ordered& list, Value isRight)
{
    return list.is_array() && std::all_of(list.begin(), list.end(), isRight);
}

/// Every key with its type, as writeSnapshot has it; the scenarios are looked at later.
bool isWhole(const Ordered& object)
{
    const auto has = [&](const char* key, auto isRight) { return object.contains(key) && isRight(object.at(key)); };
    const auto isWholeNumber = [](const Ordered& value) {
        return value.is_number_integer() && value.get<std::int64_t>() >= 0;
    };
    const auto isString = [](const Ordered& value) { return value.is_string(); };
    const auto isWord = [&](const Ordered& value) { return isString(value) || isWholeNumber(value); };
    return object.is_object() && has(kVersion, isWholeNumber) && object.at(kVersion) == kFileVersion &&
           has("file", isString) && has("playhead_ms", isWholeNumber) && has("current", isWholeNumber) &&
           object.contains("opened") && object.contains("saved") &&
           has("edits", [&](const Ordered& value) { return hasAll(value, isWord); }) &&
           has("states", [&](const Ordered& value) { return value.is_array(); }) &&
           object.at("states").size() == object.at("edits").size() + 1 &&
           object.at("current").get<std::size_t>() < object.at("states").size();
}

Result<Scenario> scenarioOf(const Ordered& object)
{
    return readScenario(object.dump());
}

} // namespace

std::string writeSnapshot(const Snapshot& snapshot)
{
    Ordered object = {
        {kVersion, kFileVersion},      {"file", snapshot.file},   {"playhead_ms", milliseconds(snapshot.playhead)},
        {"current", snapshot.current}, {"edits", snapshot.edits}, {"opened", scenarioJson(snapshot.opened)}};
    object["saved"] = snapshot.saved ? scenarioJson(*snapshot.saved) : Ordered(nullptr);
    auto& states = object["states"] = Ordered::array();
    for (const auto& state : snapshot.states)
        states.push_back(scenarioJson(state));
    return json::text(object);
}

Result<Snapshot> readSnapshot(std::string_view text)
{
    const auto object = Ordered::parse(text, nullptr, false);
    if (object.is_discarded() || !isWhole(object))
        return fail("this is no whole autosave of this version");
    Snapshot snapshot;
    snapshot.file = object.at("file").get<std::string>();
    snapshot.playhead = Instant{Duration{object.at("playhead_ms").get<std::int64_t>()}};
    snapshot.current = object.at("current").get<std::size_t>();
    for (const auto& edit : object.at("edits"))
        snapshot.edits.push_back(edit.is_string() ? edit.get<std::string>() : std::string());
    auto opened = scenarioOf(object.at("opened"));
    if (!opened)
        return tl::unexpected(opened.error());
    snapshot.opened = std::move(*opened);
    if (!object.at("saved").is_null()) {
        auto saved = scenarioOf(object.at("saved"));
        if (!saved)
            return tl::unexpected(saved.error());
        snapshot.saved = std::move(*saved);
    }
    for (const auto& item : object.at("states")) {
        auto state = scenarioOf(item);
        if (!state)
            return tl::unexpected(state.error());
        snapshot.states.push_back(std::move(*state));
    }
    return snapshot;
}

} // namespace fenceline
