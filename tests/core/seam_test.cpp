// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the rules and the timed schedule: every due timer's action is enabled, and every enabled action has
// a timer or a worker's slot behind it; whoever can do nothing waits for a message or in a queue, at the lock service
// or at its server's mutex.
#include "core/run/simulate.h"
#include "core/world/enabled.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

#include <algorithm>
#include <set>

using namespace fenceline;

namespace {

using LeaseEnds = std::set<std::pair<LockId, GrantId>>;

struct Enabled {
    std::set<WorkerId> acts;          ///< with a valid lease by the own clock
    std::set<WorkerId> leaseOverActs; ///< with one that is over
    std::set<WorkerId> renewals;
    LeaseEnds leaseEnds;
    std::multiset<std::size_t> effectsDone;
    std::set<CopyId> copies;
    LeaseEnds waits;
    std::multiset<WorkerId> sessionEnds;
    std::set<WorkerId> keptSessions;
};

Enabled enabledIn(const Rules& rules, const World& world)
{
    Enabled found;
    enabled(rules, world, [&](const Action& action) {
        switch (action.kind) {
        case Action::Kind::Act:
            (action.leaseValidByOwnClock ? found.acts : found.leaseOverActs).insert(action.worker);
            return;
        case Action::Kind::Renew: found.renewals.insert(action.worker); return;
        case Action::Kind::LeaseEnd: found.leaseEnds.emplace(action.lock, action.grant); return;
        case Action::Kind::EffectDone: found.effectsDone.insert(action.effect); return;
        case Action::Kind::Copy: found.copies.insert(action.copy); return;
        case Action::Kind::WaitOver: found.waits.emplace(action.lock, action.grant); return;
        case Action::Kind::SessionEnd: found.sessionEnds.insert(action.worker); return;
        case Action::Kind::KeepSession: found.keptSessions.insert(action.worker); return;
        case Action::Kind::Snapshot:
        case Action::Kind::Crash:
        case Action::Kind::Service: RC_FAIL("a fault is the schedule's own and never enabled");
        }
    });
    return found;
}

std::set<WorkerId> workersWith(Instant WorkerTime::*slot, const TimedMemory& memory)
{
    std::set<WorkerId> workers;
    for (std::size_t w = 0; w < memory.workers.size(); ++w)
        if (memory.workers[w].*slot != kNever)
            workers.insert(WorkerId{static_cast<std::uint8_t>(w)});
    return workers;
}

std::multiset<std::size_t> effectsUnderWay(const TimedMemory& memory)
{
    std::multiset<std::size_t> records;
    for (const auto& effect : memory.effects)
        records.insert(effect.record);
    return records;
}

LeaseEnds runningTimers(const TimedMemory& memory)
{
    LeaseEnds timers;
    for (const auto& lease : memory.leases.running())
        timers.emplace(lease.timer.lock, lease.timer.grant);
    return timers;
}

/// Changes on their way, one for each that a copy has not got.
std::multiset<CopyId> changesUnderWay(const TimedMemory& memory)
{
    std::multiset<CopyId> copies;
    for (const auto& change : memory.copies.changes())
        copies.insert(change.to);
    return copies;
}

std::multiset<WorkerId> runningSessions(const TimedMemory& memory)
{
    std::multiset<WorkerId> workers;
    for (const auto& session : memory.sessions.running())
        workers.insert(session.worker);
    return workers;
}

LeaseEnds runningWaits(const TimedMemory& memory)
{
    LeaseEnds waits;
    for (const auto& wait : memory.copies.waits())
        waits.emplace(wait.wait.lock, wait.wait.grant);
    return waits;
}

bool isInAQueue(const World& world, WorkerId worker)
{
    const auto isLock = [&](const Lock& lock) {
        return std::any_of(lock.waiting.begin(), lock.waiting.end(),
                           [&](const Waiter& waiter) { return waiter.worker == worker; });
    };
    const auto isMutex = [&](const Mutex& mutex) {
        return std::find(mutex.waiting.begin(), mutex.waiting.end(), worker) != mutex.waiting.end();
    };
    return std::any_of(world.locks.begin(), world.locks.end(), isLock) ||
           std::any_of(world.mutexes.begin(), world.mutexes.end(), isMutex);
}

bool waitsForReplicas(const World& world, WorkerId worker)
{
    return std::any_of(world.unconfirmed.begin(), world.unconfirmed.end(),
                       [&](const Unconfirmed& one) { return one.grant.holder == worker; });
}

bool hasAMessageUnderWay(const TimedMemory& memory, WorkerId worker)
{
    return std::any_of(memory.messages.all().begin(), memory.messages.all().end(),
                       [&](const auto& flight) { return flight.message.worker == worker; });
}

void checkSeam(const Rules& rules, const TimedMemory& memory)
{
    const Enabled found = enabledIn(rules, memory.world);
    RC_ASSERT(found.acts == workersWith(&WorkerTime::due, memory));
    RC_ASSERT(found.renewals == workersWith(&WorkerTime::renewalDue, memory));
    RC_ASSERT(found.effectsDone == effectsUnderWay(memory));
    RC_ASSERT(found.leaseEnds == runningTimers(memory));
    RC_ASSERT(memory.leases.running().size() == found.leaseEnds.size());
    RC_ASSERT(found.waits == runningWaits(memory));
    RC_ASSERT(found.sessionEnds == runningSessions(memory));
    RC_ASSERT(found.keptSessions == workersWith(&WorkerTime::sessionDue, memory));
    const auto underWay = changesUnderWay(memory);
    RC_ASSERT(found.copies == std::set<CopyId>(underWay.begin(), underWay.end()));
    for (std::size_t c = 0; c < memory.world.copies.size(); ++c)
        RC_ASSERT(memory.world.copies[c].backlog.size() == underWay.count(CopyId{static_cast<std::uint8_t>(c)}));
    for (std::size_t w = 0; w < memory.workers.size(); ++w) {
        const WorkerId worker{static_cast<std::uint8_t>(w)};
        const auto& state = memory.world.workers[w];
        const bool asksItsClock = state.progress == Progress::Ready && state.next == Step::Check &&
                                  rules.check == CheckBeforeWrite::OwnClock && rules.leased;
        RC_ASSERT(found.leaseOverActs.contains(worker) == asksItsClock);
        if (state.progress == Progress::Awaiting)
            RC_ASSERT(isInAQueue(memory.world, worker) || hasAMessageUnderWay(memory, worker) ||
                      waitsForReplicas(memory.world, worker) || state.sessionOver);
    }
}

bool isEver(PlannedFault::Kind kind, const Schedule& schedule, WorkerId worker)
{
    return std::any_of(schedule.faults.begin(), schedule.faults.end(),
                       [&](const PlannedFault& fault) { return fault.worker == worker && fault.kind == kind; });
}

/// Where messages take no time, only a late write, an answer to a worker that was frozen and what passes between the
/// lock service and a worker that was cut off from it are ever under way.
void checkMessages(const Schedule& schedule, const TimedMemory& memory)
{
    for (const auto& flight : memory.messages.all()) {
        const auto kind = flight.message.kind;
        const bool isLate = flight.due > flight.sent;
        const bool write = kind == Message::Kind::WriteRow && isLate;
        const bool held = isAnswer(kind) && isEver(PlannedFault::Kind::Freeze, schedule, flight.message.worker);
        const bool cutOff =
            isWithLockService(kind) && isLate && isEver(PlannedFault::Kind::CutOff, schedule, flight.message.worker);
        const bool mayTakeTime = write || held || cutOff; // RC_ASSERT looks at all sides
        RC_ASSERT(mayTakeTime);
    }
}

/// What does nothing on its own while a fault holds its worker, or the way to the lock service.
void checkHindrances(const Rules& rules, const TimedMemory& memory)
{
    for (const auto& time : memory.workers) {
        if (time.isFrozen() && time.due != kNever)
            RC_ASSERT(time.due >= time.frozenUntil);
        if (time.sessionDue != kNever) {
            RC_ASSERT(!time.isCutOff() || time.sessionDue >= time.cutOffUntil);
            RC_ASSERT(!time.isFrozen() || time.sessionDue >= time.frozenUntil);
        }
        if (time.renewalDue == kNever)
            continue;
        if (time.isCutOff())
            RC_ASSERT(time.renewalDue >= time.cutOffUntil);
        if (time.isFrozen() && rules.renewal == Renewal::InProcess)
            RC_ASSERT(time.renewalDue >= time.frozenUntil);
        RC_ASSERT(time.renewalDue >= time.machineStopsUntil);
    }
}

struct NoRecorder {
    static constexpr bool kKeepsRefusals = true;
    template <class Details>
    EventIndex record(const EventStamp&, const Details&)
    {
        return {};
    }
    void learned(EventIndex, Instant) {}
};

/// Counts what it hears, delivers nothing.
struct CountingSink {
    int events = 0;
    template <class Details>
    EventIndex event(std::optional<WorkerId>, const Details&)
    {
        ++events;
        return {};
    }
    void learned(EventIndex) {}
    std::optional<Instant> start(Timer) { return {}; }
    void cancel(Timer) {}
    void startSession(WorkerId) {}
    void keepSession(WorkerId) {}
    void endSession(WorkerId) {}
    void restartSessions() {}
    std::optional<ResumedLease> resume(Timer, CopyId) { return {}; }
    bool copyLater(CopyId, LockId) { return false; }
    void resynchronize(std::optional<CopyId>) {}
    std::optional<Instant> snapshotTaken() const { return {}; }
    void startWait(Timer) {}
    void cancelWait(GrantId) {}
    void send(const Message&) { ++events; }
};

/// Looks at the memory before, between and after all steps of a run.
template <class Look>
void walk(const Model& model, Look look)
{
    TimedMemory memory;
    NoRecorder recorder;
    TimedRun run(model, memory, recorder);
    run.begin();
    do
        look(memory);
    while (run.advance());
    look(memory);
}

void checkEveryRun(const char* what, const test::ScenarioLimits& limits)
{
    CHECK(test::holdsManyTimes(what, 3000, [&] {
        const auto scenario = *test::scenarios(limits);
        const Model model = modelOf(scenario);
        walk(model, [&](const TimedMemory& memory) {
            checkSeam(model.rules, memory);
            checkHindrances(model.rules, memory);
            if (scenario.network.oneWay == Duration{0})
                checkMessages(model.schedule, memory);
        });
    }));
}

} // namespace

TEST(whereMessagesTakeNoTime)
{
    checkEveryRun("slots and timers are what is enabled", {.oneWay = false, .oddNames = false});
}

TEST(whereMessagesMayTakeTime)
{
    checkEveryRun("slots and timers are what is enabled, messages or not", {.faults = 8, .oddNames = false});
}

TEST(whereTheServiceHasCopies)
{
    checkEveryRun("changes and waits are what is enabled",
                  {.faults = 8, .oneWay = false, .oddNames = false, .copies = true});
}

TEST(whereWaitersHaveSessions)
{
    checkEveryRun("sessions and what keeps them up are what is enabled",
                  {.faults = 8, .oddNames = false, .sessions = true});
}

/// At the end nothing is enabled any more, and no worker is left in the middle of its program but one that waits.
TEST(nothingIsLeftAtTheEnd)
{
    CHECK(test::holdsManyTimes("nothing is enabled at the end", 1000, [](const Scenario& scenario) {
        const Model model = modelOf(scenario);
        TimedMemory memory;
        NoRecorder recorder;
        TimedRun(model, memory, recorder).run();
        const Enabled left = enabledIn(model.rules, memory.world);
        RC_ASSERT(left.acts.empty());
        RC_ASSERT(left.renewals.empty());
        RC_ASSERT(left.leaseEnds.empty());
        RC_ASSERT(left.effectsDone.empty());
        RC_ASSERT(memory.messages.all().empty());
        for (std::size_t w = 0; w < memory.world.workers.size(); ++w)
            if (memory.world.workers[w].progress == Progress::Awaiting) {
                RC_ASSERT(isInAQueue(memory.world, WorkerId{static_cast<std::uint8_t>(w)}));
                RC_ASSERT(model.rules.locked); // a mutex always comes back
            }
    }));
}

/// A lease's end that comes for a grant that is no longer current changes nothing and says nothing.
TEST(staleTimerIsHarmless)
{
    const Rules rules = rulesOf(Scenario{});
    World world;
    world.reset(rules);
    world.locks[0].current = Grant{GrantId{7}, WorkerId{1}, Token{40}};
    world.locks[0].waiting = {{WorkerId{0}, std::nullopt}};
    CountingSink sink;
    step(rules, world, Action::leaseEnd({LockId{0}, GrantId{6}}), sink);
    step(rules, world, Action::leaseEnd({LockId{1}, GrantId{7}}), sink);
    CHECK_EQ(sink.events, 0);
    CHECK(world.locks[0].current && world.locks[0].current->id == GrantId{7});
    CHECK(world.locks[0].waiting == std::vector{Waiter{WorkerId{0}, std::nullopt}});
}

/// So is a second crash.
TEST(crashedOnce)
{
    const Rules rules = rulesOf(Scenario{});
    World world;
    world.reset(rules);
    CountingSink sink;
    step(rules, world, Action::crash(WorkerId{1}), sink);
    CHECK_EQ(sink.events, 1);
    step(rules, world, Action::crash(WorkerId{1}), sink);
    CHECK_EQ(sink.events, 1);
    CHECK(world.workers[0].progress == Progress::Ready && world.workers[1].progress == Progress::Crashed);
}
