// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_fields.h"

#include "core/base/duration_text.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace fenceline::json {

Fields::Fields(const Value& value, std::string where, std::initializer_list<std::string_view> keys, Problem& problem)
    : object_(std::get_if<Object>(&value.data)), where_(std::move(where)), line_(value.line), problem_(problem)
{
    if (problem_)
        return;
    if (object_ == nullptr) {
        problem_.set(where_ + describe(value) + " where an object is due (allowed: {…})", value.line);
        return;
    }
    for (const auto& member : *object_) {
        if (std::find(keys.begin(), keys.end(), member.key) != keys.end())
            continue;
        std::string allowed;
        for (const auto key : keys)
            allowed.append(allowed.empty() ? "" : ", ").append(key);
        problem_.set(where_ + "unknown key " + inQuotes(member.key) + " (allowed: " + allowed + ")", member.line);
        return;
    }
}

const Value* Fields::find(std::string_view key) const
{
    if (object_ == nullptr)
        return nullptr;
    const auto found = std::find_if(object_->begin(), object_->end(), [&](const Member& m) { return m.key == key; });
    return found == object_->end() ? nullptr : &found->value;
}

std::string Fields::subject(std::string_view key) const
{
    return where_ + '"' + std::string(key) + '"';
}

void Fields::refuse(const Value& value, std::string_view key, std::string_view allowed)
{
    problem_.set(subject(key) + " is " + describe(value) + " (allowed: " + std::string(allowed) + ")", value.line);
}

void Fields::text(std::string_view key, std::string& out)
{
    const auto* value = present(key);
    if (value == nullptr)
        return;
    if (const auto* found = std::get_if<std::string>(&value->data))
        out = *found;
    else
        refuse(*value, key, "text in quotes");
}

void Fields::flag(std::string_view key, bool& out)
{
    const auto* value = present(key);
    if (value == nullptr)
        return;
    if (const auto* found = std::get_if<bool>(&value->data))
        out = *found;
    else
        refuse(*value, key, "true, false");
}

void Fields::duration(std::string_view key, Duration& out)
{
    const auto* value = present(key);
    if (value == nullptr)
        return;
    if (const auto found = durationOf(*value, subject(key), problem_))
        out = *found;
}

void Fields::signedDuration(std::string_view key, Duration& out)
{
    const auto* value = present(key);
    if (value == nullptr)
        return;
    if (const auto found = signedDurationOf(*value, subject(key), problem_))
        out = *found;
}

std::optional<std::int64_t> Fields::whole(std::string_view key, std::string_view allowed)
{
    const auto* value = present(key);
    if (value == nullptr)
        return std::nullopt;
    const auto* found = std::get_if<Number>(&value->data);
    if (found == nullptr || !found->whole) {
        refuse(*value, key, allowed);
        return std::nullopt;
    }
    return found->whole;
}

const List* Fields::list(std::string_view key, std::size_t least, std::size_t most, std::string_view of)
{
    const auto* value = present(key);
    if (value == nullptr)
        return nullptr;
    const auto allowed = "a list of " + std::to_string(least) + " to " + std::to_string(most) + " " + std::string(of);
    const auto* found = std::get_if<List>(&value->data);
    if (found == nullptr || found->size() < least) {
        refuse(*value, key, allowed);
        return nullptr;
    }
    if (found->size() > most) {
        problem_.set(subject(key) + " has " + std::to_string(found->size()) + " items (allowed: " + allowed + ")",
                     value->line);
        return nullptr;
    }
    return found;
}

const Value* required(const Fields& fields, std::string_view key, std::string_view allowed, Problem& problem)
{
    if (problem)
        return nullptr;
    const auto* value = fields.find(key);
    if (value == nullptr)
        problem.set(fields.where() + "the key \"" + std::string(key) +
                        "\" is missing (allowed: " + std::string(allowed) + ")",
                    fields.line());
    return value;
}

namespace {

using Parse = Result<Duration> (*)(std::string_view);

std::optional<Duration> parsed(const Value& value, const std::string& subject, const std::string& allowed, Parse parse,
                               Problem& problem)
{
    const auto* text = std::get_if<std::string>(&value.data);
    if (text == nullptr) {
        const bool number = std::holds_alternative<Number>(value.data);
        problem.set(subject + " is " + describe(value) + (number ? " without a unit" : "") + " (allowed: " + allowed +
                        ")",
                    value.line);
        return std::nullopt;
    }
    const auto duration = parse(*text);
    if (!duration) {
        problem.set(subject + ": " + duration.error().message, value.line);
        return std::nullopt;
    }
    return *duration;
}

} // namespace

std::optional<Duration> durationOf(const Value& value, const std::string& subject, Problem& problem)
{
    return parsed(value, subject, "a number with ms, s or min in quotes, such as \"10s\"", parseDuration, problem);
}

std::optional<Duration> signedDurationOf(const Value& value, const std::string& subject, Problem& problem)
{
    return parsed(value, subject, "a sign and a number with ms, s or min in quotes, such as \"+3600s\"",
                  parseSignedDuration, problem);
}

} // namespace fenceline::json
