// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/limits.h"

#include "core/base/duration_text.h"
#include "core/base/text.h"
#include "core/base/text_width.h"

#include <cstddef>
#include <string>

namespace fenceline::limits {

namespace {

tl::unexpected<Error> refuse(std::string_view what, const std::string& found, const std::string& allowed)
{
    return fail(std::string(what) + " " + found + " (allowed: " + allowed + ")");
}

/// Negating the smallest value would overflow; no text is needed for it.
std::string valueText(Duration value)
{
    if (value >= Duration{0})
        return durationText(value);
    return value == Duration::min() ? "negative" : signedDurationText(value);
}

} // namespace

Result<void> checkDuration(Duration value, std::string_view what)
{
    return checkDurationUpTo(kLongestDuration, value, what);
}

Result<void> checkDurationUpTo(Duration most, Duration value, std::string_view what)
{
    if (value < Duration{0} || value > most)
        return refuse(what, "is " + valueText(value),
                      "0s to " + (most == kLongestDuration ? "24 h" : durationText(most)));
    return {};
}

Result<void> checkLease(std::optional<Duration> lease, std::string_view what)
{
    if (lease && (*lease < kShortestLease || *lease > kLongestDuration))
        return refuse(what, "is " + valueText(*lease), "off, or 1ms to 24 h");
    return {};
}

Result<void> checkInterval(Duration interval, std::string_view what)
{
    if (interval < kShortestInterval || interval > kLongestDuration)
        return refuse(what, "is " + valueText(interval), "1ms to 24 h");
    return {};
}

Result<void> checkFirstToken(std::int64_t token, std::string_view what)
{
    if (token < 1 || token > kLargestFirstToken)
        return refuse(what, "is " + std::to_string(token), "1 to " + std::to_string(kLargestFirstToken));
    return {};
}

Result<void> checkCount(std::int64_t count, std::size_t most, std::string_view what)
{
    if (count < 1 || count > static_cast<std::int64_t>(most))
        return refuse(what, "is " + std::to_string(count), "1 to " + std::to_string(most));
    return {};
}

Result<void> checkName(std::string_view name, std::size_t longest, std::string_view what)
{
    const std::string allowed = "1 to " + std::to_string(longest) + " characters, none of them a control character";
    if (isBlank(name))
        return refuse(what, name.empty() ? "is empty" : "is blank", allowed);
    if (firstInvalidUtf8(name) || hasControlCharacter(name))
        return refuse(what, "is " + inQuotes(name), allowed);
    if (const auto count = characterCount(name); count > longest)
        return refuse(what, "is " + std::to_string(count) + " characters long", allowed);
    return {};
}

Result<void> checkSeatName(std::string_view name, std::string_view what)
{
    if (name == kAnySeat)
        return refuse(what, "is \"any\", which stands for any free seat", "another name");
    return checkName(name, kLongestName, what);
}

Result<void> checkWorkerName(std::string_view name, std::string_view what)
{
    if (name == kLockActor || name == kServiceActor)
        return refuse(what, "is " + inQuotes(name) + ", which stands for the lock service", "another name");
    return checkName(name, kLongestName, what);
}

Result<void> checkText(std::string_view text, std::string_view what)
{
    const std::string allowed =
        "up to " + std::to_string(kLongestText) + " characters, no control characters but new lines and tabs";
    std::string plain(text);
    std::erase_if(plain, [](char c) { return c == '\n' || c == '\t'; });
    if (firstInvalidUtf8(plain) || hasControlCharacter(plain))
        return refuse(what, "is " + inQuotes(text), allowed);
    if (const auto count = characterCount(text); count > kLongestText)
        return refuse(what, "is " + std::to_string(count) + " characters long", allowed);
    return {};
}

} // namespace fenceline::limits
