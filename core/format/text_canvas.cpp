// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_canvas.h"

#include "core/base/text.h"
#include "core/base/text_width.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace fenceline {

TextCanvas::TextCanvas(std::size_t nameWidth, Instant horizon, const TextClock& clock)
    : nameWidth_(nameWidth), columns_(kTextColumns - nameWidth), horizon_(horizon), clock_(clock)
{
}

std::size_t TextCanvas::columnOf(Instant at) const
{
    const auto clamped = std::clamp(at, kStart, horizon_);
    return static_cast<std::size_t>((clamped - kStart).count() * static_cast<std::int64_t>(columns_ - 1) /
                                    std::max<std::int64_t>(1, (horizon_ - kStart).count()));
}

void TextCanvas::write(std::size_t column, std::string_view text)
{
    auto& row = rows_.back();
    for (const char32_t character : toUtf32(text)) {
        const auto width = columnsOf(character);
        if (width == 0 && column > 0)
            row[column - 1] += character;
        if (width == 0 || column + width > row.size())
            continue;
        row[column] = character;
        for (std::size_t i = 1; i < width; ++i)
            row[column + i].clear();
        column += width;
    }
}

Duration TextCanvas::rulerStep() const
{
    constexpr std::array<std::int64_t, 29> steps{
        1,         2,         5,         10,         20,         50,         100,        200,        500,       1000,
        2000,      5000,      10'000,    20'000,     30'000,     60'000,     120'000,    300'000,    600'000,   900'000,
        1'800'000, 3'600'000, 7'200'000, 10'800'000, 14'400'000, 21'600'000, 28'800'000, 43'200'000, 86'400'000};
    const auto span = (horizon_ - kStart).count();
    const auto fits = [&](std::int64_t step) {
        const auto label = clock_.onRuler(horizon_, Duration{step}).size() + 2;
        return step * static_cast<std::int64_t>(columns_ - 1) >= static_cast<std::int64_t>(label) * span;
    };
    const auto found = std::find_if(steps.begin(), steps.end(), fits);
    if (found != steps.end())
        return Duration{*found};
    auto step = steps.back();
    while (!fits(step))
        step += steps.back();
    return Duration{step};
}

void TextCanvas::addRuler()
{
    const auto step = rulerStep();
    addLane("");
    std::size_t labelled = 0; // columns, up to the last label's end
    for (auto at = kStart; at <= horizon_; at += step) {
        const auto label = clock_.onRuler(at, step);
        // The last one may stand before its mark.
        const auto column = std::min(columnOf(at), columns_ - label.size());
        if (at == kStart || column > labelled)
            write(nameWidth_ + column, label);
        labelled = column + label.size();
    }
    addLane("");
    for (auto at = kStart; at <= horizon_; at += step)
        put(at, U'|');
}

void TextCanvas::addLane(std::string_view name)
{
    rows_.emplace_back(kTextColumns, std::u32string(1, U' '));
    write(0, shortened(name, nameWidth_ - 1));
}

void TextCanvas::fill(Instant from, Instant to, char32_t character)
{
    for (auto column = columnOf(from); column <= columnOf(to); ++column)
        rows_.back()[nameWidth_ + column] = character;
}

void TextCanvas::put(Instant at, char32_t character)
{
    rows_.back()[nameWidth_ + columnOf(at)] = character;
}

void TextCanvas::bar(Instant from, Instant to, std::string_view label, char32_t filling)
{
    const auto first = columnOf(from);
    const auto last = to > horizon_ ? columns_ - 1 : std::max(first, columnOf(to) - (columnOf(to) > first ? 1 : 0));
    fill(from, from, U'[');
    for (auto column = first + 1; column <= last; ++column)
        rows_.back()[nameWidth_ + column] = filling;
    if (last > first && to <= horizon_)
        rows_.back()[nameWidth_ + last] = U']';
    const auto room = last - first - (last > first && to <= horizon_ ? 1 : 0);
    if (last > first && room > 0)
        write(nameWidth_ + first + 1, shortened(label, room));
}

std::string TextCanvas::text() const
{
    std::string out;
    for (const auto& row : rows_) {
        std::u32string line;
        for (const auto& cell : row)
            line += cell;
        line.erase(line.find_last_not_of(U' ') + 1);
        out += toUtf8(line) + '\n';
    }
    return out;
}

std::string wrapped(std::string_view text, std::size_t indent)
{
    std::u32string out;
    std::size_t column = 0;
    const auto breakLine = [&] {
        out.erase(out.find_last_not_of(U' ') + 1);
        out += U'\n' + std::u32string(indent, U' ');
        column = indent;
    };
    bool first = true;
    while (!text.empty()) {
        const auto space = text.find(' ');
        const auto word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        if (!first && column + 1 + columnCount(word) > kTextColumns) {
            breakLine();
        } else if (!first) {
            out += U' ';
            ++column;
        }
        for (const char32_t character : toUtf32(word)) {
            // A name without spaces can be wider than a line.
            if (column + columnsOf(character) > kTextColumns)
                breakLine();
            out += character;
            column += columnsOf(character);
        }
        first = false;
    }
    return toUtf8(out) + '\n';
}

} // namespace fenceline
