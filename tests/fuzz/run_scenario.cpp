// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever scenario can be read can be run and printed, in both formats.
#include "core/format/json_value.h"
#include "core/format/run_writer.h"
#include "core/format/scenario_reader.h"
#include "core/format/text_timeline.h"
#include "core/scenario/limits.h"

#include <cstdlib>

using namespace fenceline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto scenario = readScenario(std::string_view(reinterpret_cast<const char*>(data), size));
    // Larger ones only take longer.
    if (!scenario || scenario->workers.size() > 12 || scenario->faults.size() > 24)
        return 0;
    const auto run = play(std::move(*scenario));
    if (!run || writeTimelineText(*run).empty())
        std::abort();
    const auto text = writeRun(*run);
    if (text.size() < limits::kLargestFile && !json::parse(text))
        std::abort();
    return 0;
}
