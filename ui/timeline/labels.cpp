// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/labels.h"

#include "ui/timeline/label_placer.h"
#include "ui/timeline/words.h"

#include <algorithm>
#include <array>

namespace fenceline::ui {
namespace {

/// Tries for a place cost more than a bar; nobody reads more labels than this.
constexpr std::size_t kMostStepLabels = 150;
/// Among more bars than this only those that are this wide have a label.
constexpr std::size_t kMostBarLabels = 200;
constexpr qreal kLeastLabelled = 24;
/// A bar less high than this shows no sign: nobody could tell it.
constexpr qreal kLeastSign = 8;

class Labeller {
public:
    Labeller(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TextMeasure& measure)
        : m_geometry(geometry), m_run(run), m_tracks(tracks), m_words(run), m_measure(measure),
          m_placer(QRectF(geometry.axis.left - 8, 0, geometry.size.width() - geometry.axis.left + 8 - 2,
                          geometry.lanesClip.bottom()))
    {
    }

    void addAll()
    {
        blockShapes();
        const bool crowded = m_geometry.bars.size() > kMostBarLabels;
        for (std::size_t i = 0; i < m_geometry.bars.size(); ++i) {
            m_bar = i;
            if (!crowded || m_geometry.bars[i].rect.width() >= px(kLeastLabelled))
                labelBar(m_geometry.bars[i]);
        }
        m_bar.reset();
        m_isSet = false;
        labelSteps(true);
        labelSigns();
        labelFlights();
        labelSteps(false);
    }

    void labelUnfinished(const Bar& bar, Instant at)
    {
        const Lane& lane = m_geometry.lanes[bar.lane];
        if (lane.collapsed)
            return;
        if (bar.kind == Bar::Kind::Lease) {
            putFitting(bar, m_words.lease(m_run.beliefs.leases[bar.source]), bar.tint);
        } else if (!bar.sold) {
            putFitting(bar, {TimelineWords::free()}, {Tint::Kind::Quiet});
        } else {
            SeatSpan span = m_tracks.seats[lane.track].spans[bar.source];
            if (span.fenceFrom > at)
                span.fence.reset();
            putFitting(bar, m_words.sold(span), bar.twice ? Tint{Tint::Kind::Wrong} : bar.tint);
        }
    }

private:
    void putFitting(const Bar& bar, const QStringList& texts, Tint tint)
    {
        for (const QString& text : texts) {
            Label label = make(text, tint);
            if (bar.twice)
                label.sign = Sign::Cross;
            fit(label, m_measure);
            if (putInside(bar, label, false))
                return;
        }
    }

    void put(const Label& label) { m_geometry.labels.push_back({label, m_from, m_isSet, m_bar}); }

    qreal px(qreal units) const { return units * m_geometry.scale; }

    void blockShapes()
    {
        for (const Bar& bar : m_geometry.bars)
            m_placer.block(bar.rect);
        for (const TimelineSign& sign : m_geometry.signs)
            m_placer.block(sign.rect);
        for (const TimelineMarker& marker : m_geometry.markers) {
            const qreal r = marker.radius + 2;
            m_placer.block({marker.centre.x() - r, marker.centre.y() - r, 2 * r, 2 * r});
        }
        for (const TimelineLine& line : m_geometry.lines) {
            const QRectF box = QRectF(line.from, line.to).normalized();
            if (line.kind == TimelineLine::Kind::Life || line.kind == TimelineLine::Kind::Waiting)
                m_placer.discourage(box.adjusted(0, -2, 0, 2));
            else if (line.kind == TimelineLine::Kind::Cause)
                m_placer.discourage(box.adjusted(-2, 0, 2, 0));
            else if (!line.plain)
                discourageAlong(line.from, line.to);
        }
    }

    void discourageAlong(const QPointF& from, const QPointF& to)
    {
        const int pieces = std::clamp(static_cast<int>(std::abs(to.x() - from.x()) / 24), 1, 256);
        for (int i = 0; i < pieces; ++i) {
            const QPointF a = from + (to - from) * i / pieces;
            const QPointF b = from + (to - from) * (i + 1) / pieces;
            m_placer.discourage(QRectF(a, b).normalized().adjusted(-2, -2, 2, 2));
        }
    }

    Label make(const QString& text, Tint tint, TextStyle style = TextStyle::Small) const
    {
        Label label{.text = text, .style = style, .tint = tint};
        fit(label, m_measure);
        return label;
    }

    /// Fits the text into the bar, from its left or in its middle.
    bool putInside(const Bar& bar, Label label, bool middle)
    {
        const qreal padding = px(middle ? 14 : 10);
        if (label.rect.width() + padding + px(6) > bar.rect.width() || label.rect.height() > bar.rect.height() + 1)
            return false;
        const qreal x = middle ? bar.rect.center().x() - label.rect.width() / 2 : bar.rect.left() + padding;
        label.rect.moveTopLeft({qRound(x) * 1.0, bar.rect.center().y() - label.rect.height() / 2});
        put(label);
        return true;
    }

    bool putBeside(const Bar& bar, Label label, bool above)
    {
        const qreal y = bar.rect.center().y() - label.rect.height() / 2;
        label.rect.adjust(0, 0, px(6), 0); // room to whatever follows
        const std::array corners{QPointF(bar.rect.right() + px(6), y),
                                 QPointF(bar.rect.left(), bar.rect.top() - label.rect.height() - px(1))};
        const auto choices = std::span(corners).first(above ? 2 : 1);
        const bool placed = m_placer.place(label, choices, clipOf(m_geometry, m_geometry.lanes[bar.lane]));
        label.rect.adjust(0, 0, -px(6), 0);
        if (placed)
            put(label);
        return placed;
    }

    /// The fullest text that fits inside, else the fullest but the first that fits beside or above, else shorter ones.
    /// A sign is said even where no word fits.
    void putAny(const Bar& bar, const QStringList& texts, Tint tint, std::optional<Sign> sign = std::nullopt)
    {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            Label label = make(texts[i], tint);
            label.sign = sign;
            fit(label, m_measure);
            if (putInside(bar, label, false))
                return;
            const bool tooFull = i == 0 && texts.size() > 2;
            if (!tooFull && putBeside(bar, label, i + 1 < texts.size()))
                return;
        }
        if (!sign)
            return;
        Label alone = make(QString(), tint);
        alone.sign = sign;
        fit(alone, m_measure);
        alone.rect.setSize(alone.rect.size() * std::min(1.0, bar.rect.height() / alone.rect.height()));
        alone.rect.moveCenter(bar.rect.center());
        if (alone.rect.width() <= bar.rect.width() && bar.rect.height() >= kLeastSign)
            put(alone);
    }

    void labelBar(const Bar& bar)
    {
        const Lane& lane = m_geometry.lanes[bar.lane];
        if (lane.collapsed)
            return;
        m_from = bar.span.from;
        m_isSet = bar.kind == Bar::Kind::Frozen || bar.kind == Bar::Kind::Cut;
        switch (bar.kind) {
        case Bar::Kind::Frozen: labelFrozen(bar); return;
        case Bar::Kind::Lease: putAny(bar, m_words.lease(m_run.beliefs.leases[bar.source]), bar.tint); return;
        case Bar::Kind::FalseBelief: labelBelief(bar); return;
        case Bar::Kind::Seat: {
            const auto& span = m_tracks.seats[lane.track].spans[bar.source];
            labelSeat(bar, span);
            return;
        }
        case Bar::Kind::Cut: labelCut(bar); return;
        case Bar::Kind::Crowd: return;
        }
    }

    void labelFrozen(const Bar& bar)
    {
        Label label = make(m_words.frozen(bar.span.to - bar.span.from), {Tint::Kind::Ink});
        label.plate = true;
        if (putInside(bar, label, true))
            return;
        label.plate = false;
        label.tint = {Tint::Kind::Frozen};
        const qreal middle = bar.rect.center().x() - label.rect.width() / 2;
        const std::array corners{QPointF(middle, bar.rect.top() - label.rect.height()),
                                 QPointF(middle, bar.rect.bottom())};
        if (m_placer.place(label, corners, clipOf(m_geometry, m_geometry.lanes[bar.lane])))
            put(label);
    }

    /// Along the strip, outside of it.
    void labelCut(const Bar& bar)
    {
        Label label = make(TimelineWords::cutOff(bar.span.to - bar.span.from), bar.tint);
        const qreal middle = bar.rect.center().x() - label.rect.width() / 2;
        const qreal above = bar.rect.top() - label.rect.height();
        const std::array corners{QPointF(middle, bar.rect.bottom()), QPointF(middle, above),
                                 QPointF(bar.rect.left(), bar.rect.bottom()), QPointF(bar.rect.left(), above),
                                 QPointF(bar.rect.right() + px(6), bar.rect.center().y() - label.rect.height() / 2)};
        if (m_placer.place(label, corners, clipOf(m_geometry, m_geometry.lanes[bar.lane])))
            put(label);
    }

    /// Beside it, and where that is taken, beyond it.
    void labelSigns()
    {
        for (const TimelineSign& sign : m_geometry.signs) {
            const QString text = m_words.sign(sign.mark);
            if (text.isEmpty() || sign.count > 1 || m_stepLabels > kMostStepLabels)
                continue;
            ++m_stepLabels;
            m_from = sign.mark.at;
            Label label = make(text, sign.tint);
            const QSizeF size = label.rect.size();
            const qreal y = sign.rect.center().y() - size.height() / 2;
            const std::array corners{
                QPointF(sign.rect.right() + px(3), y), QPointF(sign.rect.left(), sign.rect.top() - size.height()),
                QPointF(sign.rect.left(), sign.rect.bottom()), QPointF(sign.rect.left() - size.width() - px(3), y)};
            if (m_placer.place(label, corners, clipOf(m_geometry, m_geometry.lanes[sign.lane])))
                put(label);
        }
    }

    void labelSeat(const Bar& bar, const SeatSpan& span)
    {
        m_from = std::max({span.from, span.fence ? span.fenceFrom : kStart, span.twice ? span.twiceFrom : kStart});
        if (!bar.sold) {
            const Label label = make(TimelineWords::free(), {Tint::Kind::Quiet});
            putInside(bar, label, false);
            return;
        }
        if (bar.twice)
            putAny(bar, m_words.sold(span), {Tint::Kind::Wrong}, Sign::Cross);
        else
            putAny(bar, m_words.sold(span), bar.tint);
    }

    /// Under the strip, at its end, where the truth comes out; else wherever there is room around it.
    void labelBelief(const Bar& bar)
    {
        Label label = make(m_words.falseBelief(m_run.beliefs.falseBeliefs[bar.source].worker), bar.tint);
        const qreal w = label.rect.width();
        const qreal h = label.rect.height();
        const qreal under = bar.rect.bottom() + px(1);
        const qreal level = bar.rect.center().y() - h / 2;
        std::vector<QPointF> corners;
        for (qreal x = bar.rect.right() - w; x >= bar.rect.left(); x -= px(8))
            corners.push_back({x, under});
        corners.push_back({bar.rect.left(), under});
        corners.push_back({bar.rect.right() + px(6), level});
        corners.push_back({bar.rect.left() - w - px(6), level});
        corners.push_back({bar.rect.right() - w, under});
        if (m_placer.place(label, corners, clipOf(m_geometry, m_geometry.lanes[bar.lane])))
            put(label);
    }

    static bool isImportant(const Mark& mark, const Event& event)
    {
        return std::holds_alternative<event::WriteAccepted>(event.details) ||
               std::holds_alternative<event::GaveUp>(event.details) ||
               (mark.kind != Mark::Kind::Done && mark.kind != Mark::Kind::Polls &&
                !std::holds_alternative<event::ReleaseIgnored>(event.details));
    }

    void labelSteps(bool important)
    {
        for (const TimelineMarker& marker : m_geometry.markers) {
            if (m_stepLabels > kMostStepLabels)
                return;
            const Lane& lane = m_geometry.lanes[marker.lane];
            const bool seen = !lane.collapsed && clipOf(m_geometry, lane).contains(marker.centre);
            if (!seen || marker.count > 1 || isImportant(marker.mark, m_run.trace[marker.mark.event]) != important)
                continue;
            const QString text = m_words.mark(marker.mark);
            if (text.isEmpty())
                continue;
            ++m_stepLabels;
            m_from = knownFrom(marker.mark, m_run);
            labelStep(marker, text, important);
        }
    }

    /// A refused step of the lane stands between this marker and there: what is written over both would be read as the
    /// refused one's.
    bool wouldPointElsewhere(const TimelineMarker& marker, qreal right) const
    {
        return std::any_of(m_geometry.markers.begin(), m_geometry.markers.end(), [&](const TimelineMarker& other) {
            return other.lane == marker.lane && other.mark.kind == Mark::Kind::Refused &&
                   other.centre.x() > marker.centre.x() && other.centre.x() <= right;
        });
    }

    /// Starts at its marker, above the line or below it; what decides the run may also end there.
    void labelStep(const TimelineMarker& marker, const QString& text, bool important)
    {
        Label label = make(text, important ? tintOf(marker.worker) : Tint{Tint::Kind::Quiet});
        const qreal w = label.rect.width();
        const qreal h = label.rect.height();
        const QPointF c = marker.centre;
        const qreal r = marker.radius;
        const qreal gap = px(3);
        const std::array corners{QPointF(c.x() + r + gap, c.y() - gap - h), QPointF(c.x() - r, c.y() - r - gap - h),
                                 QPointF(c.x() + gap, c.y() - r - gap - h), QPointF(c.x() + r + gap, c.y() + gap),
                                 QPointF(c.x() - r, c.y() + r + gap),       QPointF(c.x() + r - w, c.y() - r - gap - h),
                                 QPointF(c.x() + r - w, c.y() + r + gap)};
        const QRectF clip = clipOf(m_geometry, m_geometry.lanes[marker.lane]);
        if (important && wouldPointElsewhere(marker, c.x() + r + gap + w)) {
            const QRectF& bar = m_geometry.lanes[marker.lane].bar;
            const qreal x = c.x() + r - w;
            const std::array ending{corners[5], corners[6], QPointF(x, bar.top() - h - px(1)),
                                    QPointF(x, bar.bottom() + px(1))};
            if (m_placer.place(label, ending, clip))
                put(label);
            return;
        }
        bool placed = m_placer.place(label, std::span(corners).first(important ? corners.size() : 5), clip);
        if (!placed && important) {
            // In a low lane there is room only on the worker's own line.
            label.plate = true;
            label.rect.adjust(0, 0, px(12), 0); // the plate reaches over both ends
            placed = m_placer.place(label, std::array{QPointF(c.x() + r + px(3), c.y() - h / 2)}, clip);
            label.rect.adjust(px(6), 0, -px(6), 0);
        }
        if (placed)
            put(label);
    }

    /// Why a message is late, along its line.
    void labelFlights()
    {
        for (const TimelineLine& line : m_geometry.lines) {
            const bool isMessage = line.kind == TimelineLine::Kind::Request || line.kind == TimelineLine::Kind::Answer;
            if (!isMessage || line.plain)
                continue;
            const QString text = m_words.flight(m_tracks.flights[line.source]);
            if (text.isEmpty())
                continue;
            m_from = m_tracks.flights[line.source].from;
            Label label = make(text, line.tint);
            std::vector<QPointF> corners;
            for (const qreal share : {0.15, 0.25, 0.35, 0.5, 0.65, 0.8}) {
                const QPointF on = line.from + (line.to - line.from) * share;
                corners.push_back(on + QPointF(px(6), -label.rect.height() - px(2)));
                corners.push_back(on + QPointF(-label.rect.width() - px(6), px(4)));
            }
            if (m_placer.place(label, corners, m_geometry.lanesClip))
                put(label);
        }
    }

    TimelineGeometry& m_geometry;
    const Run& m_run;
    const Tracks& m_tracks;
    TimelineWords m_words;
    const TextMeasure& m_measure;
    LabelPlacer m_placer;
    std::size_t m_stepLabels = 0;
    Instant m_from = kStart; ///< of the labels that are made now
    bool m_isSet = false;
    std::optional<std::size_t> m_bar;
};

} // namespace

void labelUnfinished(TimelineGeometry& geometry, const Bar& bar, const Run& run, const Tracks& tracks,
                     const TextMeasure& measure, Instant at)
{
    Labeller(geometry, run, tracks, measure).labelUnfinished(bar, at);
}

void addLabels(TimelineGeometry& geometry, const Run& run, const Tracks& tracks, const TextMeasure& measure)
{
    Labeller(geometry, run, tracks, measure).addAll();
}

} // namespace fenceline::ui
