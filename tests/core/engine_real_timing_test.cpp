// SPDX-License-Identifier: GPL-3.0-or-later
// Lock services in their own time. Every expected figure was worked out by hand from the sources that the tests name,
// as locks.md cites them.
#include "core/run/run.h"
#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "core/world/lock/etcd/timing.h"
#include "core/world/lock/zookeeper/timing.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

Scenario real(Service service, std::int64_t lease = 10'000)
{
    Scenario scenario;
    scenario.service = service;
    scenario.timing = Timing::Real;
    scenario.lease = Duration{lease};
    return scenario;
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

std::vector<std::string> linesWith(const Scenario& scenario, std::string_view part)
{
    auto lines = test::linesOf(scenario, traceOf(scenario));
    std::erase_if(lines, [&](const std::string& line) { return line.find(part) == std::string::npos; });
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

/// etcd server/etcdserver/server.go: minTTL = ceil(1.5 x 10 x 100 ms) = 2 s; LeaseGrantRequest.TTL is in seconds.
TEST(etcdGrantsWholeSecondsAndAtLeastTwo)
{
    for (const auto& [asked, granted] :
         {std::pair{1, 2'000}, {1'000, 2'000}, {2'000, 2'000}, {2'001, 3'000}, {10'000, 10'000}})
        CHECK_EQ(etcd::grantedTtl(Duration{asked}), Duration{granted});
    CHECK_EQ(linesWith(real(Service::Etcd, 1'000), "A lock-granted"), Lines{"0 A lock-granted 33 until 2000"});
}

/// etcd server/lease/lessor.go: the leader looks every 500 ms, and a lease is over when nothing of it remains.
TEST(etcdEndsALeaseOnTheLeadersPass)
{
    const auto at = [](std::int64_t ms) { return ClockReading{Duration{ms}}; };
    for (const auto& [deadline, pass] :
         {std::pair{9'999, 10'000}, {10'000, 10'000}, {10'001, 10'500}, {10'500, 10'500}})
        CHECK_EQ(etcd::nextPass(at(deadline)), at(pass));
    auto scenario = real(Service::Etcd);
    scenario.workers[0].arrives = Duration{300};
    CHECK_EQ(linesWith(scenario, "lock-ended").front(), "10500 lock lock-ended A 33");
    CHECK_EQ(linesWith(scenario, "B lock-granted").front(), "10500 B lock-granted 34 until 20500 sent 4000");
}

/// etcd client/v3/concurrency/mutex.go: the token is the create revision of the holder's own key, made when it asks;
/// each deletion takes a revision too. A 33, B 34, C 35; A's end 36, B's and C's release 37 and 38.
TEST(etcdsTokensAreRevisions)
{
    auto scenario = *edit::workers(real(Service::Etcd), 4);
    scenario.workers[3].arrives = Duration{30'000};
    CHECK_EQ(linesWith(scenario, "lock-granted"),
             (Lines{"0 A lock-granted 33 until 10000", "10000 B lock-granted 34 until 20000 sent 4000",
                    "13000 C lock-granted 35 until 23000 sent 8000", "30000 D lock-granted 39 until 40000"}));
}

/// ZooKeeper administrator's guide: 2 to 20 ticks. ExpiryQueue.roundToNextInterval: the first tick after the deadline.
TEST(zooKeeperClampsAndEndsOnATick)
{
    for (const auto& [asked, granted] : {std::pair{1'000, 4'000}, {4'000, 4'000}, {10'000, 10'000}, {100'000, 40'000}})
        CHECK_EQ(zookeeper::sessionTimeout(Duration{asked}), Duration{granted});
    const auto at = [](std::int64_t ms) { return ClockReading{Duration{ms}}; };
    for (const auto& [deadline, tick] :
         {std::pair{10'000, 12'000}, {10'001, 12'000}, {11'999, 12'000}, {12'000, 14'000}})
        CHECK_EQ(zookeeper::nextTick(at(deadline)), at(tick));
    CHECK_EQ(linesWith(real(Service::ZooKeeper, 1'000), "A lock-granted"), Lines{"0 A lock-granted 33 until 6000"});
}

/// The czxid of the holder's node: opening B's session took 34. B's session ends on the tick after 22 s.
TEST(zooKeepersTokensAreZxids)
{
    const auto scenario = real(Service::ZooKeeper);
    CHECK_EQ(linesWith(scenario, "lock-granted"),
             (Lines{"0 A lock-granted 33 until 12000", "12000 B lock-granted 35 until 24000 sent 4000"}));
    CHECK_EQ(linesWith(scenario, "lock-ended"), Lines{"12000 lock lock-ended A 33"});
}

/// redis docs, SET: NX answers nil; the client asks again every 100 ms. Its 61st request, at 10 s, finds the key gone.
TEST(redisIsAskedAgainAndAgain)
{
    const auto scenario = real(Service::Redis);
    CHECK_EQ(linesWith(scenario, "B lock-refused").size(), std::size_t{60});
    CHECK_EQ(linesWith(scenario, "B lock-requested").size(), std::size_t{61});
    CHECK_EQ(linesWith(scenario, "lock-granted"),
             (Lines{"0 A lock-granted - until 10000", "10000 B lock-granted - until 20000"}));
    CHECK_EQ(outcome(scenario), "double-sale");
}

/// 4.0, 4.7, … 9.6 are refused; 10.3 is the first request after the lease.
TEST(aLongRetryComesLate)
{
    auto scenario = real(Service::Redis);
    scenario.network.retry = Duration{700};
    CHECK_EQ(linesWith(scenario, "B lock-granted"), Lines{"10300 B lock-granted - until 20300"});
    CHECK_EQ(linesWith(scenario, "B lock-refused").size(), std::size_t{9});
}

/// A process that is frozen asks nothing; it does so when it wakes.
TEST(aFrozenClientAsksWhenItWakes)
{
    auto scenario = real(Service::Redis);
    scenario.faults.push_back({Duration{9'950}, WorkerId{1}, Pause{Duration{2'000}}});
    CHECK_EQ(linesWith(scenario, "B lock-granted"), Lines{"11950 B lock-granted - until 21950"});
}

/// locks.md 1.1: Redis has no token of its own; one counted in the script that sets the lock rises by one a grant.
TEST(redisCountsOnlyWhereItIsToldTo)
{
    auto scenario = real(Service::Redis);
    scenario.guards.fencing = Fencing::Writes;
    CHECK_EQ(effectiveFencing(scenario), Fencing::Off);
    CHECK_EQ(outcome(scenario), "double-sale");
    scenario.redis.counter = true;
    CHECK_EQ(effectiveFencing(scenario), Fencing::Writes);
    CHECK_EQ(linesWith(scenario, "lock-granted"),
             (Lines{"0 A lock-granted 33 until 10000", "10000 B lock-granted 34 until 20000"}));
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// redis docs, EXPIRE: deadlines are of the wall clock. etcd's leader and ZooKeeper's count on clocks that cannot be
/// set.
TEST(whoseLeasesAClockJumpEnds)
{
    const auto endOfA = [](Service service) {
        auto scenario = real(service);
        scenario.faults.push_back({Duration{5'000}, std::nullopt, ClockJump{Duration{3'600'000}}});
        return linesWith(scenario, "lock-ended").front();
    };
    CHECK_EQ(endOfA(Service::Redis), "5000 lock lock-ended A -");
    CHECK_EQ(endOfA(Service::Etcd), "10000 lock lock-ended A 33");
    CHECK_EQ(endOfA(Service::ZooKeeper), "12000 lock lock-ended A 33");
}

/// semantics.md, "Lock services": a run ends when only polls are left that can never succeed.
TEST(pollsThatCanNeverSucceedEndTheRun)
{
    auto scenario = real(Service::Redis);
    scenario.lease.reset();
    scenario.faults = {{Duration{500}, WorkerId{0}, Crash{}}};
    for (const std::int64_t oneWay : {0, 250}) {
        scenario.network.oneWay = Duration{oneWay};
        const auto trace = traceOf(scenario);
        CHECK(trace.events.size() < 20);
        const auto verdict = judge(scenario, trace);
        CHECK_EQ(std::string(word(verdict.outcome)), "blocked");
        CHECK_EQ(verdict.blocked, std::vector{WorkerId{1}});
    }
}

/// An advisory lock has no lease (PostgreSQL docs, 13.3.5): it waits for its holder, in either timing.
TEST(anAdvisoryLockWaits)
{
    const auto scenario = real(Service::PostgresqlAdvisory);
    CHECK_EQ(linesWith(scenario, "lock-granted"),
             (Lines{"0 A lock-granted - until -", "18000 B lock-granted - until - sent 4000"}));
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// The setting that makes it so is named.
TEST(aMillionEventsAreTooMany)
{
    auto polling = real(Service::Redis, 86'400'000);
    polling.network.retry = Duration{1};
    polling.faults = {{Duration{500}, WorkerId{0}, Crash{}}};
    const auto tooLong = play(polling);
    CHECK(!tooLong && tooLong.error().message.find("\"retry\" 1ms") != std::string::npos);
    OutcomeSimulator simulator;
    simulator.run(modelOf(polling));
    CHECK(simulator.gaveUp());

    Scenario renewing;
    renewing.lease = Duration{3};
    renewing.guards.renew = Renewal::SeparateProcess;
    renewing.faults = {{Duration{500}, WorkerId{0}, Pause{Duration{86'400'000}}}};
    const auto renewed = play(renewing);
    CHECK(!renewed && renewed.error().message.find("the lease 3ms") != std::string::npos);
}

/// Leaving out requests that are refused changes no outcome.
TEST(anOutcomeWithoutItsPollsIsTheSame)
{
    OutcomeSimulator simulator;
    for (std::int64_t lease = 500; lease <= 14'000; lease += 900)
        for (std::int64_t pause = 0; pause <= 16'000; pause += 1'100)
            for (const std::int64_t retry : {1, 70, 100, 999, 5'000})
                for (const auto renewal : {Renewal::Off, Renewal::InProcess, Renewal::SeparateProcess}) {
                    auto scenario = *edit::pauseLength(*edit::workers(real(Service::Redis, lease), 3), Duration{pause});
                    scenario.network.retry = Duration{retry};
                    scenario.guards.renew = renewal;
                    CHECK_EQ(std::string(word(simulator.run(modelOf(scenario)))), outcome(scenario));
                }
}
