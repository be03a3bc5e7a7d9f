// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario becomes before it runs: the rules without times, the times without rules.
#include "core/run/schedule.h"

#include "core/scenario/edit.h"
#include "core/world/world.h"
#include "tests/support/check.h"

using namespace fenceline;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};

Instant at(std::int64_t ms)
{
    return kStart + Duration{ms};
}

Fault pause(std::int64_t from, std::int64_t length, WorkerId worker = kA, PauseCause cause = PauseCause::Swap)
{
    return {Duration{from}, worker, Pause{Duration{length}, cause}};
}

std::vector<PlannedFault> planned(std::vector<Fault> faults)
{
    Scenario scenario;
    scenario.faults = std::move(faults);
    return scheduleOf(scenario).faults;
}

/// What comes beside the freeze of a paused VM.
bool stopsMachine(const PlannedFault& fault)
{
    return fault.kind == PlannedFault::Kind::StopMachine;
}

} // namespace

TEST(timesOfTheLesson)
{
    const auto schedule = scheduleOf(Scenario{});
    CHECK_EQ(schedule.arrivals, std::vector{at(0), at(4000)});
    CHECK_EQ(schedule.lease, std::optional(Duration{10'000}));
    CHECK_EQ(schedule.oneWay, Duration{0});
    CHECK(schedule.steps == Steps{});
    CHECK_EQ(schedule.faults.size(), std::size_t{1});
    const auto& freeze = schedule.faults.front();
    CHECK(freeze.kind == PlannedFault::Kind::Freeze && freeze.worker == kA);
    CHECK(freeze.at == at(2500) && freeze.until == at(17'500));
    CHECK(freeze.cause == PauseCause::GarbageCollection);
}

TEST(causesBecomeKinds)
{
    for (const auto cause : {PauseCause::GarbageCollection, PauseCause::Swap, PauseCause::VmPause}) {
        auto faults = planned({pause(10, 20, kB, cause)});
        std::erase_if(faults, stopsMachine);
        CHECK(faults.front().kind == PlannedFault::Kind::Freeze && faults.front().cause == cause);
        CHECK(faults.front().until == at(30) && faults.front().worker == kB);
    }
    const auto packet = planned({pause(10, 20, kA, PauseCause::Packet)});
    CHECK(packet.front().kind == PlannedFault::Kind::DelayNextWrite && packet.front().delay == Duration{20});
    const auto crash = planned({{Duration{10}, kB, Crash{}}});
    CHECK(crash.front().kind == PlannedFault::Kind::Crash && crash.front().worker == kB);
}

TEST(faultsOfNoLengthAreNone)
{
    CHECK(planned({pause(10, 0),
                   pause(20, 0, kB, PauseCause::Packet),
                   {Duration{5}, kA, Partition{Duration{0}}},
                   {Duration{5}, std::nullopt, ClockJump{Duration{0}}}})
              .empty());
}

/// A machine stands still for its own pauses alone, whatever else its process is frozen by.
TEST(aPausedVmStopsItsMachine)
{
    const auto faults = planned({pause(10, 10, kA, PauseCause::VmPause), pause(15, 10)});
    CHECK_EQ(faults.size(), std::size_t{2});
    CHECK(stopsMachine(faults[0]) && faults[0].until == at(20));
    CHECK(faults[1].kind == PlannedFault::Kind::Freeze && faults[1].until == at(25));
}

/// A clock that stands still already is not stopped twice.
TEST(aClockStandsStillOnce)
{
    const auto stops = [](std::int64_t from, std::int64_t length) {
        return Fault{Duration{from}, kA, Pause{Duration{length}, PauseCause::VmPause, true}};
    };
    auto faults = planned({stops(10, 10), stops(15, 10), pause(22, 20)});
    std::erase_if(faults, stopsMachine);
    CHECK_EQ(faults.size(), std::size_t{1});
    CHECK(faults.front().until == at(42) && faults.front().delay == Duration{15});
}

TEST(partitionsOfOneWorkerAreUnited)
{
    const auto cut = [](std::int64_t from, std::int64_t length, WorkerId worker = kA) {
        return Fault{Duration{from}, worker, Partition{Duration{length}}};
    };
    const auto faults = planned({cut(10, 10), cut(20, 5), cut(12, 3, kB), pause(12, 3)});
    CHECK_EQ(faults.size(), std::size_t{3});
    CHECK(faults.front().kind == PlannedFault::Kind::CutOff && faults.front().until == at(25));
}

TEST(faultsByInstantThenInTheOrderOfTheFile)
{
    const auto faults = planned({{Duration{30}, kB, Crash{}},
                                 pause(20, 5, kB),
                                 pause(20, 7, kA, PauseCause::Packet),
                                 {Duration{20}, kA, Crash{}},
                                 pause(10, 5, kB)});
    std::vector<std::pair<Instant, std::optional<WorkerId>>> order;
    for (const auto& fault : faults)
        order.emplace_back(fault.at, fault.worker);
    CHECK(order == decltype(order){{at(10), kB}, {at(20), kB}, {at(20), kA}, {at(20), kA}, {at(30), kB}});
    CHECK(faults[2].kind == PlannedFault::Kind::DelayNextWrite);
    CHECK(faults[3].kind == PlannedFault::Kind::Crash);
}

/// One freeze of the first one's cause where they overlap or touch; a millisecond between them keeps them apart.
TEST(freezesOfOneWorkerAreUnited)
{
    auto united = planned({pause(10, 10, kA, PauseCause::VmPause), pause(15, 10), pause(25, 5), pause(12, 1)});
    std::erase_if(united, stopsMachine);
    CHECK_EQ(united.size(), std::size_t{1});
    CHECK(united.front().at == at(10) && united.front().until == at(30));
    CHECK(united.front().cause == PauseCause::VmPause);
    CHECK_EQ(planned({pause(10, 10), pause(21, 10)}).size(), std::size_t{2});
    CHECK_EQ(planned({pause(10, 10), pause(15, 10, kB)}).size(), std::size_t{2});
    CHECK_EQ(planned({pause(10, 10), pause(15, 10, kA, PauseCause::Packet)}).size(), std::size_t{2});
    // B's between A's two and a packet do not keep them apart.
    const auto mixed = planned({pause(10, 10), pause(12, 1, kB), pause(13, 4, kA, PauseCause::Packet), pause(20, 5)});
    CHECK_EQ(mixed.size(), std::size_t{3});
    CHECK(mixed.front().until == at(25));
}

/// Whatever the file says of it; at one instant its order decides. The freeze that the crash ends keeps its own end.
TEST(afterACrashNothingMoreOfThatWorker)
{
    const Fault crash{Duration{4000}, kA, Crash{}};
    for (const auto& later :
         {pause(6000, 100'000), pause(7000, 1), pause(4000, 9), pause(5000, 1, kA, PauseCause::Packet), crash}) {
        const auto faults = planned({pause(2500, 5000), crash, later, pause(6000, 1, kB)});
        CHECK_EQ(faults.size(), std::size_t{3});
        CHECK(faults[0].until == at(7500) && faults[1].kind == PlannedFault::Kind::Crash && faults[2].worker == kB);
    }
    // One that starts before the crash is part of what it cuts short.
    CHECK(planned({pause(2500, 5000), crash, pause(3000, 100'000)}).front().until == at(103'000));
    CHECK(planned({pause(2500, 5000), pause(4000, 9000), crash}).front().until == at(13'000));
}

TEST(rulesHoldNoSettingWithoutMeaning)
{
    Scenario scenario;
    scenario.guards = {.fencing = Fencing::Writes, .checkBeforeWrite = CheckBeforeWrite::Service};
    CHECK(rulesOf(scenario).locked && rulesOf(scenario).leased);
    CHECK(rulesOf(scenario).fencing == Fencing::Writes && rulesOf(scenario).check == CheckBeforeWrite::Service);
    CHECK(!rulesOf(scenario).conditional);
    for (const auto protection : {Protection::None, Protection::ConditionalWrite}) {
        scenario.protection = protection;
        const auto rules = rulesOf(scenario);
        CHECK(!rules.locked && !rules.leased);
        CHECK(rules.fencing == Fencing::Off && rules.check == CheckBeforeWrite::Off);
        CHECK_EQ(rules.conditional, protection == Protection::ConditionalWrite);
    }
    scenario.protection = Protection::Lock;
    scenario.lease.reset();
    CHECK(rulesOf(scenario).locked && !rulesOf(scenario).leased);
    scenario.guards.conditional = true;
    CHECK(rulesOf(scenario).conditional);
}

/// One lock a seat, in the seats' order, and one for any seat; a fan goes by the first worker that serves it.
TEST(locksAndFansByWorker)
{
    auto scenario = *edit::seats(*edit::workers(Scenario{}, 4), 3);
    scenario.workers[1].seat = SeatId{2};
    scenario.workers[2].seat.reset();
    scenario.workers[3].fan = "fan_b";
    const auto rules = rulesOf(scenario);
    CHECK_EQ(rules.locks(), std::size_t{4});
    CHECK(rules.lockOf(WorkerId{0}) == LockId{0} && rules.lockOf(WorkerId{1}) == LockId{2});
    CHECK(rules.lockOf(WorkerId{2}) == LockId{3} && rules.lockOf(WorkerId{3}) == LockId{0});
    for (std::uint8_t w = 0; w < 4; ++w)
        CHECK(lockOf(scenario, WorkerId{w}) == rules.lockOf(WorkerId{w}));
    CHECK_EQ(rules.fanOf, std::vector{FanId{0}, FanId{1}, FanId{2}, FanId{1}});
}

TEST(worldStartsEmptyAndSized)
{
    auto scenario = *edit::seats(Scenario{}, 3);
    World world;
    world.reset(rulesOf(scenario));
    CHECK_EQ(world.locks.size(), std::size_t{4});
    CHECK_EQ(world.rows.size(), std::size_t{3});
    CHECK_EQ(world.workers.size(), std::size_t{2});
    CHECK(world.locks[3].nextToken == Token{33} && world.workers[0].next == Step::Ask);
    world.locks[0].waiting.push_back({kB, std::nullopt});
    world.rows[0].fence = Token{40};
    world.nextGrant = GrantId{5};
    scenario.protection = Protection::None;
    world.reset(rulesOf(scenario));
    CHECK(world.locks.empty() && world.rows[0].fence == Token{0} && world.nextGrant == GrantId{0});
    CHECK(world.workers[0].next == Step::Read && world.workers[0].progress == Progress::Ready);
}
