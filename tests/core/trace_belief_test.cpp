// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/belief.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
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

TEST(beliefsHoldTogether)
{
    CHECK(rc::check("grants of a lock do not overlap; a belief starts after its grant", [](const Scenario& scenario) {
        const auto found = beliefs(scenario);
        for (std::size_t i = 0; i < found.leases.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (found.leases[i].lock == found.leases[j].lock)
                    RC_ASSERT(found.leases[j].to <= found.leases[i].from);
        for (const auto& lease : found.leases) {
            RC_ASSERT(lease.from <= lease.to);
            if (lease.until && lease.ended == LeaseInterval::Ended::Expired)
                RC_ASSERT(lease.to == *lease.until);
        }
        for (const auto& belief : found.believed) {
            const auto lease = std::find_if(found.leases.begin(), found.leases.end(),
                                            [&](const auto& l) { return l.granted == belief.granted; });
            RC_ASSERT(lease != found.leases.end());
            RC_ASSERT(lease->from <= belief.from);
            RC_ASSERT(belief.from <= belief.to);
            RC_ASSERT((belief.countedUntil <= lease->until));
        }
        for (const auto& wrong : found.falseBeliefs)
            RC_ASSERT(wrong.from < wrong.to);
    }));
}

TEST(withoutALeaseNobodyIsWrong)
{
    CHECK(rc::check("a lock that nobody takes away leaves no false belief", [](Scenario scenario) {
        scenario.lease.reset();
        RC_ASSERT(beliefs(scenario).falseBeliefs.empty());
    }));
}
