// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/label.h"

#include <QRectF>
#include <span>
#include <unordered_map>
#include <vector>

namespace fenceline::ui {

/// Knows what is taken and puts labels where nothing is. A grid of cells, so that a place costs what lies near it
/// and not what lies in the picture.
class LabelPlacer {
public:
    /// Labels stay within `bounds`.
    explicit LabelPlacer(const QRectF& bounds) : m_bounds(bounds) {}

    void block(const QRectF& rect);
    /// Only taken when there is no better place: thin lines.
    void discourage(const QRectF& rect);
    bool isFree(const QRectF& rect) const;

    /// Puts the label at the first place within `clip` that is free and takes it. False: there is none.
    bool place(Label& label, std::span<const QPointF> corners, const QRectF& clip);

private:
    using Cells = std::unordered_map<std::int64_t, std::vector<QRectF>>;
    static void add(Cells& cells, const QRectF& rect);
    static bool hits(const Cells& cells, const QRectF& rect);

    QRectF m_bounds;
    Cells m_taken;
    Cells m_unwanted;
};

} // namespace fenceline::ui
