// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/routes.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

using Curve = std::array<QPointF, 4>;

constexpr qreal kStandOff = 5; ///< between a card and the end of an arrow
constexpr qreal kApart = 18;   ///< between the ends of two messages at one card

/// A way from the worker to the lock or the rows, before it is known which end sends.
class Router {
public:
    Router(const Arrangement& arrangement, qreal scale) : m_arrangement(arrangement), m_scale(scale) {}

    Curve way(const QRectF& worker, const QRectF& other, bool isLock, int nth) const
    {
        const qreal shift = nth * kApart * m_scale;
        switch (m_arrangement.form) {
        case Arrangement::Form::Facing:
        case Arrangement::Form::Stacked: {
            const bool stacked = m_arrangement.form == Arrangement::Form::Stacked;
            if (isLock)
                return overTheTop(worker, other, shift);
            return stacked ? down(worker, other, shift) : roundTheCorner(worker, other, shift);
        }
        case Arrangement::Form::Abreast:
        case Arrangement::Form::Columns:
        case Arrangement::Form::Table: break;
        }
        return acrossTheMiddle(worker, other, isLock, shift);
    }

private:
    qreal px(qreal units) const { return units * m_scale; }

    /// From a worker's lower edge to the side of the rows.
    Curve roundTheCorner(const QRectF& worker, const QRectF& rows, qreal shift) const
    {
        const bool fromLeft = worker.center().x() < rows.center().x();
        const qreal x = (fromLeft ? worker.left() + worker.width() * 0.6 : worker.right() - worker.width() * 0.6) +
                        (fromLeft ? -shift : shift);
        const QPointF start(x, worker.bottom() + px(kStandOff));
        const qreal endX = fromLeft ? rows.left() - px(kStandOff) : rows.right() + px(kStandOff);
        const QPointF end(endX, std::max(rows.top() + rows.height() * 0.58, start.y() + px(30)) + shift * 0.6);
        return {start, {x, end.y() - (end.y() - start.y()) * 0.25}, {x + (endX - x) * 0.35, end.y()}, end};
    }

    /// From a worker's upper edge to the side of the lock.
    Curve overTheTop(const QRectF& worker, const QRectF& lock, qreal shift) const
    {
        const bool fromLeft = worker.center().x() < lock.center().x();
        const qreal outer = worker.width() * 0.36;
        const qreal x = fromLeft ? worker.left() + outer - shift : worker.right() - outer + shift;
        const QPointF start(x, worker.top() - px(kStandOff));
        const qreal endX = fromLeft ? lock.left() - px(kStandOff) : lock.right() + px(kStandOff);
        const QPointF end(endX, std::max(lock.top() + px(20), std::min(start.y() - px(18), lock.center().y())));
        return {start, {x, end.y()}, {x + (endX - x) * 0.3, end.y()}, end};
    }

    Curve down(const QRectF& worker, const QRectF& rows, qreal shift) const
    {
        const bool fromLeft = worker.center().x() < rows.center().x();
        const qreal inner = fromLeft ? worker.right() - worker.width() * 0.3 : worker.left() + worker.width() * 0.3;
        const qreal x = inner + (fromLeft ? -shift : shift);
        const QPointF start(x, worker.bottom() + px(kStandOff));
        const qreal endX = std::clamp(x, rows.left() + px(24), rows.right() - px(24));
        const QPointF end(endX, rows.top() - px(kStandOff));
        const qreal half = (end.y() - start.y()) / 2;
        return {start, {x, start.y() + half}, {endX, end.y() - half}, end};
    }

    /// From the side of a worker that faces the middle to the lock's lower or the rows' upper edge; straight across to
    /// one beside it.
    Curve acrossTheMiddle(const QRectF& worker, const QRectF& other, bool isLock, qreal shift) const
    {
        const bool fromLeft = worker.center().x() < other.center().x();
        const qreal startX = fromLeft ? worker.right() + px(kStandOff) : worker.left() - px(kStandOff);
        const qreal edge = isLock ? other.bottom() : other.top();
        const qreal away = isLock ? 1 : -1;
        qreal startY = worker.center().y() + std::min(shift, worker.height() / 3);
        const qreal wanted = edge + away * px(28);
        if ((startY - wanted) * away < 0)
            startY = std::clamp(wanted, worker.top() + px(10), worker.bottom() - px(10));
        const bool clear = (startY - edge) * away > px(10);
        const qreal free =
            m_arrangement.lock.isEmpty() ? px(100) : m_arrangement.rows.top() - m_arrangement.lock.bottom();
        if (!clear || free < px(36)) {
            const QPointF end(fromLeft ? other.left() - px(kStandOff) : other.right() + px(kStandOff),
                              std::clamp(startY, other.top() + px(14), other.bottom() - px(14)));
            const qreal half = (end.x() - startX) / 2;
            return {QPointF(startX, startY), {startX + half, startY}, {end.x() - half, end.y()}, end};
        }
        const qreal x = other.center().x() + (fromLeft ? -1 : 1) * (other.width() * 0.22 + shift);
        const QPointF end(x, edge + away * px(kStandOff));
        return {QPointF(startX, startY),
                {startX + (x - startX) * 0.7, startY},
                {x, startY + (end.y() - startY) * 0.3},
                end};
    }

    const Arrangement& m_arrangement;
    qreal m_scale;
};

qreal overlap(const QRectF& a, const QRectF& b)
{
    const QRectF both = a.intersected(b);
    return both.isEmpty() ? 0 : both.width() * both.height();
}

QRectF around(const QPointF& point, qreal reach)
{
    return {point.x() - reach, point.y() - reach, 2 * reach, 2 * reach};
}

/// The place on or beside the way where the pill covers least; near the way's middle before anywhere else.
QRectF placePill(const Curve& curve, QSizeF size, StageMessageFacts::Course course, const StageGeometry& stage,
                 const std::vector<StageMessage>& placed)
{
    const QRectF bounds = QRectF({0, 0}, stage.size).adjusted(4, 4, -4, -4);
    QRectF best;
    qreal least = 1e18;
    const auto consider = [&](QPointF centre, qreal effort) {
        QRectF pill({0, 0}, size);
        pill.moveCenter(centre);
        pill.moveLeft(std::clamp(pill.left(), bounds.left(), std::max(bounds.left(), bounds.right() - size.width())));
        pill.moveTop(std::clamp(pill.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - size.height())));
        qreal cost = 3 * overlap(pill, around(curve[3], 20)) + overlap(pill, around(curve[0], 10));
        if (course == StageMessageFacts::Course::Cut) // its gap is what it shows
            cost += 20 * overlap(pill, around(pointOn(curve, 0.5), 16));
        if (course == StageMessageFacts::Course::UnderWay)
            for (const qreal passed : {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9})
                cost += overlap(pill, around(pointOn(curve, passed), 8));
        for (const StageCard& card : stage.cards) {
            cost += 4 * overlap(pill, card.rect.adjusted(-3, -3, 3, 3));
            for (const Label& label : card.labels) // what is written is worse to lose than an edge
                cost += 12 * overlap(pill, label.rect.adjusted(-2, -2, 2, 2));
        }
        for (const StageMessage& other : placed)
            cost += 100 * overlap(pill, other.pill.adjusted(-4, -4, 4, 4));
        cost += effort;
        if (cost < least) {
            least = cost;
            best = pill;
        }
    };
    const qreal w = size.width() / 2;
    const qreal h = size.height();
    for (const qreal share : {0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82})
        for (const qreal x : {0.0, -0.6 * w, 0.6 * w, -w - 26, w + 26, -2.2 * w, 2.2 * w})
            for (const qreal y : {0.0, -h, h, -2 * h, 2 * h})
                consider(pointOn(curve, share) + QPointF(x, y),
                         std::abs(share - 0.5) * 40 + std::abs(x) * 0.5 + std::abs(y));
    const auto covers = [&](const StageMessage& other) { return overlap(best, other.pill) > 0; };
    if (std::any_of(placed.begin(), placed.end(), covers)) // nothing free beside its way: anywhere on the stage
        for (qreal y = bounds.top() + h / 2; y < bounds.bottom(); y += h / 2)
            for (qreal x = bounds.left() + w; x < bounds.right(); x += w / 4)
                consider({x, y}, QLineF(pointOn(curve, 0.5), {x, y}).length());
    return {std::round(best.left()), std::round(best.top()), best.width(), best.height()};
}

} // namespace

QPointF pointOn(const std::array<QPointF, 4>& curve, qreal share)
{
    const qreal rest = 1 - share;
    return curve[0] * (rest * rest * rest) + curve[1] * (3 * rest * rest * share) +
           curve[2] * (3 * rest * share * share) + curve[3] * (share * share * share);
}

std::vector<StageMessage> routeMessages(const std::vector<StageMessageFacts>& messages,
                                        const std::vector<std::pair<WorkerId, QRectF>>& workerPlaces,
                                        const Arrangement& arrangement, const StageGeometry& stage,
                                        const TextMeasure& measure)
{
    const Router router(arrangement, measure.scale());
    std::vector<StageMessage> routed;
    std::vector<std::pair<bool, Party>> used; ///< by the side that they come from
    for (const StageMessageFacts& message : messages) {
        const auto place = std::find_if(workerPlaces.begin(), workerPlaces.end(),
                                        [&](const auto& each) { return each.first == message.worker; });
        const bool isLock = message.party == Party::Lock;
        const QRectF& other = isLock ? arrangement.lock : arrangement.rows;
        if (place == workerPlaces.end() || other.isEmpty())
            continue;
        const std::pair ends{place->second.center().x() < other.center().x(), message.party};
        const auto nth = static_cast<int>(std::count(used.begin(), used.end(), ends));
        used.push_back(ends);
        StageMessage shown{.curve = router.way(place->second, other, isLock, nth),
                           .tint = message.course == StageMessageFacts::Course::Cut ? Tint{Tint::Kind::Lock}
                                                                                    : tintOf(message.worker),
                           .course = message.course,
                           .progress = message.progress};
        shown.spoken = message.spoken;
        if (message.toWorker)
            std::reverse(shown.curve.begin(), shown.curve.end());
        shown.text = {.text = message.text, .style = TextStyle::Small, .tint = shown.tint};
        if (message.course == StageMessageFacts::Course::Refused)
            shown.text.sign = Sign::Cross;
        fit(shown.text, measure);
        const qreal padding = 14 * measure.scale();
        const QSizeF size(shown.text.rect.width() + 2 * padding, shown.text.rect.height() + 8 * measure.scale());
        shown.pill = placePill(shown.curve, size, message.course, stage, routed);
        shown.text.rect.moveTopLeft({shown.pill.left() + padding, shown.pill.top() + 4 * measure.scale()});
        routed.push_back(shown);
    }
    return routed;
}

} // namespace fenceline::ui
