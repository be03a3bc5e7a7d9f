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
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace reference::detail {

inline constexpr int nobody = -1;

// "its program is a short list of steps"; `retry` and `readBack` follow a lost answer; `nothing` is a program
// that is over.
enum class Step { arrive, read, check, write, retry, readBack, release, nothing };

struct Row {
    std::string holder;
    std::int64_t fence = 0; // "fence INTEGER NOT NULL DEFAULT 0"
};

struct Grant {
    int number = 0; // counts all grants of the run: "in grant order"
    int worker = 0;
    Milliseconds stamp = 0; // on the service's clock
    std::int64_t token = 0;
    std::optional<Milliseconds> end;
    std::optional<Milliseconds> countedTo; // by its worker, on its own clock
};

struct Lock {
    std::string name;
    std::int64_t nextToken = 0;
    std::optional<Grant> current;
    std::vector<int> waiting; // first come first served
};

struct Mutex {
    std::string server;
    int holder = nobody;
    std::vector<int> waiting;
};

// Something that a fault puts on a worker for a while; a second one prolongs it.
struct Spell {
    bool on = false;
    Milliseconds until = 0;

    void prolong(Milliseconds end)
    {
        on = true;
        until = end > until ? end : until;
    }
};

struct Process {
    bool crashed = false;
    Spell frozen;                           // whatever the cause
    Cause cause = Cause::garbageCollection; // the first one's
    Spell machineFrozen;                    // by a pause of the whole machine alone
    Spell clockStopped;                     // by such a pause, where the clock stops too
    Spell cutOff;                           // from the lock service
    Milliseconds ahead = 0;                 // its own clock, of the virtual time

    Milliseconds armedDelay = 0; // packet faults that have caught no write yet, added up
    int armedLosses = 0;         // lost answers likewise

    Step next = Step::arrive;
    bool awaitsAnswer = false;
    Milliseconds awake = 0;    // "awake time since the worker learned of its grant (or arrived)"
    Milliseconds writeDue = 0; // in awake time; moves when the worker reads again
    bool checked = false;      // "no new check"
    int seat = anySeat;        // the seat it means to write, once it has read
    bool retries = false;      // the answer to its write was lost
    std::string retryRefused;  // why the retry changed no row
    bool told = false;         // its fan
    int confirmations = 0;     // of its fan: the attempts at each effect

    Milliseconds askSent = 0;                // on its own clock
    Grant grant;                             // as it learned it
    std::optional<Milliseconds> believedEnd; // of its lease, on its own clock

    bool renews = false;
    Milliseconds renewalDue = 0;
    bool mustGiveUp = false; // once the answer arrives that it waits for

    bool runs() const { return !crashed && !frozen.on; }
};

// The lock service and the database are never frozen. A worker's renewals have a receiver of their own.
enum class Part { service, program, renewal };

struct Receiver {
    Part part = Part::service;
    int worker = nobody;
};

struct Message {
    Milliseconds arrives = 0;
    Receiver to;
    std::function<void()> deliver;
};

// The provider of an effect: when each key was first used.
using KnownKeys = std::map<std::pair<EffectKind, std::string>, Milliseconds>;

class Run {
public:
    explicit Run(const Setting& setting);
    RunOutcome outcome();

private:
    // Order at one instant
    bool doFirstThingDue();
    bool endOneLease();
    bool endOneSpell();
    bool startOneFault();
    bool doOneStep();
    bool deliverOneMessage();
    std::optional<Milliseconds> nextInstant() const;
    void passTime(Milliseconds until);

    // Pauses and other faults
    void startFault(const Fault& fault);
    void startPause(const Fault& fault);
    void cutOff(const Fault& fault);
    static bool freezes(const Fault& fault);
    bool comesToPass(const Fault& fault) const;
    Milliseconds endOfUnion(const Fault& first) const;
    void endSpell(int w, Spell& spell);
    void recordFault(int w, const std::string& what);
    void crash(int w);
    void jump(const Fault& fault);
    Milliseconds ownClock(int w) const;

    // Messages
    bool canReceive(const Receiver& to) const;
    void send(const Receiver& to, Milliseconds delay, std::function<void()> deliver);
    void toDatabase(std::function<void()> deliver);
    void fromDatabase(int w, std::function<void()> deliver);
    Milliseconds delayToService(int w) const;
    void toService(int w, std::function<void()> deliver);
    void fromService(const Receiver& to, std::function<void()> deliver);

    // The worker's program
    std::optional<Milliseconds> stepInstant(int w) const;
    void doStep(int w);
    void arrive(int w);
    void beginProgram(int w);
    void read(int w);
    void learnRead(int w, int chosen, const std::string& noneBecause);
    void check(int w);
    void learnCheck(int w, bool valid);
    void write(int w);
    void learnWrite(int w, const std::string& reason);
    void learnRefusedWrite(int w, const std::string& reason);
    void lastAnswer(int w, bool yes);
    void giveUp(int w, const std::string& reason);
    void release(int w);
    void endProgram(int w);
    void tell(int w, bool yes);

    // A lost answer
    void loseAnswer(int w);
    void learnRefusedRetry(int w, const std::string& reason);
    void readBack(int w);
    void readBackArrives(int w);
    void learnReadBack(int w, const std::string& holder);

    // The mutex of a server
    Mutex& mutexOf(int w);
    void takeMutex(int w);
    void leaveMutex(int w);

    // Effects that cannot be fenced
    void sendEffects(int w);
    bool isKnown(const Effect& effect, const std::string& key) const;
    void countSent(const std::string& effect, int w);
    std::optional<std::string> keyOf(const Effect& effect, int w) const;

    // The database
    void readArrives(int w);
    bool raiseFence(Row& row, int w) const;
    void writeArrives(int w, bool answerIsLost);
    std::string writeRefused(int w);
    bool writesCarryToken() const;
    bool readsCarryToken() const;
    bool writesAreConditional() const;
    bool fenceLetsPass(std::int64_t fence, std::int64_t token) const;

    // The lock service, ideal timing
    bool hasTokens() const;
    std::optional<Milliseconds> lease() const;
    Lock& lockOf(int w);
    bool isCurrent(int w, int grantNumber);
    void askArrives(int w);
    void grantTo(Lock& lock, int w, bool waited);
    void learnGrant(int w, const Grant& grant);
    void freeLock(Lock& lock);
    void releaseArrives(int w);

    // Renewal
    Milliseconds renewalInterval() const;
    bool canRenew(int w) const;
    bool renewIfDue(int w);
    void renewalArrives(int w, Milliseconds sent);
    void learnRenewal(int w, bool accepted, Milliseconds sent);
    void learnRefusal(int w);

    // Right and wrong
    void writeVerdict();
    std::string worstOutcome() const;

    int workerCount() const { return static_cast<int>(s.workers.size()); }
    const Worker& worker(int w) const { return s.workers[static_cast<std::size_t>(w)]; }
    const std::string& seatName(int seat) const { return s.seats[static_cast<std::size_t>(seat)]; }
    Process& process(int w) { return processes[static_cast<std::size_t>(w)]; }
    const Process& process(int w) const { return processes[static_cast<std::size_t>(w)]; }
    Row& row(int seat) { return rows[static_cast<std::size_t>(seat)]; }

    const Setting& s;
    Milliseconds now = 0;
    Milliseconds serviceAhead = 0; // the service's clock, of the virtual time
    std::vector<Process> processes;
    std::vector<Row> rows;
    std::deque<Lock> locks; // deques, so that a lock stays where it is when another one is first asked for
    std::deque<Mutex> mutexes;
    KnownKeys knownKeys;
    std::vector<Message> messages;            // in the order they were sent
    std::optional<std::ptrdiff_t> delivering; // the place of the message that is being delivered
    std::vector<bool> faultStarted;
    int grantCount = 0;
    RunOutcome result;
};

} // namespace reference::detail
