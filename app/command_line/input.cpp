// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/input.h"

#include "core/base/text.h"
#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "core/scenario/limits.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <cstdio>
#include <poll.h>
#include <string>
#include <string_view>
#include <utility>

namespace fenceline::app {

namespace {

/// One byte more than a scenario may have is enough for the reader to refuse it, be it an endless device.
constexpr auto kEnough = static_cast<qint64>(limits::kLargestFile) + 1;

tl::unexpected<Sentence> unreadable(const std::string& word, const std::string& why)
{
    return refuse("cannot read " + inQuotes(word) + ": " + why +
                  " (allowed: a scenario file, - for standard input, or " + "a built-in scenario: " + builtinNames() +
                  ")");
}

Answer<std::string> readAll(QFile& file, const std::string& word)
{
    QByteArray bytes;
    while (bytes.size() < kEnough) {
        // Whoever shares a pipe may have set it not to wait; we can.
        pollfd ready{file.handle(), POLLIN, 0};
        ::poll(&ready, 1, -1);
        const auto part = file.read(kEnough - bytes.size());
        if (part.isEmpty()) {
            if (file.error() != QFileDevice::NoError)
                return unreadable(word, file.errorString().toStdString());
            break;
        }
        bytes += part;
    }
    return bytes.toStdString();
}

Answer<std::string> readStandardInput()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable("-", input.errorString().toStdString());
    return readAll(input, "-");
}

Answer<std::string> readFile(const std::string& word)
{
    QFile file(QString::fromStdString(word));
    const QFileInfo info(file);
    if (info.isDir())
        return unreadable(word, "it is a folder");
    if (!info.exists() && !info.isSymLink())
        return unreadable(word, "there is no such file");
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable(word, file.errorString().toStdString());
    return readAll(file, word);
}

} // namespace

std::string builtinNames()
{
    std::string names;
    for (const auto& builtin : builtinScenarios())
        names.append(names.empty() ? "" : ", ").append(builtin.name);
    return names;
}

Answer<Scenario> loadScenario(const std::string& word)
{
    const auto parse = [&](std::string_view text) -> Answer<Scenario> {
        auto scenario = readScenario(text);
        if (!scenario)
            return refuse(scenario.error(), word);
        return std::move(*scenario);
    };
    if (word.empty())
        return parse(builtinScenarios().front().text);
    if (const auto* builtin = findBuiltin(word))
        return parse(builtin->text);
    const auto text = word == "-" ? readStandardInput() : readFile(word);
    if (!text)
        return tl::unexpected<Sentence>(text.error());
    return parse(*text);
}

} // namespace fenceline::app
