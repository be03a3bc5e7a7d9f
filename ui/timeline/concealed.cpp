// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/concealed.h"

#include "ui/timeline/labels.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

class Veil {
public:
    Veil(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks, Instant at)
        : m_geometry(geometry), m_run(run), m_tracks(tracks), m_at(at), m_x(xOf(geometry.axis, at))
    {
    }

    TimelineGeometry shown(const TextMeasure& measure) const
    {
        TimelineGeometry shown = m_geometry;
        std::erase_if(shown.labels, [this](const TimelineLabel& label) {
            return !label.isSet && (label.from > m_at || label.rect.right() > m_x || namesUnfinished(label));
        });
        std::erase_if(shown.bars, [this](Bar& bar) { return !cut(bar); });
        std::erase_if(shown.lines, [this](TimelineLine& line) { return !cut(line); });
        std::erase_if(shown.markers, [this](TimelineMarker& marker) { return !cut(marker); });
        std::erase_if(shown.signs, [this](const TimelineSign& sign) { return sign.mark.at > m_at; });
        std::erase_if(shown.eventTicks, [this](qreal x) { return x > m_x; });
        for (std::size_t i = 0; i < shown.bars.size(); ++i)
            if (isNamed(shown.bars[i]) && shown.bars[i].span.to == m_at && shown.bars[i].cutRight)
                labelUnfinished(shown, shown.bars[i], m_run, m_tracks, measure, m_at);
        return shown;
    }

private:
    static bool isNamed(const Bar& bar) { return bar.kind == Bar::Kind::Lease || bar.kind == Bar::Kind::Seat; }
    /// The name of a bar that goes on stands where the whole of it has room.
    bool namesUnfinished(const TimelineLabel& label) const
    {
        return label.bar && m_geometry.bars[*label.bar].span.to > m_at;
    }

    // Each says whether anything of it is left.

    bool cut(Bar& bar) const
    {
        if (bar.kind == Bar::Kind::Frozen || bar.kind == Bar::Kind::Cut)
            return true;
        const bool goesOn = bar.span.to > m_at;
        if (bar.kind == Bar::Kind::Seat)
            bar.twice =
                bar.twice && m_tracks.seats[m_geometry.lanes[bar.lane].track].spans[bar.source].twiceFrom <= m_at;
        else if (bar.kind == Bar::Kind::Crowd)
            bar.twice = bar.twice && !goesOn;
        if (goesOn) {
            bar.span.to = m_at;
            bar.cutRight = true;
            bar.rect.setRight(std::min(bar.rect.right(), std::round(m_x)));
        }
        return bar.span.from <= m_at && bar.rect.width() >= 1;
    }

    bool cut(TimelineLine& line) const
    {
        if (line.kind == TimelineLine::Kind::Cause)
            return std::floor(line.from.x()) <= m_x; // it stands in the middle of a pixel
        if (line.from.x() > m_x)
            return false;
        if (line.to.x() <= m_x)
            return true;
        const qreal share = (m_x - line.from.x()) / (line.to.x() - line.from.x());
        line.to = line.from + (line.to - line.from) * share;
        // A message that is under way: nobody knows what will come of it.
        line.plain = true;
        line.refused = false;
        return true;
    }

    bool cut(TimelineMarker& marker) const
    {
        if (marker.mark.kind == Mark::Kind::Waits && m_run.trace[marker.mark.event].at > m_at)
            marker.mark.kind = Mark::Kind::Done; // it asks; what comes of it is not known
        return marker.mark.at <= m_at && marker.centre.x() <= m_x;
    }

    const TimelineGeometry& m_geometry;
    const Run& m_run;
    const Tracks& m_tracks;
    Instant m_at;
    qreal m_x;
};

} // namespace

TimelineGeometry concealed(const TimelineGeometry& geometry, const Run& run, const Tracks& tracks, Instant at,
                           const TextMeasure& measure)
{
    return Veil(geometry, run, tracks, at).shown(measure);
}

} // namespace fenceline::ui
