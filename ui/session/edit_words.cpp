// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/edit_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fenceline::ui {
namespace {

using namespace std::string_view_literals;

constexpr std::array kWords{
    std::pair(Edit::Lease, "lease"sv),
    std::pair(Edit::PauseLength, "pause-length"sv),
    std::pair(Edit::FreezeAt, "freeze-at"sv),
    std::pair(Edit::PauseSpan, "pause-span"sv),
    std::pair(Edit::Arrival, "arrival"sv),
    std::pair(Edit::Gap, "gap"sv),
    std::pair(Edit::Workers, "workers"sv),
    std::pair(Edit::Seats, "seats"sv),
    std::pair(Edit::PauseCause, "pause-cause"sv),
    std::pair(Edit::Protection, "protection"sv),
    std::pair(Edit::Fencing, "fencing"sv),
    std::pair(Edit::FenceCompare, "fence-compare"sv),
    std::pair(Edit::Check, "check-before-write"sv),
    std::pair(Edit::Conditional, "conditional"sv),
    std::pair(Edit::Release, "release"sv),
    std::pair(Edit::Reset, "reset"sv),
    std::pair(Edit::Replace, "replace"sv),
    std::pair(Edit::Revert, "give-back"sv),
};

} // namespace

std::string_view wordFor(Edit edit)
{
    const auto found = std::find_if(kWords.begin(), kWords.end(), [&](const auto& each) { return each.first == edit; });
    return found != kWords.end() ? found->second : wordFor(Edit::Reset);
}

Edit editFrom(std::string_view word)
{
    const auto found =
        std::find_if(kWords.begin(), kWords.end(), [&](const auto& each) { return each.second == word; });
    return found != kWords.end() ? found->first : Edit::Reset;
}

} // namespace fenceline::ui
