// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// JSON as it stands in a file: every value with its line, nothing interpreted yet. Private to core/format.
namespace fenceline::json {

struct Value;
struct Member;

struct Null {};
/// A number keeps its text: what fits into no 64-bit integer is still shown as the file has it.
struct Number {
    std::optional<std::int64_t> whole;
    double approximate = 0;
    std::string text;
};
using List = std::vector<Value>;
using Object = std::vector<Member>; ///< in the file's order, no key twice

struct Value {
    int line = 0;
    std::variant<Null, bool, Number, std::string, List, Object> data;
};

struct Member {
    std::string key;
    int line = 0; ///< of the key
    Value value;
};

/// A scenario is four deep; anything beyond this is no attempt at one.
inline constexpr std::size_t kDeepest = 16;

/// Reads one JSON text, from its first byte to its last. Never recurses over the nesting of its input. Refused with the
/// line: what is too large, no UTF-8, no text, no JSON, nested too deeply, or has a key twice in one object.
/// `least` is the smallest file that is one, for an error about an empty one.
Result<Value> parse(std::string_view text, std::string_view least = "a scenario, at least {\"fenceline\": 1}");

/// What a value is, for an error: `the number 10`, `an object`, `"abc"`.
std::string describe(const Value& value);

} // namespace fenceline::json
