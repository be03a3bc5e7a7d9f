// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/cards.h"
#include "ui/stage/messages.h"

namespace fenceline::ui {

/// Where everything on the stage stands; it depends on the scenario and the room, never on the time.
///
/// Up to two workers face each other, the lock between them above and the rows below. Three to eight are smaller cards
/// in two columns, more are the rows of a table.
struct Arrangement {
    enum class Form : std::uint8_t {
        Facing,  ///< everything side by side
        Stacked, ///< facing, with the rows below the workers: little room
        Abreast, ///< lock and rows one above the other between the workers: a low and wide room
        Columns,
        Table,
    };
    Form form{};
    Detail detail = Detail::Full;
    std::vector<QRectF> workers; ///< by WorkerId; in a table a single one
    QRectF lock;                 ///< empty without a lock
    QRectF rows;
    std::vector<QRectF> effects; ///< in the scenario's order, side by side below all else
};

struct StagePlan {
    QSizeF size; ///< the room, or what every fact of the scenario needs at least: a smaller view scrolls
    Arrangement place;
    MessageReach reach;
};

StagePlan planStage(const Run& run, QSizeF room, const TextMeasure& measure);

} // namespace fenceline::ui
