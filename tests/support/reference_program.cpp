// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the worker does, once it is its turn, and how it takes what it is told.
#include "reference_run.h"

#include <algorithm>
#include <utility>

namespace reference::detail {

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
    case Step::retry:
    case Step::readBack: return now;
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
    case Step::write:
    case Step::retry: write(w); break; // "it repeats the same write with the same token"
    case Step::readBack: readBack(w); break;
    case Step::release: release(w); break;
    case Step::nothing: break;
    }
}

void Run::arrive(int w)
{
    if (s.protection == Protection::localMutex) {
        takeMutex(w);
        return;
    }
    if (s.protection != Protection::lock) {
        beginProgram(w); // "Without a lock there is no ask [...]; offsets count from arrival"
        return;
    }
    process(w).askSent = ownClock(w);
    process(w).awaitsAnswer = true;
    toService(w, [this, w] { askArrives(w); });
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
    process(w).next = Step::read;
    process(w).awaitsAnswer = true;
    toDatabase([this, w] { readArrives(w); });
}

// No seat chosen: taken, none free, or a stale token; in each case "it gives up".
void Run::learnRead(int w, int chosen, const std::string& noneBecause)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    if (chosen == nobody || p.mustGiveUp) {
        giveUp(w, chosen == nobody ? noneBecause : "renewal-refused");
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
        const bool valid = !p.believedEnd || ownClock(w) < *p.believedEnd;
        result.checks.push_back({now, worker(w).name, valid});
        learnCheck(w, valid);
        return;
    }
    p.awaitsAnswer = true;
    toService(w, [this, w] {
        const bool valid = isCurrent(w, process(w).grant.number);
        result.checks.push_back({now, worker(w).name, valid});
        fromService({Part::program, w}, [this, w, valid] { learnCheck(w, valid); });
    });
}

void Run::learnCheck(int w, bool valid)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    p.checked = true;
    p.next = Step::write;
    if (!valid || p.mustGiveUp)
        giveUp(w, valid ? "renewal-refused" : "lease-over");
}

void Run::write(int w)
{
    Process& p = process(w);
    p.awaitsAnswer = true;
    const Milliseconds late = std::exchange(p.armedDelay, 0);
    const bool answerIsLost = p.armedLosses > 0;
    if (answerIsLost)
        --p.armedLosses;
    if (late > 0)
        recordFault(w, "packet-delayed until " + std::to_string(now + s.oneWay + late));
    send({}, s.oneWay + late, [this, w, answerIsLost] { writeArrives(w, answerIsLost); });
}

// "one row changed: its fan is told yes at once; zero rows: told no"
void Run::learnWrite(int w, const std::string& reason)
{
    process(w).awaitsAnswer = false;
    if (reason.empty())
        lastAnswer(w, true);
    else if (process(w).retries)
        learnRefusedRetry(w, reason);
    else
        learnRefusedWrite(w, reason);
}

void Run::learnRefusedWrite(int w, const std::string& reason)
{
    Process& p = process(w);
    if (worker(w).seat != anySeat || reason == "stale-token") {
        lastAnswer(w, false);
        return;
    }
    if (p.mustGiveUp) {
        giveUp(w, "renewal-refused");
        return;
    }
    // "After not-free or duplicate-key [...] reads again at that instant and writes a gap later"
    p.retries = false;
    p.writeDue = p.awake + std::max<Milliseconds>(0, s.steps.write - s.steps.read);
    read(w);
}

void Run::lastAnswer(int w, bool yes)
{
    tell(w, yes);
    if (s.protection == Protection::lock)
        process(w).next = Step::release;
    else
        endProgram(w);
}

// "Giving up tells the fan no and releases at once under the release rule."
void Run::giveUp(int w, const std::string& reason)
{
    result.gaveUp.push_back({now, worker(w).name, reason});
    tell(w, false);
    release(w);
}

void Run::release(int w)
{
    endProgram(w);
    if (s.protection != Protection::lock || s.release == Release::none)
        return;
    toService(w, [this, w] { releaseArrives(w); });
}

// "Renewal ends with the program (at +3.0 s also when nothing is released)"
void Run::endProgram(int w)
{
    process(w).next = Step::nothing;
    process(w).renews = false;
    leaveMutex(w);
}

void Run::tell(int w, bool yes)
{
    process(w).told = true;
    result.told.push_back({now, worker(w).name, yes});
    if (!yes)
        return;
    result.seats[static_cast<std::size_t>(process(w).seat)].confirmed.push_back(worker(w).fan);
    sendEffects(w);
}

// ---- A lost answer: "the write happened, the worker does not know"

void Run::loseAnswer(int w)
{
    Process& p = process(w);
    p.awaitsAnswer = false;
    result.answersLost.push_back({now, worker(w).name, seatName(p.seat)});
    if (s.lostAnswer == LostAnswer::noRetry) {
        lastAnswer(w, false); // "it tells its fan no"
        return;
    }
    p.retries = true;
    p.next = Step::retry;
}

// "on zero rows it reads the row"; or "zero rows means mine is the mistake to show".
void Run::learnRefusedRetry(int w, const std::string& reason)
{
    process(w).retryRefused = reason;
    if (s.lostAnswer == LostAnswer::assumeMine)
        lastAnswer(w, true);
    else
        process(w).next = Step::readBack;
}

void Run::readBack(int w)
{
    process(w).awaitsAnswer = true;
    toDatabase([this, w] { readBackArrives(w); });
}

void Run::readBackArrives(int w)
{
    const int seat = process(w).seat;
    const bool passes = raiseFence(row(seat), w);
    result.reads.push_back({now, worker(w).name, seatName(seat), !passes});
    const std::string holder = row(seat).holder;
    fromDatabase(w, [this, w, passes, holder] {
        process(w).awaitsAnswer = false;
        if (passes)
            learnReadBack(w, holder);
        else
            lastAnswer(w, false);
    });
}

// "says yes only if the holder is its own fan"
void Run::learnReadBack(int w, const std::string& holder)
{
    if (holder == worker(w).fan)
        lastAnswer(w, true);
    else
        learnRefusedWrite(w, process(w).retryRefused);
}

// ---- The mutex of a server

Mutex& Run::mutexOf(int w)
{
    const std::string& server = worker(w).server.empty() ? worker(w).name : worker(w).server;
    for (Mutex& mutex : mutexes)
        if (mutex.server == server)
            return mutex;
    mutexes.push_back({server, nobody, {}});
    return mutexes.back();
}

// No message is needed within a server.
void Run::takeMutex(int w)
{
    Mutex& mutex = mutexOf(w);
    if (mutex.holder == nobody) {
        mutex.holder = w;
        beginProgram(w);
        return;
    }
    process(w).awaitsAnswer = true;
    mutex.waiting.push_back(w);
}

void Run::leaveMutex(int w)
{
    if (s.protection != Protection::localMutex)
        return;
    Mutex& mutex = mutexOf(w);
    std::erase(mutex.waiting, w);
    if (mutex.holder != w)
        return;
    mutex.holder = nobody;
    if (mutex.waiting.empty())
        return;
    const int next = mutex.waiting.front();
    mutex.waiting.erase(mutex.waiting.begin());
    mutex.holder = next;
    send({Part::program, next}, 0, [this, next] { beginProgram(next); });
}

} // namespace reference::detail
