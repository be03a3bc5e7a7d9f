// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

namespace fenceline::ui {

/// How high lanes are. They spread where there is room and move together where there is not, each as far as its labels
/// allow; beyond that they scroll or, on a picture, become thin. One that is collapsed is as high as a line of small
/// text.
class LaneHeights {
public:
    LaneHeights(const std::vector<Lane>& lanes, const Tracks& tracks, qreal scale, qreal room, bool fit);

    static qreal natural(const Lane& lane, const Tracks& tracks);

    qreal of(const Lane& lane) const;
    /// Of all of them.
    qreal content() const { return m_content; }
    /// Puts the lane's bars within its height; a lock's leave room below them for what is wrongly believed.
    void layBars(Lane& lane) const;

private:
    int beliefRows(const Lane& lane) const;
    qreal least(const Lane& lane) const;

    const Tracks& m_tracks;
    qreal m_scale;
    qreal m_spread = 1;  ///< more than 1: every lane is so many times as high as it needs
    qreal m_ease = 1;    ///< from the least height (0) to the natural one (1)
    qreal m_squeeze = 1; ///< less than 1: lanes are less than the least
    qreal m_content = 0;
};

} // namespace fenceline::ui
