// SPDX-License-Identifier: GPL-3.0-or-later
// The sessions of those who wait in the queue of etcd or ZooKeeper, in real timing, and the connection of one that
// waits for an advisory lock. Every expected figure was worked out by hand from the sources that the tests name.
//
// The run behind most of them: lease 10 s, A's is renewed in a process of its own every 3,333 ms. A is frozen before
// its read and crashes at 30 s, so that its last renewal is at 29.997 s and its lease ends on etcd's pass at 40.0 s. B
// asks at 4 s, C at 8 s.
#include "core/run/run.h"
#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "core/trace/belief.h"
#include "core/trace/state.h"
#include "core/world/lock/etcd/timing.h"
#include "core/world/lock/zookeeper/timing.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0}, kB{1}, kC{2};

Fault fault(std::int64_t at, WorkerId worker, decltype(Fault::kind) kind)
{
    return {Duration{at}, worker, kind};
}
Pause frozenFor(std::int64_t ms)
{
    return {Duration{ms}};
}

/// `what` befalls B.
Scenario longHeld(Service service, std::vector<Fault> what)
{
    Scenario scenario;
    scenario.service = service;
    scenario.timing = Timing::Real;
    scenario.guards.renew = Renewal::SeparateProcess;
    scenario = *edit::workers(scenario, 3);
    scenario.faults = {fault(500, kA, frozenFor(60'000)), fault(30'000, kA, Crash{})};
    scenario.faults.insert(scenario.faults.end(), what.begin(), what.end());
    return scenario;
}

using Lines = std::vector<std::string>;

Lines linesWith(const Scenario& scenario, std::initializer_list<std::string_view> parts)
{
    auto lines = test::linesOf(scenario, traceOf(scenario));
    std::erase_if(lines, [&](const std::string& line) {
        return std::none_of(parts.begin(), parts.end(),
                            [&](std::string_view part) { return line.find(part) != std::string::npos; });
    });
    return lines;
}

/// The ends of sessions, and who got the lock after A.
Lines queueLines(const Scenario& scenario)
{
    auto lines = linesWith(scenario, {"session-ended", "lock-granted", "lock-misreported", "lease-over"});
    std::erase_if(lines, [](const std::string& line) { return line.find(" A lock-granted") != std::string::npos; });
    return lines;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

Scenario overlooking(Scenario scenario)
{
    scenario.etcd.waiterRechecks = false;
    return scenario;
}

const Lines kAllServed{"40000 B lock-granted 34 until 50000 sent 4000",
                       "43000 C lock-granted 35 until 53000 sent 8000"};

} // namespace

/// etcd client/v3/lease.go: keepalives every third of the TTL. ZooKeeper ClientCnxn: a third of the timeout, 10 s at
/// most.
TEST(howOftenASessionIsKeptUp)
{
    CHECK_EQ(etcd::keepAliveInterval(Duration{10'000}), Duration{3'333});
    CHECK_EQ(zookeeper::pingInterval(Duration{10'000}), Duration{3'333});
    CHECK_EQ(zookeeper::pingInterval(Duration{40'000}), Duration{10'000});
}

/// etcd client/v3/concurrency/session.go: the client keeps up the session of whoever waits; nothing of that is seen.
TEST(whoeverIsHeardOfKeepsItsPlace)
{
    CHECK_EQ(queueLines(longHeld(Service::Etcd, {})), kAllServed);
}

/// etcd server/lease/lessor.go: B was heard of at 4.0 s, so its lease is over at 14.0 s, on a pass. Awake a millisecond
/// before that it sends the keepalive that is overdue.
TEST(aFrozenWaiterIsHeardOfInTimeOrNot)
{
    CHECK_EQ(queueLines(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(8'999))})), kAllServed);
    CHECK_EQ(queueLines(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(9'000))})),
             (Lines{"14000 lock waiter-session-ended B 34", "40000 B gave-up lease-over",
                    "40000 C lock-granted 35 until 50000 sent 8000"}));
}

/// etcd server/lease/lessor.go, Renew: between its deadline (14.1 s) and the pass (14.5 s) no keepalive saves a lease.
TEST(etcdSavesNoLeaseThatIsPastItsDeadline)
{
    const auto awakeAt = [](std::int64_t ms) {
        auto scenario = longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(ms - 5'000))});
        scenario.workers[1].arrives = Duration{4'100};
        return linesWith(scenario, {"session-ended"});
    };
    CHECK_EQ(awakeAt(14'099), Lines{});
    CHECK_EQ(awakeAt(14'100), Lines{"14500 lock waiter-session-ended B 34"});
}

/// ZooKeeper ExpiryQueue.update: a ping saves its session until the tick after the deadline (14.0 s), at 16.0 s. Then
/// its client hears that it has expired as soon as it talks to the service again (programmer's guide, sessions).
TEST(zooKeeperSavesASessionUntilItsTick)
{
    CHECK_EQ(linesWith(longHeld(Service::ZooKeeper, {fault(5'000, kB, frozenFor(10'999))}), {"session-ended"}),
             Lines{});
    CHECK_EQ(linesWith(longHeld(Service::ZooKeeper, {fault(5'000, kB, frozenFor(11'000))}),
                       {"session-ended", "B gave-up", "B fan-refused", "B resumed", "B release"}),
             (Lines{"16000 lock waiter-session-ended B 35", "16000 B resumed gc", "16000 B gave-up lease-over",
                    "16000 B fan-refused fan_b C14"}));
    CHECK_EQ(
        linesWith(longHeld(Service::ZooKeeper, {fault(5'000, kB, frozenFor(15'000))}), {"session-ended", "B gave-up"}),
        (Lines{"16000 lock waiter-session-ended B 35", "20000 B gave-up lease-over"}));
}

/// A client that is cut off is not heard of, as if it were frozen. B was heard of at
/// 7.333 s, so until 17.333 s.
TEST(aWaiterThatIsCutOff)
{
    const auto cutOff = [](Service service, std::int64_t ms) {
        return longHeld(service, {fault(10'000, kB, Partition{Duration{ms}})});
    };
    CHECK_EQ(queueLines(cutOff(Service::Etcd, 7'332)), kAllServed);
    CHECK_EQ(queueLines(cutOff(Service::Etcd, 7'333)),
             (Lines{"17500 lock waiter-session-ended B 34", "40000 B gave-up lease-over",
                    "40000 C lock-granted 35 until 50000 sent 8000"}));
    CHECK_EQ(linesWith(cutOff(Service::ZooKeeper, 8'000), {"session-ended", "B gave-up"}),
             (Lines{"18000 lock waiter-session-ended B 35", "18000 B gave-up lease-over"}));
}

/// Its last keepalive was at 10.666 s. The key goes with the session, and nobody is granted what nobody would release.
TEST(aWaiterThatHasCrashedLeavesTheQueue)
{
    CHECK_EQ(queueLines(longHeld(Service::Etcd, {fault(11'000, kB, Crash{})})),
             (Lines{"21000 lock waiter-session-ended B 34", "40000 C lock-granted 35 until 50000 sent 8000"}));
    auto ideal = longHeld(Service::Etcd, {fault(11'000, kB, Crash{})});
    ideal.timing = Timing::Ideal;
    CHECK_EQ(queueLines(ideal).front().substr(0, 20), "39997 B lock-granted");
}

/// A keepalive that is on its way when its sender crashes still arrives: sent at 7.333 s, there at 7.533 s.
TEST(aKeepaliveSurvivesItsSender)
{
    auto scenario = longHeld(Service::Etcd, {fault(7'400, kB, Crash{})});
    scenario.network.oneWay = Duration{200};
    CHECK_EQ(linesWith(scenario, {"session-ended"}), Lines{"18000 lock waiter-session-ended B 34"});
}

/// etcd client/v3/concurrency/mutex.go, waitDeletes, as it was up to 3.4 (issue 11456): the keys before B's are gone at
/// 40.0 s, so B has "the lock"; so has C. Both read at 41.0 s and write at 42.5 s, and nobody paused since.
TEST(beforeTheFixAWaiterIsToldThatItHasTheLock)
{
    const auto scenario = overlooking(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(15'000))}));
    CHECK_EQ(queueLines(scenario),
             (Lines{"14000 lock waiter-session-ended B 34", "40000 B lock-misreported 34 sent 4000",
                    "40000 C lock-granted 35 until 50000 sent 8000"}));
    CHECK_EQ(linesWith(scenario, {"seat-read", "write-accepted", "release"}),
             (Lines{"41000 B seat-read C14 - fence -", "41000 C seat-read C14 - fence -",
                    "42500 B write-accepted C14 fan_b - over -", "42500 C write-accepted C14 fan_c - over fan_b",
                    "43000 B release-ignored 34", "43000 C lock-released 35"}));
    CHECK_EQ(outcome(scenario), "double-sale");
    CHECK_EQ(outcome(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(15'000))})), "one-sale");
}

/// Its token is the create revision of the key that is gone: 34 before 35. On writes alone that stops neither, as B
/// writes first; on reads it stops B, whose read C's has overtaken (semantics.md, "Guards").
TEST(whatStillHelpsBeforeTheFix)
{
    auto scenario = overlooking(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(15'000))}));
    const auto with = [&](auto change) {
        auto changed = scenario;
        change(changed.guards);
        return outcome(changed);
    };
    CHECK_EQ(with([](Guards& guards) { guards.fencing = Fencing::Writes; }), "double-sale");
    CHECK_EQ(with([](Guards& guards) { guards.fencing = Fencing::ReadsAndWrites; }), "one-sale");
    CHECK_EQ(with([](Guards& guards) { guards.conditional = true; }), "one-sale");
    CHECK_EQ(with([](Guards& guards) { guards.checkBeforeWrite = CheckBeforeWrite::OwnClock; }), "double-sale");
    CHECK_EQ(with([](Guards& guards) { guards.checkBeforeWrite = CheckBeforeWrite::Service; }), "one-sale");
}

/// The watch tells a frozen client nothing; it sees that it is the first when it wakes.
TEST(whoeverSleepsThroughItsTurnSeesItOnWaking)
{
    const auto frozen = longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(45'000))});
    CHECK_EQ(linesWith(frozen, {"B gave-up"}), Lines{"50000 B gave-up lease-over"});
    CHECK_EQ(linesWith(overlooking(frozen), {"misreported", "B seat-read"}),
             (Lines{"40000 B lock-misreported 34 sent 4000 learned 50000", "51000 B seat-read C14 fan_c fence -"}));
}

/// mutex.go, waitDeletes: C watches the keys before its own, B's among them, though its own is gone.
TEST(aDeadKeyWaitsForThoseBeforeIt)
{
    auto scenario = overlooking(*edit::workers(longHeld(Service::Etcd, {fault(9'000, kC, frozenFor(15'000))}), 4));
    CHECK_EQ(queueLines(scenario),
             (Lines{"18000 lock waiter-session-ended C 35", "40000 B lock-granted 34 until 50000 sent 4000",
                    "43000 C lock-misreported 35 sent 8000", "43000 D lock-granted 36 until 53000 sent 12000"}));
}

/// etcd server/lease/lessor.go, Promote: a new leader gives each lease its whole time again, at 12.0 s until 22.0 s.
TEST(aNewLeaderGivesWaitersTheirWholeTimeAgain)
{
    const auto frozenUntil = [](std::int64_t ms) {
        auto scenario = longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(ms - 5'000))});
        scenario.faults.push_back({Duration{12'000}, std::nullopt, ServiceFault{ServiceFailure::Failover}});
        return linesWith(scenario, {"session-ended"});
    };
    CHECK_EQ(frozenUntil(21'999), Lines{});
    CHECK_EQ(frozenUntil(22'000), Lines{"22000 lock waiter-session-ended B 34"});
}

/// A's lease and B's session are over by the same pass, at 40.0 s: the lock goes to C, for the pass takes both keys. B
/// asks at 26.667 s and is heard of once more, at 30.0 s.
TEST(aSessionThatEndsWithALeaseIsGrantedNothing)
{
    auto scenario = longHeld(Service::Etcd, {});
    scenario.workers[1].arrives = Duration{26'667};
    scenario.workers[2].arrives = Duration{28'000};
    scenario.faults.push_back(fault(30'500, kB, frozenFor(60'000)));
    const auto lines = linesWith(scenario, {"session-ended", "lock-ended", "C lock-granted"});
    CHECK_EQ(lines[0], "40000 lock waiter-session-ended B 34");
    CHECK_EQ(lines[1], "40000 lock lock-ended A 33");
    CHECK_EQ(lines[2], "40000 C lock-granted 35 until 50000 sent 28000");
}

/// No jump of a clock that can be set moves a session: etcd and ZooKeeper count on clocks that cannot.
TEST(sessionsKnowNoWallClock)
{
    for (const auto service : {Service::Etcd, Service::ZooKeeper}) {
        auto scenario = longHeld(service, {});
        const auto before = queueLines(scenario);
        scenario.faults.push_back({Duration{9'000}, std::nullopt, ClockJump{Duration{3'600'000}}});
        scenario.faults.push_back({Duration{9'500}, kB, ClockJump{Duration{-3'600'000}}});
        CHECK_EQ(queueLines(scenario), before);
    }
}

/// Without a lease there is no session that could end (semantics.md, "Guards": the lock is stuck for ever).
TEST(withoutALeaseAPlaceIsForEver)
{
    auto scenario = longHeld(Service::Etcd, {fault(5'000, kB, Crash{})});
    scenario.lease.reset();
    CHECK_EQ(queueLines(scenario), Lines{});
    CHECK_EQ(outcome(scenario), "blocked");
}

/// PostgreSQL docs, 13.3.5, and locks.md 1.7: the session ends with its connection, which the operating system closes
/// for a process that is gone. One that is frozen keeps both.
TEST(anAdvisoryLocksWaiterLeavesWithItsConnection)
{
    Scenario scenario;
    scenario.service = Service::PostgresqlAdvisory;
    scenario.timing = Timing::Real;
    scenario = *edit::workers(scenario, 3);
    auto crashed = scenario;
    crashed.faults.push_back(fault(5'000, kB, Crash{}));
    CHECK_EQ(
        linesWith(crashed, {"crashed", "session-ended", "C lock-granted"}),
        (Lines{"5000 B crashed", "5000 lock waiter-session-ended B -", "18000 C lock-granted - until - sent 8000"}));
    auto frozen = scenario;
    frozen.faults.push_back(fault(5'000, kB, frozenFor(60'000)));
    CHECK_EQ(linesWith(frozen, {"B lock-granted"}), Lines{"18000 B lock-granted - until - sent 4000 learned 65000"});
    auto onItsWay = scenario;
    onItsWay.network.oneWay = Duration{200};
    onItsWay.faults.push_back(fault(4'100, kB, Crash{}));
    CHECK_EQ(linesWith(onItsWay, {"session-ended"}), Lines{"4200 lock waiter-session-ended B - sent 4000"});
}

/// B believes in a lock that it never had, from the moment that it is told (semantics.md, "Belief and truth").
TEST(whatIsBelievedAndWhatIsTrue)
{
    const auto scenario = overlooking(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(15'000))}));
    const auto trace = traceOf(scenario);
    const auto at = [](std::int64_t ms) { return kStart + Duration{ms}; };
    const auto beliefs = beliefsOf(scenario, trace);
    CHECK_EQ(beliefs.leases.size(), std::size_t{2}); // A's and C's
    const auto found = std::find_if(beliefs.falseBeliefs.begin(), beliefs.falseBeliefs.end(),
                                    [](const FalseBelief& belief) { return belief.worker == kB; });
    CHECK(found != beliefs.falseBeliefs.end());
    CHECK(*found == (FalseBelief{kB, Token{34}, at(40'000), at(43'000)}));

    const auto waiting = stateAt(scenario, trace, at(20'000));
    CHECK(waiting.locks[0].waiting == std::vector<WorkerId>{kC});
    CHECK(waiting.workers[1].activity == Activity::Waiting);
    const auto working = stateAt(scenario, trace, at(40'500));
    CHECK(working.workers[1].believesHolding && !working.workers[1].holds);
    CHECK(working.workers[1].leaseEndedAt == at(14'000));
    CHECK(working.workers[1].countsUntil == at(50'000));
    CHECK(working.locks[0].holder == kC);
}

/// The verdict says why: the session that ended, and what B was told.
TEST(aSessionThatEndedIsAReason)
{
    const auto scenario = overlooking(longHeld(Service::Etcd, {fault(5'000, kB, frozenFor(15'000))}));
    const auto trace = traceOf(scenario);
    const auto reasons = judge(scenario, trace).reasons;
    const auto isReason = [&](auto isKind) {
        return std::any_of(reasons.begin(), reasons.end(), [&](EventIndex i) { return isKind(trace[i].details); });
    };
    CHECK(isReason([](const EventDetails& e) { return std::holds_alternative<event::WaiterSessionEnded>(e); }));
    CHECK(isReason([](const EventDetails& e) { return std::holds_alternative<event::LockMisreported>(e); }));
}

/// Whether a run is recorded or only judged, it comes out the same; and only a waiter's session ends.
TEST(theOutcomeNeedsNoTrace)
{
    CHECK(test::holdsManyTimes("the same outcome with and without a trace", 3000, [] {
        const auto scenario = *test::scenarios({.faults = 8, .sessions = true});
        OutcomeSimulator simulator;
        const auto alone = simulator.run(modelOf(scenario));
        RC_PRE(!simulator.gaveUp());
        const auto trace = traceOf(scenario);
        RC_ASSERT(alone == judge(scenario, trace).outcome);
        RC_ASSERT(judge(scenario, trace).blocked.empty() || !effectiveLease(scenario));
        beliefsOf(scenario, trace);
    }));
}
