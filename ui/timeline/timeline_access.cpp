// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_access.h"

#include "ui/text/quantities.h"
#include "ui/text/summary.h"
#include "ui/text/text.h"
#include "ui/theme/access.h"
#include "ui/theme/painted_access.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/lanes.h"
#include "ui/timeline/timeline_view.h"

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
        const QString can =
            m_view.isEditable()
                ? Text::tr("%1 Left and Right step, Space plays, + and − zoom, E takes hold of what can be moved.",
                           "a state; what can be done")
                : Text::tr("%1 Left and Right step, Space plays, + and − zoom.", "a state; what can be done");
        const QString now = can.arg(summaryOf(*m_view.run(), m_view.playhead()));
        const QString inHand = m_view.accessibleDescription();
        return inHand.isEmpty() ? now : QStringLiteral("%1 %2").arg(inHand, now);
    }

    int partCount() const override { return static_cast<int>(m_view.geometryNow().lanes.size()); }

    AccessPart part(int index) const override
    {
        const Lane& lane = laneAt(index);
        return {titleOf(lane, *m_view.run(), m_view.tracks()), lane.rect.toAlignedRect(), isHidden(lane), false,
                lane.collapsed};
    }

    int itemCount(int part) const override { return static_cast<int>(thingsOf(laneAt(part)).size()); }

    AccessPart item(int part, int index) const override
    {
        const Lane& lane = laneAt(part);
        const Thing thing = thingsOf(lane)[static_cast<std::size_t>(index)];
        const auto outline = outlineOf(m_view.geometryNow(), thing, *m_view.run(), m_view.tracks(), m_view.known());
        return {tell(thing, *m_view.run(), m_view.tracks(), m_view.known()),
                (outline ? outline->rect : lane.bar).toAlignedRect(), !outline || isHidden(lane),
                thing == m_view.selected()};
    }

private:
    std::vector<Thing> thingsOf(const Lane& lane) const
    {
        auto things = thingsIn(lane, m_view.tracks());
        std::erase_if(things, [this](const Thing& thing) {
            return !isKnown(thing, *m_view.run(), m_view.tracks(), m_view.known());
        });
        return things;
    }

    const Lane& laneAt(int index) const { return m_view.geometryNow().lanes[static_cast<std::size_t>(index)]; }
    bool isHidden(const Lane& lane) const { return !lane.rect.intersects(clipOf(m_view.geometryNow(), lane)); }

    TimelineView& m_view;
};

class TimelineAccess : private TimelineParts, public ValueAccess<PaintedAccess> {
public:
    explicit TimelineAccess(TimelineView* view)
        : TimelineParts(*view), ValueAccess(view, static_cast<TimelineParts&>(*this), QAccessible::Chart), m_view(view)
    {
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
        m_view->requestSeek(kStart + Duration{qRound64(value.toDouble() * 1000)});
    }
    QVariant maximumValue() const override { return m_view->run() ? secondsOf(m_view->run()->horizon()) : 0.0; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return 0.1; } ///< as by Shift and an arrow key

private:
    TimelineView* m_view;
};

} // namespace

void installTimelineAccess()
{
    installAccess<TimelineView, TimelineAccess>();
}

} // namespace fenceline::ui
