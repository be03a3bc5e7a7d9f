// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/label_placer.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kCellWidth = 96;
constexpr qreal kCellHeight = 24;
constexpr qreal kBetween = 6; ///< two labels on one line

/// Visits the cells that `rect` touches until `visit` says stop; whether it did.
template <class Visit>
bool anyCell(const QRectF& rect, Visit&& visit)
{
    const auto cell = [](qreal at, qreal size) { return static_cast<std::int64_t>(std::floor(at / size)); };
    for (auto y = cell(rect.top(), kCellHeight); y <= cell(rect.bottom(), kCellHeight); ++y)
        for (auto x = cell(rect.left(), kCellWidth); x <= cell(rect.right(), kCellWidth); ++x)
            if (visit(y * (std::int64_t{1} << 32) + x))
                return true;
    return false;
}

} // namespace

void LabelPlacer::add(Cells& cells, const QRectF& rect)
{
    anyCell(rect, [&](std::int64_t key) {
        cells[key].push_back(rect);
        return false;
    });
}

bool LabelPlacer::hits(const Cells& cells, const QRectF& rect)
{
    return anyCell(rect, [&](std::int64_t key) {
        const auto found = cells.find(key);
        return found != cells.end() && std::any_of(found->second.begin(), found->second.end(),
                                                   [&](const QRectF& taken) { return taken.intersects(rect); });
    });
}

void LabelPlacer::block(const QRectF& rect)
{
    const QRectF seen = rect.intersected(m_bounds);
    if (!seen.isEmpty())
        add(m_taken, seen);
}

void LabelPlacer::discourage(const QRectF& rect)
{
    const QRectF seen = rect.intersected(m_bounds);
    if (!seen.isEmpty())
        add(m_unwanted, seen);
}

bool LabelPlacer::isFree(const QRectF& rect) const
{
    return m_bounds.contains(rect) && !hits(m_taken, rect);
}

bool LabelPlacer::place(Label& label, std::span<const QPointF> corners, const QRectF& clip)
{
    for (const bool picky : {true, false}) {
        for (const QPointF& corner : corners) {
            const QRectF rect(corner, label.rect.size());
            if (!clip.contains(rect) || !isFree(rect) || (picky && hits(m_unwanted, rect)))
                continue;
            label.rect = rect;
            block(rect.adjusted(-kBetween, 0, kBetween, 0));
            return true;
        }
    }
    return false;
}

} // namespace fenceline::ui
