// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/help.h"

#include "app/command_line/input.h"
#include "core/base/duration_text.h"
#include "core/base/ids.h"
#include "core/format/scenario_reader.h"
#include "core/scenario/limits.h"
#include "core/scenario/settings.h"

#include <algorithm>
#include <cstddef>

namespace fenceline::app {

namespace {

std::string fileHelp()
{
    return "FILE is a scenario file, - for standard input, or a built-in scenario: " + builtinNames() +
           "\n(the first is the default; a file of such a name is reached as ./NAME).\n";
}

constexpr const char* kDurationHelp =
    "TIME is a number with ms, s or min, in whole milliseconds, from 0 to 24 h: 250ms, 2.5s, 1min.\n";

/// A key and what it may be, in two columns; text that is too long for a line goes on below.
std::string keyLines(const std::string& key, const std::string& value)
{
    constexpr std::size_t column = 22;
    constexpr std::size_t width = 120;
    auto line = "  " + key;
    line.resize(std::max(column, line.size()), ' ');
    std::string lines;
    for (std::size_t at = 0; at < value.size();) {
        const auto end = std::min(value.find(' ', at), value.size());
        if (line.size() + 1 + end - at > width) {
            lines += line + '\n';
            line.assign(column, ' ');
        }
        line.append(1, ' ').append(value, at, end - at);
        at = end + 1;
    }
    return lines + line + '\n';
}

std::string fileKeys()
{
    const auto day = durationText(kLongestDuration);
    std::string text =
        "Scenario files (*.fenceline.json) are JSON objects. Only \"fenceline\" must be there; the rest is as "
        "in the lesson:\n";
    text += keyLines("fenceline", std::to_string(kFileVersion) + ", the version of the format");
    text += keyLines("name, show", "its title; the name of the show");
    text += keyLines("summary, source", "what it shows; where it really happened");
    text += keyLines("seats", "[\"C14\"], 1 to " + std::to_string(kMostSeats) + " names");
    text += keyLines("protection", wordList<Protection>());
    text += keyLines("service, timing", wordList<Service>() + "; " + wordList<Timing>());
    text += keyLines("redis", "{\"counter\": false, or true: the script that sets the lock counts up a token, too; "
                              "\"value\": " +
                                  wordList<RedisValue>() + "; \"persistence\": " + wordList<Persistence>() +
                                  "; \"replica_lags\": [\"100ms\"], 1 to " + std::to_string(kMostReplicas) +
                                  "; \"wait\": 0, for how many of them a client waits; \"wait_timeout\": \"1s\"}");
    text += keyLines("etcd",
                     "{\"waiter_rechecks\": true}: whoever waits looks at its turn whether its own key is still there; "
                     "false: as up to etcd 3.4, it overlooks in real timing that its session has ended");
    text += keyLines("lease", "\"10s\", from " + durationText(limits::kShortestLease) + " to " + day + ", or \"off\"");
    text += keyLines("first_token", "33, from 1 to " + std::to_string(limits::kLargestFirstToken));
    text += keyLines("guards", "{fencing: " + wordList<Fencing>() + "; fence_compare: " + wordList<FenceCompare>() +
                                   "; check_before_write: " + wordList<CheckBeforeWrite>() + "; release: " +
                                   wordList<Release>() + "; conditional: true, false; renew: " + wordList<Renewal>() +
                                   "; renewal_refused: " + wordList<RenewalRefused>() +
                                   "; lost_answer: " + wordList<LostAnswer>() + "}");
    text += keyLines("steps", "{\"read\": \"1s\", \"check\": \"2.4s\", \"write\": \"2.5s\", \"release\": \"3s\"}");
    text += keyLines("network", "{\"one_way\": \"0s\", \"retry\": \"100ms\"}");
    text += keyLines("effects", "[{\"effect\": " + wordList<EffectKind>() + "; \"key\": " + wordList<EffectKey>() +
                                    "; \"in_progress\": true, false; \"takes\": \"0s\"}], each effect once; sent with "
                                    "every sale");
    text += keyLines("arrivals", wordList<Arrivals>() + " (recomputes every arrival from the number of workers)");
    text +=
        keyLines("workers", "[{\"name\": \"A\", \"fan\": \"fan_a\", \"arrives\": \"0s\", \"seat\": \"C14\" or \"any\", "
                            "\"server\": \"server-A\"}], 1 to " +
                                std::to_string(kMostWorkers) +
                                "; each arrives 4 s after the one before where it does not say when");
    text += keyLines(
        "faults",
        "[{\"at\": \"2.5s\", \"worker\": \"A\", \"pause\": \"15s\", \"cause\": " + wordList<PauseCause>() +
            "; with \"vm\" also \"clock\": \"stops\"}; {\"worker\": \"A\", \"crash\": true}; {\"worker\": "
            "\"A\", \"partition\": \"5s\"} from the lock service; {\"worker\": \"A\", \"lose\": " +
            wordList<AnswerTo>() +
            "}; {\"clock\": \"service\" or \"A\", \"jump\": \"+3600s\"}; {\"service\": " + wordList<ServiceFailure>() +
            "; with \"failover\" also \"replica\": 1, with \"restore\" (of etcd) also \"snapshot_age\": \"5s\" and "
            "\"bump\": 0, by how much revisions are raised}], each with \"at\", up to " +
            std::to_string(kMostFaults) + "; where the key is not there the first worker has the lesson's pause");
    text +=
        keyLines("expect", "{\"outcome\": " + wordList<Outcome>() +
                               "; \"holders\": {\"C14\": \"fan_a\" or null}; \"confirmed\": [\"fan_b\", \"fan_a\"]}");
    return text;
}

constexpr const char* kLanguageHelp =
    "The window and pictures speak the system's language where `fenceline list languages` "
    "names it, else English;\n"
    "the environment's FENCELINE_LANGUAGE=CODE chooses another.\n";

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
    return text + fileHelp() + kDurationHelp + '\n' + fileKeys() + '\n' + kLanguageHelp + kExitHelp;
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
