// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/answer.h"

#include <QStringList>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fenceline::app {

/// An option that a command takes: `--name VALUE`, or a switch without a value.
struct Option {
    std::string name;  ///< without dashes; one letter: `-o`
    std::string value; ///< what its value is called in the help; empty: a switch
    std::string help;
};

/// What was given on the command line, each option at most once.
class Arguments {
public:
    bool has(const std::string& option) const { return options_.contains(option); }
    std::optional<std::string> value(const std::string& option) const;
    /// The same without these options.
    Arguments without(const std::vector<std::string>& options) const;
    /// The one word that is no option; empty where there is none.
    const std::string& word() const { return word_; }

private:
    friend Answer<Arguments> parseArguments(const QStringList&, const std::vector<Option>&, const std::string&);
    std::map<std::string, std::string> options_;
    std::string word_;
};

/// `help` is always understood, as `--help` and `-h`. Refused: an option that is not in the list (with the list), one
/// without its value (another option in its place is none), one given twice, more than one word (`wordName` says what
/// it stands for).
Answer<Arguments> parseArguments(const QStringList& arguments, const std::vector<Option>& options,
                                 const std::string& wordName);

/// The program's arguments as text. Refused where one is no UTF-8: the file that it names would be another one.
Answer<QStringList> readArguments(const std::vector<std::string>& arguments);

/// `-o` or `--lease`.
std::string dashed(const std::string& option);

} // namespace fenceline::app
