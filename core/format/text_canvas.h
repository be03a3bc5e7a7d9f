// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/format/text_clock.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lanes of characters over time, and text in lines. Private to core/format.
namespace fenceline {

inline constexpr std::size_t kTextColumns = 100;

/// A picture in characters: lanes with a name on the left, time to the right.
class TextCanvas {
public:
    /// `nameWidth` columns are kept for the lanes' names; time runs from the start to `horizon` over the rest,
    /// written as the clock has it.
    TextCanvas(std::size_t nameWidth, Instant horizon, const TextClock& clock);

    /// The ruler: times above, a mark under each.
    void addRuler();
    /// A new lane at the bottom; what is drawn next is drawn on it.
    void addLane(std::string_view name);

    void fill(Instant from, Instant to, char32_t character);
    void put(Instant at, char32_t character);
    /// `[label====]` from one instant to another, with as much of the label as fits; open where it goes on past the
    /// horizon.
    void bar(Instant from, Instant to, std::string_view label, char32_t filling);

    std::string text() const;

private:
    std::size_t columnOf(Instant at) const;
    /// From the line's first column on, over what is there.
    void write(std::size_t column, std::string_view text);
    Duration rulerStep() const;

    std::size_t nameWidth_;
    std::size_t columns_;
    Instant horizon_;
    TextClock clock_;
    std::vector<std::vector<std::u32string>> rows_; ///< a cell a column; empty: behind a wide character
};

/// Words wrapped at kTextColumns; lines after the first are indented. A word that is wider than a line is broken.
std::string wrapped(std::string_view text, std::size_t indent);

} // namespace fenceline
