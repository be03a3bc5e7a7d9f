// SPDX-License-Identifier: GPL-3.0-or-later
//
// The inside of the reference model: everything a run has, in one object. Nothing outside the model
// includes this file. Times are whole virtual milliseconds.
//
// Read the sources beside semantics.md; sentences quoted in them are its own. There is no event queue:
// the clock is put on the next instant at which anything can happen, and at that instant the five phases
// of "Order at one instant" are gone through from the top, one thing at a time, until none of them has
// anything to do.
#pragma once

#include "reference_model.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace reference::detail {

inline constexpr int nobody = -1;

// "its program is a short list of steps"; `nothing` is a program that is over.
enum class Step { arrive, read, check, write, release, nothing };

struct Row {
    std::string holder;
    std::int64_t fence = 0; // "fence INTEGER NOT NULL DEFAULT 0"
};

struct Grant {
    int number = 0; // counts all grants of the run: "in grant order"
    int worker = 0;
    Milliseconds at = 0;
    std::int64_t token = 0;
    std::optional<Milliseconds> end;
};

struct Lock {
    std::string name;
    std::int64_t nextToken = 0;
    std::optional<Grant> current;
    std::vector<int> waiting; // first come first served
};

struct Process {
    bool crashed = false;
    bool frozen = false;
    Milliseconds frozenUntil = 0;
    Milliseconds armedDelay = 0; // packet faults that have caught no write yet, added up

    Step next = Step::arrive;
    bool awaitsAnswer = false;
    Milliseconds awake = 0;    // "awake time since the worker learned of its grant (or arrived)"
    Milliseconds writeDue = 0; // in awake time; moves when the worker reads again
    bool checked = false;      // "no new check"
    int seat = anySeat;        // the seat it means to write, once it has read

    Milliseconds askSent = 0;
    Grant grant;                             // as it learned it
    std::optional<Milliseconds> believedEnd; // of its lease, on its own clock

    bool runs() const { return !crashed && !frozen; }
};

struct Message {
    Milliseconds arrives = 0;
    int toWorker = nobody; // nobody: the lock service or the database, which are never frozen
    std::function<void()> deliver;
};

class Run {
public:
    explicit Run(const Setting& setting);
    RunOutcome outcome();

private:
    // Order at one instant
    bool doFirstThingDue();
    bool endOneLease();
    bool endOnePause();
    bool startOneFault();
    bool doOneStep();
    bool deliverOneMessage();
    std::optional<Milliseconds> nextInstant() const;

    // Pauses and other faults
    static bool freezes(const Fault& fault);
    void startFault(const Fault& fault);

    // Messages
    bool canReceive(int w) const;
    void send(int toWorker, Milliseconds delay, std::function<void()> deliver);
    void request(std::function<void()> deliver);
    void answer(int w, std::function<void()> deliver);

    // The worker's program
    std::optional<Milliseconds> stepInstant(int w) const;
    void doStep(int w);
    void arrive(int w);
    void beginProgram(int w);
    void read(int w);
    void learnRead(int w, int chosen);
    void check(int w);
    void learnCheck(int w, bool valid);
    void write(int w);
    void learnWrite(int w, const std::string& reason);
    void giveUp(int w);
    void release(int w);
    void tell(int w, bool yes);

    // The database
    void readArrives(int w);
    void writeArrives(int w);
    bool writesCarryToken() const;
    bool readsCarryToken() const;
    bool writesAreConditional() const;
    bool fenceLetsPass(std::int64_t fence, std::int64_t token) const;

    // The lock service, ideal timing
    Lock& lockOf(int w);
    bool isCurrent(int w, int grantNumber);
    void askArrives(int w);
    void grantTo(Lock& lock, int w, bool waited);
    void learnGrant(int w, const Grant& grant, bool waited);
    void freeLock(Lock& lock);
    void releaseArrives(int w);

    // Right and wrong
    void writeVerdict();
    std::string worstOutcome() const;

    int workerCount() const { return static_cast<int>(s.workers.size()); }
    const Worker& worker(int w) const { return s.workers[static_cast<std::size_t>(w)]; }
    Process& process(int w) { return processes[static_cast<std::size_t>(w)]; }
    const Process& process(int w) const { return processes[static_cast<std::size_t>(w)]; }
    Row& row(int seat) { return rows[static_cast<std::size_t>(seat)]; }

    const Setting& s;
    Milliseconds now = 0;
    std::vector<Process> processes;
    std::vector<Row> rows;
    std::deque<Lock> locks;        // a deque, so that a lock stays where it is when another one is first asked for
    std::vector<Message> messages; // in the order they were sent
    std::vector<bool> faultStarted;
    int grantCount = 0;
    RunOutcome result;
};

} // namespace reference::detail
