// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the worker, the database and the lock service do, once it is their turn.
#include "reference_run.h"

#include <algorithm>
#include <utility>

namespace reference::detail {

// ---- The worker's program

// When the worker's next step is due if nothing freezes it before; nothing while it cannot be known.
std::optional<Milliseconds> Run::stepInstant(int w) const
{
    const Process& p = process(w);
    if (!p.runs() || p.awaitsAnswer)
        return std::nullopt;
    switch (p.next) {
    case Step::arrive: return worker(w).arrives;
    case Step::read: return now + s.steps.read - p.awake;
    case Step::check: return now + s.steps.check - p.awake;
    case Step::write: return now + p.writeDue - p.awake;
    case Step::release: return now + s.steps.release - p.awake;
    case Step::nothing: break;
    }
    return std::nullopt;
}

void Run::doStep(int w)
{
    switch (process(w).next) {
    case Step::arrive: arrive(w); break;
    case Step::read: read(w); break;
    case Step::check: check(w); break;
    case Step::write: write(w); break;
    case Step::release: release(w); break;
    case Step::nothing: break;
    }
}

void Run::arrive(int w)
{
    if (s.protection != Protection::lock) {
        beginProgram(w); // "Without a lock there is no ask [...]; offsets count from arrival"
        return;
    }
    process(w).askSent = now;
    process(w).awaitsAnswer = true;
    request([this, w] { askArrives(w); });
}

void Run::beginProgram(int w)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    p.awake = 0;
    p.writeDue = s.steps.write;
    p.next = Step::read;
}

void Run::read(int w)
{
    process(w).awaitsAnswer = true;
    request([this, w] { readArrives(w); });
}

// One statement, for one row or (any seat) for every row of the show.
void Run::readArrives(int w)
{
    std::vector<int> returned;
    for (int seat = 0; seat < static_cast<int>(rows.size()); ++seat) {
        if (worker(w).seat != anySeat && worker(w).seat != seat)
            continue;
        if (readsCarryToken()) {
            // "UPDATE seats SET fence = :token WHERE ... AND fence <= :token RETURNING holder"
            if (row(seat).fence > process(w).grant.token)
                continue;
            row(seat).fence = process(w).grant.token;
        }
        returned.push_back(seat);
    }
    int chosen = nobody;
    for (auto seat = returned.rbegin(); seat != returned.rend(); ++seat)
        if (row(*seat).holder.empty())
            chosen = *seat; // "the first free seat in the file's order"
    answer(w, [this, w, chosen] { learnRead(w, chosen); });
}

// No seat chosen: taken, none free, or a stale token; in each case "it gives up".
void Run::learnRead(int w, int chosen)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    if (chosen == nobody) {
        giveUp(w);
        return;
    }
    p.seat = chosen;
    const bool checks = s.protection == Protection::lock && s.checkBeforeWrite != CheckBeforeWrite::off;
    p.next = checks && !p.checked ? Step::check : Step::write;
}

void Run::check(int w)
{
    Process& p = process(w);
    if (s.checkBeforeWrite == CheckBeforeWrite::ownClock) {
        learnCheck(w, !p.believedEnd || now < *p.believedEnd);
        return;
    }
    p.awaitsAnswer = true;
    request([this, w] {
        const bool valid = isCurrent(w, process(w).grant.number);
        answer(w, [this, w, valid] { learnCheck(w, valid); });
    });
}

void Run::learnCheck(int w, bool valid)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    p.checked = true;
    p.next = Step::write;
    if (!valid)
        giveUp(w);
}

void Run::write(int w)
{
    Process& p = process(w);
    p.awaitsAnswer = true;
    // "only the first database write sent at or after that time is late, by the pause"
    const Milliseconds late = std::exchange(p.armedDelay, 0);
    send(nobody, s.oneWay + late, [this, w] { writeArrives(w); });
}

void Run::writeArrives(int w)
{
    const Process& p = process(w);
    Row& target = row(p.seat);
    std::string reason; // "the first that applies"
    if (writesCarryToken() && !fenceLetsPass(target.fence, p.grant.token))
        reason = "stale-token";
    else if (writesAreConditional() && !target.holder.empty())
        reason = "not-free";
    if (reason.empty()) {
        target.holder = worker(w).fan;
        if (writesCarryToken())
            target.fence = p.grant.token;
    }
    result.writes.push_back({now, worker(w).name, s.seats[static_cast<std::size_t>(p.seat)], reason.empty(), reason});
    answer(w, [this, w, reason] { learnWrite(w, reason); });
}

// "one row changed: its fan is told yes at once; zero rows: told no"
void Run::learnWrite(int w, const std::string& reason)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    if (reason == "not-free" && worker(w).seat == anySeat) {
        // "reads again at that instant and writes a gap later"
        p.writeDue = p.awake + std::max<Milliseconds>(0, s.steps.write - s.steps.read);
        read(w);
        return;
    }
    tell(w, reason.empty());
    p.next = s.protection == Protection::lock ? Step::release : Step::nothing;
}

// "Giving up tells the fan no and releases at once under the release rule."
void Run::giveUp(int w)
{
    tell(w, false);
    release(w);
}

void Run::release(int w)
{
    process(w).next = Step::nothing;
    if (s.protection != Protection::lock || s.release == Release::none)
        return;
    request([this, w] { releaseArrives(w); });
}

void Run::tell(int w, bool yes)
{
    result.told.push_back({now, worker(w).name, yes});
    if (yes)
        result.seats[static_cast<std::size_t>(process(w).seat)].confirmed.push_back(worker(w).fan);
}

// ---- The database's guards

bool Run::writesCarryToken() const
{
    return s.protection == Protection::lock && s.fencing != Fencing::off;
}
bool Run::readsCarryToken() const
{
    return writesCarryToken() && s.fencing == Fencing::readsAndWrites;
}
bool Run::writesAreConditional() const
{
    return s.protection == Protection::conditionalWrite || s.conditional;
}

bool Run::fenceLetsPass(std::int64_t fence, std::int64_t token) const
{
    // With tokens on reads "the write then tests fence <= :token", whatever the comparison chosen.
    const bool equalPasses = readsCarryToken() || s.fenceCompare == FenceCompare::lessOrEqual;
    return equalPasses ? fence <= token : fence < token;
}

// ---- The lock service, ideal timing

Lock& Run::lockOf(int w)
{
    const int seat = worker(w).seat;
    const std::string name =
        seat == anySeat ? "seats:" + s.show : "seat:" + s.show + ":" + s.seats[static_cast<std::size_t>(seat)];
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
    Grant grant{++grantCount, w, now, lock.nextToken++, std::nullopt};
    if (s.lease)
        grant.end = now + *s.lease;
    lock.current = grant;
    result.grants.push_back({now, worker(w).name, grant.token});
    answer(w, [this, w, grant, waited] { learnGrant(w, grant, waited); });
}

void Run::learnGrant(int w, const Grant& grant, bool waited)
{
    Process& p = process(w);
    p.grant = grant;
    // "The worker counts it, on its own clock, from when it sent its last successful ask [...]; one
    // that waited in a queue, from the grant's stamp in the answer."
    if (s.lease)
        p.believedEnd = (waited ? grant.at : p.askSent) + *s.lease;
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
    if (lock.current && (s.release == Release::blindDelete || lock.current->number == process(w).grant.number))
        freeLock(lock);
}

} // namespace reference::detail
