// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time: the phases of one instant, the way to the next one, and messages.
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
        passTime(*next);
    }
    writeVerdict();
    return result;
}

void Run::passTime(Milliseconds until)
{
    for (Process& p : processes) {
        if (!p.frozen.on)
            p.awake += until - now;
        if (p.clockStopped.on)
            p.ahead -= until - now;
    }
    now = until;
}

// ---- Order at one instant

bool Run::doFirstThingDue()
{
    return endOneLease() || endOneSpell() || startOneFault() || doOneStep() || deliverOneMessage();
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
    result.lockEnds.push_back({now, worker(first->current->worker).name});
    freeLock(*first);
    return true;
}

// (2) "pauses end", and partitions
bool Run::endOneSpell()
{
    for (int w = 0; w < workerCount(); ++w) {
        Process& p = process(w);
        for (Spell* spell : {&p.frozen, &p.machineFrozen, &p.clockStopped, &p.cutOff}) {
            if (spell->on && now >= spell->until) {
                endSpell(w, *spell);
                return true;
            }
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

// (4) "workers' steps, in the order of the file's workers"; "a renewal comes just before its worker's steps".
bool Run::doOneStep()
{
    for (int w = 0; w < workerCount(); ++w) {
        if (renewIfDue(w))
            return true;
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
        if (now >= messages[i].arrives && canReceive(messages[i].to)) {
            const Message message = messages[i];
            delivering = static_cast<std::ptrdiff_t>(i);
            messages.erase(messages.begin() + *delivering);
            message.deliver();
            delivering.reset();
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
        for (const Spell* spell : {&p.frozen, &p.machineFrozen, &p.clockStopped, &p.cutOff})
            if (spell->on)
                instants.insert(spell->until);
    for (std::size_t i = 0; i < s.faults.size(); ++i)
        if (!faultStarted[i])
            instants.insert(s.faults[i].at);
    for (int w = 0; w < workerCount(); ++w) {
        if (const std::optional<Milliseconds> due = stepInstant(w))
            instants.insert(*due);
        if (process(w).renews)
            instants.insert(process(w).renewalDue);
    }
    for (const Message& message : messages)
        instants.insert(message.arrives);
    const auto next = instants.upper_bound(now);
    return next == instants.end() ? std::nullopt : std::optional<Milliseconds>(*next);
}

// ---- Messages

bool Run::canReceive(const Receiver& to) const
{
    if (to.part == Part::service)
        return true;
    const Process& p = process(to.worker);
    if (to.part == Part::renewal && s.renew == Renew::separateProcess)
        return !p.crashed && !p.machineFrozen.on;
    return p.runs();
}

// "Messages take one_way each way, 0 by default [...] then request, effect and answer happen inside
// the step." A message for a crashed process stays in the list for ever; nobody misses it.
void Run::send(const Receiver& to, Milliseconds delay, std::function<void()> deliver)
{
    if (delay == 0 && canReceive(to))
        deliver();
    else
        messages.push_back({now + delay, to, std::move(deliver)});
}
void Run::toDatabase(std::function<void()> deliver)
{
    send({}, s.oneWay, std::move(deliver));
}
void Run::fromDatabase(int w, std::function<void()> deliver)
{
    send({Part::program, w}, s.oneWay, std::move(deliver));
}

// A partition holds back what is sent within it, either way, until its end; what is on the way when it starts
// arrives as usual.
Milliseconds Run::delayToService(int w) const
{
    const Spell& partition = process(w).cutOff;
    return partition.on ? std::max(s.oneWay, partition.until - now) : s.oneWay;
}
void Run::toService(int w, std::function<void()> deliver)
{
    send({}, delayToService(w), std::move(deliver));
}
void Run::fromService(const Receiver& to, std::function<void()> deliver)
{
    send(to, delayToService(to.worker), std::move(deliver));
}

} // namespace reference::detail
