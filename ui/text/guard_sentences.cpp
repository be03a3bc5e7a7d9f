// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/actor.h"
#include "ui/text/history.h"
#include "ui/text/quantities.h"
#include "ui/text/teller.h"
#include "ui/text/text.h"

/// Renewals, and effects with their keys.
namespace fenceline::ui {

QStringList Teller::operator()(const event::LockRenewed& renewed) const
{
    const QString until = timeText(renewed.until);
    if (isFrozen(m_run.trace, *m_event.worker, m_index))
        return {
            Text::tr("%1 is frozen, but its renewal process runs on: the lease lasts until %2 now.").arg(m_who, until)};
    return {Text::tr("%1's lease is renewed: it lasts until %2 now.").arg(m_who, until)};
}

QStringList Teller::operator()(const event::LockRenewalRefused&) const
{
    const QString first = Text::tr("%1's renewal is refused: the lock is no longer %1's.").arg(m_who);
    if (m_along.gaveUp)
        return withEnd(first);
    if (m_scenario.guards.renewalRefused == RenewalRefused::Ignored)
        return {first, Text::tr("Its program does not hear of it and goes on.")};
    if (isFrozen(m_run.trace, *m_event.worker, m_index))
        return {first, Text::tr("%1 is frozen and does not hear of it yet.").arg(m_who)};
    return {first};
}

QString Teller::effectName(std::uint8_t effect) const
{
    switch (m_scenario.effects[effect].what) {
    case EffectKind::Email: return Text::tr("the email to %1", "an effect, within a sentence").arg(ownFan());
    case EffectKind::Charge:
        return Text::tr("the charge to the card of %1", "an effect, within a sentence").arg(ownFan());
    }
    return {};
}

QString Teller::keyOf(std::uint8_t effect, SeatId seat, FanId fan, Attempt attempt) const
{
    const auto key = effectKey(m_scenario, *m_event.worker, effect, seat, fan, attempt);
    return key ? formula(textOf(*key)) : QString();
}

QStringList Teller::operator()(const event::EffectSent& sent) const
{
    const Effect& effect = m_scenario.effects[sent.effect];
    const QString fan = nameOf(m_scenario, sent.fan);
    const QString seat = nameOf(m_scenario, sent.seat);
    const bool email = effect.what == EffectKind::Email;
    const QString key = keyOf(sent.effect, sent.seat, sent.fan, sent.attempt);
    if (!wentOutBefore(m_run.trace, m_index)) {
        const QString first = email ? Text::tr("The email for %1 goes out to %2.", "a seat, a fan").arg(seat, fan)
                                    : Text::tr("The card of %2 is charged for %1.", "%1 seat, %2 fan").arg(seat, fan);
        return key.isEmpty() ? QStringList{first} : QStringList{first, Text::tr("Its key is %1.").arg(key)};
    }
    const QString again =
        email ? Text::tr("The email for %1 goes out to %2 once more.", "a seat, a fan").arg(seat, fan)
              : Text::tr("The card of %2 is charged for %1 once more.", "%1 seat, %2 fan").arg(seat, fan);
    switch (effect.key) {
    case EffectKey::None: return {again, Text::tr("Without a key nobody can tell that it has gone out before.")};
    case EffectKey::Attempt: return {again, Text::tr("Its key %1 names the attempt, so it is a new one.").arg(key)};
    case EffectKey::Sale: break;
    }
    return {again, Text::tr("The first one was still under way, and its key %1 not written down yet.").arg(key)};
}

QStringList Teller::operator()(const event::EffectDeduplicated& sent) const
{
    const QString key = keyOf(sent.effect, sent.seat, sent.fan, sent.attempt);
    return {Text::tr("The provider knows the key %1 and gives its first result back.").arg(key),
            m_scenario.effects[sent.effect].what == EffectKind::Email ? Text::tr("No second email goes out.")
                                                                      : Text::tr("The card is not charged again.")};
}

} // namespace fenceline::ui
