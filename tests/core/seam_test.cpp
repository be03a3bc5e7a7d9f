// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the rules and the timed schedule: every due timer's action is enabled, and every enabled action has
// a timer or a worker's slot behind it; whoever can do nothing waits for a message or in a queue.
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
    LeaseEnds leaseEnds;
    bool others = false;
};

Enabled enabledIn(const Rules& rules, const World& world)
{
    Enabled found;
    enabled(rules, world, [&](const Action& action) {
        if (action.kind == Action::Kind::Act)
            (action.leaseValidByOwnClock ? found.acts : found.leaseOverActs).insert(action.worker);
        else if (action.kind == Action::Kind::LeaseEnd)
            found.leaseEnds.emplace(action.lock, action.grant);
        else
            found.others = true;
    });
    return found;
}

std::set<WorkerId> workersWithASlot(const TimedMemory& memory)
{
    std::set<WorkerId> workers;
    for (std::size_t w = 0; w < memory.workers.size(); ++w)
        if (memory.workers[w].due != kNever)
            workers.insert(WorkerId{static_cast<std::uint8_t>(w)});
    return workers;
}

LeaseEnds runningTimers(const TimedMemory& memory)
{
    LeaseEnds timers;
    for (const auto& lease : memory.leases)
        timers.emplace(lease.timer.lock, lease.timer.grant);
    return timers;
}

bool isInAQueue(const World& world, WorkerId worker)
{
    return std::any_of(world.locks.begin(), world.locks.end(), [&](const Lock& lock) {
        return std::any_of(lock.waiting.begin(), lock.waiting.end(),
                           [&](const Waiter& waiter) { return waiter.worker == worker; });
    });
}

bool hasAMessageUnderWay(const TimedMemory& memory, WorkerId worker)
{
    return std::any_of(memory.messages.begin(), memory.messages.end(),
                       [&](const auto& flight) { return flight.message.worker == worker; });
}

void checkSeam(const Rules& rules, const TimedMemory& memory)
{
    const Enabled found = enabledIn(rules, memory.world);
    RC_ASSERT(found.acts == workersWithASlot(memory));
    RC_ASSERT(found.leaseEnds == runningTimers(memory));
    RC_ASSERT(memory.leases.size() == found.leaseEnds.size());
    RC_ASSERT(!found.others);
    for (std::size_t w = 0; w < memory.workers.size(); ++w) {
        const WorkerId worker{static_cast<std::uint8_t>(w)};
        const auto& state = memory.world.workers[w];
        const bool asksItsClock = state.progress == Progress::Ready && state.next == Step::Check &&
                                  rules.check == CheckBeforeWrite::OwnClock && rules.leased;
        RC_ASSERT(found.leaseOverActs.contains(worker) == asksItsClock);
        if (state.progress == Progress::Awaiting)
            RC_ASSERT(isInAQueue(memory.world, worker) || hasAMessageUnderWay(memory, worker));
    }
}

bool isEverFrozen(const Schedule& schedule, WorkerId worker)
{
    return std::any_of(schedule.faults.begin(), schedule.faults.end(), [&](const PlannedFault& fault) {
        return fault.worker == worker && fault.kind == PlannedFault::Kind::Freeze;
    });
}

/// Where messages take no time, only a late write and an answer to a worker that was frozen are ever under way.
void checkMessages(const Schedule& schedule, const TimedMemory& memory)
{
    for (const auto& flight : memory.messages) {
        const bool answer = isAnswer(flight.message.kind);
        const bool mayTakeTime = answer ? isEverFrozen(schedule, flight.message.worker)
                                        : flight.message.kind == Message::Kind::WriteRow && flight.due > flight.sent;
        RC_ASSERT(mayTakeTime);
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

/// At the end nothing is enabled any more, and no worker is left in the middle of its program but one that waits.
TEST(nothingIsLeftAtTheEnd)
{
    CHECK(test::holdsManyTimes("nothing is enabled at the end", 1000, [](const Scenario& scenario) {
        const Model model = modelOf(scenario);
        TimedMemory memory;
        NoRecorder recorder;
        TimedRun(model, memory, recorder).run();
        RC_ASSERT(enabledIn(model.rules, memory.world).acts.empty());
        RC_ASSERT(enabledIn(model.rules, memory.world).leaseEnds.empty());
        RC_ASSERT(memory.messages.empty());
        for (std::size_t w = 0; w < memory.world.workers.size(); ++w)
            if (memory.world.workers[w].progress == Progress::Awaiting)
                RC_ASSERT(isInAQueue(memory.world, WorkerId{static_cast<std::uint8_t>(w)}));
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
    step(rules, world, Action::leaseEnd(LockId{0}, GrantId{6}), sink);
    step(rules, world, Action::leaseEnd(LockId{1}, GrantId{7}), sink);
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
