// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/lock_facts.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

#include <algorithm>
#include <map>

namespace fenceline::ui {
namespace {

constexpr std::size_t kMostNamed = 2; ///< waiters; more are counted

QString keyOf(const Scenario& scenario, LockId lock)
{
    return textOf(lockName(scenario, lock));
}

QString heldText(const Scenario& scenario, const LockView& lock)
{
    if (lock.holder && lock.token)
        return Text::tr("held by %1 · token %2").arg(nameOf(scenario, *lock.holder), tokenText(*lock.token));
    if (lock.holder)
        return Text::tr("held by %1").arg(nameOf(scenario, *lock.holder));
    return lock.lastToken ? Text::tr("free · last token %1").arg(tokenText(*lock.lastToken))
                          : Text::tr("free", "a lock");
}

QString detailText(const Scenario& scenario, const LockView& lock)
{
    if (lock.holder)
        return lock.until ? Text::tr("until %1").arg(timeText(*lock.until)) : Text::tr("until it is released");
    if (!lock.lastBy || !lock.lastAt)
        return {};
    const QString who = nameOf(scenario, *lock.lastBy);
    switch (lock.lastChange) {
    case LockView::LastChange::Released: return Text::tr("released by %1 at %2").arg(who, timeText(*lock.lastAt));
    case LockView::LastChange::Deleted: return Text::tr("deleted by %1 at %2").arg(who, timeText(*lock.lastAt));
    case LockView::LastChange::Expired: return Text::tr("%1's lease ended at %2").arg(who, timeText(*lock.lastAt));
    case LockView::LastChange::Granted:
    case LockView::LastChange::None: break;
    }
    return {};
}

QString countedText(std::size_t waiters)
{
    return Text::tr("%n wait(s)", "workers in the lock's queue", static_cast<int>(waiters));
}

/// `names`: the first of them, two at most.
QString waitingText(const QStringList& names, std::size_t waiters)
{
    if (waiters == 0)
        return Text::tr("nobody waits");
    if (waiters == 1)
        return Text::tr("%1 waits").arg(names.front());
    if (waiters > kMostNamed)
        return Text::tr("%1 and %n more wait", "workers in the lock's queue", static_cast<int>(waiters - 1))
            .arg(names.front());
    return Text::tr("%1 wait").arg(listOf(names));
}

QString waitingText(const Scenario& scenario, const LockView& lock)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(lock.waiting.size(), kMostNamed); ++i)
        names << nameOf(scenario, lock.waiting[i]);
    return waitingText(names, lock.waiting.size());
}

/// The workers' names, the widest first.
QStringList namesByWidth(const Scenario& scenario, const TextMeasure& measure)
{
    QStringList names;
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        names << nameOf(scenario, WorkerId(w));
    std::stable_sort(names.begin(), names.end(), [&](const QString& a, const QString& b) {
        return measure.width(a, TextStyle::Body) > measure.width(b, TextStyle::Body);
    });
    return names;
}

/// How many may wait at once for one lock.
std::size_t mostWaiting(const Scenario& scenario)
{
    std::map<LockId, std::size_t> asking;
    std::size_t most = 1;
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        most = std::max(most, ++asking[lockOf(scenario, WorkerId(w))]);
    return most - 1;
}

QString seatText(const Scenario& scenario, LockId lock)
{
    return index(lock) < scenario.seats.size() ? nameOf(scenario, SeatId(index(lock))) : Text::tr("any seat");
}

} // namespace

std::vector<LockId> askedLocks(const Scenario& scenario)
{
    std::vector<LockId> asked;
    if (scenario.protection != Protection::Lock)
        return asked;
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        asked.push_back(lockOf(scenario, WorkerId(w)));
    std::sort(asked.begin(), asked.end());
    asked.erase(std::unique(asked.begin(), asked.end()), asked.end());
    return asked;
}

std::vector<LockFacts> lockFactsAt(const Scenario& scenario, const StateView& state)
{
    std::vector<LockFacts> all;
    for (const LockId id : askedLocks(scenario)) {
        const LockView& lock = state.locks[index(id)];
        all.push_back({id, keyOf(scenario, id), seatText(scenario, id), heldText(scenario, lock),
                       detailText(scenario, lock), waitingText(scenario, lock), countedText(lock.waiting.size()),
                       !lock.waiting.empty(), lock.holder,
                       lock.lastChange != LockView::LastChange::None || !lock.waiting.empty()});
    }
    return all;
}

LockForms widestForms(const Run& run, const TextMeasure& measure)
{
    const Scenario& scenario = run.scenario;
    const QStringList names = namesByWidth(scenario, measure);
    const QString& who = names.front();
    const QString token =
        tokenText(Token{number(scenario.firstToken) + static_cast<std::int64_t>(scenario.workers.size())});
    const QString late = widestTime(run);
    LockForms forms;
    for (const LockId id : askedLocks(scenario)) {
        forms.keys << keyOf(scenario, id);
        forms.seats << seatText(scenario, id);
    }
    forms.held = {Text::tr("held by %1 · token %2").arg(who, token), Text::tr("free · last token %1").arg(token)};
    const std::size_t waiting = mostWaiting(scenario);
    for (std::size_t waiters = 0; waiters <= std::min(waiting, kMostNamed + 1); ++waiters) {
        const QString text = waiters == 0 ? QString()
                             : waiters > kMostNamed
                                 ? waitingText(names, waiting)
                                 : waitingText(names.mid(0, static_cast<qsizetype>(waiters)), waiters);
        forms.rest << restText(scenario.lease ? Text::tr("until %1").arg(late) : Text::tr("until it is released"),
                               text);
    }
    forms.rest << Text::tr("released by %1 at %2").arg(who, late);
    if (scenario.lease)
        forms.rest << Text::tr("%1's lease ended at %2").arg(who, late);
    return forms;
}

QString restText(const QString& detail, const QString& waiting)
{
    QStringList parts{detail, waiting};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace fenceline::ui
