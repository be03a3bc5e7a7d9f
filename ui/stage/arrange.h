// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/cards.h"

namespace fenceline::ui {

/// Where everything on the stage stands; it depends on the scenario and the room, never on the time.
///
/// Up to two workers face each other, the lock between them above and the rows below. Three to eight are smaller cards
/// in two columns, more are the rows of a table.
struct Arrangement {
    enum class Form : std::uint8_t {
        Facing,  ///< everything side by side
        Stacked, ///< facing, with the rows below the workers: little room
        Columns,
        Table,
    };
    Form form{};
    Detail detail = Detail::Full;
    std::vector<QRectF> workers; ///< by WorkerId; in a table a single one
    QRectF lock;                 ///< empty without a lock
    QRectF rows;
};

/// The least room in which every fact of the scenario's form has its place; a smaller view scrolls.
QSizeF leastStage(const Run& run, std::size_t locks, const TextMeasure& measure);

/// `size` is at least leastStage().
Arrangement arrange(const Run& run, std::size_t locks, QSizeF size, const TextMeasure& measure);

} // namespace fenceline::ui
