// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_access.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/summary.h"
#include "ui/text/text.h"
#include "ui/theme/painted_access.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/words.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

/// The lanes and what lies in them, read from the tracks so that what is scrolled away is there too.
class TimelineParts : public PaintedParts {
public:
    explicit TimelineParts(TimelineView& view) : m_view(view) {}

    QString summary() const override
    {
        if (!m_view.run())
            return {};
        return Text::tr("%1 Left and Right step, Space plays, + and − zoom, E takes hold of what can be moved.",
                        "a state; what can be done")
            .arg(summaryOf(*m_view.run(), m_view.playhead()));
    }

    int partCount() const override { return static_cast<int>(m_view.geometryNow().lanes.size()); }

    AccessPart part(int index) const override
    {
        const Lane& lane = laneAt(index);
        return {fullName(lane), lane.rect.toAlignedRect(), isHidden(lane)};
    }

    int itemCount(int part) const override
    {
        const Lane& lane = laneAt(part);
        const Tracks& tracks = m_view.tracks();
        switch (lane.kind) {
        case Lane::Kind::Worker: return count(tracks.workers[lane.track].marks, tracks.workers[lane.track].frozen);
        case Lane::Kind::Lock: return count(tracks.locks[lane.track].leases, tracks.locks[lane.track].beliefs);
        case Lane::Kind::Seat: return count(tracks.seats[lane.track].spans, std::vector<int>{});
        }
        return 0;
    }

    AccessPart item(int part, int index) const override
    {
        const Lane& lane = laneAt(part);
        const Tracks& tracks = m_view.tracks();
        const auto i = static_cast<std::size_t>(index);
        switch (lane.kind) {
        case Lane::Kind::Worker: return workerItem(lane, tracks.workers[lane.track], i);
        case Lane::Kind::Lock: return lockItem(lane, tracks.locks[lane.track], i);
        case Lane::Kind::Seat: {
            const SeatTrack& track = tracks.seats[lane.track];
            const SeatSpan& span = track.spans[i];
            return {words().tell(track.seat, span), placed(span.from, span.to, lane.bar), isHidden(lane)};
        }
        }
        return {};
    }

private:
    TimelineWords words() const { return TimelineWords(*m_view.run()); }
    const Lane& laneAt(int index) const { return m_view.geometryNow().lanes[static_cast<std::size_t>(index)]; }

    template <class First, class Second>
    static int count(const First& first, const Second& second)
    {
        return static_cast<int>(first.size() + second.size());
    }

    QString fullName(const Lane& lane) const
    {
        // The label may be cut short or left out where there is little room.
        if (lane.kind == Lane::Kind::Worker)
            return titleOf(m_view.run()->scenario, WorkerId(lane.id));
        if (lane.kind == Lane::Kind::Seat)
            return titleOf(m_view.run()->scenario, SeatId(lane.id));
        return words().lock(LockId(lane.id), m_view.tracks().locks.size() == 1);
    }

    bool isHidden(const Lane& lane) const { return !lane.rect.intersects(clipOf(m_view.geometryNow(), lane)); }

    QRect placed(Instant from, Instant to, const QRectF& bar) const
    {
        const TimeAxis& axis = m_view.geometryNow().axis;
        const qreal left = std::clamp(xOf(axis, from), axis.left, axis.right);
        const qreal right = std::clamp(xOf(axis, to), axis.left, axis.right);
        return QRectF(left, bar.top(), std::max(1.0, right - left), bar.height()).toAlignedRect();
    }

    /// What it did and when it was frozen, in the order of time.
    AccessPart workerItem(const Lane& lane, const WorkerTrack& track, std::size_t index) const
    {
        std::size_t mark = 0;
        std::size_t span = 0;
        for (;;) {
            const bool frozenNext = span < track.frozen.size() &&
                                    (mark == track.marks.size() || track.frozen[span].from < track.marks[mark].at);
            if (mark + span == index) {
                if (!frozenNext) {
                    const qreal r = measure::kMarkerRadius;
                    const QPointF centre(xOf(m_view.geometryNow().axis, track.marks[mark].at), lane.bar.center().y());
                    return {words().tell(track.marks[mark]),
                            QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r).toAlignedRect(), isHidden(lane)};
                }
                const FrozenSpan& frozen = track.frozen[span];
                return {words().tell(track.worker, frozen), placed(frozen.from, frozen.to, lane.bar), isHidden(lane)};
            }
            frozenNext ? ++span : ++mark;
        }
    }

    AccessPart lockItem(const Lane& lane, const LockTrack& track, std::size_t index) const
    {
        const Beliefs& beliefs = m_view.run()->beliefs;
        if (index < track.leases.size()) {
            const LeaseInterval& lease = beliefs.leases[track.leases[index]];
            return {words().tell(lease), placed(lease.from, lease.to, lane.bar), isHidden(lane)};
        }
        const FalseBelief& belief = beliefs.falseBeliefs[track.beliefs[index - track.leases.size()].belief];
        const QRectF strip(0, lane.beliefTop, 1, lane.beliefHeight);
        return {words().tell(belief), placed(belief.from, belief.to, strip), isHidden(lane)};
    }

    TimelineView& m_view;
};

class TimelineAccess : private TimelineParts, public PaintedAccess, public QAccessibleValueInterface {
public:
    explicit TimelineAccess(TimelineView* view)
        : TimelineParts(*view), PaintedAccess(view, static_cast<TimelineParts&>(*this), QAccessible::Chart),
          m_view(view)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return PaintedAccess::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return timeText(m_view->playhead());
        if (kind == QAccessible::Description && m_view->gripHand().held())
            return m_view->gripHand().description();
        return PaintedAccess::text(kind);
    }
    QVariant currentValue() const override { return secondsOf(m_view->playhead()); }
    void setCurrentValue(const QVariant& value) override
    {
        if (!m_view->run())
            return;
        emit m_view->grabbed();
        const Instant at = kStart + Duration{qRound64(value.toDouble() * 1000)};
        emit m_view->seekRequested(std::clamp(at, kStart, m_view->run()->horizon()));
    }
    QVariant maximumValue() const override { return m_view->run() ? secondsOf(m_view->run()->horizon()) : 0.0; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return 0.1; } ///< as by Shift and an arrow key

private:
    TimelineView* m_view;
};

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    auto* view = className == QLatin1String(TimelineView::staticMetaObject.className())
                     ? qobject_cast<TimelineView*>(object)
                     : nullptr;
    return view ? new TimelineAccess(view) : nullptr;
}

} // namespace

void installTimelineAccess()
{
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

} // namespace fenceline::ui
