// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/duration_text.h"

#include "core/base/text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace fenceline {

namespace {

constexpr std::string_view kAllowed =
    "a number with ms, s or min, from 0 to 1440min (24 h), in whole milliseconds, such as 2.5s";

/// Longest first, so that `ms` is not read as `s`.
constexpr std::array<std::pair<std::string_view, std::int64_t>, 3> kUnits{{{"min", 60'000}, {"ms", 1}, {"s", 1000}}};

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

tl::unexpected<Error> bad(std::string_view text, std::string_view what)
{
    return fail(inQuotes(text) + " " + std::string(what) + " (allowed: " + std::string(kAllowed) + ")");
}

struct Number {
    std::int64_t whole = 0;
    std::string_view fraction; ///< digits after the point, without trailing zeros
};

/// Digits, or digits with a point and more digits. Whole parts beyond any duration stop counting, so nothing overflows.
std::optional<Number> parseNumber(std::string_view text)
{
    const auto point = text.find('.');
    const auto whole = text.substr(0, point);
    auto fraction = point == std::string_view::npos ? std::string_view{} : text.substr(point + 1);
    if (whole.empty() || (point != std::string_view::npos && fraction.empty()))
        return std::nullopt;
    Number number;
    for (const char c : whole) {
        if (!isDigit(c))
            return std::nullopt;
        if (number.whole <= milliseconds(kLongestDuration))
            number.whole = number.whole * 10 + (c - '0');
    }
    for (const char c : fraction)
        if (!isDigit(c))
            return std::nullopt;
    while (!fraction.empty() && fraction.back() == '0')
        fraction.remove_suffix(1);
    number.fraction = fraction;
    return number;
}

/// The milliseconds in `0.digits` of a unit; none where they are not whole. Without trailing zeros no more than five
/// digits can come out whole, even of a minute.
std::optional<std::int64_t> fractionOf(std::string_view digits, std::int64_t scale)
{
    if (digits.size() > 5)
        return std::nullopt;
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
    for (const char c : digits) {
        numerator = numerator * 10 + (c - '0');
        denominator *= 10;
    }
    if (numerator * scale % denominator != 0)
        return std::nullopt;
    return numerator * scale / denominator;
}

} // namespace

Result<Duration> parseDuration(std::string_view text)
{
    for (const auto& [unit, scale] : kUnits) {
        if (!text.ends_with(unit))
            continue;
        const auto number = parseNumber(text.substr(0, text.size() - unit.size()));
        if (!number)
            return bad(text, text.starts_with('-') ? "is negative" : "is not a duration");
        if (number->whole > milliseconds(kLongestDuration) / scale)
            return bad(text, "is too long");
        const auto fraction = fractionOf(number->fraction, scale);
        if (!fraction)
            return bad(text, "is finer than a millisecond");
        const Duration total{number->whole * scale + *fraction};
        if (total > kLongestDuration)
            return bad(text, "is too long");
        return total;
    }
    return bad(text, "is not a duration");
}

std::string durationText(Duration duration)
{
    const auto ms = milliseconds(duration);
    if (ms != 0 && ms % 60'000 == 0)
        return std::to_string(ms / 60'000) + "min";
    if (ms % 1000 == 0)
        return std::to_string(ms / 1000) + "s";
    return std::to_string(ms) + "ms";
}

Result<Duration> parseSignedDuration(std::string_view text)
{
    const bool back = text.starts_with('-');
    if (!back && !text.starts_with('+'))
        return fail(inQuotes(text) + " has no sign (allowed: + or - and " + std::string(kAllowed) + ")");
    const auto length = parseDuration(text.substr(1));
    if (!length)
        return length;
    return back ? -*length : *length;
}

std::string signedDurationText(Duration duration)
{
    return duration < Duration{0} ? "-" + durationText(-duration) : "+" + durationText(duration);
}

} // namespace fenceline
