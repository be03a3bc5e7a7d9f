// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_timeline.h"

#include "core/base/text.h"
#include "core/base/text_width.h"
#include "core/format/expectation.h"
#include "core/format/text_canvas.h"
#include "core/format/text_clock.h"
#include "core/format/text_lanes.h"
#include "core/format/text_sentences.h"
#include "core/scenario/limits.h"
#include "core/trace/actor.h"

#include <algorithm>
#include <cstddef>

namespace fenceline {

namespace {

constexpr std::size_t kShownName = 12;

std::string heading(const Scenario& scenario)
{
    std::string text = scenario.name + " (protection " + std::string(word(scenario.protection));
    if (scenario.protection == Protection::Lock) {
        text += ", " + std::string(word(scenario.service));
        text += ", lease " + (scenario.lease ? spokenDuration(*scenario.lease) : std::string("off"));
        text += ", fencing " + std::string(word(scenario.guards.fencing));
    }
    if (effectiveConditional(scenario) && scenario.protection != Protection::ConditionalWrite)
        text += ", conditional on";
    return wrapped(text + ")", 2);
}

std::size_t widestActor(const Scenario& scenario)
{
    std::size_t width = limits::kLockActor.size();
    for (const auto& effect : scenario.effects)
        width = std::max(width, word(effect.what).size());
    for (const auto& worker : scenario.workers)
        width = std::max(width, columnCount(worker.name));
    return std::min(width, kShownName);
}

std::string eventLines(const Run& run, const TextClock& clock)
{
    const auto width = widestActor(run.scenario);
    std::string text;
    for (const auto& event : run.trace.events) {
        const auto start = clock.inColumn(event.at) + "  " + padded(actorName(run.scenario, event), width) + "  ";
        text += wrapped(start + eventSentence(run.scenario, event, clock), columnCount(start));
    }
    return text;
}

std::string statementLines(const Run& run, const TextClock& clock)
{
    const auto width = widestActor(run.scenario);
    std::string text;
    for (const auto& statement : run.sql.statements) {
        const auto rows = std::to_string(statement.rows) + (statement.rows == 1 ? " row   " : " rows  ");
        const auto start = clock.inColumn(statement.at) + "  " +
                           padded(workerName(run.scenario, statement.worker), width) + "  " + rows;
        text += wrapped(start + statement.text, columnCount(start));
    }
    return text;
}

std::string expectationLines(const Run& run)
{
    if (!run.scenario.expect)
        return {};
    const auto differences = differencesFromExpectation(run.scenario, run.trace, run.verdict);
    if (differences.empty())
        return "As the scenario expects.\n";
    std::string text = "The scenario expects otherwise: ";
    for (std::size_t i = 0; i < differences.size(); ++i)
        text += (i == 0 ? "" : "; ") + differences[i];
    return wrapped(text + ".", 2);
}

} // namespace

std::string writeTimelineText(const Run& run)
{
    const auto clock = clockOf(run);
    std::string text = heading(run.scenario) + '\n' + lanesText(run, clock) + '\n' + eventLines(run, clock);
    if (!run.sql.statements.empty())
        text += "\nThe statements, as SQLite executed them:\n" + statementLines(run, clock);
    text += '\n';
    for (const auto& sentence : settingsWithoutEffect(run.scenario))
        text += wrapped(sentence, 2);
    text += expectationLines(run);
    text += wrapped(verdictSentence(run.scenario, run.verdict), 2);
    return withoutTurns(text);
}

} // namespace fenceline
