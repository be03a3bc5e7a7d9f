// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"
#include "ui/stage/cards.h"
#include "ui/stage/lock_facts.h"
#include "ui/text/text.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kPadding = 16;
constexpr qreal kTop = 10;
constexpr qreal kEnd = 10;
/// Longer names are cut. Beside three workers or more there is more room than between two.
constexpr qreal kWidest = 204;
constexpr qreal kWidestBesideMany = 232;
constexpr qreal kLongestSeat = 0.3; ///< a share of the room
constexpr qreal kSeatGap = 12;

constexpr std::size_t kMostLocks = 5; // not before a tr(): lupdate would take std for its context

qreal widest(const QStringList& texts, TextStyle style, const TextMeasure& measure)
{
    qreal width = 0;
    for (const QString& text : texts)
        width = std::max(width, measure.width(text, style));
    return width;
}

Tint holderTint(const LockFacts& lock)
{
    return lock.holder ? tintOf(*lock.holder) : Tint{};
}

void addOne(CardText& text, const LockFacts& lock, qreal room, const TextMeasure& measure)
{
    text.line(textLabel(lock.key, TextStyle::Small, {Tint::Kind::Quiet}));
    text.skip(2);
    text.line(textLabel(lock.held, TextStyle::Body, holderTint(lock)));
    QString rest = restText(lock.detail, lock.waited ? lock.waiting : QString());
    if (lock.waited && measure.width(rest, TextStyle::Small) > room)
        rest = restText(lock.detail, lock.waitingBrief);
    text.line(textLabel(rest, TextStyle::Small, {Tint::Kind::Quiet}));
}

/// Those that are in use first; the others are counted.
std::vector<const LockFacts*> shown(const std::vector<LockFacts>& locks, std::size_t most)
{
    std::vector<const LockFacts*> order;
    for (const LockFacts& lock : locks)
        order.push_back(&lock);
    const auto rank = [](const LockFacts* lock) { return lock->holder ? 0 : lock->used ? 1 : 2; };
    std::stable_sort(order.begin(), order.end(),
                     [&](const LockFacts* a, const LockFacts* b) { return rank(a) < rank(b); });
    order.resize(std::min(order.size(), most));
    std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->lock < b->lock; });
    return order;
}

void addMany(CardText& text, const std::vector<LockFacts>& locks, const QRectF& room, const TextMeasure& measure)
{
    const std::size_t most = locks.size() > kMostLocks ? kMostLocks - 1 : kMostLocks;
    qreal names = 0;
    for (const LockFacts& lock : locks)
        names = std::max(names, measure.width(lock.seat, TextStyle::Body));
    const qreal gap = kSeatGap * measure.scale();
    names = std::min(names, room.width() * kLongestSeat);
    for (const LockFacts* lock : shown(locks, most)) {
        text.cell(textLabel(lock->seat, TextStyle::Body, {Tint::Kind::Quiet}), room.left(), names);
        text.cell(textLabel(lock->held, TextStyle::Body, holderTint(*lock)), room.left() + names + gap,
                  room.width() - names - gap);
        text.next(TextStyle::Body, 2);
    }
    if (locks.size() > most)
        text.line(textLabel(Text::tr("and %1 more").arg(locks.size() - most), TextStyle::Small, {Tint::Kind::Quiet}));
}

} // namespace

QSizeF lockCardSize(const Run& run, std::size_t locks, const TextMeasure& measure)
{
    const qreal scale = measure.scale();
    const qreal title = measure.height(TextStyle::CardTitle) + 4 * scale;
    const qreal small = measure.height(TextStyle::Small) + 2 * scale;
    const qreal body = measure.height(TextStyle::Body) + 2 * scale;
    const LockForms forms = widestForms(run, measure);
    qreal width = widest(forms.held, TextStyle::Body, measure);
    qreal height = (kTop + kEnd) * scale + title;
    if (locks <= 1) {
        height += 2 * small + body + 2 * scale;
        width = std::max(
            {width, widest(forms.rest, TextStyle::Small, measure), widest(forms.keys, TextStyle::Small, measure)});
    } else {
        height += static_cast<qreal>(std::min(locks, kMostLocks)) * body;
        const qreal seat = widest(forms.seats, TextStyle::Body, measure);
        width += kSeatGap * scale;
        width += std::min(seat, width * kLongestSeat / (1 - kLongestSeat));
    }
    width = std::max(width, measure.width(serviceTitle(run.scenario.service), TextStyle::CardTitle) + kSeatGap * scale +
                                serviceNodesWidth(run.scenario.service, measure));
    width = std::min(width, (run.scenario.workers.size() > 2 ? kWidestBesideMany : kWidest) * scale);
    return {std::ceil(width + 2 * kPadding * scale), std::ceil(height)};
}

StageCard lockCard(const Scenario& scenario, const std::vector<LockFacts>& locks, const QRectF& rect,
                   const TextMeasure& measure)
{
    const Tint tint{Tint::Kind::Lock};
    StageCard card{.kind = StageCard::Kind::Lock, .rect = rect, .tint = tint, .barTint = tint};
    card.name = Text::tr("Lock service %1").arg(serviceTitle(scenario.service));
    const qreal padding = kPadding * measure.scale();
    const QRectF room = rect.adjusted(padding, kTop * measure.scale(), -padding, 0);
    CardText text(card, room, measure);
    Label title = textLabel(serviceTitle(scenario.service), TextStyle::CardTitle, tint);
    fitInto(title, room.width() - serviceNodesWidth(scenario.service, measure) - kSeatGap * measure.scale(), measure);
    addServiceNodes(card, scenario.service, room.right(), room.top() + measure.height(TextStyle::CardTitle) / 2,
                    measure);
    text.line(title);
    card.facts << serviceForm(scenario.service);
    text.skip(2);
    if (locks.size() == 1)
        addOne(text, locks.front(), room.width(), measure);
    else
        addMany(text, locks, room, measure);
    for (const LockFacts& lock : locks) {
        card.facts << Text::tr("%1: %2, %3", "a lock, who holds it, who waits").arg(lock.key, lock.held, lock.waiting);
        if (!lock.detail.isEmpty())
            card.facts << lock.detail;
    }
    return card;
}

} // namespace fenceline::ui
