// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <cstdint>

/// Whose colour a thing has, named by what it stands for, so that one geometry serves every theme.
namespace fenceline::ui {

struct Tint {
    enum class Kind : std::uint8_t { Ink, Quiet, Edge, Hairline, Worker, Lock, Wrong, Right, Frozen };
    Kind kind = Kind::Ink;
    WorkerId worker{}; ///< for Kind::Worker
    friend bool operator==(const Tint&, const Tint&) = default;
};

inline Tint tintOf(WorkerId worker)
{
    return {Tint::Kind::Worker, worker};
}

/// For text, borders and marks.
const QColor& strong(const Theme& theme, Tint tint);
/// The surface; what has no soft colour of its own lies on the canvas.
const QColor& soft(const Theme& theme, Tint tint);

/// An opaque colour `share` of the way from `from` to `to`: a translucent stroke costs forty times as much.
QColor between(const QColor& from, const QColor& to, qreal share);

} // namespace fenceline::ui
