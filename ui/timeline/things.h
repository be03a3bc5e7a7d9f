// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/geometry.h"

#include <QLineF>
#include <QString>

/// What lies on the timeline, one thing at a time: to point at, to select, to be told of. A thing is a place in one
/// run's tracks; its name finds the same thing again in another run.
namespace fenceline::ui {

struct Thing {
    enum class Kind : std::uint8_t { Mark, Frozen, Lease, FalseBelief, Sale, Message, Cut, WorkerSign, LockSign };
    Kind kind{};
    std::size_t track{};  ///< of its lane, among the tracks of that kind; a message: of its worker
    std::size_t source{}; ///< place among the worker's marks, frozen or cut spans, Beliefs::leases,
                          ///< Beliefs::falseBeliefs, the seat's spans, Tracks::flights, or its track's signs
    friend bool operator==(const Thing&, const Thing&) = default;
};

/// `A's second write`: what a thing is, whenever that comes to be.
struct ThingName {
    Thing::Kind kind{};
    std::size_t owner{}; ///< WorkerId or SeatId; a lock's sign: LockId
    std::size_t what{};  ///< what sort of mark or message, which lock, which fan
    std::size_t nth{};   ///< among those that are alike
    friend bool operator==(const ThingName&, const ThingName&) = default;
};

ThingName nameOf(const Thing& thing, const Run& run, const Tracks& tracks);
std::optional<Thing> find(const ThingName& name, const Run& run, const Tracks& tracks);

/// A mark is at one instant.
TimeRange spanOf(const Thing& thing, const Run& run, const Tracks& tracks);
/// What it is and when, in a sentence; empty for what is not known yet, and of what is, no more than that. Pauses are
/// known from the beginning.
QString tell(const Thing& thing, const Run& run, const Tracks& tracks, Instant known = kNever);
bool isKnown(const Thing& thing, const Run& run, const Tracks& tracks, Instant known);

/// Those that lie in a lane, as it is read: in the order of time, a lock's leases before what is wrongly believed.
std::vector<Thing> thingsIn(const Lane& lane, const Tracks& tracks);
/// What a playhead here lies on in this lane, a worker's messages too; the shortest first.
std::vector<Thing> thingsUnder(const Lane& lane, Instant at, const Run& run, const Tracks& tracks);

/// What goes around a thing: a box, or for a message a ring along its line.
struct Outline {
    QRectF rect;
    QLineF along; ///< null for anything but a message
    friend bool operator==(const Outline&, const Outline&) = default;
};

Thing thingOf(const TimelineGeometry& geometry, const TimelineMarker& marker);
Thing thingOf(const TimelineGeometry& geometry, const TimelineSign& sign);
/// None for a crowd.
std::optional<Thing> thingOf(const TimelineGeometry& geometry, const Bar& bar);
Thing thingOf(const Tracks& tracks, const TimelineLine& message);

/// The place of the lane that it lies in; a message: of its worker's.
std::optional<std::size_t> laneOf(const TimelineGeometry& geometry, const Thing& thing);
/// None where it lies outside of what is visible or is not known yet.
std::optional<Outline> outlineOf(const TimelineGeometry& geometry, const Thing& thing, const Run& run,
                                 const Tracks& tracks, Instant known = kNever);

} // namespace fenceline::ui
