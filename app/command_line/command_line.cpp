// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command_line.h"

#include "app/command_line/command.h"
#include "app/command_line/help.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "core/base/text.h"
#include "core/format/builtin.h"

#include <QFileInfo>
#include <QString>
#include <algorithm>
#include <utility>

namespace fenceline::app {

namespace {

using Request = std::optional<WindowRequest>;

Answer<Request> done(const Answer<void>& answer)
{
    if (!answer)
        return tl::unexpected<Sentence>(answer.error());
    return Request{};
}

Answer<Request> runOne(const Command& command, const QStringList& rest)
{
    const auto parsed = parseArguments(rest, command.options, command.wordName);
    if (!parsed)
        return tl::unexpected<Sentence>(parsed.error());
    if (parsed->has("help"))
        return done(writeOutput(commandHelp(command), std::nullopt));
    return done(command.run(*parsed));
}

std::string commandNames()
{
    std::string names;
    for (const auto& command : commands())
        names.append(names.empty() ? "" : ", ").append(command.name);
    return names;
}

/// A word that is nothing this program knows, however many options follow it.
bool isUnknown(const QString& word)
{
    if (word.isEmpty() || word.startsWith(QLatin1Char('-')) || findBuiltin(word.toStdString()) != nullptr)
        return false;
    const QFileInfo info(word);
    return !info.exists() && !info.isSymLink();
}

Answer<Request> askForWindow(const QStringList& arguments)
{
    if (!arguments.isEmpty() && isUnknown(arguments.front()))
        return refuse(inQuotes(arguments.front().toStdString()) +
                      " is no command, no file and no built-in scenario (allowed: " + commandNames() +
                      ", a scenario file, " + builtinNames() + ")");
    const auto parsed =
        parseArguments(arguments, {{"version", "", ""}}, "scenario, or a command first: " + commandNames());
    if (!parsed)
        return tl::unexpected<Sentence>(parsed.error());
    const bool asksAboutProgram = parsed->has("help") || parsed->has("version");
    if (asksAboutProgram && !parsed->word().empty())
        return refuse(inQuotes(parsed->word()) + " is one word too many (allowed: --help or --version alone)");
    if (parsed->has("help"))
        return done(writeOutput(programHelp(), std::nullopt));
    if (parsed->has("version"))
        return done(writeOutput("fenceline " FENCELINE_VERSION "\n", std::nullopt));
    WindowRequest request;
    request.file = parsed->word();
    if (!request.file.empty()) {
        auto scenario = loadScenario(request.file);
        if (!scenario)
            return tl::unexpected<Sentence>(scenario.error());
        request.scenario = std::move(*scenario);
        if (findBuiltin(request.file) || request.file == "-")
            request.file.clear();
    }
    return Request(std::move(request));
}

} // namespace

Answer<std::optional<WindowRequest>> runCommandLine(const QStringList& arguments)
{
    const auto all = commands();
    const auto named = std::find_if(all.begin(), all.end(), [&](const Command& command) {
        return !arguments.isEmpty() && arguments.front() == QString::fromStdString(command.name);
    });
    return named == all.end() ? askForWindow(arguments) : runOne(*named, arguments.mid(1));
}

} // namespace fenceline::app
