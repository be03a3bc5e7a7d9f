// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command.h"

#include "core/base/text.h"

#include <algorithm>
#include <string>

namespace fenceline::app {

std::vector<Command> commands()
{
    return {runCommand(), drawCommand(), sweepCommand(), listCommand()};
}

Answer<std::string> chosenFormat(const Arguments& arguments, const std::vector<std::string>& words)
{
    const auto format = arguments.value("format").value_or(words.front());
    if (std::find(words.begin(), words.end(), format) != words.end())
        return format;
    std::string allowed;
    for (const auto& word : words)
        allowed.append(allowed.empty() ? "" : ", ").append(word);
    return refuse("--format: " + inQuotes(format) + " is not known (allowed: " + allowed + ")");
}

Option formatOption(const std::string& words)
{
    return {"format", words, "how it is written; the first is the default"};
}

Option outputOption(const std::string& value)
{
    return {"o", value, "the file to write; - is standard output"};
}

} // namespace fenceline::app
