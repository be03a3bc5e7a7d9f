// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

/// What of a run can be taken hold of on the timeline and moved: where it stands, how far it may go, and what it is
/// called. Read from the geometry, so that a pointer, a key and a screen reader mean the same place.
namespace fenceline::ui {

struct Grip {
    enum class Kind : std::uint8_t { LeaseEnd, PauseStart, PauseEnd, Arrival };
    Kind kind{};
    QRectF rect;         ///< of its handle
    QRectF reach;        ///< where it is taken hold of: its handle, and what it is the end of
    WorkerId worker{};   ///< whose lease, pause or arrival it is
    std::size_t fault{}; ///< a pause: its place among the scenario's faults
    std::size_t lane{};
    Instant at{};
    Instant other{};                               ///< the end that stays: a lease's start, a pause's other end
    std::optional<Instant> shownAt = std::nullopt; ///< where its bar ends, if not where it would
    bool onMarker = false;                         ///< which is its handle, too
};

/// Those in sight, from left to right. A lease has one where it runs out, however short it is, and where it counts
/// alone, but not where it ends later than what is `known`; where all are given back before they run out, the first one
/// has it where it is given back. A pause of any length has both, one beside the other where it has none, so that it
/// can be drawn out again.
std::vector<Grip> gripsOf(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks,
                          Instant known = kNever);

/// All of the run, and beyond its end where a pause of no length waits to be drawn out.
TimeRange editableRange(const Run& run);

/// Whether both hold the same thing, wherever the run has it now.
bool isSame(const Grip& a, const Grip& b);

/// How far it may be moved so that the run stays possible: a lease lasts a millisecond at least, a pause does not end
/// before it begins, nothing is longer than 24 h or before the start.
TimeRange boundsOf(const Grip& grip);

/// The multiple of the least of 1, 2 and 5 times a power of ten milliseconds that a pixel can tell apart.
Instant snapped(const TimeAxis& axis, Instant at);

/// `A's lease ends at 10.0 s`.
QString tell(const Grip& grip, const Run& run);

} // namespace fenceline::ui
