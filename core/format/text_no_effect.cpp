// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/duration_text.h"
#include "core/format/text_sentences.h"
#include "core/scenario/settings.h"

namespace fenceline {

namespace {

bool changed(const Scenario& scenario, bool Guards::*guard)
{
    return scenario.guards.*guard != Guards{}.*guard;
}

template <class Enum>
bool changed(const Scenario& scenario, Enum Guards::*guard)
{
    return scenario.guards.*guard != Guards{}.*guard;
}

} // namespace

std::vector<std::string> settingsWithoutEffect(const Scenario& scenario)
{
    std::vector<std::string> lines;
    const auto add = [&](bool condition, const std::string& setting, const std::string& why) {
        if (condition)
            lines.push_back(setting + " has no effect: " + why + ".");
    };
    const auto& guards = scenario.guards;
    const auto fencing = "--fencing " + std::string(word(guards.fencing));
    const auto compare = "--fence-compare " + std::string(word(guards.fenceCompare));
    if (scenario.protection != Protection::Lock) {
        const auto why = "there is no lock with --protection " + std::string(word(scenario.protection));
        const Scenario lesson;
        add(scenario.lease != lesson.lease,
            "--lease " + (scenario.lease ? durationText(*scenario.lease) : std::string("off")), why);
        add(scenario.firstToken != lesson.firstToken, "--first-token " + std::to_string(number(scenario.firstToken)),
            why);
        add(changed(scenario, &Guards::fencing), fencing, why);
        add(changed(scenario, &Guards::fenceCompare), compare, why);
        add(changed(scenario, &Guards::checkBeforeWrite),
            "--check-before-write " + std::string(word(guards.checkBeforeWrite)), why);
        add(changed(scenario, &Guards::release), "--release " + std::string(word(guards.release)), why);
        add(scenario.protection == Protection::ConditionalWrite && changed(scenario, &Guards::conditional),
            "--conditional on", "every write is conditional with --protection conditional-write");
        return lines;
    }
    if (changed(scenario, &Guards::fenceCompare)) {
        add(guards.fencing == Fencing::Off, compare, "no write carries a token with --fencing off");
        add(guards.fencing == Fencing::ReadsAndWrites, compare,
            "with --fencing reads-and-writes a write always compares by <=");
    }
    return lines;
}

} // namespace fenceline
