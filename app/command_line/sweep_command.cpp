// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "app/command_line/settings.h"
#include "core/base/duration_text.h"
#include "core/base/text.h"
#include "core/format/sweep_writer.h"
#include "core/run/sweep.h"
#include "core/scenario/limits.h"
#include "core/scenario/settings.h"

#include <string>
#include <utility>
#include <vector>

namespace fenceline::app {

namespace {

/// The option's FROM:TO:STEP.
Answer<Range> range(const Arguments& arguments, const std::string& option, Duration shortest)
{
    const std::string shape = "FROM:TO:STEP such as 2s:30s:500ms";
    const auto text = arguments.value(option);
    if (!text)
        return refuse(dashed(option) + " is missing (allowed: " + shape + ")");
    const auto first = text->find(':');
    const auto second = first == std::string::npos ? first : text->find(':', first + 1);
    if (second == std::string::npos || text->find(':', second + 1) != std::string::npos)
        return refuse(dashed(option) + ": " + inQuotes(*text) + " is no range (allowed: " + shape + ")");
    const auto parts = {text->substr(0, first), text->substr(first + 1, second - first - 1), text->substr(second + 1)};
    std::vector<Duration> durations;
    for (const auto& part : parts) {
        const auto duration = parseDuration(part);
        if (!duration)
            return refuse(dashed(option) + ": " + duration.error().message);
        durations.push_back(*duration);
    }
    const Range result{durations[0], durations[1], durations[2]};
    if (result.from < shortest)
        return refuse(dashed(option) + ": " + inQuotes(*text) + " starts at " + durationText(result.from) +
                      " (allowed: from " + durationText(shortest) + ")");
    if (result.from > result.to)
        return refuse(dashed(option) + ": " + inQuotes(*text) + " starts after it ends (allowed: FROM up to TO)");
    if (result.step <= Duration{0})
        return refuse(dashed(option) + ": " + inQuotes(*text) + " has no step (allowed: a step of at least 1ms)");
    return result;
}

Answer<void> sweepAll(const Arguments& arguments)
{
    const auto format = chosenFormat(arguments, {"csv", "json"});
    if (!format)
        return tl::unexpected<Sentence>(format.error());
    const auto lease = range(arguments, "lease", limits::kShortestLease);
    if (!lease)
        return tl::unexpected<Sentence>(lease.error());
    const auto pause = range(arguments, "pause", Duration{0});
    if (!pause)
        return tl::unexpected<Sentence>(pause.error());
    if (arguments.value("cause") == "crash")
        return refuse("--cause: a crash has no length to sweep over (allowed: " + wordList<PauseCause>() + ")");
    const auto scenario = loadScenario(arguments.word()).and_then([&](Scenario loaded) {
        return applySettings(std::move(loaded), arguments.without({"lease", "pause"}));
    });
    if (!scenario)
        return tl::unexpected<Sentence>(scenario.error());
    const auto cells = sweep(*scenario, *lease, *pause);
    if (!cells)
        return refuse(cells.error());
    return writeOutput(*format == "json" ? sweepJson(*cells) : sweepCsv(*cells), arguments.value("o"));
}

} // namespace

Command sweepCommand()
{
    std::vector<Option> options{
        {"lease", "FROM:TO:STEP", "the leases to try; TO is one of them where a step lands on it"},
        {"pause", "FROM:TO:STEP", "the lengths to try of the first pause or crash, as a pause"},
    };
    for (auto& setting : settingOptions())
        if (setting.name != "lease" && setting.name != "pause")
            options.push_back(std::move(setting));
    options.push_back(formatOption("csv|json"));
    options.push_back(outputOption("OUT"));
    return {"sweep",
            "[FILE] [settings] --lease FROM:TO:STEP --pause FROM:TO:STEP [--format csv|json] [-o OUT]",
            "Runs a scenario for every lease with every pause and prints each outcome.",
            "FILE",
            std::move(options),
            "",
            sweepAll};
}

} // namespace fenceline::app
