// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Text that came from outside: is it text at all, how long is it, and how an error shows it.
namespace fenceline {

/// Where the first byte is that is no well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, at most U+10FFFF).
std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

/// Characters (code points) of well-formed UTF-8; every other byte counts as one.
std::size_t characterCount(std::string_view text);

/// Characters one by one; what is no well-formed UTF-8 becomes U+FFFD.
std::u32string toUtf32(std::string_view text);
std::string toUtf8(std::u32string_view text);

/// U+0000 to U+001F and U+007F to U+009F: what would move a terminal's cursor or break a line; and U+FFFE and U+FFFF,
/// which are no characters and may not stand in XML.
bool hasControlCharacter(std::string_view text);

/// Without what turns the direction of writing or ends a line for some readers: none of it takes any room.
std::string withoutTurns(std::string_view text);

/// Always one line of well-formed UTF-8 that moves no cursor and turns no writing direction: such characters and stray
/// bytes are written as `\u001b`, `\u202e` and `\xff`.
std::string printable(std::string_view text);
/// The same for an error: what is longer than 60 characters is cut and ends in `…`.
std::string excerpt(std::string_view text);
/// The excerpt in double quotes.
std::string inQuotes(std::string_view text);

} // namespace fenceline
