// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/arguments.h"

#include "core/base/text.h"

#include <QCommandLineParser>

namespace fenceline::app {

namespace {

std::string optionList(const std::vector<Option>& options)
{
    std::string list;
    for (const auto& option : options)
        list += dashed(option.name) + ", ";
    return list + "--help";
}

/// QCommandLineParser's own sentence, without its full stop.
std::string parserSentence(const QCommandLineParser& parser)
{
    auto text = parser.errorText().toStdString();
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace

std::string dashed(const std::string& option)
{
    return (option.size() == 1 ? "-" : "--") + option;
}

std::optional<std::string> Arguments::value(const std::string& option) const
{
    const auto found = options_.find(option);
    return found == options_.end() ? std::nullopt : std::optional(found->second);
}

Arguments Arguments::without(const std::vector<std::string>& options) const
{
    auto rest = *this;
    for (const auto& option : options)
        rest.options_.erase(option);
    return rest;
}

Answer<Arguments> parseArguments(const QStringList& arguments, const std::vector<Option>& options,
                                 const std::string& wordName)
{
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption(QStringList{QStringLiteral("h"), QStringLiteral("help")}));
    for (const auto& option : options)
        parser.addOption(
            QCommandLineOption(QString::fromStdString(option.name), QString(), QString::fromStdString(option.value)));

    const bool understood = parser.parse(QStringList(QStringLiteral("fenceline")) + arguments);
    Arguments result;
    if (parser.isSet(QStringLiteral("help"))) {
        result.options_["help"] = {};
        return result;
    }
    if (!parser.unknownOptionNames().isEmpty())
        return refuse("unknown option " + inQuotes(dashed(parser.unknownOptionNames().front().toStdString())) +
                      " (allowed: " + optionList(options) + ")");
    if (!understood)
        return refuse(parserSentence(parser) + " (allowed: " + optionList(options) + ")");
    for (const auto& option : options) {
        const auto name = QString::fromStdString(option.name);
        const auto times = parser.optionNames().count(name);
        if (times > 1)
            return refuse(dashed(option.name) + " is given " + std::to_string(times) + " times (allowed: once)");
        if (times == 1)
            result.options_[option.name] = option.value.empty() ? std::string() : parser.value(name).toStdString();
    }
    const auto words = parser.positionalArguments();
    if (words.size() > 1)
        return refuse("there are " + std::to_string(words.size()) +
                      " words that are no options: " + inQuotes(words[0].toStdString()) + ", " +
                      inQuotes(words[1].toStdString()) + " (allowed: one " + wordName + ")");
    if (words.size() == 1) {
        result.word_ = words.front().toStdString();
        if (result.word_.empty())
            return refuse("an empty word (allowed: " + wordName + ")");
    }
    return result;
}

} // namespace fenceline::app
