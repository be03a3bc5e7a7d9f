// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two scenarios, and that each difference finds its way back.
#include "core/scenario/differences.h"

#include "core/format/scenario_reader.h"
#include "core/format/scenario_writer.h"
#include "core/scenario/edit.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

using namespace fenceline;
using test::holdsManyTimes;

namespace {

constexpr int kPairs = 2000;

/// The kinds of difference that one change of the lesson's scenario makes.
std::vector<Change> whatDiffers(void (*change)(Scenario&))
{
    Scenario now;
    change(now);
    std::vector<Change> kinds;
    for (const auto& difference : differences(Scenario{}, now))
        kinds.push_back(difference.what);
    return kinds;
}

#define CHECK_ONE(what, ...) CHECK(whatDiffers([](Scenario& s) { __VA_ARGS__; }) == std::vector{Change::what})

/// The lesson's in some of its settings, another scenario in the others: close enough that much is the same.
Scenario mixed(const Scenario& built, const Scenario& other)
{
    Scenario now = built;
    for (const auto& difference : differences(other, built))
        if (*rc::gen::arbitrary<bool>())
            if (const auto places = differences(other, now);
                std::find(places.begin(), places.end(), difference) != places.end())
                now = reverted(now, other, difference).value();
    return now;
}

/// With what the generator leaves as it is: an order of workers and seats that is not the alphabet's, an expectation.
Scenario dressed(Scenario scenario)
{
    if (*rc::gen::arbitrary<bool>()) {
        std::swap(scenario.workers.front(), scenario.workers.back());
        const auto last = static_cast<std::uint8_t>(scenario.workers.size() - 1);
        for (auto& fault : scenario.faults)
            if (fault.worker && (index(*fault.worker) == 0 || index(*fault.worker) == last))
                fault.worker = WorkerId{static_cast<std::uint8_t>(last - index(*fault.worker))};
        applyArrivals(scenario);
    }
    if (*rc::gen::arbitrary<bool>())
        std::swap(scenario.seats.front(), scenario.seats.back());
    if (*rc::gen::arbitrary<bool>()) {
        auto& expect = scenario.expect.emplace();
        expect.outcome = Outcome::OneSale;
        const auto seat = SeatId{static_cast<std::uint8_t>(scenario.seats.size() - 1)};
        expect.holders.emplace().emplace_back(seat, scenario.workers.back().fan);
        expect.confirmed = std::vector{scenario.workers.back().fan};
    }
    return scenario;
}

/// As a file: what the reader refuses is no whole scenario.
void assertWhole(const Scenario& scenario)
{
    const auto read = readScenario(writeScenario(scenario));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == scenario);
}

/// Gives back one difference after another, any of them next.
void assertEndsAt(const Scenario& built, Scenario now)
{
    for (int steps = 0; steps < 500; ++steps) {
        const auto left = differences(built, now);
        RC_ASSERT(left.empty() == (built == now));
        if (left.empty())
            return;
        const auto next = *rc::gen::inRange<std::size_t>(0, left.size());
        now = reverted(now, built, left[next]).value();
        assertWhole(now);
    }
    RC_FAIL("there is no end to it");
}

} // namespace

TEST(eachSettingIsADifferenceOfItsOwn)
{
    CHECK_ONE(Name, s.name = "Another");
    CHECK_ONE(Summary, s.summary = "");
    CHECK_ONE(Source, s.source = "a report");
    CHECK_ONE(Show, s.show = "sh_1");
    CHECK_ONE(Protection, s.protection = Protection::None);
    CHECK_ONE(Lease, s.lease.reset());
    CHECK_ONE(FirstToken, s.firstToken = Token{1});
    CHECK_ONE(Fencing, s.guards.fencing = Fencing::Writes);
    CHECK_ONE(FenceCompare, s.guards.fenceCompare = FenceCompare::LessOrEqual);
    CHECK_ONE(CheckBeforeWrite, s.guards.checkBeforeWrite = CheckBeforeWrite::Service);
    CHECK_ONE(Release, s.guards.release = Release::None);
    CHECK_ONE(Conditional, s.guards.conditional = true);
    CHECK_ONE(ReadStep, s.steps.read = Duration{1});
    CHECK_ONE(CheckStep, s.steps.check = Duration{1});
    CHECK_ONE(WriteStep, s.steps.write = Duration{1});
    CHECK_ONE(ReleaseStep, s.steps.release = Duration{1});
    CHECK_ONE(OneWay, s.network.oneWay = Duration{1});
    CHECK_ONE(SeatsAdded, s.seats.push_back("C15"));
    CHECK_ONE(WorkerFan, s.workers[1].fan = "Bert");
    CHECK_ONE(WorkerArrival, s.workers[1].arrives = Duration{1});
    CHECK_ONE(WorkerSeat, s.workers[1].seat.reset());
    CHECK_ONE(WorkerServer, s.workers[1].server = "server-A");
    CHECK_ONE(WorkersAdded, s = *edit::workers(s, 40));
    CHECK_ONE(WorkerOrder, std::swap(s.workers[0], s.workers[1]); s.faults[0].worker = WorkerId{1});
    CHECK_ONE(FaultStart, s.faults[0].at = Duration{1});
    CHECK_ONE(PauseLength, std::get<Pause>(s.faults[0].kind).length = Duration{1});
    CHECK_ONE(PauseCause, std::get<Pause>(s.faults[0].kind).cause = PauseCause::Swap);
    CHECK_ONE(FaultKind, s.faults[0].kind = Crash{});
    CHECK_ONE(FaultRemoved, s.faults.clear());
    CHECK_ONE(FaultAdded, s.faults.insert(s.faults.begin(), {Duration{1}, WorkerId{1}, Crash{}}));
    CHECK_ONE(Expectation, s.expect.emplace().outcome = Outcome::OneSale);
    CHECK(whatDiffers([](Scenario&) {}).empty());
}

/// B, its fault and what was expected of its fan are one difference, and one step back.
TEST(aWorkerComesBackWithAllThatIsItsOwn)
{
    Scenario built;
    built.faults.push_back({Duration{5000}, WorkerId{1}, Crash{}});
    built.expect.emplace().confirmed = std::vector<std::string>{"fan_b", "fan_a"};
    const auto now = edit::workers(built, 1).value();
    const auto found = differences(built, now);
    CHECK_EQ(found.size(), 1U);
    CHECK(found.front().what == Change::WorkersRemoved);
    CHECK(reverted(now, built, found.front()).value() == built);
}

TEST(aWorkersSeatComesBackWithIt)
{
    Scenario built;
    built.seats = {"C14", "C15", "C16"};
    built.workers[1].seat = SeatId{1};
    Scenario now = edit::seats(edit::workers(built, 1).value(), 1).value();
    const auto found = differences(built, now);
    CHECK_EQ(found.size(), 2U);
    CHECK(found[1].what == Change::WorkersRemoved);
    now = reverted(now, built, found[1]).value();
    CHECK(now.seats == std::vector<std::string>{"C14", "C15"});
    CHECK(now.workers == built.workers);
}

/// The second of three like faults is the one that went, not the last.
TEST(faultsKeepTheirPlaces)
{
    Scenario built;
    built.faults = {{Duration{1000}, WorkerId{0}, Pause{Duration{100}}},
                    {Duration{2000}, WorkerId{0}, Pause{Duration{200}}},
                    {Duration{3000}, WorkerId{0}, Pause{Duration{300}}}};
    Scenario now = built;
    now.faults.erase(now.faults.begin() + 1);
    const auto found = differences(built, now);
    CHECK(found == std::vector{Difference{Change::FaultRemoved, 1, 0}});
    CHECK(reverted(now, built, found.front()).value() == built);
}

TEST(listedArrivalsComeBackAfterARush)
{
    Scenario rush;
    rush.arrivals = Arrivals::Rush;
    applyArrivals(rush);
    const auto found = differences(Scenario{}, rush);
    CHECK(found == std::vector{Difference{Change::Arrivals}});
    CHECK(reverted(rush, Scenario{}, found.front()).value() == Scenario{});
}

TEST(whatHasNoRoomIsRefused)
{
    const auto built = edit::workers(Scenario{}, 60).value();
    Scenario now = built;
    for (std::size_t i = 10; i < now.workers.size(); ++i)
        now.workers[i].name += "x";
    const auto found = differences(built, now);
    CHECK(found[1].what == Change::WorkersRemoved);
    const auto back = reverted(now, built, found[1]);
    CHECK(!back);
    CHECK_EQ(back.error().message, std::string("110 workers are too many (allowed: 64)"));
    CHECK(reverted(reverted(now, built, found[0]).value(), built, found[1]).value() == built);
}

TEST(noDifferencesExactlyWhereBothAreEqual)
{
    CHECK(holdsManyTimes("equal", kPairs, [](const Scenario& one, const Scenario& other) {
        const auto built = dressed(one);
        RC_ASSERT(differences(built, built).empty());
        const auto now = mixed(built, dressed(other));
        RC_ASSERT(differences(built, now).empty() == (built == now));
        RC_ASSERT(differences(now, built).empty() == (built == now));
    }));
}

TEST(allTheWaysBackEndAtTheOriginal)
{
    CHECK(holdsManyTimes("another scenario", kPairs, [](const Scenario& built, const Scenario& other) {
        assertEndsAt(dressed(built), dressed(other));
    }));
    CHECK(holdsManyTimes("a like one", kPairs, [](const Scenario& one, const Scenario& other) {
        const auto built = dressed(one);
        assertEndsAt(built, mixed(built, dressed(other)));
    }));
    CHECK(holdsManyTimes("one with copies", kPairs, [] {
        const auto drawn = [] { return dressed(*test::scenarios({.copies = true})); };
        const auto built = drawn();
        assertEndsAt(built, mixed(built, drawn()));
    }));
}
