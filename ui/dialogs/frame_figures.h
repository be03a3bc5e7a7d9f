// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>

namespace fenceline::ui {

/// How long the last frames took.
class FrameFigures {
public:
    using Time = std::chrono::nanoseconds;
    static constexpr std::size_t kKept = 200;

    void add(Time frame);

    std::size_t count() const { return m_frames.size(); }
    // Of the frames that are kept; zero if there are none.
    Time last() const;
    /// The least time that `percent` of the frames do not exceed (nearest rank).
    Time percentile(int percent) const;
    Time worst() const { return percentile(100); }

private:
    std::deque<Time> m_frames;
};

} // namespace fenceline::ui
