// SPDX-License-Identifier: GPL-3.0-or-later
// Which protections never sell a seat twice, whatever befalls (semantics.md, "Every order of every step").
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

#include <algorithm>
#include <set>

using namespace fenceline;
using test::holdsManyTimes;
using test::traceOf;

namespace {

constexpr int kRuns = 1500;

bool isRedis(const Scenario& scenario)
{
    return scenario.service == Service::Redis || scenario.service == Service::RedisReplicated;
}

template <class Is>
bool hasFault(const Scenario& scenario, Is is)
{
    return std::any_of(scenario.faults.begin(), scenario.faults.end(), is);
}

template <class Is>
void removeFaults(Scenario& scenario, Is is)
{
    std::erase_if(scenario.faults, is);
}

template <class... Kinds>
bool isOneOf(const Fault& fault)
{
    return (std::holds_alternative<Kinds>(fault.kind) || ...);
}

/// Zero rows after a lost answer do not mean "mine": the one guard that sells twice under any protection (semantics.md,
/// "A lost answer"). Where no answer to a write is lost it guesses nothing.
void guessNothing(Scenario& scenario)
{
    const bool loses = hasFault(scenario, [](const Fault& fault) {
        const auto* lost = std::get_if<LoseAnswer>(&fault.kind);
        return lost && lost->to == AnswerTo::Write;
    });
    if (loses && scenario.guards.lostAnswer == LostAnswer::AssumeMine)
        scenario.guards.lostAnswer = *rc::gen::element(LostAnswer::NoRetry, LostAnswer::ReadBack);
}

/// A service that loses its counter hands out a token twice (semantics.md, "Every order of every step").
void keepTheCounter(Scenario& scenario)
{
    removeFaults(scenario, [&](const Fault& fault) {
        const auto* service = std::get_if<ServiceFault>(&fault.kind);
        return service && (isRedis(scenario) ? service->what != ServiceFailure::Eviction
                                             : service->what == ServiceFailure::Restore);
    });
}

/// Nor does a lock without a lease hold where the service itself forgets it.
void keepTheGrants(Scenario& scenario)
{
    removeFaults(scenario, [&](const Fault& fault) {
        const auto* service = std::get_if<ServiceFault>(&fault.kind);
        return service && (isRedis(scenario) || scenario.service == Service::PostgresqlAdvisory ||
                           service->what == ServiceFailure::Restore);
    });
    scenario.redis.value = RedisValue::PerRequest; // or one worker deletes another's
}

bool hasOneLockName(const Scenario& scenario)
{
    std::set<LockId> names;
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        names.insert(lockOf(scenario, WorkerId{static_cast<std::uint8_t>(w)}));
    return names.size() == 1;
}

bool sellsTwice(const Scenario& scenario)
{
    return judge(scenario, traceOf(scenario)).outcome == Outcome::DoubleSale;
}

/// All for one seat, or all for any. The first worker comes first and freezes at its work, so that many of them sell
/// twice where nothing forbids it.
Scenario withOneLockName()
{
    auto scenario = *test::scenarios({.seats = 3, .faults = 3, .oddNames = false, .otherSteps = false});
    scenario.protection = Protection::Lock;
    const auto seat = scenario.workers.front().seat;
    for (auto& worker : scenario.workers)
        worker.seat = seat;
    const auto halfSeconds = [](int from, int to) {
        return Duration{*rc::gen::resize(100, rc::gen::inRange(from, to + 1)) * 500};
    };
    scenario.lease = halfSeconds(1, 16);
    scenario.workers.front().arrives = Duration{0};
    scenario.faults.push_back({halfSeconds(0, 5), WorkerId{0}, Pause{halfSeconds(1, 24)}});
    return scenario;
}

/// Renewal in a separate process, where it always gets through: no renewal is sent or arrives when the lease is over.
Scenario renewedByAnother()
{
    auto scenario = withOneLockName();
    scenario.service = *rc::gen::element(Service::Redis, Service::Redlock, Service::Etcd, Service::ZooKeeper);
    scenario.guards.renew = Renewal::SeparateProcess;
    // The first one leaves a third of the lease after the grant was learned, and takes its way.
    const Duration interval = *scenario.lease / 3;
    scenario.network.oneWay = std::min(scenario.network.oneWay, (*scenario.lease - interval - Duration{1}) / 2);
    removeFaults(scenario, [](const Fault& fault) {
        const auto* pause = std::get_if<Pause>(&fault.kind);
        const bool machineStops = pause && pause->cause == PauseCause::VmPause;
        const bool serviceJumps = !fault.worker && isOneOf<ClockJump>(fault);
        return machineStops || serviceJumps || isOneOf<Partition, ServiceFault>(fault);
    });
    return scenario;
}

/// Nobody renews for a worker that has not heard of its grant.
bool everyGrantIsLearnedAtOnce(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    return std::all_of(trace.events.begin(), trace.events.end(), [&](const Event& event) {
        return !std::holds_alternative<event::LockGranted>(event.details) || event.learned == kNever ||
               event.learned == event.at + scenario.network.oneWay;
    });
}

} // namespace

TEST(readsAndWritesWithTokensAreSafeUnderOneLockName)
{
    CHECK(holdsManyTimes("never twice with tokens on reads and writes", kRuns, [] {
        auto scenario = withOneLockName();
        // Without a token fencing has no effect.
        scenario.service =
            *rc::gen::element(Service::Redis, Service::RedisReplicated, Service::Etcd, Service::ZooKeeper);
        scenario.guards.fencing = Fencing::ReadsAndWrites;
        guessNothing(scenario);
        keepTheCounter(scenario);
        RC_ASSERT(hasOneLockName(scenario));
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

TEST(conditionalIsAlwaysSafe)
{
    CHECK(holdsManyTimes("never twice with AND holder IS NULL, nor under a unique constraint", kRuns,
                         [](Scenario scenario) {
                             const bool alone = scenario.protection == Protection::ConditionalWrite ||
                                                scenario.protection == Protection::UniqueConstraint;
                             if (!alone)
                                 scenario.guards.conditional = true;
                             guessNothing(scenario);
                             RC_ASSERT(!sellsTwice(scenario));
                         }));
}

TEST(lockWithoutALeaseIsSafeUnderOneLockName)
{
    CHECK(holdsManyTimes("never twice without a lease", kRuns, [] {
        auto scenario = withOneLockName();
        if (hasLeases(scenario.service))
            scenario.lease.reset();
        if (scenario.guards.release == Release::Delete)
            scenario.guards.release = Release::CompareAndDelete;
        keepTheGrants(scenario);
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

TEST(renewalThatAlwaysGetsThroughIsSafeUnderOneLockName)
{
    int learned = 0;
    CHECK(holdsManyTimes("never twice while a separate process renews the lease", kRuns, [&] {
        auto scenario = renewedByAnother();
        if (!everyGrantIsLearnedAtOnce(scenario))
            return;
        ++learned;
        RC_ASSERT(!sellsTwice(scenario));
    }));
    CHECK(learned > test::randomCases(kRuns) / 2);
}

/// Where all workers run on one server its mutex is all that it takes, however long one of them is frozen.
TEST(mutexOfTheOnlyServerIsSafe)
{
    CHECK(holdsManyTimes("never twice on one server", kRuns, [](Scenario scenario) {
        scenario.protection = Protection::LocalMutex;
        for (auto& worker : scenario.workers)
            worker.server = scenario.workers.front().server;
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

/// What is unsafe does sell twice now and then, or the five above would prove nothing.
TEST(theOthersDoSellTwice)
{
    int twice = 0;
    CHECK(holdsManyTimes("", kRuns, [&] {
        auto scenario = withOneLockName();
        scenario.guards.fencing = Fencing::Writes;
        scenario.guards.conditional = false;
        twice += sellsTwice(scenario) ? 1 : 0;
    }));
    CHECK(twice > test::randomCases(kRuns) / 100);
}

/// Each of the things that the preconditions above take away does sell twice.
TEST(guessingSellsTwiceUnderAnyProtection)
{
    int twice = 0;
    CHECK(holdsManyTimes("", kRuns, [&](Scenario scenario) {
        scenario.protection = Protection::ConditionalWrite;
        scenario.guards.lostAnswer = LostAnswer::AssumeMine;
        twice += sellsTwice(scenario) ? 1 : 0;
    }));
    CHECK(twice > 0);
}
