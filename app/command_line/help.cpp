// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/help.h"

#include "app/command_line/input.h"

#include <algorithm>

namespace fenceline::app {

namespace {

std::string fileHelp()
{
    return "FILE is a scenario file, - for standard input, or a built-in scenario: " + builtinNames() +
           "\n(the first is the default; a file of such a name is reached as ./NAME).\n";
}

constexpr const char* kDurationHelp =
    "TIME is a number with ms, s or min, in whole milliseconds, from 0 to 24 h: 250ms, 2.5s, 1min.\n";

constexpr const char* kFileKeys =
    R"(Scenario files (*.fenceline.json) are JSON objects. Only "fenceline" must be there; the rest is as in the lesson:
  fenceline            1, the version of the format
  name, summary, source, show
  seats                ["C14"], 1 to 64 names
  protection           none, lock, conditional-write
  service, timing      etcd, ideal
  lease                "10s", or "off"
  first_token          33
  guards               {fencing: off, writes, reads-and-writes; fence_compare: less, less-or-equal;
                        check_before_write: off, own-clock, service; release: compare-and-delete, delete, none;
                        conditional: true, false; renew: off; renewal_refused: ignored; lost_answer: no-retry}
  steps                {"read": "1s", "check": "2.4s", "write": "2.5s", "release": "3s"}
  network              {"one_way": "0s", "retry": "100ms"}
  effects              []
  arrivals             listed, rush (recomputes every arrival from the number of workers)
  workers              [{"name": "A", "fan": "fan_a", "arrives": "0s", "seat": "C14" or "any", "server": "server-A"}],
                       1 to 64; each arrives 4 s after the one before where it does not say when
  faults               [{"at": "2.5s", "worker": "A", "pause": "15s", "cause": gc, swap, vm, packet},
                        {"at": "2.5s", "worker": "A", "crash": true}], up to 256; where the key is not there the first
                       worker has the lesson's pause
  expect               {"outcome": "double-sale", "holders": {"C14": "fan_a" or null}, "confirmed": ["fan_b", "fan_a"]}
)";

constexpr const char* kExitHelp =
    "Exit status: 0 it ran, whatever the verdict; 2 wrong usage, a bad file, or output that "
    "could not be written.\n";

std::string withBars(std::string words)
{
    for (auto at = words.find(", "); at != std::string::npos; at = words.find(", "))
        words.replace(at, 2, "|");
    return words;
}

std::string optionLine(const Option& option)
{
    constexpr std::size_t column = 30;
    auto line = "  " + dashed(option.name) + (option.value.empty() ? "" : " " + withBars(option.value));
    if (line.size() >= column)
        line += '\n' + std::string(column, ' ');
    else
        line.resize(column, ' ');
    return line + option.help + '\n';
}

} // namespace

std::string programHelp()
{
    std::string text = "Shows a seat being sold twice under a distributed lock, and how to make that impossible.\n\n"
                       "  fenceline [FILE]\n      Opens the window, on the lesson's scenario or on FILE.\n";
    for (const auto& command : commands())
        text += "  fenceline " + command.name + " " + command.usage + "\n      " + command.summary + '\n';
    text += "  fenceline --version | --help\n  fenceline COMMAND --help\n\n";
    return text + fileHelp() + kDurationHelp + '\n' + kFileKeys + '\n' + kExitHelp;
}

std::string commandHelp(const Command& command)
{
    auto text = "fenceline " + command.name + " " + command.usage + "\n\n" + command.summary + "\n\n";
    for (const auto& option : command.options)
        text += optionLine(option);
    text += "\n";
    if (command.wordName == "FILE")
        text += fileHelp() + kDurationHelp + "Options may stand in any order; each at most once.\n";
    return text + (command.notes.empty() ? "" : command.notes + '\n') + kExitHelp;
}

} // namespace fenceline::app
