// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "app/command_line/settings.h"
#include "core/format/run_writer.h"
#include "core/format/text_timeline.h"
#include "core/run/run.h"

#include <utility>

namespace fenceline::app {

namespace {

Answer<void> run(const Arguments& arguments)
{
    const auto format = chosenFormat(arguments, {"text", "json"});
    if (!format)
        return tl::unexpected<Sentence>(format.error());
    const auto scenario = loadScenario(arguments.word()).and_then([&](Scenario loaded) {
        return applySettings(std::move(loaded), arguments);
    });
    if (!scenario)
        return tl::unexpected<Sentence>(scenario.error());
    const auto played = play(*scenario);
    if (!played)
        return refuse(played.error());
    return writeOutput(*format == "json" ? writeRun(*played) : writeTimelineText(*played), arguments.value("o"));
}

} // namespace

Command runCommand()
{
    auto options = settingOptions();
    options.push_back(formatOption("text|json"));
    options.push_back(outputOption("OUT"));
    return {"run",
            "[FILE] [settings] [--format text|json] [-o OUT]",
            "Runs a scenario and prints its timeline and verdict, or all of it as JSON.",
            "FILE",
            std::move(options),
            "",
            run};
}

} // namespace fenceline::app
