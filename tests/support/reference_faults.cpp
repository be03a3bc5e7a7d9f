// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Pauses and other faults": what each does when it starts.
#include "reference_run.h"

#include <algorithm>

namespace reference::detail {

void Run::startFault(const Fault& fault)
{
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

// "Overlapping pauses are their union". Between touching ones the process wakes for no time at all:
// a pause's end (2) and the next one's start (3) have no step and no message between them.
void Run::startPause(const Fault& fault)
{
    if (fault.length == 0)
        return; // "A pause of 0 s is no pause"
    Process& p = process(fault.worker);
    const Milliseconds end = fault.at + fault.length;
    p.frozen.prolong(end);
    if (fault.cause == Cause::machinePaused)
        p.machineFrozen.prolong(end);
    if (fault.cause == Cause::machinePaused && fault.clockStops)
        p.clockStopped.prolong(end);
}

// Overlapping or touching partitions are one, and a message waits for the end of that one: the end is looked for
// among the faults that are still to come.
void Run::cutOff(const Fault& fault)
{
    if (fault.length == 0)
        return;
    Milliseconds end = fault.at + fault.length;
    for (bool longer = true; longer;) {
        longer = false;
        for (const Fault& other : s.faults) {
            const bool touches = other.cause == Cause::partition && other.worker == fault.worker && other.length > 0 &&
                                 other.at >= fault.at && other.at <= end;
            if (touches && other.at + other.length > end) {
                end = other.at + other.length;
                longer = true;
            }
        }
    }
    process(fault.worker).cutOff.prolong(end);
}

void Run::crash(int w)
{
    process(w).crashed = true;
    process(w).renews = false;
    leaveMutex(w);
}

// "leases measured on that clock end early or late": a lease is a deadline on the service's clock.
void Run::jump(const Fault& fault)
{
    if (fault.worker != theService) {
        process(fault.worker).ahead += fault.length;
        return;
    }
    serviceAhead += fault.length;
    for (Lock& lock : locks)
        if (lock.current && lock.current->end)
            *lock.current->end -= fault.length;
}

Milliseconds Run::ownClock(int w) const
{
    return now + process(w).ahead;
}

} // namespace reference::detail
