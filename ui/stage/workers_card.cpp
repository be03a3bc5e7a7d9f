// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"
#include "ui/stage/cards.h"
#include "ui/text/names.h"
#include "ui/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kPadding = 14;
constexpr qreal kTop = 10;
constexpr qreal kEnd = 8;
constexpr qreal kRowGap = 3;
constexpr qreal kColumnGap = 12;
constexpr qreal kDot = 18;           ///< from a marker to its name
constexpr qreal kBeliefShare = 0.47; ///< of what the beliefs and the truth share
constexpr qreal kWidestName = 140;   ///< longer ones are cut
constexpr qreal kWidestFact = 190;
constexpr qreal kLeastWithState = 360;

qreal rowHeight(const TextMeasure& measure)
{
    return measure.height(TextStyle::Body) + kRowGap * measure.scale();
}

qreal headHeight(const TextMeasure& measure)
{
    return measure.height(TextStyle::Heading) + (kTop + 2 + 5) * measure.scale();
}

std::vector<const WorkerFacts*> shown(const std::vector<WorkerFacts>& workers, std::size_t most)
{
    std::vector<const WorkerFacts*> order;
    for (const WorkerFacts& worker : workers)
        order.push_back(&worker);
    if (order.size() > most)
        std::stable_sort(order.begin(), order.end(),
                         [](const auto* a, const auto* b) { return a->interest > b->interest; });
    order.resize(std::min(order.size(), most));
    std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->worker < b->worker; });
    return order;
}

/// Of the longest word for what a worker does, whichever it is in a language: columns stay as time runs.
qreal widestState(const TextMeasure& measure)
{
    qreal widest = measure.width(lostLockText(), TextStyle::Small);
    for (int activity = 0; activity <= int(Activity::Crashed); ++activity)
        widest = std::max(widest, measure.width(nameOf(Activity(activity)), TextStyle::Small));
    return widest;
}

/// Marker and name, state, belief, truth. Where there is little room the state gives way to the others.
using Columns = std::array<qreal, 4>;

Columns columnsOf(const std::vector<WorkerFacts>& workers, qreal room, const TextMeasure& measure)
{
    const qreal gap = kColumnGap * measure.scale();
    Columns widths{};
    widths[0] = measure.width(Text::tr("Worker", "heading"), TextStyle::Heading);
    for (const WorkerFacts& worker : workers)
        widths[0] = std::max(widths[0], kDot * measure.scale() + measure.width(worker.name, TextStyle::Body, true));
    widths[0] = std::min(widths[0], room * 0.3);
    widths[1] = widestState(measure);
    if (room < kLeastWithState * measure.scale())
        widths[1] = signAdvance(measure, TextStyle::Small) - gap;
    const qreal rest = std::max(0.0, room - widths[0] - widths[1] - 3 * gap);
    widths[2] = std::floor(rest * kBeliefShare);
    widths[3] = rest - widths[2];
    return widths;
}

QString beliefText(const WorkerFacts& worker)
{
    QStringList parts;
    for (const Fact& fact : worker.believes)
        parts << (fact.brief.isEmpty() ? fact.text : fact.brief);
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QStringLiteral(" · "));
}

void addRow(CardText& text, StageCard& card, const WorkerFacts& worker, const QRectF& room, const Columns& widths,
            const TextMeasure& measure)
{
    const qreal gap = kColumnGap * measure.scale();
    const qreal dot = kDot * measure.scale();
    qreal x = room.left();
    card.markers.push_back({{x + 6 * measure.scale(), text.y() + measure.height(TextStyle::Body) / 2}, worker.worker});
    text.cell(textLabel(worker.name, TextStyle::Body, tintOf(worker.worker), true), x + dot, widths[0] - dot);
    x += widths[0] + gap;
    Label state = textLabel(worker.state, TextStyle::Small, {Tint::Kind::Quiet});
    if (worker.frozen)
        state.sign = Sign::Bars;
    if (worker.frozen || room.width() >= kLeastWithState * measure.scale())
        text.cell(state, x, widths[1]);
    x += widths[1] + gap;
    text.cell(textLabel(beliefText(worker), TextStyle::Body, {}), x, widths[2]);
    x += widths[2] + gap;
    if (!worker.truth.empty()) {
        const Fact& fact = worker.truth.front();
        Label truth = textLabel(fact.brief.isEmpty() ? fact.text : fact.brief, TextStyle::Body, {});
        if (fact.right) {
            truth.sign = *fact.right ? Sign::Tick : Sign::Cross;
            truth.tint = {*fact.right ? Tint::Kind::Right : Tint::Kind::Wrong};
        }
        text.cell(truth, x, widths[3]);
    }
    text.next(TextStyle::Body, kRowGap);
}

} // namespace

qreal workersCardWidth(const Run& run, const TextMeasure& measure)
{
    qreal name = measure.width(Text::tr("Worker", "heading"), TextStyle::Heading);
    for (std::size_t w = 0; w < run.scenario.workers.size(); ++w)
        name = std::max(name, kDot * measure.scale() +
                                  measure.width(nameOf(run.scenario, WorkerId(w)), TextStyle::Body, true));
    qreal belief = 0;
    qreal truth = 0;
    for (const Fact& fact : longestFacts(run)) {
        const QString& text = fact.brief.isEmpty() ? fact.text : fact.brief;
        const qreal width = measure.width(text, TextStyle::Body) + signAdvance(measure, TextStyle::Body);
        (fact.right ? truth : belief) = std::max(fact.right ? truth : belief, width);
    }
    name = std::min(name, kWidestName * measure.scale());
    belief = std::min(belief, kWidestFact * measure.scale());
    truth = std::min(truth, kWidestFact * measure.scale());
    const qreal state = widestState(measure);
    // A holder's belief is its token and its seat on one line.
    const qreal both = belief * 1.2;
    return std::ceil(name + state + std::max(both / kBeliefShare, truth / (1 - kBeliefShare)) +
                     (3 * kColumnGap + 2 * kPadding) * measure.scale());
}

qreal workersCardHeight(std::size_t workers, const TextMeasure& measure)
{
    return std::ceil(headHeight(measure) + static_cast<qreal>(workers) * rowHeight(measure) + kEnd * measure.scale());
}

StageCard workersCard(const std::vector<WorkerFacts>& workers, const QRectF& rect, const TextMeasure& measure,
                      std::vector<std::pair<WorkerId, QRectF>>& places)
{
    StageCard card{.kind = StageCard::Kind::Workers, .rect = rect, .tint = {Tint::Kind::Edge}};
    card.name = Text::tr("Workers");
    const qreal scale = measure.scale();
    const QRectF room = rect.adjusted(kPadding * scale, kTop * scale, -kPadding * scale, 0);
    const Columns widths = columnsOf(workers, room.width(), measure);
    CardText text(card, room, measure);
    const std::array heads{Text::tr("Worker", "heading"), Text::tr("State", "heading"), Text::tr("Believes", "heading"),
                           Text::tr("The truth", "heading")};
    qreal x = room.left();
    for (std::size_t c = 0; c < widths.size(); ++c) {
        if (c != 1 || room.width() >= kLeastWithState * scale)
            text.cell(textLabel(heads[c], TextStyle::Heading, {Tint::Kind::Quiet}), x, widths[c]);
        x += widths[c] + kColumnGap * scale;
    }
    text.next(TextStyle::Heading, 2);
    text.rule();
    text.skip(4);

    const qreal free = rect.bottom() - kEnd * scale * 0.6 - text.y();
    auto most = static_cast<std::size_t>(std::max(1.0, std::floor(free / rowHeight(measure))));
    if (most < workers.size())
        most = std::max<std::size_t>(1, most - 1);
    for (const WorkerFacts* worker : shown(workers, most)) {
        places.push_back({worker->worker, QRectF(rect.left(), text.y(), rect.width(), rowHeight(measure))});
        addRow(text, card, *worker, room, widths, measure);
    }
    if (most < workers.size())
        text.line(textLabel(Text::tr("and %1 more").arg(workers.size() - most), TextStyle::Small, {Tint::Kind::Quiet}));
    for (const WorkerFacts& worker : workers) {
        const QString truth = worker.truth.empty() ? QStringLiteral("–") : worker.truth.front().text;
        card.facts << Text::tr("%1, %2, believes: %3, the truth: %4")
                          .arg(worker.title, worker.state, beliefText(worker), truth);
    }
    return card;
}

} // namespace fenceline::ui
