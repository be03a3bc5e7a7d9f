// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/lock_facts.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

#include <QStringList>
#include <algorithm>

namespace fenceline::ui {
namespace {

constexpr qsizetype kMostNamed = 2; ///< waiters; more are counted

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
    case LockView::LastChange::Expired: return Text::tr("%1's lease ended at %2").arg(who, timeText(*lock.lastAt));
    case LockView::LastChange::Granted:
    case LockView::LastChange::None: break;
    }
    return {};
}

QString waitingText(const Scenario& scenario, const LockView& lock)
{
    const auto count = static_cast<qsizetype>(lock.waiting.size());
    if (count == 0)
        return Text::tr("nobody waits");
    if (count > kMostNamed)
        return Text::tr("%n wait(s)", "workers in the lock's queue", static_cast<int>(count));
    QStringList names;
    for (const WorkerId waiter : lock.waiting)
        names << nameOf(scenario, waiter);
    return count == 1 ? Text::tr("%1 waits").arg(names.front()) : Text::tr("%1 wait").arg(listOf(names));
}

WorkerId longestName(const Scenario& scenario)
{
    WorkerId longest{};
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        if (nameOf(scenario, WorkerId(w)).size() > nameOf(scenario, longest).size())
            longest = WorkerId(w);
    return longest;
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
        all.push_back({id, keyOf(scenario, id),
                       index(id) < scenario.seats.size() ? nameOf(scenario, SeatId(index(id))) : Text::tr("any seat"),
                       heldText(scenario, lock), detailText(scenario, lock), waitingText(scenario, lock),
                       !lock.waiting.empty(), lock.holder,
                       lock.lastChange != LockView::LastChange::None || !lock.waiting.empty()});
    }
    return all;
}

QString longestHeld(const Run& run)
{
    const Scenario& scenario = run.scenario;
    const Token token{number(scenario.firstToken) + static_cast<std::int64_t>(scenario.workers.size())};
    return Text::tr("held by %1 · token %2").arg(nameOf(scenario, longestName(scenario)), tokenText(token));
}

QString longestDetail(const Run& run)
{
    const QString who = nameOf(run.scenario, longestName(run.scenario));
    return Text::tr("released by %1 at %2").arg(who, widestTime(run));
}

} // namespace fenceline::ui
