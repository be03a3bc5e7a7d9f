// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"
#include "ui/stage/cards.h"
#include "ui/text/names.h"
#include "ui/text/text.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kPadding = 12;
constexpr qreal kGap = 8;
constexpr qreal kSign = 16;
constexpr qreal kWidest = 300;

qreal height(const TextMeasure& measure)
{
    return measure.height(TextStyle::Body) + 14 * measure.scale();
}

/// After its name: how often it went out, and the most telling of what else there is to say.
QString said(const EffectFacts& facts)
{
    const QString more = facts.again.isEmpty() ? facts.known : facts.again;
    return more.isEmpty() ? facts.sent
                          : Text::tr("%1 · %2", "how often an effect went out; more about it").arg(facts.sent, more);
}

} // namespace

QSizeF effectCardSize(const Run& run, const TextMeasure& measure)
{
    qreal widest = 0;
    for (const Effect& effect : run.scenario.effects) {
        EffectFacts facts{.name = nameOf(effect.what)};
        facts.sent = effect.what == EffectKind::Charge ? Text::tr("%n charge(s)", nullptr, 10)
                                                       : Text::tr("%n sent", "emails", 10);
        facts.known = Text::tr("%n repeat(s) held back", "by the key of an effect", 10);
        widest = std::max(widest, measure.width(facts.name, TextStyle::Body, true) +
                                      measure.width(said(facts), TextStyle::Body));
    }
    const qreal scale = measure.scale();
    return {std::ceil(std::min(widest, kWidest * scale) + (2 * kPadding + kSign + 2 * kGap) * scale),
            std::ceil(height(measure))};
}

StageCard effectCard(const EffectFacts& facts, const QRectF& rect, const TextMeasure& measure)
{
    const bool wrong = !facts.again.isEmpty();
    StageCard card{.kind = StageCard::Kind::Effect,
                   .rect = rect,
                   .tint = {wrong ? Tint::Kind::Wrong : Tint::Kind::Edge},
                   .outline = wrong ? StageCard::Outline::Double : StageCard::Outline::Single,
                   .name = facts.name};
    const qreal scale = measure.scale();
    const qreal side = kSign * scale;
    card.sign = facts.charge ? Sign::Card : Sign::Envelope;
    card.signBox = QRectF(rect.left() + kPadding * scale, rect.center().y() - side / 2, side, side);
    const qreal left = card.signBox.right() + kGap * scale;
    const QRectF room(left, rect.center().y() - measure.height(TextStyle::Body) / 2,
                      rect.right() - kPadding * scale - left, rect.height());
    CardText text(card, room, measure);
    Label name = textLabel(facts.name, TextStyle::Body, {}, true);
    fit(name, measure);
    const qreal named = std::min(name.rect.width(), room.width() / 2);
    text.cell(name, left, named);
    Label state = textLabel(said(facts), TextStyle::Body, {wrong ? Tint::Kind::Wrong : Tint::Kind::Quiet});
    if (wrong)
        state.sign = Sign::Cross;
    text.cell(state, left + named + kGap * scale, room.right() - left - named - kGap * scale);
    card.facts << facts.sent;
    for (const QString& more : {facts.again, facts.known})
        if (!more.isEmpty())
            card.facts << more;
    return card;
}

} // namespace fenceline::ui
