// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/arguments.h"

#include "core/base/text.h"

#include <QCommandLineParser>
#include <QString>
#include <algorithm>

namespace fenceline::app {

namespace {

std::string optionList(const std::vector<Option>& options)
{
    std::string list;
    for (const auto& option : options)
        list += dashed(option.name) + ", ";
    return list + "--help";
}

/// `--pause` in `--lease --pause 3s`.
bool isOption(const std::string& text, const std::vector<Option>& options)
{
    return std::any_of(options.begin(), options.end(),
                       [&](const Option& option) { return text == dashed(option.name); });
}

Sentence withoutValue(const Option& option)
{
    const auto name = dashed(option.name);
    return name + " has no value (allowed: " + name + " " + option.value + ")";
}

/// The parser takes the next word as an option's value, whatever it is, so only the last word can be without one.
Sentence misunderstood(const QStringList& arguments, const std::vector<Option>& options)
{
    const auto last = arguments.back().toStdString();
    for (const auto& option : options) {
        if (last == dashed(option.name) && !option.value.empty())
            return withoutValue(option);
        if (option.value.empty() && last.starts_with(dashed(option.name) + "="))
            return dashed(option.name) + " has a value (allowed: none)";
    }
    return inQuotes(last) + " is not understood (allowed: " + optionList(options) + ")";
}

} // namespace

Answer<QStringList> readArguments(const std::vector<std::string>& arguments)
{
    QStringList texts;
    for (const auto& argument : arguments) {
        if (firstInvalidUtf8(argument))
            return refuse("the argument " + inQuotes(argument) + " is not UTF-8 (allowed: UTF-8)");
        texts.append(QString::fromStdString(argument));
    }
    return texts;
}

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
    if (!parser.unknownOptionNames().isEmpty())
        return refuse("unknown option " + inQuotes(dashed(parser.unknownOptionNames().front().toStdString())) +
                      " (allowed: " + optionList(options) + ")");
    if (!understood)
        return refuse(misunderstood(arguments, options));
    const auto words = parser.positionalArguments();
    if (!words.isEmpty())
        result.word_ = words.front().toStdString();
    if (parser.isSet(QStringLiteral("help"))) {
        result.options_["help"] = {};
        return result;
    }
    for (const auto& option : options) {
        const auto name = QString::fromStdString(option.name);
        const auto times = parser.optionNames().count(name);
        if (times > 1)
            return refuse(dashed(option.name) + " is given " + std::to_string(times) + " times (allowed: once)");
        if (times == 0)
            continue;
        const auto value = option.value.empty() ? std::string() : parser.value(name).toStdString();
        if (isOption(value, options))
            return refuse(withoutValue(option));
        result.options_[option.name] = value;
    }
    if (words.size() > 1)
        return refuse("there are " + std::to_string(words.size()) +
                      " words that are no options: " + inQuotes(words[0].toStdString()) + ", " +
                      inQuotes(words[1].toStdString()) + " (allowed: one " + wordName + ")");
    if (words.size() == 1 && result.word_.empty())
        return refuse("an empty word (allowed: " + wordName + ")");
    return result;
}

} // namespace fenceline::app
