// SPDX-License-Identifier: GPL-3.0-or-later
// Which faults an outcome hangs on. What would have been without a fault is asked of a run without it.
#include "core/run/blame.h"

#include "core/run/run.h"
#include "core/scenario/edit.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};

Fault pause(WorkerId worker, std::int64_t at, std::int64_t length, PauseCause cause = PauseCause::GarbageCollection)
{
    return {Duration{at}, worker, Pause{Duration{length}, cause}};
}

std::vector<std::size_t> blamed(const Scenario& scenario)
{
    std::vector<std::size_t> faults;
    for (const auto& fault : blamedFaults(scenario, traceOf(scenario)))
        faults.push_back(fault.fault);
    return faults;
}

std::vector<std::size_t> blamed(Scenario scenario, std::vector<Fault> faults)
{
    scenario.faults = std::move(faults);
    return blamed(scenario);
}

using Places = std::vector<std::size_t>;

} // namespace

TEST(theLessonHangsOnItsPause)
{
    CHECK_EQ(blamed(Scenario{}), Places{0});
    CHECK_EQ(blamed(Scenario{}, {pause(kA, 2500, 15'000, PauseCause::Packet)}), Places{0});
    CHECK(blamed(Scenario{}, {}).empty());
    Scenario fenced;
    fenced.guards.fencing = Fencing::Writes;
    CHECK(blamed(fenced).empty()); // one sale, with the pause or without
}

/// The lease ends before A has written, with or without its pause: B reads the row in time to find it free.
TEST(aPauseThatPlayedNoPartIsNotBlamed)
{
    Scenario scenario;
    scenario.lease = Duration{1000};
    scenario.workers[1].arrives = Duration{0};
    CHECK(blamed(scenario, {pause(kA, 1500, 100)}).empty());

    scenario.network.oneWay = Duration{1250};
    scenario.lease = Duration{2500};
    scenario.workers[1].arrives = Duration{2000};
    scenario.faults = {pause(kA, 5000, 1000)};
    CHECK_EQ(judge(scenario, traceOf(scenario)).outcome, Outcome::DoubleSale);
    CHECK(blamed(scenario).empty());
}

/// Undisturbed, A would write at the instant of B's read. Who comes first then is the file's order.
TEST(atATieTheFilesOrderDecides)
{
    Scenario scenario;
    scenario.protection = Protection::None;
    scenario.workers[1].arrives = Duration{1500};
    CHECK_EQ(blamed(scenario, {pause(kA, 2000, 1000)}), Places{0});
    std::swap(scenario.workers[0], scenario.workers[1]);
    CHECK(blamed(scenario, {pause(kB, 2000, 1000)}).empty());
}

/// Either would have frozen A past its lease. In the file the order does not matter.
TEST(ofTwoThatWouldDoTheEarlierIsBlamed)
{
    const Fault first = pause(kA, 2200, 14'000);
    const Fault second = pause(kA, 2400, 16'000);
    CHECK_EQ(blamed(Scenario{}, {first, second}), Places{0});
    CHECK_EQ(blamed(Scenario{}, {second, first}), Places{1});
    CHECK_EQ(blamed(Scenario{}, {pause(kA, 2400, 16'000, PauseCause::Packet), first}), Places{1});
}

/// One freeze of 11 s, of which each pause is a half. It shows as one event.
TEST(pausesThatOnlyDoTogetherAreBlamedTogether)
{
    Scenario scenario;
    scenario.faults = {pause(kA, 2400, 100), pause(kB, 3000, 50), pause(kA, 7900, 5500), pause(kA, 2400, 5500)};
    const Trace trace = traceOf(scenario);
    const auto found = blamedFaults(scenario, trace);
    CHECK_EQ(blamed(scenario), Places({3, 2}));
    const auto events = eventsOf(found);
    CHECK_EQ(events.size(), std::size_t{1});
    CHECK(std::get<event::Paused>(trace[events.front()].details).until == kStart + Duration{13'400});
}

/// A packet that caught no write, pauses of no length, after the crash, or when all is over.
TEST(whatCameToNothingIsNotBlamed)
{
    const Fault cause = pause(kA, 2500, 15'000);
    CHECK_EQ(blamed(Scenario{}, {pause(kA, 17'600, 5000, PauseCause::Packet), pause(kA, 1000, 0), cause,
                                 pause(kA, 17'800, 10), pause(kB, 12'600, 1000)}),
             Places{2});
    Scenario crashed;
    crashed.faults = {cause, {Duration{17'800}, kA, Crash{}}, pause(kA, 17'900, 60'000)};
    CHECK_EQ(blamed(crashed), Places{0});
}

/// C14 is sold twice for A's pause and is the first; C15 is sold twice without any.
TEST(theSeatThatWasSoldTwiceFirstCounts)
{
    Scenario scenario = *edit::seats(*edit::workers(Scenario{}, 4), 2);
    scenario.protection = Protection::None;
    scenario.workers[1].arrives = Duration{3000};
    for (std::size_t w : {2, 3}) {
        scenario.workers[w].seat = SeatId{1};
        scenario.workers[w].arrives = Duration{20'000};
    }
    scenario.faults = {pause(kA, 2000, 3000)};
    CHECK_EQ(blamed(scenario), Places{0});
    scenario.workers[2].arrives = scenario.workers[3].arrives = Duration{0};
    CHECK(blamed(scenario).empty());
}

/// Without a lease B waits for ever for a lock whose holder crashed; without its pause A would have released it.
TEST(aPauseThatABlockHangsOnIsBlamed)
{
    Scenario scenario;
    scenario.lease.reset();
    scenario.faults = {pause(kA, 2500, 15'000), {Duration{5000}, kA, Crash{}}};
    CHECK_EQ(blamed(scenario), Places{0});
}

TEST(aRunsReasonsNameWhatIsBlamed)
{
    const auto run = play(Scenario{});
    CHECK(run.has_value());
    const auto isPause = [&](EventIndex i) { return std::holds_alternative<event::Paused>(run->trace[i].details); };
    const auto& reasons = run->verdict.reasons;
    CHECK_EQ(std::count_if(reasons.begin(), reasons.end(), isPause), 1);
    const auto withoutFaults = judge(run->scenario, run->trace).reasons;
    CHECK_EQ(std::count_if(withoutFaults.begin(), withoutFaults.end(), isPause), 0);
}

namespace {

/// Its outcome and, for a double sale, whether that seat is among those sold twice.
bool comesTo(const Scenario& scenario, const Verdict& expected, std::optional<SeatId> soldTwice)
{
    const Verdict verdict = judge(scenario, traceOf(scenario));
    return verdict.outcome == expected.outcome &&
           (!soldTwice || verdict.seats[index(*soldTwice)].outcome == Outcome::DoubleSale);
}

/// The seat whose second yes came first.
std::optional<SeatId> firstSoldTwice(const Trace& trace)
{
    std::vector<event::FanConfirmed> told;
    for (const Event& event : trace.events) {
        const auto* yes = std::get_if<event::FanConfirmed>(&event.details);
        if (!yes)
            continue;
        for (const auto& before : told)
            if (before.seat == yes->seat && before.fan != yes->fan)
                return yes->seat;
        told.push_back(*yes);
    }
    return std::nullopt;
}

template <class IsKept>
Scenario withFaults(Scenario scenario, IsKept isKept)
{
    std::vector<Fault> kept;
    for (std::size_t f = 0; f < scenario.faults.size(); ++f)
        if (std::holds_alternative<Crash>(scenario.faults[f].kind) || isKept(f))
            kept.push_back(scenario.faults[f]);
    scenario.faults = std::move(kept);
    return scenario;
}

/// What a fault of this kind is seen as.
bool showsAs(const Fault& fault, const EventDetails& details)
{
    const auto ofService = [&](ServiceFailure what) {
        switch (what) {
        case ServiceFailure::Failover: return std::holds_alternative<event::ServiceFailedOver>(details);
        case ServiceFailure::Restart:
        case ServiceFailure::Restore: return std::holds_alternative<event::ServiceRestarted>(details);
        case ServiceFailure::Eviction: return std::holds_alternative<event::KeyEvicted>(details);
        }
        return false;
    };
    return std::visit(Overloaded{
                          [&](const Pause& pause) {
                              return pause.cause == PauseCause::Packet
                                         ? std::holds_alternative<event::PacketDelayed>(details)
                                         : std::holds_alternative<event::Paused>(details);
                          },
                          [&](const Partition&) { return std::holds_alternative<event::Partitioned>(details); },
                          [&](const LoseAnswer&) { return std::holds_alternative<event::AnswerLost>(details); },
                          [&](const ClockJump&) { return std::holds_alternative<event::ClockJumped>(details); },
                          [&](const ServiceFault& service) { return ofService(service.what); },
                          [](const Crash&) { return false; }, // without it others would come to light
                      },
                      fault.kind);
}

void checkBlame(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    const Verdict verdict = judge(scenario, trace);
    const auto seat = firstSoldTwice(trace);
    const auto blamed = blamedFaults(scenario, trace);
    const auto isBlamed = [&](std::size_t f) {
        return std::any_of(blamed.begin(), blamed.end(), [&](const BlamedFault& b) { return b.fault == f; });
    };
    RC_ASSERT(comesTo(withFaults(scenario, isBlamed), verdict, seat));
    for (const BlamedFault& one : blamed)
        RC_ASSERT(!comesTo(withFaults(scenario, [&](std::size_t f) { return isBlamed(f) && f != one.fault; }), verdict,
                           seat));
    const bool anyway = comesTo(withFaults(scenario, [](std::size_t) { return false; }), verdict, seat);
    RC_ASSERT(anyway == blamed.empty());
    for (const BlamedFault& one : blamed) {
        const Fault& fault = scenario.faults[one.fault];
        const Event& event = trace[one.event];
        RC_ASSERT(event.worker == fault.worker);
        RC_ASSERT(showsAs(fault, event.details));
    }
    const auto events = eventsOf(blamed);
    RC_ASSERT(std::is_sorted(events.begin(), events.end()));
    RC_ASSERT(std::adjacent_find(events.begin(), events.end()) == events.end());
    if (verdict.outcome == Outcome::DoubleSale && !events.empty())
        RC_ASSERT(events.back() < judge(scenario, trace, events).reasons.back());
}

} // namespace

TEST(blameIsASetOfWhichNoneCanBeLeftOut)
{
    constexpr auto kWhat = "the outcome is the same with those blamed alone, another without one of them";
    CHECK(test::holdsManyTimes(kWhat, 2000, checkBlame));
    const auto few = test::scenarios({.workers = 3, .seats = 1, .faults = 12});
    CHECK(test::holdsManyTimes(kWhat, 2000, [&] { checkBlame(*few); }));
}
