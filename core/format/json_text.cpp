// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_text.h"

#include <algorithm>
#include <cstddef>

namespace fenceline::json {

namespace {

constexpr std::size_t kColumns = 110;

std::string scalar(const Ordered& value)
{
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void appendLine(std::string& out, const Ordered& value)
{
    if (!value.is_structured()) {
        out += scalar(value);
        return;
    }
    out += value.is_object() ? '{' : '[';
    const char* separator = "";
    for (const auto& [key, item] : value.items()) {
        out += separator;
        separator = ", ";
        if (value.is_object())
            out += scalar(key) + ": ";
        appendLine(out, item);
    }
    out += value.is_object() ? '}' : ']';
}

bool holdsNoOthers(const Ordered& value)
{
    return std::none_of(value.begin(), value.end(), [](const Ordered& item) { return item.is_structured(); });
}

/// `before` columns of the line are taken already, and a comma may follow.
void append(std::string& out, const Ordered& value, std::size_t indent, std::size_t before)
{
    std::string line;
    if (!value.is_structured() || holdsNoOthers(value) || value.size() <= kColumns)
        appendLine(line, value);
    if (!value.is_structured() || holdsNoOthers(value) || (!line.empty() && before + line.size() < kColumns)) {
        out += line;
        return;
    }
    const std::string margin(indent + 2, ' ');
    out += value.is_object() ? "{\n" : "[\n";
    const char* separator = "";
    for (const auto& [key, item] : value.items()) {
        out += separator;
        separator = ",\n";
        out += margin;
        const std::string name = value.is_object() ? scalar(key) + ": " : "";
        out += name;
        append(out, item, indent + 2, margin.size() + name.size());
    }
    out += '\n' + std::string(indent, ' ') + (value.is_object() ? '}' : ']');
}

} // namespace

std::string text(const Ordered& value)
{
    std::string out;
    append(out, value, 0, 0);
    return out + '\n';
}

} // namespace fenceline::json
