// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// The smallest pieces of a JSON text, words and texts in quotes, and what can be wrong with one. Private to
/// core/format.
namespace fenceline::json {

/// In a sentence: `<subject> at column 7 <what> (allowed: <allowed>)`.
struct PieceFault {
    std::size_t after = 0; ///< bytes between the piece's first one and where the fault is
    std::string subject;
    std::string what;
    std::string allowed;
};

/// Of a word, not empty, that stands where a value is due. None: a number, `true`, `false` or `null`.
std::optional<PieceFault> faultOfWord(std::string_view word);

/// One past the closing quote of the text in quotes that begins at `start` of a text that is UTF-8.
tl::expected<std::size_t, PieceFault> endOfQuoted(std::string_view text, std::size_t start);

} // namespace fenceline::json
