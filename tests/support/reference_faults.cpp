// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Pauses and other faults": what each does when it starts.
#include "reference_run.h"

#include <string>

namespace reference::detail {

namespace {

std::string nameOf(Cause cause)
{
    return cause == Cause::machinePaused ? "vm" : cause == Cause::swapping ? "swap" : "gc";
}

} // namespace

void Run::startFault(const Fault& fault)
{
    if (fault.worker != theService && process(fault.worker).crashed)
        return; // "after a crash nothing more of that worker"
    switch (fault.cause) {
    case Cause::garbageCollection:
    case Cause::swapping:
    case Cause::machinePaused: startPause(fault); break;
    // "only the first database write sent at or after that time is late, by the pause"
    case Cause::packet: process(fault.worker).armedDelay += fault.length; break;
    case Cause::lostAnswer: ++process(fault.worker).armedLosses; break;
    case Cause::crash: crash(fault.worker); break;
    case Cause::partition: cutOff(fault); break;
    case Cause::clockJump: jump(fault); break;
    }
}

bool Run::freezes(const Fault& fault)
{
    return fault.cause == Cause::garbageCollection || fault.cause == Cause::swapping ||
           fault.cause == Cause::machinePaused;
}

// Not after its worker's crash.
bool Run::comesToPass(const Fault& fault) const
{
    for (const Fault& other : s.faults) {
        const bool before = other.at < fault.at || (other.at == fault.at && &other < &fault);
        if (before && other.cause == Cause::crash && other.worker == fault.worker)
            return false;
    }
    return true;
}

// Overlapping or touching pauses, or partitions, of one worker are one: its end is looked for among the faults that
// are still to come.
Milliseconds Run::endOfUnion(const Fault& first) const
{
    Milliseconds end = first.at + first.length;
    for (bool longer = true; longer;) {
        longer = false;
        for (const Fault& other : s.faults) {
            const bool alike = freezes(first) ? freezes(other) : other.cause == first.cause;
            const bool touches = alike && other.worker == first.worker && other.length > 0 && other.at >= first.at &&
                                 other.at <= end && comesToPass(other);
            if (touches && other.at + other.length > end) {
                end = other.at + other.length;
                longer = true;
            }
        }
    }
    return end;
}

void Run::recordFault(int w, const std::string& what)
{
    result.faults.push_back({now, w == theService ? "lock" : worker(w).name, what});
}

// Between touching pauses the process wakes for no time at all: it is as if it did not.
void Run::startPause(const Fault& fault)
{
    if (fault.length == 0)
        return; // "A pause of 0 s is no pause"
    Process& p = process(fault.worker);
    if (!p.frozen.on) {
        p.frozen.prolong(endOfUnion(fault));
        p.cause = fault.cause;
        recordFault(fault.worker, "paused " + nameOf(p.cause) + " until " + std::to_string(p.frozen.until));
    }
    if (fault.cause == Cause::machinePaused)
        p.machineFrozen.prolong(fault.at + fault.length);
    if (fault.cause == Cause::machinePaused && fault.clockStops)
        p.clockStopped.prolong(fault.at + fault.length);
}

// A message that is held back waits for the end of the union.
void Run::cutOff(const Fault& fault)
{
    Spell& partition = process(fault.worker).cutOff;
    if (fault.length == 0 || partition.on)
        return;
    partition.prolong(endOfUnion(fault));
    recordFault(fault.worker, "partitioned until " + std::to_string(partition.until));
}

void Run::crash(int w)
{
    recordFault(w, "crashed");
    process(w).crashed = true;
    process(w).renews = false;
    leaveMutex(w);
}

// "leases measured on that clock end early or late": a lease is a deadline on the service's clock.
void Run::jump(const Fault& fault)
{
    if (fault.length == 0)
        return;
    recordFault(fault.worker, "clock-jumped " + std::to_string(fault.length));
    if (fault.worker != theService) {
        process(fault.worker).ahead += fault.length;
        return;
    }
    serviceAhead += fault.length;
    for (Lock& lock : locks)
        if (lock.current && lock.current->end)
            *lock.current->end -= fault.length;
}

// "after a crash nothing more of that worker"
void Run::endSpell(int w, Spell& spell)
{
    Process& p = process(w);
    spell.on = false;
    if (p.crashed)
        return;
    if (&spell == &p.frozen)
        recordFault(w, "resumed " + nameOf(p.cause));
    if (&spell == &p.cutOff)
        recordFault(w, "partition-healed");
}

Milliseconds Run::ownClock(int w) const
{
    return now + process(w).ahead;
}

} // namespace reference::detail
