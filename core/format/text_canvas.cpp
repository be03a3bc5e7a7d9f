// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_canvas.h"

#include "core/base/duration_text.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace fenceline {

TextCanvas::TextCanvas(std::size_t nameWidth, Instant horizon)
    : nameWidth_(nameWidth), columns_(kTextColumns - nameWidth), horizon_(horizon)
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
    for (const char32_t character : toUtf32(text))
        if (column < columns_)
            rows_.back()[nameWidth_ + column++] = character;
}

Duration TextCanvas::rulerStep() const
{
    constexpr std::int64_t leastColumns = 8;
    constexpr std::array<std::int64_t, 22> steps{
        1,    2,      5,      10,     20,     50,      100,     200,     500,       1000,      2000,
        5000, 10'000, 20'000, 30'000, 60'000, 120'000, 300'000, 600'000, 1'800'000, 3'600'000, 7'200'000};
    const auto span = (horizon_ - kStart).count();
    for (const auto step : steps)
        if (step * static_cast<std::int64_t>(columns_ - 1) >= leastColumns * span)
            return Duration{step};
    return Duration{(span * leastColumns / static_cast<std::int64_t>(columns_) / 3'600'000 + 1) * 3'600'000};
}

void TextCanvas::addRuler()
{
    const auto step = rulerStep();
    addLane("");
    for (auto at = kStart; at <= horizon_; at += step) {
        const auto label = durationText(at - kStart);
        if (columnOf(at) + label.size() <= columns_)
            write(columnOf(at), label);
    }
    addLane("");
    for (auto at = kStart; at <= horizon_; at += step)
        put(at, U'|');
}

void TextCanvas::addLane(std::string_view name)
{
    auto row = toUtf32(shortened(name, nameWidth_ - 1));
    row.resize(kTextColumns, U' ');
    rows_.push_back(std::move(row));
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
        write(first + 1, shortened(label, room));
}

std::string TextCanvas::text() const
{
    std::string out;
    for (auto row : rows_) {
        row.erase(row.find_last_not_of(U' ') + 1);
        out += toUtf8(row) + '\n';
    }
    return out;
}

std::string wrapped(std::string_view text, std::size_t indent)
{
    std::string out;
    std::size_t column = 0;
    bool first = true;
    while (!text.empty()) {
        const auto space = text.find(' ');
        const auto word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        const auto width = characterCount(word);
        if (!first && column + 1 + width > kTextColumns) {
            out.erase(out.find_last_not_of(' ') + 1);
            out += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!first) {
            out += ' ';
            ++column;
        }
        out += word;
        column += width;
        first = false;
    }
    return out + '\n';
}

std::string clockText(Instant at)
{
    auto fraction = std::to_string(milliseconds(at) % 1000);
    fraction.insert(0, 3 - fraction.size(), '0');
    auto text = std::to_string(milliseconds(at) / 1000) + "." + fraction + " s";
    if (text.size() < 10)
        text.insert(0, 10 - text.size(), ' ');
    return text;
}

std::string secondsText(Instant at)
{
    auto fraction = std::to_string(milliseconds(at) % 1000);
    fraction.insert(0, 3 - fraction.size(), '0');
    fraction.erase(fraction.find_last_not_of('0') + 1);
    return std::to_string(milliseconds(at) / 1000) + (fraction.empty() ? "" : "." + fraction) + " s";
}

} // namespace fenceline
