// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/sweep_writer.h"

#include "core/scenario/settings.h"

namespace fenceline {

// Numbers and words of the contract need no escaping, so ten million cells are written without a JSON value each.

std::string sweepCsv(const std::vector<SweepCell>& cells)
{
    std::string text = "lease_ms,pause_ms,outcome\n";
    text.reserve(text.size() + cells.size() * 24);
    for (const auto& cell : cells) {
        text.append(std::to_string(milliseconds(cell.lease))).append(1, ',');
        text.append(std::to_string(milliseconds(cell.pause))).append(1, ',');
        text.append(word(cell.outcome)).append(1, '\n');
    }
    return text;
}

std::string sweepJson(const std::vector<SweepCell>& cells)
{
    std::string text = "[\n";
    text.reserve(cells.size() * 72);
    const char* separator = "";
    for (const auto& cell : cells) {
        text.append(separator).append("  {\"lease_ms\": ").append(std::to_string(milliseconds(cell.lease)));
        text.append(", \"pause_ms\": ").append(std::to_string(milliseconds(cell.pause)));
        text.append(", \"outcome\": \"").append(word(cell.outcome)).append("\"}");
        separator = ",\n";
    }
    return text + "\n]\n";
}

} // namespace fenceline
