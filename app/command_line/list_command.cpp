// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command.h"
#include "app/command_line/output.h"
#include "core/base/text.h"
#include "core/format/builtin.h"
#include "core/format/list_writer.h"
#include "ui/text/languages.h"

#include <string>
#include <vector>

namespace fenceline::app {

namespace {

Answer<void> list(const Arguments& arguments)
{
    const auto format = chosenFormat(arguments, {"text", "json"});
    if (!format)
        return tl::unexpected<Sentence>(format.error());
    std::vector<ListItem> items;
    if (arguments.word() == "scenarios") {
        for (const auto& builtin : builtinScenarios())
            items.push_back({std::string(builtin.name), std::string(builtin.title)});
    } else if (arguments.word() == "languages") {
        for (const auto& language : ui::languages())
            items.push_back({language.code.toStdString(), language.name.toStdString()});
    } else {
        const auto found = arguments.word().empty() ? "nothing to list" : inQuotes(arguments.word()) + " is not known";
        return refuse(found + " (allowed: scenarios, languages)");
    }
    const auto text = *format == "json" ? listJson(items) : listText(items);
    return writeOutput(text, arguments.value("o"));
}

} // namespace

Command listCommand()
{
    return {"list",
            "scenarios|languages [--format text|json] [-o OUT]",
            "Names what comes with the program.",
            "of: scenarios, languages",
            {formatOption("text|json"), outputOption("OUT")},
            "Each line has a name, then a title: of a scenario, the word that commands take; of a language, its code "
            "and what\n"
            "its speakers call it.",
            list};
}

} // namespace fenceline::app
