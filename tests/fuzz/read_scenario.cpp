// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes a scenario file holds: they are read, and then written and read again without a difference, or they
// are refused with a sentence of one line that names the line and what is allowed.
#include "core/base/text.h"
#include "core/format/scenario_reader.h"
#include "core/format/scenario_writer.h"

#include <cstdio>
#include <cstdlib>

using namespace fenceline;

namespace {

void demand(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto scenario = readScenario(bytes);
    if (scenario) {
        const auto again = readScenario(writeScenario(*scenario));
        demand(again.has_value(), "the echo is a scenario file");
        demand(*again == *scenario, "the echo is the same scenario");
        return 0;
    }
    const auto& error = scenario.error();
    demand(error.line >= 1, "an error has a line");
    demand(error.message.find(" (allowed: ") != std::string::npos, "an error says what is allowed");
    demand(!hasControlCharacter(error.message) && !firstInvalidUtf8(error.message), "an error is one line of text");
    demand(error.message.size() < 4000, "an error is short");
    return 0;
}
