// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/format/json_value.h"
#include "core/scenario/settings.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// Reading an object's known keys into values that already hold their defaults. Private to core/format.
namespace fenceline::json {

/// The first thing that is wrong with a file; whatever comes after it is not looked at.
class Problem {
public:
    explicit operator bool() const { return error_.has_value(); }
    const Error& error() const { return *error_; }
    void set(std::string message, int line)
    {
        if (!error_)
            error_ = Error{std::move(message), line};
    }
    /// Takes over what a check found, with the line; true where the check passed.
    bool accept(const Result<void>& check, int line)
    {
        if (!check)
            set(check.error().message, line);
        return check.has_value();
    }

private:
    std::optional<Error> error_;
};

/// One object of a file, whose keys are all among `keys`: any other is a problem. Each reader leaves `out` as it is
/// where the key is not given, and does nothing once there is a problem.
class Fields {
public:
    /// `where` begins every sentence: empty at the top of the file, else `worker 2: `.
    Fields(const Value& value, std::string where, std::initializer_list<std::string_view> keys, Problem& problem);

    const Value* find(std::string_view key) const;
    int line() const { return line_; }

    void text(std::string_view key, std::string& out);
    void flag(std::string_view key, bool& out);
    void duration(std::string_view key, Duration& out);
    /// With its sign, as "+3600s".
    void signedDuration(std::string_view key, Duration& out);
    /// A whole number; none where the key is not given or there is a problem.
    std::optional<std::int64_t> whole(std::string_view key, std::string_view allowed);
    /// A list with `least` to `most` items; null where the key is not given or there is a problem.
    const List* list(std::string_view key, std::size_t least, std::size_t most, std::string_view of);

    template <class Enum>
    void word(std::string_view key, Enum& out)
    {
        const auto* value = present(key);
        if (value == nullptr)
            return;
        const auto* found = std::get_if<std::string>(&value->data);
        if (const auto meaning = found != nullptr ? fromWord<Enum>(*found) : std::nullopt)
            out = *meaning;
        else
            refuse(*value, key, wordList<Enum>());
    }

    /// `where "key" is <the value> (allowed: …)`
    void refuse(const Value& value, std::string_view key, std::string_view allowed);
    /// `where "key"`, for a check's own sentence.
    std::string subject(std::string_view key) const;
    const std::string& where() const { return where_; }

private:
    const Value* present(std::string_view key) const { return problem_ ? nullptr : find(key); }

    const Object* object_ = nullptr;
    std::string where_;
    int line_ = 0;
    Problem& problem_;
};

/// A key that must be there; null where it is missing, or where there is a problem already.
const Value* required(const Fields& fields, std::string_view key, std::string_view allowed, Problem& problem);

/// A duration in quotes; a number says what to write instead.
std::optional<Duration> durationOf(const Value& value, const std::string& subject, Problem& problem);
std::optional<Duration> signedDurationOf(const Value& value, const std::string& subject, Problem& problem);

} // namespace fenceline::json
