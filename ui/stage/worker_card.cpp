// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"
#include "ui/stage/cards.h"
#include "ui/text/text.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

/// Names come from files and may be long: then they are cut, and the tool tip has them whole.
constexpr qreal kWidest = 240;
constexpr qreal kWidestShort = 156;

/// The measures of one detail, in units of the text scale.
struct Spacing {
    qreal padding;
    qreal title;   ///< height of the title bar beyond its text
    qreal headGap; ///< below the title bar
    qreal ruleGap; ///< above and below the hairline
    qreal end;     ///< below the last line
    int beliefs;
    int truths;
};

constexpr Spacing spacingOf(Detail detail)
{
    switch (detail) {
    case Detail::Ample: return {18, 18, 14, 10, 14, 2, 3};
    case Detail::Full: return {18, 16, 12, 8, 12, 2, 2};
    case Detail::Compact: return {14, 8, 8, 5, 8, 2, 1};
    case Detail::Short: return {12, 8, 6, 4, 7, 2, 1};
    case Detail::Brief: return {12, 6, 5, 0, 5, 1, 1};
    case Detail::Name: break;
    }
    return {12, 8, 0, 0, 0, 0, 0};
}

Label factLabel(const Fact& fact, bool brief)
{
    Label label = textLabel(brief && !fact.brief.isEmpty() ? fact.brief : fact.text, TextStyle::Body, {});
    if (fact.right) {
        label.sign = *fact.right ? Sign::Tick : Sign::Cross;
        label.tint = {*fact.right ? Tint::Kind::Right : Tint::Kind::Wrong};
    }
    return label;
}

/// In full where there is room, else in few words.
Label factLabel(const Fact& fact, qreal room, const TextMeasure& measure)
{
    Label label = factLabel(fact, false);
    fit(label, measure);
    return label.rect.width() <= room ? label : factLabel(fact, true);
}

QString briefBeliefs(const std::vector<Fact>& facts)
{
    QStringList parts;
    for (const Fact& fact : facts)
        parts << (fact.brief.isEmpty() ? fact.text : fact.brief);
    return Text::tr("believes %1", "a worker").arg(parts.join(QStringLiteral(" · ")));
}

qreal titleHeight(const TextMeasure& measure, const Spacing& spacing)
{
    return std::round(measure.height(TextStyle::CardTitle) + spacing.title * measure.scale());
}

void addTitle(StageCard& card, const WorkerFacts& facts, const Spacing& spacing, const TextMeasure& measure)
{
    const qreal height = titleHeight(measure, spacing);
    card.titleBar = QRectF(card.rect.left(), card.rect.top(), card.rect.width(), std::min(height, card.rect.height()));
    const qreal padding = spacing.padding * measure.scale();
    Label state = textLabel(facts.state, TextStyle::Small, facts.frozen ? Tint{} : tintOf(facts.worker));
    if (facts.frozen)
        state.sign = Sign::Bars;
    if (facts.crashed) {
        state.sign = Sign::Cross;
        state.tint = {Tint::Kind::Wrong};
    }
    state.plate = facts.frozen;
    Label title = textLabel(facts.name, TextStyle::CardTitle, tintOf(facts.worker));
    title.plate = facts.frozen;
    fit(title, measure);
    // The name alone is enough of a title where the state needs the room.
    const qreal room = card.rect.width() - 2 * padding - 8 * measure.scale();
    fitInto(state, std::max(card.rect.width() * 0.5, room - title.rect.width()), measure);
    state.rect.moveTopLeft({std::round(card.rect.right() - padding - state.rect.width()),
                            std::round(card.titleBar.center().y() - state.rect.height() / 2)});
    title.text = facts.title;
    fit(title, measure);
    const qreal titleRoom = state.rect.left() - card.rect.left() - padding - 8 * measure.scale();
    if (title.rect.width() > titleRoom)
        title.text = facts.name;
    fitInto(title, titleRoom, measure);
    title.rect.moveTopLeft(
        {std::round(card.rect.left() + padding), std::round(card.titleBar.center().y() - title.rect.height() / 2)});
    card.labels.push_back(title);
    card.labels.push_back(state);
}

void addBoth(StageCard& card, const WorkerFacts& facts, Detail detail, const TextMeasure& measure)
{
    const Spacing spacing = spacingOf(detail);
    const qreal padding = spacing.padding * measure.scale();
    CardText text(card, card.rect.adjusted(padding, card.titleBar.height(), -padding, 0), measure);
    const qreal line = measure.height(TextStyle::Body) + 2 * measure.scale();
    const qreal room = card.rect.width() - 2 * padding;
    text.skip(spacing.headGap);
    Label heading = textLabel(facts.believesTitle, TextStyle::Heading, {Tint::Kind::Quiet});
    if (measure.width(heading.text, heading.style) > room)
        heading.text = Text::tr("Believes", "heading");
    text.line(heading);
    const qreal beliefs = text.y();
    for (const Fact& fact : facts.believes)
        text.line(factLabel(fact, room, measure));
    if (facts.believes.empty())
        text.line(textLabel(facts.crashed ? QStringLiteral("–") : Text::tr("nothing yet", "a worker believes"),
                            TextStyle::Body, {Tint::Kind::Quiet}));
    text.skip((beliefs + spacing.beliefs * line - text.y()) / measure.scale() + spacing.ruleGap);
    text.rule();
    text.skip(spacing.ruleGap);
    if (detail != Detail::Short)
        text.line(textLabel(Text::tr("The truth", "heading"), TextStyle::Heading, {Tint::Kind::Quiet}));
    for (int i = 0; i < std::min(spacing.truths, static_cast<int>(facts.truth.size())); ++i)
        text.line(factLabel(facts.truth[static_cast<std::size_t>(i)], room, measure));
    if (facts.truth.empty())
        text.line(textLabel(QStringLiteral("–"), TextStyle::Body, {Tint::Kind::Quiet}));
}

void addBrief(StageCard& card, const WorkerFacts& facts, const Spacing& spacing, const TextMeasure& measure)
{
    const qreal padding = spacing.padding * measure.scale();
    CardText text(card, card.rect.adjusted(padding, card.titleBar.height(), -padding, 0), measure);
    text.skip(spacing.headGap);
    if (facts.believes.empty())
        text.line(textLabel(QStringLiteral("–"), TextStyle::Body, {Tint::Kind::Quiet}));
    else
        text.line(textLabel(briefBeliefs(facts.believes), TextStyle::Body, {}));
    if (!facts.truth.empty())
        text.line(factLabel(facts.truth.front(), card.rect.width() - 2 * padding, measure));
}

QString spoken(const Fact& fact)
{
    return fact.right == false ? Text::tr("%1, and it does not know", "a truth about a worker").arg(fact.text)
                               : fact.text;
}

} // namespace

QSizeF workerCardSize(const Run& run, Detail detail, const TextMeasure& measure)
{
    const Spacing spacing = spacingOf(detail);
    qreal widest = 0;
    for (const Fact& fact : longestFacts(run)) {
        Label label = factLabel(fact, detail >= Detail::Short);
        fit(label, measure);
        widest = std::max(widest, label.rect.width());
    }
    if (detail == Detail::Brief)
        widest = std::max(widest, measure.width(briefBeliefs(longestBeliefs(run)), TextStyle::Body));
    const qreal line = measure.height(TextStyle::Body) + 2 * measure.scale();
    const qreal heading = measure.height(TextStyle::Heading) + 2 * measure.scale();
    qreal height = titleHeight(measure, spacing);
    if (detail == Detail::Brief)
        height += spacing.headGap * measure.scale() + 2 * line + spacing.end * measure.scale();
    else if (detail != Detail::Name)
        height += (detail == Detail::Short ? 1 : 2) * heading + (spacing.beliefs + spacing.truths) * line + 1 +
                  (spacing.headGap + 2 * spacing.ruleGap + spacing.end) * measure.scale();
    widest = std::min(widest, (detail == Detail::Short ? kWidestShort : kWidest) * measure.scale());
    return {std::ceil(widest + 2 * spacing.padding * measure.scale()), std::ceil(height)};
}

StageCard workerCard(const WorkerFacts& facts, const QRectF& rect, Detail detail, const TextMeasure& measure)
{
    StageCard card{.kind = StageCard::Kind::Worker,
                   .rect = rect,
                   .tint = tintOf(facts.worker),
                   .barTint = tintOf(facts.worker),
                   .hatched = facts.frozen,
                   .name = facts.title};
    const Spacing spacing = spacingOf(detail);
    addTitle(card, facts, spacing, measure);
    if (detail == Detail::Brief)
        addBrief(card, facts, spacing, measure);
    else if (detail != Detail::Name)
        addBoth(card, facts, detail, measure);

    card.facts << facts.state;
    for (const Fact& fact : facts.believes)
        card.facts << Text::tr("%1: %2", "a heading and its line").arg(facts.believesTitle, fact.text);
    for (const Fact& fact : facts.truth)
        card.facts << Text::tr("The truth: %1").arg(spoken(fact));
    return card;
}

} // namespace fenceline::ui
