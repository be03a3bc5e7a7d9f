// SPDX-License-Identifier: GPL-3.0-or-later
// The lock services in ideal timing, and what befalls them. Every expected line was worked out by hand from
// semantics.md ("Lock services: ideal and real timing"; "The worker's program": the lesson's times) and, for what a
// service loses, from core/world/lock/failure.h and the sources that it cites.
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

Scenario lessonOn(Service service)
{
    Scenario scenario;
    scenario.service = service;
    return scenario;
}

/// B waits from 0.5 s; at 1.2 s, when A holds the lock and has read, this befalls the service.
Scenario befallen(Service service, ServiceFailure what)
{
    auto scenario = lessonOn(service);
    scenario.workers[1].arrives = Duration{500};
    scenario.faults = {{Duration{1200}, std::nullopt, ServiceFault{what}}};
    return scenario;
}

std::vector<std::string> lines(const Scenario& scenario)
{
    return test::linesOf(scenario, traceOf(scenario));
}

std::string outcome(const Scenario& scenario)
{
    return std::string(word(judge(scenario, traceOf(scenario)).outcome));
}

void replaceAll(std::string& text, const std::string& what, const std::string& by)
{
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// With the two tokens for T1 and T2.
std::string withTokens(std::string text, const std::string& first, const std::string& second)
{
    replaceAll(text, "T1", first);
    replaceAll(text, "T2", second);
    return text;
}

constexpr auto kLesson = R"(
    0 A lock-requested
    0 A lock-granted T1 until 10000
    1000 A seat-read C14 - fence -
    2500 A paused gc until 17500
    4000 B lock-requested
    4000 B lock-waiting
    10000 lock lock-ended A T1
    10000 B lock-granted T2 until 20000 sent 4000
    11000 B seat-read C14 - fence -
    12500 B write-accepted C14 fan_b - over -
    12500 B fan-confirmed fan_b C14
    13000 B lock-released T2
    17500 A resumed gc
    17500 A write-accepted C14 fan_a - over fan_b
    17500 A fan-confirmed fan_a C14
    18000 A release-ignored T1)";

/// A's grant is lost at 1.2 s, and B is granted the lock beside it: two holders, both of whom have read "free".
constexpr auto kLost = R"(
    1200 lock lock-ended A T1
    1200 B lock-granted T2 until 11200 sent 500
    2200 B seat-read C14 - fence -
    2500 A write-accepted C14 fan_a - over -
    2500 A fan-confirmed fan_a C14
    3000 A release-ignored T1
    3700 B write-accepted C14 fan_b - over fan_a
    3700 B fan-confirmed fan_b C14
    4200 B lock-released T2)";

constexpr auto kUpTo1200 = R"(
    0 A lock-requested
    0 A lock-granted T1 until 10000
    500 B lock-requested
    500 B lock-waiting
    1000 A seat-read C14 - fence -)";

std::string lostBy(const std::string& event, const std::string& first, const std::string& second)
{
    return withTokens(std::string(kUpTo1200) + "\n1200 lock " + event + kLost, first, second);
}

} // namespace

/// The lesson's figures for every service with a lease: granted the moment it is free, tokens up by one.
TEST(theLessonOnEveryServiceWithALease)
{
    for (const auto service : {Service::Redis, Service::RedisReplicated, Service::Etcd, Service::ZooKeeper})
        CHECK_TRACE(lessonOn(service), withTokens(kLesson, "33", "34"));
    CHECK_TRACE(lessonOn(Service::Redlock), withTokens(kLesson, "-", "-"));
}

/// An advisory lock ignores the lease, and there is nothing to renew.
TEST(advisoryLocksHaveNoLease)
{
    for (const auto renewal : {Renewal::Off, Renewal::InProcess, Renewal::SeparateProcess}) {
        auto scenario = lessonOn(Service::PostgresqlAdvisory);
        scenario.guards.renew = renewal;
        CHECK_TRACE(scenario, R"(
            0 A lock-requested
            0 A lock-granted - until -
            1000 A seat-read C14 - fence -
            2500 A paused gc until 17500
            4000 B lock-requested
            4000 B lock-waiting
            17500 A resumed gc
            17500 A write-accepted C14 fan_a - over -
            17500 A fan-confirmed fan_a C14
            18000 A lock-released -
            18000 B lock-granted - until - sent 4000
            19000 B seat-read C14 fan_a fence -
            19000 B gave-up seat-taken
            19000 B lock-released -
            19000 B fan-refused fan_b C14)");
    }
    auto crashed = lessonOn(Service::PostgresqlAdvisory);
    crashed.faults.front().kind = Crash{};
    CHECK_EQ(outcome(crashed), "blocked");
}

/// Where there is no token, fencing has no effect.
TEST(fencingNeedsAToken)
{
    for (const auto service : {Service::Redlock, Service::PostgresqlAdvisory}) {
        auto scenario = lessonOn(service);
        const auto off = lines(scenario);
        for (const auto fencing : {Fencing::Writes, Fencing::ReadsAndWrites}) {
            scenario.guards.fencing = fencing;
            CHECK_EQ(lines(scenario), off);
        }
    }
}

/// Redis without persistence comes back empty: the lock is gone and the counter begins again at 33.
TEST(aRestartOfRedisForgetsTheCounterToo)
{
    for (const auto service : {Service::Redis, Service::RedisReplicated}) {
        const auto scenario = befallen(service, ServiceFailure::Restart);
        CHECK_TRACE(scenario, lostBy("service-restarted until -", "33", "33"));
        CHECK_EQ(outcome(scenario), "double-sale");
    }
}

/// "Every order of every step": such a service voids tokens on reads and writes, both holders carry the same one. It
/// does not void the condition.
TEST(aLostCounterVoidsTokens)
{
    auto scenario = befallen(Service::Redis, ServiceFailure::Restart);
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    CHECK_EQ(outcome(scenario), "double-sale");
    scenario.guards.conditional = true;
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// An evicted key is the lock's, not the counter's: B gets the next token, and with tokens on reads A's write is stale.
TEST(anEvictedLockIsGranted)
{
    auto scenario = befallen(Service::Redis, ServiceFailure::Eviction);
    CHECK_TRACE(scenario, lostBy("key-evicted A 33", "33", "34"));
    CHECK_EQ(outcome(scenario), "double-sale");
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    CHECK_EQ(outcome(scenario), "one-sale");
}

/// A new leader gives every lease its whole time again: A's ends at 15.0 instead of 10.0.
TEST(consensusServicesProlongLeases)
{
    for (const auto service : {Service::Etcd, Service::ZooKeeper})
        for (const auto what : {ServiceFailure::Failover, ServiceFailure::Restart}) {
            auto scenario = lessonOn(service);
            scenario.faults.push_back({Duration{5000}, std::nullopt, ServiceFault{what}});
            const std::string event = what == ServiceFailure::Failover ? "service-failed-over" : "service-restarted";
            CHECK_TRACE(scenario, R"(
                0 A lock-requested
                0 A lock-granted 33 until 10000
                1000 A seat-read C14 - fence -
                2500 A paused gc until 17500
                4000 B lock-requested
                4000 B lock-waiting
                5000 lock )" + event + R"( until 15000
                15000 lock lock-ended A 33
                15000 B lock-granted 34 until 25000 sent 4000
                16000 B seat-read C14 - fence -
                17500 A resumed gc
                17500 A write-accepted C14 fan_a - over -
                17500 A fan-confirmed fan_a C14
                17500 B write-accepted C14 fan_b - over fan_a
                17500 B fan-confirmed fan_b C14
                18000 A release-ignored 33
                18000 B lock-released 34)");
        }
}

/// An advisory lock ends with its session; the one that waits connects again and has it.
TEST(sessionsEndWithPostgresql)
{
    for (const auto what : {ServiceFailure::Failover, ServiceFailure::Restart}) {
        const auto scenario = befallen(Service::PostgresqlAdvisory, what);
        auto expected = lostBy(
            what == ServiceFailure::Failover ? "service-failed-over until -" : "service-restarted until -", "-", "-");
        replaceAll(expected, "until 10000", "until -");
        replaceAll(expected, "until 11200", "until -");
        CHECK_TRACE(scenario, expected);
    }
}

/// One node of five changes nothing for a majority, a single node has no other to fail over to, and none but Redis
/// drops keys to make room.
TEST(whatDoesNotBefallAService)
{
    const auto undisturbed = [](Service service) {
        auto scenario = befallen(service, ServiceFailure::Failover);
        scenario.faults.clear();
        return lines(scenario);
    };
    for (const auto& what : Words<ServiceFailure>::all)
        CHECK_EQ(lines(befallen(Service::Redlock, what.second)), undisturbed(Service::Redlock));
    CHECK_EQ(lines(befallen(Service::Redis, ServiceFailure::Failover)), undisturbed(Service::Redis));
    for (const auto service : {Service::Etcd, Service::ZooKeeper, Service::PostgresqlAdvisory})
        CHECK_EQ(lines(befallen(service, ServiceFailure::Eviction)), undisturbed(service));
}

/// Without a lock nothing is asked of the service.
TEST(whoAsksForNoLockNeverNotices)
{
    for (const auto& what : Words<ServiceFailure>::all) {
        auto scenario = befallen(Service::Redis, what.second);
        scenario.protection = Protection::None;
        const auto found = lines(scenario);
        scenario.faults.clear();
        CHECK_EQ(found, lines(scenario));
    }
}
