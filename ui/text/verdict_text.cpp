// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verdict_text.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/text.h"

#include <QStringList>
#include <algorithm>
#include <set>

namespace fenceline::ui {
namespace {

const SeatVerdict* firstWith(const Verdict& verdict, Outcome outcome)
{
    const auto seat = std::find_if(verdict.seats.begin(), verdict.seats.end(),
                                   [outcome](const SeatVerdict& each) { return each.outcome == outcome; });
    return seat == verdict.seats.end() ? nullptr : &*seat;
}

int countOf(const Verdict& verdict, Outcome outcome)
{
    return int(std::count_if(verdict.seats.begin(), verdict.seats.end(),
                             [outcome](const SeatVerdict& seat) { return seat.outcome == outcome; }));
}

/// Fans, not sales: one who was told yes for two seats, or twice, counts once.
int toldYes(const Verdict& verdict)
{
    std::set<FanId> fans;
    for (const SeatVerdict& seat : verdict.seats)
        fans.insert(seat.confirmed.begin(), seat.confirmed.end());
    return int(fans.size());
}

/// The fans that this seat was given to, each once, in the order in which they were told.
std::vector<FanId> fansOf(const SeatVerdict& seat)
{
    std::vector<FanId> fans;
    for (const FanId fan : seat.confirmed)
        if (std::find(fans.begin(), fans.end(), fan) == fans.end())
            fans.push_back(fan);
    return fans;
}

QString namesOf(const Scenario& scenario, const std::vector<FanId>& fans, bool beginning)
{
    QStringList names;
    for (const FanId fan : fans)
        names << (beginning && names.isEmpty() ? titleOf(scenario, fan) : nameOf(scenario, fan));
    return listOf(names);
}

/// Who still has the lock that somebody waits for; once for each such lock.
QStringList holdersInTheWay(const Run& run)
{
    std::vector<LockId> locks;
    for (const WorkerId waiter : run.verdict.blocked)
        locks.push_back(lockOf(run.scenario, waiter));
    QStringList names;
    for (const LeaseInterval& lease : run.beliefs.leases)
        if (lease.ended == LeaseInterval::Ended::Still &&
            std::find(locks.begin(), locks.end(), lease.lock) != locks.end())
            names << nameOf(run.scenario, lease.worker);
    return names;
}

QString blockedSentence(const Run& run)
{
    const QStringList holders = holdersInTheWay(run);
    if (holders.isEmpty())
        return Text::tr("Nothing is left to happen.");
    const QString held = holders.size() == 1
                             ? Text::tr("%1 holds the lock and never releases it.").arg(holders.constFirst())
                             : Text::tr("%1 hold their locks and never release them.").arg(listOf(holders));
    if (effectiveLease(run.scenario))
        return held;
    return Text::tr("%1 %2", "who is in the way, and why nothing ends it")
        .arg(held, Text::tr("Without a lease nothing else frees a lock."));
}

QString toldYesSentence(const Run& run, int seats)
{
    return Text::tr("%1 for %n seat(s).", "n fans were told yes; for how many seats", seats)
        .arg(Text::tr("%n fan(s) were told yes", nullptr, toldYes(run.verdict)));
}

QString doubleSaleSentence(const Run& run)
{
    const SeatVerdict* seat = firstWith(run.verdict, Outcome::DoubleSale);
    if (!seat)
        return {};
    const std::vector<FanId> fans = fansOf(*seat);
    const QString kept = seat->holder ? nameOf(run.scenario, *seat->holder) : Text::tr("nobody");
    if (run.verdict.seats.size() > 1) {
        const QString name = nameOf(run.scenario, seat->seat);
        return toldYesSentence(run, int(run.verdict.seats.size())) + QLatin1Char(' ') +
               Text::tr("%1 went to %2; its row kept %3.").arg(name, namesOf(run.scenario, fans, false), kept);
    }
    const QString names = namesOf(run.scenario, fans, true);
    const QString told = fans.size() == 2 ? Text::tr("%1 were both told yes.", "two fans").arg(names)
                                          : Text::tr("%1 were all told yes.", "more than two fans").arg(names);
    return told + QLatin1Char(' ') + Text::tr("The row kept %1.").arg(kept);
}

QString refusalSentence(const Run& run, std::size_t i)
{
    const Event& event = run.trace.events[i];
    const QString who = event.worker ? nameOf(run.scenario, *event.worker) : QString();
    if (const auto* refused = std::get_if<event::WriteRejected>(&event.details)) {
        if (refused->retry) // of a write that may have been done
            return {};
        if (refused->reason == RejectReason::StaleToken && refused->token)
            return Text::tr("%1's late write carried %2; the row had seen %3 and changed nothing.")
                .arg(who, tokenText(*refused->token), tokenText(refused->fence));
        return Text::tr("%1's write found the seat sold and changed nothing.").arg(who);
    }
    if (const auto* gaveUp = std::get_if<event::GaveUp>(&event.details)) {
        if (gaveUp->reason == GiveUpReason::LeaseOver)
            return Text::tr("%1 found its lease over and gave up before it wrote.").arg(who);
        if (gaveUp->reason == GiveUpReason::StaleToken)
            return Text::tr("%1's read carried an old token; the row gave nothing back, and %1 gave up.").arg(who);
        if (gaveUp->reason == GiveUpReason::RenewalRefused)
            return Text::tr("%1's renewal was refused, and %1 gave up before it wrote.").arg(who);
    }
    return {};
}

/// What kept the sale single, if somebody had to be stopped for it.
QString refusalSentence(const Run& run)
{
    for (std::size_t i = run.trace.events.size(); i-- > 0;)
        if (const QString sentence = refusalSentence(run, i); !sentence.isEmpty())
            return sentence;
    return {};
}

QString oneSaleSentence(const Run& run)
{
    if (run.verdict.seats.size() > 1)
        return toldYesSentence(run, countOf(run.verdict, Outcome::OneSale));
    const QString refusal = refusalSentence(run);
    if (!refusal.isEmpty())
        return refusal;
    const SeatVerdict& seat = run.verdict.seats.front();
    const QString told = Text::tr("Only %1 was told yes.").arg(namesOf(run.scenario, fansOf(seat), false));
    return seat.holder ? told + QLatin1Char(' ') + Text::tr("The row says %1.").arg(nameOf(run.scenario, *seat.holder))
                       : told;
}

const EffectCount* repeatedEffect(const Verdict& verdict)
{
    const auto effect = std::find_if(verdict.effects.begin(), verdict.effects.end(),
                                     [](const EffectCount& each) { return each.sent > 1; });
    return effect == verdict.effects.end() ? nullptr : &*effect;
}

QString duplicateTitle(const Run& run)
{
    const auto repeated = std::count_if(run.verdict.effects.begin(), run.verdict.effects.end(),
                                        [](const EffectCount& each) { return each.sent > 1; });
    if (repeated > 1)
        return Text::tr("%n effect(s) went out more than once", nullptr, int(repeated));
    const EffectCount* effect = repeatedEffect(run.verdict);
    if (!effect)
        return {};
    const QString seat = nameOf(run.scenario, effect->seat);
    if (run.scenario.effects[effect->effect].what == EffectKind::Email)
        return effect->sent == 2 ? Text::tr("Email for %1 sent twice", "a seat").arg(seat)
                                 : Text::tr("Email for %1 sent %n time(s)", nullptr, effect->sent).arg(seat);
    return effect->sent == 2 ? Text::tr("Card charged twice for %1", "a seat").arg(seat)
                             : Text::tr("Card charged %n time(s) for %1", nullptr, effect->sent).arg(seat);
}

QString duplicateSentence(const Run& run)
{
    const EffectCount* effect = repeatedEffect(run.verdict);
    if (!effect)
        return {};
    const Effect& setting = run.scenario.effects[effect->effect];
    const QString fan = nameOf(run.scenario, effect->fan);
    const QString what = setting.what == EffectKind::Email
                             ? Text::tr("One sale, but the email to %1 went out again.", "a fan").arg(fan)
                             : Text::tr("One sale, but the card of %1 was charged again.", "a fan").arg(fan);
    const QString why = setting.key == EffectKey::None      ? Text::tr("The repeat carried no key.")
                        : setting.key == EffectKey::Attempt ? Text::tr("The repeat carried a key of its own.")
                                                            : Text::tr("The key was not written down yet.");
    return Text::tr("%1 %2", "what went out twice, and why nothing stopped it").arg(what, why);
}

} // namespace

QString verdictTitle(const Run& run)
{
    const Verdict& verdict = run.verdict;
    switch (verdict.outcome) {
    case Outcome::DoubleSale: {
        const int bad = countOf(verdict, Outcome::DoubleSale);
        if (bad > 1)
            return Text::tr("%n seat(s) sold more than once", nullptr, bad);
        const SeatVerdict* seat = firstWith(verdict, Outcome::DoubleSale);
        const QString name = seat ? titleOf(run.scenario, seat->seat) : QString();
        const auto times = seat ? fansOf(*seat).size() : 2;
        return times == 2 ? Text::tr("%1 sold twice").arg(name)
                          : Text::tr("%1 sold to %n fan(s)", nullptr, int(times)).arg(name);
    }
    case Outcome::DuplicateEffect: return duplicateTitle(run);
    case Outcome::Blocked:
        if (verdict.blocked.size() == 1)
            return Text::tr("%1 waits for ever").arg(nameOf(run.scenario, verdict.blocked.front()));
        return Text::tr("%n worker(s) wait for ever", nullptr, int(verdict.blocked.size()));
    case Outcome::SoldUntold: {
        const SeatVerdict* seat = firstWith(verdict, Outcome::SoldUntold);
        return Text::tr("%1 sold, its fan not told").arg(seat ? titleOf(run.scenario, seat->seat) : QString());
    }
    case Outcome::OneSale: {
        if (verdict.seats.size() > 1)
            return Text::tr("%n seat(s) sold once each", nullptr, countOf(verdict, Outcome::OneSale));
        return Text::tr("One sale: %1").arg(namesOf(run.scenario, fansOf(verdict.seats.front()), false));
    }
    case Outcome::NoSale: return Text::tr("No sale");
    }
    return {};
}

QString verdictSentence(const Run& run)
{
    switch (run.verdict.outcome) {
    case Outcome::DoubleSale: return doubleSaleSentence(run);
    case Outcome::DuplicateEffect: return duplicateSentence(run);
    case Outcome::Blocked: return blockedSentence(run);
    case Outcome::SoldUntold: {
        const SeatVerdict* seat = firstWith(run.verdict, Outcome::SoldUntold);
        const QString fan = seat && seat->holder ? nameOf(run.scenario, *seat->holder) : QString();
        return Text::tr("The row says %1, who was never told yes.").arg(fan);
    }
    case Outcome::OneSale: return oneSaleSentence(run);
    case Outcome::NoSale: return Text::tr("Nobody was told yes.");
    }
    return {};
}

Reasons reasonsOf(const Run& run, std::size_t most)
{
    Reasons reasons;
    std::optional<EventIndex> before;
    for (const EventIndex event : run.verdict.reasons) {
        const Event& told = run.trace[event];
        // a write and its fan's yes at the same instant are one step
        const bool joins = before && std::holds_alternative<event::FanConfirmed>(told.details) &&
                           run.trace[*before].at == told.at && run.trace[*before].worker == told.worker;
        before = event;
        if (!joins && reasons.first.size() < most)
            reasons.first.push_back({told.at, event, sentence(run, event)});
        else if (!joins)
            ++reasons.more;
        else if (reasons.more == 0)
            reasons.first.back().sentence += QLatin1Char(' ') + sentence(run, event);
    }
    return reasons;
}

} // namespace fenceline::ui
