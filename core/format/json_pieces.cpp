// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_pieces.h"

#include "core/base/duration_text.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace fenceline::json {

namespace {

constexpr std::array<std::string_view, 3> kWords{"true", "false", "null"};

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr char lowerCase(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Takes the digits from the front; false where there is none.
bool takeDigits(std::string_view& text)
{
    const auto digits = std::find_if_not(text.begin(), text.end(), isDigit) - text.begin();
    text.remove_prefix(static_cast<std::size_t>(digits));
    return digits > 0;
}

bool isNumber(std::string_view text)
{
    if (text.starts_with('-'))
        text.remove_prefix(1);
    if (text.starts_with('0'))
        text.remove_prefix(1);
    else if (!takeDigits(text))
        return false;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        if (!takeDigits(text))
            return false;
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        if (text.starts_with('+') || text.starts_with('-'))
            text.remove_prefix(1);
        if (!takeDigits(text))
            return false;
    }
    return text.empty();
}

/// What was meant, where that can be told.
std::string orElse(const std::string& meant, std::string_view otherwise)
{
    constexpr std::size_t longest = 60;
    return isNumber(meant) && meant.size() <= longest ? meant : std::string(otherwise);
}

PieceFault faultOfNumber(std::string_view word)
{
    constexpr std::string_view shape = "a number such as 10, -2.5 or 1e3; anything else in quotes";
    const auto refuse = [&](std::string what, std::string allowed) {
        return PieceFault{0, "the number " + excerpt(word), std::move(what), std::move(allowed)};
    };
    const std::string sign = word.starts_with('-') ? "-" : "";
    const auto digits = std::string(word.substr(sign.size()));
    if (digits.empty())
        return refuse("is only a sign", "digits after it, such as -1");
    if (digits.front() == '+')
        return refuse("begins with +", orElse(digits.substr(1), shape));
    if (digits.front() == '.')
        return refuse("begins with its point", orElse(sign + "0" + digits, shape));
    if (parseDuration(word))
        return PieceFault{0, "the time " + excerpt(word), "is not in quotes", inQuotes(word)};
    if (digits.front() == '0' && digits.size() > 1 && isDigit(digits[1])) {
        const auto first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
        return refuse("begins with 0", orElse(sign + digits.substr(first), shape));
    }
    if (digits.back() == '.')
        return refuse("ends with its point", orElse(std::string(word) + "0", shape));
    return refuse("is not known", std::string(shape));
}

constexpr bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

/// The code in `\u` and four digits of base 16; none where that does not stand at `at`.
std::optional<unsigned> codeAt(std::string_view text, std::size_t at)
{
    const auto escape = text.substr(std::min(at, text.size()), 6);
    if (escape.size() < 6 || !escape.starts_with("\\u"))
        return std::nullopt;
    unsigned code = 0;
    for (const char c : escape.substr(2)) {
        const auto digit = std::string_view("0123456789abcdef").find(lowerCase(c));
        if (digit == std::string_view::npos)
            return std::nullopt;
        code = code << 4U | static_cast<unsigned>(digit);
    }
    return code;
}

/// How many bytes belong to what begins with the backslash at `at`.
tl::expected<std::size_t, PieceFault> lengthOfEscape(std::string_view text, std::size_t at)
{
    const auto next = text.substr(at + 1, 1);
    if (next.empty() || isLineEnd(next.front()))
        return 1;
    if (std::string_view("\"\\/bfnrt").find(next.front()) != std::string_view::npos)
        return 2;
    const auto code = codeAt(text, at);
    const bool high = code && *code >= 0xd800 && *code < 0xdc00;
    const bool low = code && *code >= 0xdc00 && *code < 0xe000;
    if (code && !high && !low)
        return 6;
    if (const auto second = codeAt(text, at + 6); high && second && *second >= 0xdc00 && *second < 0xe000)
        return 12;
    if (code)
        return tl::unexpected(PieceFault{0, std::string(text.substr(at, 6)), "is half a character",
                                         "both its halves, such as \\ud83c\\udfad"});
    const auto character = toUtf8(toUtf32(text.substr(at + 1, 4)).substr(0, 1));
    return tl::unexpected(PieceFault{0, "\\" + excerpt(character), "is not known within quotes",
                                     "\\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u with four of 0 to 9 and a to f"});
}

} // namespace

std::optional<PieceFault> faultOfWord(std::string_view word)
{
    if (isNumber(word) || std::find(kWords.begin(), kWords.end(), word) != kWords.end())
        return std::nullopt;
    const char first = word.front();
    if (isDigit(first) || first == '-' || first == '+' || first == '.')
        return faultOfNumber(word);
    std::string lower(word);
    std::transform(lower.begin(), lower.end(), lower.begin(), lowerCase);
    if (lower == "none" || lower == "nil" || lower == "undefined")
        lower = "null";
    if (std::find(kWords.begin(), kWords.end(), lower) != kWords.end())
        return PieceFault{0, "the word " + excerpt(word), "is not known", lower};
    return PieceFault{0, "the word " + excerpt(word), "is not in quotes",
                      inQuotes(word) + ", or one of true, false, null"};
}

tl::expected<std::size_t, PieceFault> endOfQuoted(std::string_view text, std::size_t start)
{
    for (auto at = start + 1; at < text.size() && !isLineEnd(text[at]);) {
        if (text[at] == '"')
            return at + 1;
        if (text[at] == '\t')
            return tl::unexpected(PieceFault{at - start, "a tab", "within quotes", "\\t in its place"});
        if (text[at] != '\\') {
            ++at;
            continue;
        }
        auto length = lengthOfEscape(text, at);
        if (!length) {
            length.error().after = at - start;
            return length;
        }
        at += *length;
    }
    return tl::unexpected(PieceFault{0, "the text", "has no closing quote in its line",
                                     "a closing \", and \\n for a new line within quotes"});
}

} // namespace fenceline::json
