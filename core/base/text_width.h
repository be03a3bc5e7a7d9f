// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// How much room text takes where every column is as wide as the next: in a terminal. By a table of our own, so that a
/// text is laid out the same under every locale.
namespace fenceline {

/// 0 for what is drawn onto the character before, 2 for Chinese, Japanese and Korean characters and emoji, else 1.
std::size_t columnsOf(char32_t c);
std::size_t columnCount(std::string_view text);
/// Nothing but spaces of any kind and characters that take no column: a name that nobody can see.
bool isBlank(std::string_view text);

/// As many characters as fit into `most` columns; where some are left out the last one is `…`.
std::string shortened(std::string_view text, std::size_t most);
/// The same, with spaces up to exactly `width` columns.
std::string padded(std::string_view text, std::size_t width);

} // namespace fenceline
