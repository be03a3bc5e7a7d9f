// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "core/trace/belief.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::lineOf;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};
constexpr Token k33{33};

Instant ms(std::int64_t t)
{
    return kStart + Duration{t};
}

Beliefs beliefs(const Scenario& scenario)
{
    return beliefsOf(scenario, traceOf(scenario));
}

void checkOneFalseBelief(const Scenario& scenario, Instant from, Instant to)
{
    const auto found = beliefs(scenario).falseBeliefs;
    CHECK_EQ(found.size(), std::size_t{1});
    CHECK(!found.empty() && found.front() == FalseBelief{kA, k33, from, to});
}

} // namespace

TEST(lessonsFalseBelief)
{
    Scenario scenario;
    checkOneFalseBelief(scenario, ms(10'000), ms(18'000));
    scenario.guards.fencing = Fencing::Writes;
    checkOneFalseBelief(scenario, ms(10'000), ms(17'500));
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    checkOneFalseBelief(scenario, ms(10'000), ms(17'500));
    scenario.guards = {.conditional = true};
    checkOneFalseBelief(scenario, ms(10'000), ms(17'500));
}

TEST(lessonsLeases)
{
    const auto found = beliefs(Scenario{});
    CHECK_EQ(found.leases.size(), std::size_t{2});
    CHECK(found.leases[0].worker == kA && found.leases[0].to == ms(10'000));
    CHECK(found.leases[0].ended == LeaseInterval::Ended::Expired);
    CHECK(found.leases[1].worker == kB && found.leases[1].from == ms(10'000) && found.leases[1].to == ms(13'000));
    CHECK(found.leases[1].ended == LeaseInterval::Ended::Released);
    CHECK_EQ(found.leases[1].until, std::optional(ms(20'000)));
    CHECK(found.believed[1].from == ms(10'000) && found.believed[1].to == ms(13'000));
    CHECK_EQ(found.believed[1].countedUntil, std::optional(ms(20'000)));
    CHECK(found.believed[0].lease == 0 && found.believed[1].lease == 1);
}

TEST(aLeaseKnowsTheEventThatEndedIt)
{
    const auto endOf = [](const Scenario& scenario, std::size_t lease) {
        const Trace trace = traceOf(scenario);
        return lineOf(scenario, trace[beliefsOf(scenario, trace).leases[lease].endedBy.value()]);
    };
    Scenario scenario;
    CHECK_EQ(endOf(scenario, 0), "10000 lock lock-ended A 33");
    CHECK_EQ(endOf(scenario, 1), "13000 B lock-released 34");
    scenario.guards.release = Release::None;
    CHECK_EQ(endOf(scenario, 1), "20000 lock lock-ended B 34");
    scenario.lease.reset();
    CHECK(!beliefs(scenario).leases[0].endedBy);
}

TEST(nothingEndsABeliefWithoutARelease)
{
    Scenario scenario;
    scenario.guards.release = Release::None;
    const auto found = beliefs(scenario).falseBeliefs;
    CHECK_EQ(found.size(), std::size_t{2});
    CHECK(found[0] == FalseBelief({kA, k33, ms(10'000), kNever}));
    CHECK(found[1] == FalseBelief({kB, Token{34}, ms(20'000), kNever}));
}

TEST(aCrashEndsBelief)
{
    Scenario scenario;
    scenario.faults = {{Duration{2500}, kA, Pause{}}, {Duration{12'000}, kA, Crash{}}};
    checkOneFalseBelief(scenario, ms(10'000), ms(12'000));
    scenario.faults = {{Duration{2500}, kA, Crash{}}};
    CHECK(beliefs(scenario).falseBeliefs.empty());
    CHECK_EQ(beliefs(scenario).believed[0].to, ms(2500));
}

/// A wakes while B holds and deletes B's lock; B knows nothing of it.
TEST(blindDeleteMakesAnotherWorkersBeliefFalse)
{
    Scenario scenario;
    scenario.guards.release = Release::Delete;
    scenario.faults = {{Duration{2500}, kA, Pause{Duration{9000}}}};
    const auto found = beliefs(scenario);
    CHECK(found.leases[1].ended == LeaseInterval::Ended::DeletedByOther);
    CHECK_EQ(found.leases[1].to, ms(12'000));
    CHECK_EQ(found.falseBeliefs.size(), std::size_t{2});
    CHECK(found.falseBeliefs[0] == FalseBelief({kA, k33, ms(10'000), ms(12'000)}));
    CHECK(found.falseBeliefs[1] == FalseBelief({kB, Token{34}, ms(12'000), ms(13'000)}));
}

/// At 4.0 s A, B, D and E delete the lock one after the other: each the grant that the deletion before it made
/// possible.
TEST(blindDeletesAtOneInstantEachEndAnotherGrant)
{
    Scenario scenario = *edit::workers(Scenario{}, 9);
    for (auto& worker : scenario.workers)
        worker.arrives = Duration{0};
    scenario.lease = Duration{1000};
    scenario.guards.release = Release::Delete;
    scenario.faults = {{Duration{2600}, kA, Pause{Duration{1000}}}};
    const Trace trace = traceOf(scenario);
    std::vector<std::string> deletions;
    for (const LeaseInterval& lease : beliefsOf(scenario, trace).leases)
        if (lease.ended == LeaseInterval::Ended::DeletedByOther && lease.to == ms(4000))
            deletions.push_back(workerName(scenario, lease.worker) + ": " +
                                lineOf(scenario, trace[lease.endedBy.value()]));
    CHECK_EQ(deletions, std::vector<std::string>({"F: 4000 A lock-released 38", "G: 4000 B lock-released 39",
                                                  "H: 4000 D lock-released 40", "I: 4000 E lock-released 41"}));
}

TEST(beliefStartsWithTheAnswerAndIsCountedFromTheRequest)
{
    Scenario scenario;
    scenario.network.oneWay = Duration{200};
    const auto found = beliefs(scenario);
    CHECK_EQ(found.leases[0].from, ms(200));
    CHECK_EQ(found.believed[0].from, ms(400));
    CHECK_EQ(found.believed[0].countedUntil, std::optional(ms(10'000)));
    // B waited: it counts from the grant's stamp.
    CHECK_EQ(found.leases[1].from, ms(10'200));
    CHECK_EQ(found.believed[1].from, ms(10'400));
    CHECK_EQ(found.believed[1].countedUntil, std::optional(ms(20'200)));
}

TEST(aGrantReachesAFrozenWorkerWhenItWakes)
{
    Scenario scenario;
    scenario.faults.push_back({Duration{9000}, kB, Pause{Duration{3000}}});
    const auto found = beliefs(scenario);
    CHECK_EQ(found.leases[1].from, ms(10'000));
    CHECK_EQ(found.believed[1].from, ms(12'000));
}

/// It was refused one seat and looks for the next, under the lock it believes in.
TEST(anAnySeatWorkerGoesOnBelieving)
{
    Scenario scenario;
    scenario.seats = {"C14", "C15"};
    scenario.workers[0].seat.reset();
    scenario.guards.conditional = true;
    scenario.lease = Duration{60'000};
    scenario.faults.clear();
    scenario.workers[1].arrives = Duration{100};
    scenario.steps.write = Duration{2600};
    scenario.workers[0].arrives = Duration{200};
    // B writes C14 at 2.7; A, under the lock for any seat, tries it at 2.8 and takes C15 later.
    const auto found = beliefs(scenario);
    CHECK_EQ(found.believed.size(), std::size_t{2});
    const auto a = std::find_if(found.believed.begin(), found.believed.end(),
                                [](const BeliefInterval& b) { return b.worker == kA; });
    CHECK(a->to > ms(4000));
    CHECK(found.falseBeliefs.empty());
}

namespace {

/// A worker's count and the service's lease can only be compared where no clock jumps and none stands still.
bool allClocksRunTrue(const Scenario& scenario)
{
    return std::none_of(scenario.faults.begin(), scenario.faults.end(), [](const Fault& fault) {
        const auto* pause = std::get_if<Pause>(&fault.kind);
        return std::holds_alternative<ClockJump>(fault.kind) || (pause && pause->clockStops);
    });
}

/// A lock service loses grants when a key is evicted, and a session or all keys when it restarts.
bool isLostByTheService(const Trace& trace, Instant at)
{
    return std::any_of(trace.events.begin(), trace.events.end(), [&](const Event& event) {
        const bool loses = std::holds_alternative<event::KeyEvicted>(event.details) ||
                           std::holds_alternative<event::ServiceRestarted>(event.details) ||
                           std::holds_alternative<event::ServiceFailedOver>(event.details);
        return loses && event.at == at;
    });
}

void assertLeaseHoldsTogether(const Trace& trace, const LeaseInterval& lease)
{
    RC_ASSERT(lease.from <= lease.to);
    if (lease.ended == LeaseInterval::Ended::Expired)
        RC_ASSERT(lease.to == lease.until || isLostByTheService(trace, lease.to));
    RC_ASSERT(lease.endedBy.has_value() == (lease.ended != LeaseInterval::Ended::Still));
    if (!lease.endedBy)
        return;
    const Event& end = trace[*lease.endedBy];
    RC_ASSERT(end.at == lease.to);
    if (const auto* released = std::get_if<event::LockReleased>(&end.details))
        RC_ASSERT(released->token == lease.token);
    else
        RC_ASSERT(std::get<event::LockEnded>(end.details).token == lease.token);
}

} // namespace

TEST(beliefsHoldTogether)
{
    CHECK(rc::check("grants of a lock do not overlap; a belief starts after its grant", [](const Scenario& scenario) {
        const Trace trace = traceOf(scenario);
        const auto found = beliefsOf(scenario, trace);
        for (std::size_t i = 0; i < found.leases.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (found.leases[i].lock == found.leases[j].lock)
                    RC_ASSERT(found.leases[j].to <= found.leases[i].from);
        for (const auto& lease : found.leases)
            assertLeaseHoldsTogether(trace, lease);
        for (const auto& belief : found.believed) {
            RC_ASSERT(belief.lease.has_value()); // none is misreported where waiters have no sessions
            RC_ASSERT(*belief.lease < found.leases.size());
            const LeaseInterval& lease = found.leases[*belief.lease];
            RC_ASSERT(lease.granted == belief.granted);
            RC_ASSERT(lease.from <= belief.from);
            RC_ASSERT(belief.from <= belief.to);
            RC_ASSERT(belief.countedUntil.has_value() == lease.until.has_value());
            if (allClocksRunTrue(scenario))
                RC_ASSERT((belief.countedUntil <= lease.until));
        }
        for (const auto& wrong : found.falseBeliefs)
            RC_ASSERT(wrong.from < wrong.to);
    }));
}

TEST(withoutALeaseNobodyIsWrong)
{
    CHECK(rc::check("a lock that nobody takes away leaves no false belief", [](Scenario scenario) {
        if (hasLeases(scenario.service))
            scenario.lease.reset();
        // A service that loses its keys or sessions takes locks away without any lease.
        std::erase_if(scenario.faults,
                      [](const Fault& fault) { return std::holds_alternative<ServiceFault>(fault.kind); });
        RC_ASSERT(beliefs(scenario).falseBeliefs.empty());
    }));
}
