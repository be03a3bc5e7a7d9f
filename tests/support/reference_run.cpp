// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time: the phases of one instant, the way to the next one, faults and messages.
#include "reference_run.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

namespace reference::detail {

Run::Run(const Setting& setting)
    : s(setting), processes(setting.workers.size()), rows(setting.seats.size()),
      faultStarted(setting.faults.size(), false)
{
    for (const std::string& seat : s.seats)
        result.seats.push_back({seat, "", std::nullopt, {}});
}

RunOutcome Run::outcome()
{
    for (;;) {
        while (doFirstThingDue()) {
        }
        const std::optional<Milliseconds> next = nextInstant();
        if (!next)
            break;
        for (Process& p : processes)
            if (!p.frozen)
                p.awake += *next - now;
        now = *next;
    }
    writeVerdict();
    return result;
}

// ---- Order at one instant

bool Run::doFirstThingDue()
{
    return endOneLease() || endOnePause() || startOneFault() || doOneStep() || deliverOneMessage();
}

// (1) "leases and sessions end, in grant order, each followed at once by the grant it causes";
// "now >= end is over".
bool Run::endOneLease()
{
    Lock* first = nullptr;
    for (Lock& lock : locks) {
        const bool over = lock.current && lock.current->end && now >= *lock.current->end;
        if (over && (!first || lock.current->number < first->current->number))
            first = &lock;
    }
    if (!first)
        return false;
    freeLock(*first);
    return true;
}

// (2) "pauses end"
bool Run::endOnePause()
{
    for (Process& p : processes) {
        if (p.frozen && now >= p.frozenUntil) {
            p.frozen = false;
            return true;
        }
    }
    return false;
}

// (3) "faults start, in the order of the file"
bool Run::startOneFault()
{
    for (std::size_t i = 0; i < s.faults.size(); ++i) {
        if (!faultStarted[i] && now >= s.faults[i].at) {
            faultStarted[i] = true;
            startFault(s.faults[i]);
            return true;
        }
    }
    return false;
}

// (4) "workers' steps, in the order of the file's workers"
bool Run::doOneStep()
{
    for (int w = 0; w < workerCount(); ++w) {
        const std::optional<Milliseconds> due = stepInstant(w);
        if (due && now >= *due) {
            doStep(w);
            return true;
        }
    }
    return false;
}

// (5) "messages, in the order they were sent"; "a message reaches a frozen process when it wakes".
bool Run::deliverOneMessage()
{
    for (std::size_t i = 0; i < messages.size(); ++i) {
        if (now >= messages[i].arrives && canReceive(messages[i].toWorker)) {
            const Message message = messages[i];
            messages.erase(messages.begin() + static_cast<std::ptrdiff_t>(i));
            message.deliver();
            return true;
        }
    }
    return false;
}

// Everything above that is still to come has a known instant, except what waits for something else.
std::optional<Milliseconds> Run::nextInstant() const
{
    std::set<Milliseconds> instants;
    for (const Lock& lock : locks)
        if (lock.current && lock.current->end)
            instants.insert(*lock.current->end);
    for (const Process& p : processes)
        if (p.frozen)
            instants.insert(p.frozenUntil);
    for (std::size_t i = 0; i < s.faults.size(); ++i)
        if (!faultStarted[i])
            instants.insert(s.faults[i].at);
    for (int w = 0; w < workerCount(); ++w)
        if (const std::optional<Milliseconds> due = stepInstant(w))
            instants.insert(*due);
    for (const Message& message : messages)
        instants.insert(message.arrives);
    const auto next = instants.upper_bound(now);
    return next == instants.end() ? std::nullopt : std::optional<Milliseconds>(*next);
}

// ---- Pauses and other faults

bool Run::freezes(const Fault& fault)
{
    // "A pause of 0 s is no pause"
    return fault.cause != Cause::packet && fault.cause != Cause::crash && fault.length > 0;
}

void Run::startFault(const Fault& fault)
{
    Process& p = process(fault.worker);
    if (fault.cause == Cause::crash)
        p.crashed = true;
    if (fault.cause == Cause::packet)
        p.armedDelay += fault.length;
    if (freezes(fault)) {
        // "Overlapping pauses are their union". Between touching ones the process wakes for no time at all:
        // a pause's end (2) and the next one's start (3) have no step and no message between them.
        p.frozen = true;
        p.frozenUntil = std::max(p.frozenUntil, fault.at + fault.length);
    }
}

// ---- Messages

bool Run::canReceive(int w) const
{
    return w == nobody || process(w).runs();
}

// "Messages take one_way each way, 0 by default [...] then request, effect and answer happen inside
// the step." A message for a crashed process stays in the list for ever; nobody misses it.
void Run::send(int toWorker, Milliseconds delay, std::function<void()> deliver)
{
    if (delay == 0 && canReceive(toWorker))
        deliver();
    else
        messages.push_back({now + delay, toWorker, std::move(deliver)});
}
void Run::request(std::function<void()> deliver)
{
    send(nobody, s.oneWay, std::move(deliver));
}
void Run::answer(int w, std::function<void()> deliver)
{
    send(w, s.oneWay, std::move(deliver));
}

} // namespace reference::detail
