// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_version.h"

#include <algorithm>
#include <string>
#include <variant>

namespace fenceline::json {

void checkVersion(const Value& object, std::string_view what, std::string_view key, int reads, Problem& problem)
{
    const auto subject = std::string(what);
    const auto quoted = '"' + std::string(key) + '"';
    const auto allowed = std::to_string(reads);
    const auto* members = std::get_if<Object>(&object.data);
    if (members == nullptr) {
        problem.set(subject + " holds " + describe(object) + " (allowed: an object, at least {" + quoted + ": " +
                        allowed + "})",
                    object.line);
        return;
    }
    const auto found =
        std::find_if(members->begin(), members->end(), [&](const Member& member) { return member.key == key; });
    if (found == members->end()) {
        problem.set("the key " + quoted + " is missing (allowed: " + quoted + ": " + allowed +
                        ", the version of the format)",
                    object.line);
        return;
    }
    const auto* number = std::get_if<Number>(&found->value.data);
    if (number != nullptr && number->whole == reads)
        return;
    if (number != nullptr && number->approximate > reads)
        problem.set(subject + " is of version " + number->text.substr(0, 20) + " of the format (allowed: " + allowed +
                        ", the version that this program reads)",
                    found->value.line);
    else
        problem.set(quoted + " is " + describe(found->value) + " (allowed: " + allowed + ")", found->value.line);
}

} // namespace fenceline::json
