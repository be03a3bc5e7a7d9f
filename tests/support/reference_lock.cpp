// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lock service in ideal timing, and the renewal of its leases.
#include "reference_run.h"

#include <algorithm>

namespace reference::detail {

// "redlock and postgresql-advisory have no token in either timing, and an advisory lock ignores the lease"
bool Run::hasTokens() const
{
    return s.service != Service::redlock && s.service != Service::postgresqlAdvisory;
}
std::optional<Milliseconds> Run::lease() const
{
    return s.service == Service::postgresqlAdvisory ? std::nullopt : s.lease;
}

Lock& Run::lockOf(int w)
{
    const int seat = worker(w).seat;
    const std::string name = seat == anySeat ? "seats:" + s.show : "seat:" + s.show + ":" + seatName(seat);
    for (Lock& lock : locks)
        if (lock.name == name)
            return lock;
    locks.push_back({name, s.firstToken, std::nullopt, {}});
    return locks.back();
}

bool Run::isCurrent(int w, int grantNumber)
{
    const Lock& lock = lockOf(w);
    return lock.current && lock.current->number == grantNumber;
}

void Run::askArrives(int w)
{
    Lock& lock = lockOf(w);
    if (lock.current)
        lock.waiting.push_back(w);
    else
        grantTo(lock, w, false);
}

void Run::grantTo(Lock& lock, int w, bool waited)
{
    Grant grant{++grantCount, w, now + serviceAhead, lock.nextToken++, std::nullopt, std::nullopt};
    if (lease())
        grant.end = now + *lease();
    lock.current = grant;
    result.grants.push_back({now, worker(w).name, std::nullopt});
    if (hasTokens())
        result.grants.back().token = grant.token;
    result.grantedUntil.push_back(grant.end);
    result.grantLearned.emplace_back();
    // "The worker counts it, on its own clock, from when it sent its last successful ask [...]; one
    // that waited in a queue, from the grant's stamp in the answer."
    if (lease())
        grant.countedTo = (waited ? grant.stamp : process(w).askSent) + *lease();
    result.counts.push_back({now, worker(w).name, grant.countedTo});
    fromService({Part::program, w}, [this, w, grant] { learnGrant(w, grant); });
}

void Run::learnGrant(int w, const Grant& grant)
{
    Process& p = process(w);
    p.grant = grant;
    p.believedEnd = grant.countedTo;
    result.grantLearned[static_cast<std::size_t>(grant.number - 1)] = now;
    p.renews = lease() && s.renew != Renew::off;
    if (p.renews)
        p.renewalDue = now + renewalInterval();
    beginProgram(w);
}

void Run::freeLock(Lock& lock)
{
    lock.current.reset();
    if (lock.waiting.empty())
        return;
    const int next = lock.waiting.front();
    lock.waiting.erase(lock.waiting.begin());
    grantTo(lock, next, true);
}

// "delete the lock only if it is still this grant's (compare-and-delete); blind delete: whatever is there"
void Run::releaseArrives(int w)
{
    Lock& lock = lockOf(w);
    const bool frees = lock.current && (s.release == Release::blindDelete || isCurrent(w, process(w).grant.number));
    result.releases.push_back({now, worker(w).name, frees});
    if (frees)
        freeLock(lock);
}

// ---- Renewal

// "Every max(1 ms, floor(lease / 3))"
Milliseconds Run::renewalInterval() const
{
    return std::max<Milliseconds>(1, *lease() / 3);
}

// In the process it stands still with its worker; a separate process "goes on for a frozen worker", but not while
// the whole machine is paused; nor does either get through a partition.
bool Run::canRenew(int w) const
{
    const Process& p = process(w);
    const bool frozen = s.renew == Renew::inProcess ? p.frozen.on : p.machineFrozen.on;
    return p.renews && !frozen && !p.cutOff.on;
}

// "An overdue renewal fires once on waking, before the worker's steps."
bool Run::renewIfDue(int w)
{
    Process& p = process(w);
    if (!canRenew(w) || now < p.renewalDue)
        return false;
    p.renewalDue = now + renewalInterval();
    const Milliseconds sent = ownClock(w);
    toService(w, [this, w, sent] { renewalArrives(w, sent); });
    return true;
}

void Run::renewalArrives(int w, Milliseconds sent)
{
    const bool accepted = isCurrent(w, process(w).grant.number);
    RenewalRecord record{now, worker(w).name, accepted, std::nullopt};
    if (accepted) {
        record.until = lockOf(w).current->end = now + *lease();
        result.counts.push_back({now, worker(w).name, sent + *lease()});
    }
    result.renewals.push_back(record);
    fromService({Part::renewal, w}, [this, w, accepted, sent] { learnRenewal(w, accepted, sent); });
}

// The worker counts its lease "from when it sent its last successful ask or renewal".
void Run::learnRenewal(int w, bool accepted, Milliseconds sent)
{
    Process& p = process(w);
    if (!p.renews)
        return;
    if (accepted) {
        p.believedEnd = sent + *lease();
        return;
    }
    p.renews = false; // "Renewal ends with the program [...] or at the first refusal"
    if (!s.givesUpWhenRenewalIsRefused)
        return;
    // A separate process hears of it at once, its frozen program on waking: the message keeps its turn.
    const Receiver program{Part::program, w};
    if (canReceive(program))
        learnRefusal(w);
    else
        messages.insert(delivering ? messages.begin() + *delivering : messages.end(),
                        {now, program, [this, w] { learnRefusal(w); }});
}

// "give up when renewal is refused": at once; where an answer is under way, once it is there, instead of going on.
// A write's answer decides whether anything is left to give up, and so does what asks for a write's outcome.
void Run::learnRefusal(int w)
{
    Process& p = process(w);
    if (p.told || p.next == Step::nothing)
        return;
    if (p.awaitsAnswer)
        p.mustGiveUp = true;
    else
        giveUp(w, "renewal-refused");
}

} // namespace reference::detail
