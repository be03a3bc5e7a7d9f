// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string_view>

/// Why a text is no JSON (RFC 8259), said to people who write it by hand. The parser that builds values knows that too,
/// but says it in words of its own trade and without a column. Private to core/format.
namespace fenceline::json {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// Counted from 1; columns in characters, a byte order mark not among them.
struct Position {
    int line = 1;
    int column = 1;
};

/// Of the byte `at`, which may be the end.
Position positionOf(std::string_view text, std::size_t at);

/// The first fault of a text that is UTF-8 without control characters but tabs and ends of lines: a sentence with its
/// column, its line, and what is allowed there. None: the text is JSON.
std::optional<Error> syntaxFault(std::string_view text);

} // namespace fenceline::json
