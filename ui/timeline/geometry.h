// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/theme/label.h"
#include "ui/theme/theme.h"
#include "ui/timeline/axis.h"
#include "ui/timeline/lane_arrangement.h"
#include "ui/timeline/tracks.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>
#include <vector>

class QRegion;

/// The timeline as plain shapes with what they stand for. Painting, pointing, the accessible tree and every kind of
/// picture read these and nothing else (architecture.md, "One geometry, three uses").
namespace fenceline::ui {

struct Lane {
    using Kind = LaneKind;
    Kind kind{};
    std::size_t id{};       ///< WorkerId, LockId or SeatId
    std::size_t track{};    ///< its place among the tracks of its kind
    bool pinned = false;    ///< stays in sight while the others scroll
    bool collapsed = false; ///< a thin row, without labels
    QRectF rect;            ///< from edge to edge; outside of its part of the picture where it is scrolled away
    QRectF bar;             ///< where its bars lie, over the whole axis; a worker's line runs through the middle
    qreal beliefTop = 0;    ///< a lock's: where its first belief strip starts
    qreal beliefHeight = 0;
    Label name;

    LaneId key() const { return {kind, id}; }
};

struct Bar {
    enum class Kind : std::uint8_t {
        Frozen,
        Lease,
        FalseBelief,
        Seat,
        Crowd, ///< several that are thinner than a pixel
        Cut,   ///< between a worker and the lock, outside of the lane's bar
    };
    Kind kind{};
    QRectF rect;
    std::size_t lane{};
    Tint tint;
    TimeRange span;
    std::size_t source{}; ///< place in the worker's frozen or cut spans, Beliefs::leases, ::falseBeliefs or the seat's
                          ///< spans
    bool sold = false;    ///< a seat that is not free
    bool twice = false;
    bool cutLeft = false; ///< goes on outside of what is visible
    bool cutRight = false;
};

struct TimelineMarker {
    QPointF centre;
    qreal radius{};
    Mark mark;
    WorkerId worker{};
    std::size_t lane{};
    std::size_t source{}; ///< place among its worker's marks
    int count = 1;        ///< how many fell onto it
};

struct TimelineLine {
    enum class Kind : std::uint8_t {
        Life, ///< a worker at work
        Waiting,
        Cause,   ///< cause and effect at one instant
        Request, ///< a message that takes time
        Answer,
    };
    Kind kind{};
    QPointF from;
    QPointF to;
    Tint tint;
    bool refused = false;
    std::size_t lane{};   ///< a worker's own line: its lane
    std::size_t source{}; ///< a message: its place in the flights
    bool plain = false;   ///< one of very many: no more than a stroke
};

/// A label and from when on what it says is so.
struct TimelineLabel : Label {
    Instant from = kStart;
    bool isSet = false;             ///< before the run begins
    std::optional<std::size_t> bar; ///< the one that it names
};

/// What happened beside the steps.
struct TimelineSign {
    QRectF rect;
    SideMark mark;
    std::optional<Sign> sign; ///< none for a renewal: that is a notch or a ring
    Tint tint;
    std::size_t lane{};
    std::size_t source{}; ///< place among its track's signs
    int count = 1;        ///< how many fell onto it
};

struct RulerTick {
    qreal x{};
    Label label; ///< empty where the tick is too close to the edge
};

struct TimelineGeometry {
    QSizeF size;
    qreal scale = 1;
    TimeAxis axis;
    QRectF lanesClip;    ///< all lanes; the ruler lies below
    qreal lanesTop{};    ///< where they start, below a margin
    QRectF scrolledClip; ///< the part of it in which lanes scroll
    QRectF pinnedClip;   ///< the other part, above or below; empty where no lane is pinned
    qreal scrollRange{}; ///< how far they can be moved up
    qreal rulerTop{};    ///< where ticks start
    QRectF rulerLabels;  ///< the row of the ruler's labels, and of the playhead's pill
    std::vector<Lane> lanes;
    std::vector<Bar> bars;
    std::vector<TimelineLine> lines;
    std::vector<TimelineMarker> markers;
    std::vector<TimelineSign> signs;
    std::vector<TimelineLabel> labels;
    std::vector<RulerTick> ticks;
    std::vector<qreal> eventTicks;
    std::vector<Instant> moments; ///< at which some worker did or learned something, in sight or not
};

/// Of the marker of an event that happens at the playhead.
inline qreal presentRadius(const TimelineMarker& marker)
{
    return marker.radius * measure::kPresentMarkerRadius / measure::kMarkerRadius;
}

/// Its place among the lanes.
std::optional<std::size_t> placeOf(const TimelineGeometry& geometry, const LaneId& lane);
/// As far as the lane's height allows.
qreal markerRadius(const TimelineGeometry& geometry, const Lane& lane);
/// Where a worker's lane shows that it is cut off from the lock, over the whole axis.
QRectF cutStrip(const TimelineGeometry& geometry, const Lane& lane);
/// The upper edge of a row of belief strips.
qreal beliefTop(const Lane& lane, int row);

/// A pointer need not be steadier than this, in pixels.
inline constexpr qreal kPointerReach = 4;

/// The part of the picture that a lane may be seen in.
inline QRectF clipOf(const TimelineGeometry& geometry, const Lane& lane)
{
    return lane.pinned ? geometry.pinnedClip : geometry.scrolledClip;
}

struct TimelineRequest {
    TimeRange visible;
    QSizeF size;
    qreal scroll = 0;      ///< how far the lanes are moved up
    qreal scrollBar = 0;   ///< the width that is left free for one where the lanes do not fit
    bool fitLanes = false; ///< a picture: every lane is on it, however thin
    LaneArrangement arrangement;
    friend bool operator==(const TimelineRequest&, const TimelineRequest&) = default;
};

/// What the lanes need at the user's scale without moving together, and the ruler below them.
QSizeF naturalTimeline(const Tracks& tracks, qreal textScale);

/// The text's scale on a timeline of this size: the user's, and somewhat more where there is much more room than the
/// lanes need, as a picture is enlarged.
qreal timelineScale(const Tracks& tracks, QSizeF size, qreal textScale);

/// All of the run.
TimeRange wholeOf(const Run& run);

TimelineGeometry makeTimeline(const Run& run, const Tracks& tracks, const TimelineRequest& request,
                              const TextMeasure& measure);

/// The instant that a pixel seeks: of the last event that lies within it, else its own. So a drag passes through every
/// event exactly, however coarse the pixels are.
Instant soughtAt(const TimelineGeometry& geometry, const Trace& trace, qreal x);

/// What moves with the playhead, from the geometry that stays.
struct PlayheadGeometry {
    qreal x{};
    bool visible = false;
    QRectF line;
    QRectF pill;
    Label time;
    /// Markers of the latest instant at which something happened.
    std::vector<std::size_t> lit;
    /// Ruler ticks whose label would lie under the pill.
    std::vector<std::size_t> coveredTicks;
    /// Labels that the line would cross: it goes behind them, on the colour of what they lie on.
    struct Crossed {
        std::size_t label{};
        std::optional<Tint> surface; ///< none: the panel
    };
    std::vector<Crossed> crossed;
};

PlayheadGeometry makePlayhead(const TimelineGeometry& geometry, Instant at, const TextMeasure& measure);
/// What is painted anew around it.
QRect padded(const QRectF& rect, qreal by);
/// What is painted anew where it comes or goes.
QRegion regionOf(const TimelineGeometry& geometry, const PlayheadGeometry& playhead);

} // namespace fenceline::ui
