// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/frame_figures.h"

#include <algorithm>
#include <vector>

namespace fenceline::ui {

void FrameFigures::add(Time frame)
{
    m_frames.push_back(frame);
    if (m_frames.size() > kKept)
        m_frames.pop_front();
}

FrameFigures::Time FrameFigures::last() const
{
    return m_frames.empty() ? Time{0} : m_frames.back();
}

FrameFigures::Time FrameFigures::percentile(int percent) const
{
    if (m_frames.empty())
        return Time{0};
    std::vector<Time> sorted(m_frames.begin(), m_frames.end());
    const std::size_t rank = (sorted.size() * std::size_t(percent) + 99) / 100;
    const auto place = sorted.begin() + std::ptrdiff_t(std::max<std::size_t>(rank, 1) - 1);
    std::nth_element(sorted.begin(), place, sorted.end());
    return *place;
}

} // namespace fenceline::ui
