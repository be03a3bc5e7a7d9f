// SPDX-License-Identifier: GPL-3.0-or-later
// What else knows the locks: Redis' replicas, its disk, a snapshot of etcd; and whose lock a value names. Every
// expected line was worked out by hand from the sources that the tests name, as locks.md (1.1, 1.4) cites them.
#include "core/run/simulate.h"
#include "core/trace/judge.h"
#include "core/trace/state.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

#include <rapidcheck.h>
#include <string>

using namespace fenceline;
using test::traceOf;

namespace {

Fault befalls(std::int64_t at, ServiceFault fault)
{
    return {Duration{at}, std::nullopt, fault};
}

Scenario withFailure(Service service, std::int64_t at, ServiceFault fault)
{
    Scenario scenario;
    scenario.service = service;
    scenario.faults.push_back(befalls(at, fault));
    return scenario;
}

Scenario failingOver(std::int64_t at, std::uint8_t replica = 0)
{
    return withFailure(Service::RedisReplicated, at, {.what = ServiceFailure::Failover, .replica = replica});
}

Scenario restarting(std::int64_t at, Persistence persistence)
{
    auto scenario = withFailure(Service::Redis, at, {ServiceFailure::Restart});
    scenario.redis.persistence = persistence;
    return scenario;
}

Scenario restoring(std::int64_t at, std::int64_t snapshot, std::int64_t bump)
{
    auto scenario = withFailure(
        Service::Etcd, at, {.what = ServiceFailure::Restore, .snapshotAge = Duration{at - snapshot}, .bump = bump});
    scenario.timing = Timing::Real;
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    return scenario;
}

std::vector<std::string> linesWith(const Scenario& scenario, std::string_view part)
{
    auto lines = test::linesOf(scenario, traceOf(scenario));
    std::erase_if(lines, [&](const std::string& line) { return line.find(part) == std::string::npos; });
    return lines;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

using Lines = std::vector<std::string>;

/// One holder of each lock at a time, as the service tells it, whatever befalls it.
class Holders {
public:
    explicit Holders(const Scenario& scenario) : holders_(lockCount(scenario)), scenario_(scenario) {}

    void read(const Event& event)
    {
        if (std::holds_alternative<event::LockGranted>(event.details)) {
            RC_ASSERT(!of(*event.worker));
            of(*event.worker) = event.worker;
        } else if (const auto* ended = std::get_if<event::LockEnded>(&event.details)) {
            RC_ASSERT(of(ended->worker) == ended->worker);
            of(ended->worker).reset();
        } else if (std::holds_alternative<event::LockReleased>(event.details)) {
            RC_ASSERT(of(*event.worker));
            of(*event.worker).reset();
        } else if (const auto* restored = std::get_if<event::LockRestored>(&event.details)) {
            RC_ASSERT(!of(restored->worker) || of(restored->worker) == restored->worker);
            of(restored->worker) = restored->worker;
        }
    }

    std::optional<WorkerId>& of(WorkerId worker) { return holders_[index(lockOf(scenario_, worker))]; }

private:
    std::vector<std::optional<WorkerId>> holders_;
    const Scenario& scenario_;
};

const test::ScenarioLimits kWithCopies{.workers = 4, .seats = 2, .faults = 6, .copies = true};

} // namespace

/// semantics.md, "Lock services": whatever a service loses or brings back, it knows one holder at a time; and what is
/// told of the state at an instant is what its events came to.
TEST(oneHolderAtATime)
{
    CHECK(rc::check("one holder at a time, and the state says so", [] {
        const auto scenario = *test::scenarios(kWithCopies);
        const auto trace = traceOf(scenario);
        Holders holders(scenario);
        for (const auto& event : trace.events)
            holders.read(event);
        const auto end = stateAt(scenario, trace, trace.end());
        for (std::size_t w = 0; w < scenario.workers.size() && scenario.protection == Protection::Lock; ++w) {
            const WorkerId worker{static_cast<std::uint8_t>(w)};
            RC_ASSERT(end.locks[index(lockOf(scenario, worker))].holder == holders.of(worker));
        }
    }));
}

/// Nothing that is kept of a run decides it.
TEST(theOutcomeIsTheSameWithoutATrace)
{
    OutcomeSimulator simulator;
    CHECK(rc::check("the outcome is the same without a trace", [&] {
        const auto scenario = *test::scenarios(kWithCopies);
        RC_ASSERT(simulator.run(modelOf(scenario)) == judge(scenario, traceOf(scenario)).outcome);
    }));
}

/// redis docs, distributed-locks: "the master crashes before the write to the key is transmitted to the replica". The
/// counter is lost with the lock, so that both holders carry 33, and tokens on reads and writes see nothing
/// (semantics.md, "Every order of every step": voided in 7 steps).
TEST(aFailoverBeforeReplicationLosesTheLockAndItsCounter)
{
    auto scenario = failingOver(50);
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        50 lock service-failed-over until -
        50 lock lock-ended A 33
        1000 A seat-read C14 - fence 33 raises 33
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-granted 33 until 14000
        5000 B seat-read C14 - fence 33 raises 33
        6500 B write-accepted C14 fan_b 33 over -
        6500 B fan-confirmed fan_b C14
        7000 B lock-released 33
        17500 A resumed gc
        17500 A write-accepted C14 fan_a 33 over fan_b
        17500 A fan-confirmed fan_a C14
        18000 A release-ignored 33)");
    CHECK_EQ(outcome(scenario), "double-sale");
    scenario.guards.conditional = true;
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// redis docs, management/replication: a change is at the replica its lag later. What befalls the service at that very
/// instant comes first (semantics.md, "Order at one instant").
TEST(aFailoverAfterReplicationLosesNothing)
{
    const auto ends = [](std::int64_t at) { return linesWith(failingOver(at), "lock-ended A"); };
    CHECK_EQ(ends(99), Lines{"99 lock lock-ended A 33"});
    CHECK_EQ(ends(100), Lines{"100 lock lock-ended A 33"});
    CHECK_EQ(ends(101), Lines{"10000 lock lock-ended A 33"}); // its deadline is absolute
}

/// A release that had not reached the replica never was: the lock is there again, nobody's, until its old deadline.
TEST(aReleaseBeforeReplicationIsUndone)
{
    auto scenario = failingOver(3050);
    scenario.faults.erase(scenario.faults.begin());
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 A lock-released 33
        3050 lock service-failed-over until -
        3050 lock lock-restored A 33 until 10000
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 fan_a fence -
        11000 B gave-up seat-taken
        11000 B lock-released 34
        11000 B fan-refused fan_b C14)");
}

/// A replica hides a key whose time is over, though the primary's DEL has not come (redis docs, replication: "expires
/// on replicas"); a renewal that has not come is lost.
TEST(aReplicaJudgesDeadlinesByTheClock)
{
    const auto late = failingOver(10'050); // A's lease is over, B's grant at 10 s has not been replicated
    CHECK_EQ(linesWith(late, "lock-restored"), Lines{});
    CHECK_EQ(linesWith(late, "lock-ended"), (Lines{"10000 lock lock-ended A 33", "10050 lock lock-ended B 34"}));
    auto renewed = failingOver(3'400); // renewed at 3333 until 13333, which the replica would have at 3433
    renewed.guards.renew = Renewal::InProcess;
    renewed.faults.erase(renewed.faults.begin());
    renewed.steps.release = Duration{6000};
    CHECK_EQ(linesWith(renewed, "lock-restored"), Lines{"3400 lock lock-restored A 33 until 10000"});
}

/// commands/wait: the client is answered once that many replicas have the write; its program counts from there.
TEST(waitHoldsTheAnswerBack)
{
    auto scenario = failingOver(1000);
    scenario.redis.wait.count = 1;
    CHECK_EQ(linesWith(scenario, "A lock-granted"), Lines{"0 A lock-granted 33 until 10000 learned 100"});
    CHECK_EQ(linesWith(scenario, "A seat-read"), Lines{"1100 A seat-read C14 - fence -"});
    CHECK_EQ(linesWith(scenario, "lock-ended"), Lines{"10000 lock lock-ended A 33"});
}

/// Without the replica's answer the connection breaks with the primary: the client has no lock to work under.
TEST(waitSavesFromAFailoverBeforeReplication)
{
    auto scenario = failingOver(50);
    scenario.redis.wait.count = 1;
    scenario.faults.erase(scenario.faults.begin());
    CHECK_EQ(linesWith(scenario, "A lock-"),
             (Lines{"0 A lock-requested", "0 A lock-granted 33 until 10000 learned never",
                    "50 A lock-refused too-few-replicas", "150 A lock-requested",
                    "150 A lock-granted 33 until 10150 learned 250", "3250 A lock-released 33"}));
}

/// commands/wait: it does not make a consistent store of Redis. The replica that takes over need not be the one that
/// has answered.
TEST(waitDoesNotPromiseWhichReplicaTakesOver)
{
    auto scenario = failingOver(1000, 1);
    scenario.redis.replicas.count = 2;
    scenario.redis.replicas.lags = {Duration{100}, Duration{5000}};
    scenario.redis.wait.count = 1;
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    CHECK_EQ(linesWith(scenario, "lock-granted"),
             (Lines{"0 A lock-granted 33 until 10000 learned 100", "4000 B lock-granted 33 until 14000 learned 4100"}));
    CHECK_EQ(outcome(scenario), "double-sale");
    scenario.redis.wait.count = 2; // both have it at 5 s; the connection breaks before
    scenario.redis.wait.timeout = Duration{6000};
    CHECK_EQ(linesWith(scenario, "A lock-refused"), Lines{"1000 A lock-refused too-few-replicas"});
}

/// commands/wait: after the timeout it says how many have it, and the write stays done; so the client deletes its lock.
TEST(aWaitThatTimesOutDeletesTheLock)
{
    Scenario scenario;
    scenario.service = Service::RedisReplicated;
    scenario.redis.replicas.lags = {Duration{2000}};
    scenario.redis.wait = {1, Duration{1000}};
    scenario.faults.clear();
    scenario.lease = Duration{10'000};
    const auto model = modelOf(scenario);
    TimedMemory memory;
    Trace trace;
    CHECK(!simulate(model, memory, trace)); // nobody ever gets a lock
    const auto lines = test::linesOf(scenario, trace);
    const Lines first(lines.begin(), lines.begin() + 7);
    CHECK_EQ(first,
             (Lines{"0 A lock-requested", "0 A lock-granted 33 until 10000 learned never",
                    "1000 A lock-refused too-few-replicas", "1000 A lock-released 33", "1100 A lock-requested",
                    "1100 A lock-granted 34 until 11100 learned never", "2100 A lock-refused too-few-replicas"}));
    CHECK(tooManyEvents(scenario).value().message.find("\"wait_timeout\" 1s") != std::string::npos);
}

/// management/persistence: appendfsync always answers once the write is on disk; everysec may lose a second; a key's
/// deadline is absolute, so time goes on while the server is down.
TEST(aRestartComesBackWithWhatWasOnDisk)
{
    const auto ends = [](std::int64_t at, Persistence persistence) {
        return linesWith(restarting(at, persistence), "lock-ended A");
    };
    CHECK_EQ(ends(1, Persistence::Always), Lines{"10000 lock lock-ended A 33"});
    CHECK_EQ(ends(999, Persistence::EverySecond), Lines{"999 lock lock-ended A 33"});
    CHECK_EQ(ends(1001, Persistence::EverySecond), Lines{"10000 lock lock-ended A 33"});
    CHECK_EQ(ends(1001, Persistence::None), Lines{"1001 lock lock-ended A 33"});
}

/// The counter is as old as the lock that was lost.
TEST(aCounterThatWasNotOnDiskComesTwice)
{
    CHECK_EQ(linesWith(restarting(999, Persistence::EverySecond), "B lock-granted"),
             Lines{"4000 B lock-granted 33 until 14000"});
    CHECK_EQ(linesWith(restarting(1001, Persistence::EverySecond), "B lock-granted"),
             Lines{"10000 B lock-granted 34 until 20000 sent 4000"});
}

/// management/replication, "safety of replication when master has persistence turned off": replicas copy the emptiness.
TEST(aPrimaryThatComesBackEmptyEmptiesItsReplicas)
{
    auto scenario = withFailure(Service::RedisReplicated, 5000, {ServiceFailure::Restart});
    scenario.faults.push_back(befalls(5050, {ServiceFailure::Failover}));
    scenario.workers.pop_back();
    CHECK_EQ(linesWith(scenario, "lock-"),
             (Lines{"0 A lock-requested", "0 A lock-granted 33 until 10000", "5000 lock lock-ended A 33"}));
}

/// distributed-locks: the value "must be unique across all clients and all lock requests". With one value for all
/// requests of a process, A's late release deletes B's lock, which the same process holds by then.
TEST(aValueThatNamesTheProcessDeletesAnothersLock)
{
    Scenario scenario;
    scenario.service = Service::Redis;
    scenario.workers[1].server = scenario.workers[0].server;
    std::get<Pause>(scenario.faults.front().kind).length = Duration{9000};
    CHECK_EQ(linesWith(scenario, "release"), (Lines{"12000 A release-ignored 33", "13000 B lock-released 34"}));
    scenario.redis.value = RedisValue::PerWorker;
    CHECK_EQ(linesWith(scenario, "release"), (Lines{"12000 A lock-released 34", "13000 B release-ignored 34"}));
    scenario.workers[1].server = "another"; // another process, another value
    CHECK_EQ(linesWith(scenario, "release"), (Lines{"12000 A release-ignored 33", "13000 B lock-released 34"}));
}

/// The same comparison guards the renewal (compare-and-pexpire) and a check by the service.
TEST(aValueThatNamesTheProcessRenewsAnothersLock)
{
    Scenario scenario;
    scenario.service = Service::Redis;
    scenario.workers[1].server = scenario.workers[0].server;
    scenario.redis.value = RedisValue::PerWorker;
    scenario.guards.renew = Renewal::InProcess;
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    scenario.faults.front().at = Duration{1500}; // before its check; awake again at 11.5 s
    std::get<Pause>(scenario.faults.front().kind).length = Duration{10'000};
    CHECK_EQ(linesWith(scenario, "11500 A lock-renew"), Lines{"11500 A lock-renewed until 21500"});
    CHECK_EQ(linesWith(scenario, "A lease-checked"), Lines{"12400 A lease-checked service valid"});
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// etcdutl/README.md: revisions go back with the data. B's key is put anew and gets A's own 33 as its create revision.
TEST(aRestoreBringsRevisionsBack)
{
    const auto scenario = restoring(8000, 0, 0);
    CHECK_EQ(
        linesWith(scenario, "lock"),
        (Lines{"0 A lock-requested", "0 A lock-granted 33 until 10000", "4000 B lock-requested", "4000 B lock-waiting",
               "8000 lock service-restarted until - snapshot 0", "8000 lock lock-ended A 33",
               "8000 B lock-granted 33 until 18000 sent 4000", "11000 B lock-released 33"}));
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// `etcdutl snapshot restore --bump-revision`: no revision comes twice, and A's write is stale.
TEST(aRestoreWithRaisedRevisionsKeepsTokensInOrder)
{
    const auto scenario = restoring(8000, 0, 100);
    CHECK_EQ(linesWith(scenario, "B lock-granted"), Lines{"8000 B lock-granted 133 until 18000 sent 4000"});
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// What was in the snapshot is there; its lease has its whole time again (server/lease/lessor.go, Promote).
TEST(aRestoreGivesLeasesTheirWholeTime)
{
    const auto scenario = restoring(8000, 2000, 0);
    CHECK_EQ(linesWith(scenario, "lock-restored"), Lines{"8000 lock lock-restored A 33 until 18000"});
    CHECK_EQ(linesWith(scenario, "lock-ended"), Lines{"18000 lock lock-ended A 33"});
}
