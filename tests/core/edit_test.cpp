// SPDX-License-Identifier: GPL-3.0-or-later
// Edits: what each changes and nothing else, and what each refuses with what is allowed.
#include "core/scenario/edit.h"

#include "core/format/scenario_writer.h"
#include "core/scenario/names.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <set>

using namespace fenceline;

namespace {

constexpr Duration kDay = std::chrono::hours{24};
constexpr Duration kMillisecond{1};

/// Compares as files, so that a difference can be read.
void checkSame(const Result<Scenario>& found, const Scenario& expected)
{
    CHECK(found.has_value());
    if (found)
        CHECK_EQ(writeScenario(*found), writeScenario(expected));
    CHECK(found && *found == expected);
}

/// Refused, in one line that says what it is about and what is allowed.
void checkRefused(const Result<Scenario>& found, std::string_view about, std::string_view allowed)
{
    CHECK(!found);
    if (found)
        return;
    const std::string& message = found.error().message;
    CHECK_EQ(message.substr(0, about.size()), about);
    CHECK(message.ends_with("(allowed: " + std::string(allowed) + ")"));
    CHECK(message.find('\n') == std::string::npos);
    CHECK_EQ(found.error().line, 0);
}

Scenario crashed()
{
    Scenario scenario;
    scenario.faults.front().kind = Crash{};
    return scenario;
}

Scenario withoutFaults()
{
    Scenario scenario;
    scenario.faults.clear();
    return scenario;
}

Scenario withFault(Duration at, decltype(Fault::kind) kind)
{
    Scenario scenario;
    scenario.faults = {{at, WorkerId{0}, kind}};
    return scenario;
}

} // namespace

TEST(leaseFromAMillisecondToADay)
{
    for (const auto lease : {kMillisecond, Duration{10'001}, kDay}) {
        Scenario expected;
        expected.lease = lease;
        checkSame(edit::lease(Scenario{}, lease), expected);
    }
    Scenario off;
    off.lease.reset();
    checkSame(edit::lease(Scenario{}, std::nullopt), off);
    for (const auto wrong : {Duration{0}, -kMillisecond, kDay + kMillisecond, Duration::max(), Duration::min()})
        checkRefused(edit::lease(Scenario{}, wrong), "the lease is ", "off, or 1ms to 24 h");
}

TEST(pauseLengthFromNothingToADay)
{
    for (const auto length : {Duration{0}, kMillisecond, kDay})
        checkSame(edit::pauseLength(Scenario{}, length), withFault(Duration{2500}, Pause{length}));
    for (const auto wrong : {-kMillisecond, kDay + kMillisecond, Duration::max(), Duration::min()})
        checkRefused(edit::pauseLength(Scenario{}, wrong), "the pause is ", "0s to 24 h");
}

TEST(freezeAtFromTheStartToADay)
{
    for (const auto at : {Duration{0}, kMillisecond, kDay})
        checkSame(edit::freezeAt(Scenario{}, at), withFault(at, Pause{}));
    for (const auto wrong : {-kMillisecond, kDay + kMillisecond, Duration::max(), Duration::min()})
        checkRefused(edit::freezeAt(Scenario{}, wrong), "the start of the pause is ", "0s to 24 h");
}

TEST(oneWayFromNothingToADay)
{
    for (const auto oneWay : {Duration{0}, kMillisecond, kDay}) {
        Scenario expected;
        expected.network.oneWay = oneWay;
        checkSame(edit::oneWay(Scenario{}, oneWay), expected);
    }
    for (const auto wrong : {-kMillisecond, kDay + kMillisecond, Duration::max(), Duration::min()})
        checkRefused(edit::oneWay(Scenario{}, wrong), "the time of a message is ", "0s to 24 h");
}

/// The program of the lesson, read at 1 s, with everything else where the gap puts it.
TEST(theGapMovesTheWriteWithItsCheckAndRelease)
{
    const auto steps = [](int check, int write, int release) {
        Scenario scenario;
        scenario.steps = {Duration{1000}, Duration{check}, Duration{write}, Duration{release}};
        return scenario;
    };
    CHECK(gapOf(Scenario{}) == Duration{1500});
    checkSame(edit::gap(Scenario{}, Duration{3000}), steps(3900, 4000, 4500));
    checkSame(edit::gap(Scenario{}, Duration{1499}), steps(2399, 2499, 2999));
    checkSame(edit::gap(Scenario{}, Duration{100}), steps(1000, 1100, 1600));
    checkSame(edit::gap(Scenario{}, Duration{50}), steps(1000, 1050, 1550)); // the check not before the read
    checkSame(edit::gap(Scenario{}, Duration{0}), steps(1000, 1000, 1500));
    const Duration longest = kDay - Duration{1000};
    checkSame(edit::gap(Scenario{}, longest), steps(86'399'900, 86'400'000, 86'400'000));
    for (const auto wrong : {-kMillisecond, longest + kMillisecond, Duration::max(), Duration::min()})
        checkRefused(edit::gap(Scenario{}, wrong), "the gap between read and write is ", "0s to 86399s");
}

/// Files may set steps in any order; a step that is set too early comes right after the one before.
TEST(theGapOfAnOddProgram)
{
    Scenario odd;
    odd.steps = {Duration{2000}, Duration{5000}, Duration{500}, Duration{100}};
    CHECK(gapOf(odd) == Duration{0});
    checkSame(edit::gap(odd, Duration{0}), odd);
    auto expected = odd;
    expected.steps = {Duration{2000}, Duration{2300}, Duration{2300}, Duration{2300}};
    checkSame(edit::gap(odd, Duration{300}), expected);
}

/// semantics.md, "The opening story": how many fans are told yes, by gap.
TEST(theGapDecidesTheOpeningStory)
{
    auto story = *edit::seats(Scenario{}, 5);
    story.protection = Protection::None;
    story.arrivals = Arrivals::Rush;
    story.faults.clear();
    story.workers.resize(1);
    story.workers[0].seat.reset();
    story = *edit::workers(story, 12);
    const auto toldYes = [&](int gap) {
        const auto scenario = *edit::gap(story, Duration{gap});
        std::size_t count = 0;
        for (const auto& event : test::traceOf(scenario).events)
            count += std::holds_alternative<event::FanConfirmed>(event.details) ? 1 : 0;
        return count;
    };
    const std::vector<std::pair<int, std::size_t>> table{{0, 5},     {300, 5},   {301, 6},  {900, 6},  {901, 7},
                                                         {1200, 7},  {1500, 8},  {1800, 8}, {2100, 9}, {2700, 10},
                                                         {3000, 11}, {3001, 12}, {5000, 12}};
    for (const auto& [gap, fans] : table)
        CHECK_EQ(toldYes(gap), fans);
}

TEST(firstTokenFromOneToWhatJsonHoldsExactly)
{
    for (const std::int64_t token : {std::int64_t{1}, std::int64_t{41}, (std::int64_t{1} << 53) - 65'536}) {
        Scenario expected;
        expected.firstToken = Token{token};
        checkSame(edit::firstToken(Scenario{}, token), expected);
    }
    for (const std::int64_t wrong :
         {std::int64_t{0}, std::int64_t{-1}, (std::int64_t{1} << 53) - 65'535, std::numeric_limits<std::int64_t>::max(),
          std::numeric_limits<std::int64_t>::min()})
        checkRefused(edit::firstToken(Scenario{}, wrong), "the first token is ", "1 to 9007199254675456");
}

/// Length, cause and start edit the fault that is there, whatever it is.
TEST(pauseEditsTheFirstFault)
{
    checkSame(edit::pauseCause(Scenario{}, PauseCause::Packet),
              withFault(Duration{2500}, Pause{Duration{15'000}, PauseCause::Packet}));
    auto two = Scenario{};
    two.faults.push_back({Duration{1000}, WorkerId{1}, Pause{Duration{7}, PauseCause::Swap}});
    auto expected = two;
    expected.faults[0] = {Duration{9}, WorkerId{0}, Pause{Duration{8}, PauseCause::VmPause}};
    checkSame(edit::freezeAt(two, Duration{9})
                  .and_then([](Scenario s) { return edit::pauseLength(std::move(s), Duration{8}); })
                  .map([](Scenario s) { return edit::pauseCause(std::move(s), PauseCause::VmPause); }),
              expected);
    expected = two;
    expected.faults[0].kind = Crash{};
    checkSame(edit::crash(two), expected);
}

TEST(aFaultIsAddedForTheFirstWorkerWhereThereIsNone)
{
    checkSame(edit::pauseLength(withoutFaults(), Duration{3000}), withFault(Duration{2500}, Pause{Duration{3000}}));
    checkSame(edit::freezeAt(withoutFaults(), Duration{100}), withFault(Duration{100}, Pause{}));
    checkSame(edit::pauseCause(withoutFaults(), PauseCause::Swap),
              withFault(Duration{2500}, Pause{Duration{15'000}, PauseCause::Swap}));
    checkSame(edit::crash(withoutFaults()), withFault(Duration{2500}, Crash{}));
}

/// A length or a cause makes a crash a pause again; moving it does not.
TEST(crashAndPauseTurnIntoEachOther)
{
    checkSame(edit::crash(Scenario{}), crashed());
    checkSame(edit::crash(crashed()), crashed());
    checkSame(edit::freezeAt(crashed(), Duration{100}), withFault(Duration{100}, Crash{}));
    checkSame(edit::pauseLength(crashed(), Duration{3000}), withFault(Duration{2500}, Pause{Duration{3000}}));
    checkSame(edit::pauseCause(crashed(), PauseCause::VmPause),
              withFault(Duration{2500}, Pause{Duration{15'000}, PauseCause::VmPause}));
}

TEST(workersAreNamedLikeColumns)
{
    CHECK_EQ(workerNameAt(0), "A");
    CHECK_EQ(workerNameAt(25), "Z");
    CHECK_EQ(workerNameAt(26), "AA");
    CHECK_EQ(workerNameAt(51), "AZ");
    CHECK_EQ(workerNameAt(52), "BA");
    CHECK_EQ(workerNameAt(701), "ZZ");
    CHECK_EQ(workerNameAt(702), "AAA");
    CHECK_EQ(defaultFan("AB"), "fan_ab");
    CHECK_EQ(defaultFan("Äz_1"), "fan_Äz_1");
}

TEST(moreWorkers)
{
    const auto four = *edit::workers(Scenario{}, 4);
    auto expected = Scenario{};
    expected.workers.push_back({"C", "fan_c", Duration{8000}, SeatId{0}, "server-C"});
    expected.workers.push_back({"D", "fan_d", Duration{12'000}, SeatId{0}, "server-D"});
    checkSame(four, expected);

    const auto most = *edit::workers(Scenario{}, 64);
    CHECK_EQ(most.workers.size(), std::size_t{64});
    CHECK_EQ(most.workers[25].name, "Z");
    CHECK_EQ(most.workers[26].name, "AA");
    CHECK_EQ(most.workers[26].fan, "fan_aa");
    CHECK_EQ(most.workers[63].name, "BL");
    CHECK_EQ(most.workers[63].arrives, Duration{63 * 4000});

    for (const std::int64_t wrong :
         {std::int64_t{0}, std::int64_t{-1}, std::int64_t{65}, std::numeric_limits<std::int64_t>::max(),
          std::numeric_limits<std::int64_t>::min()})
        checkRefused(edit::workers(Scenario{}, wrong), "the number of workers is ", "1 to 64");
}

/// Names that are taken are skipped; the seat is the first worker's, the arrival follows the last one's.
TEST(moreWorkersBesideOddOnes)
{
    auto scenario = *edit::seats(Scenario{}, 2);
    scenario.workers[0].seat.reset();
    scenario.workers[1] = {"D", "fan_d", Duration{100}, SeatId{1}, "server-D"};
    const auto five = *edit::workers(scenario, 5);
    CHECK_EQ(five.workers[2].name, "C");
    CHECK_EQ(five.workers[3].name, "E");
    CHECK_EQ(five.workers[4].name, "F");
    CHECK_EQ(five.workers[2].arrives, Duration{4100});
    CHECK(!five.workers[2].seat && !five.workers[4].seat);

    scenario.workers[1].arrives = kDay - Duration{1000};
    const auto late = *edit::workers(scenario, 4);
    CHECK_EQ(late.workers[2].arrives, kDay);
    CHECK_EQ(late.workers[3].arrives, kDay);

    CHECK_EQ(edit::workers(*edit::workers(Scenario{}, 1), 2)->workers[1].name, "C");
}

TEST(workersInARush)
{
    auto scenario = Scenario{};
    scenario.arrivals = Arrivals::Rush;
    const auto twelve = *edit::workers(scenario, 12);
    CHECK_EQ(twelve.workers[1].arrives, Duration{300});
    CHECK_EQ(twelve.workers[11].arrives, Duration{19'800});
    const auto three = *edit::workers(twelve, 3);
    CHECK_EQ(three.workers[1].arrives, Duration{6600});
    CHECK_EQ(three.workers[2].arrives, Duration{19'800});
    CHECK_EQ(edit::workers(three, 1)->workers[0].arrives, Duration{0});
}

TEST(fewerWorkersTakeTheirFaultsAndExpectationsAlong)
{
    auto scenario = *edit::seats(*edit::workers(Scenario{}, 3), 3);
    scenario.workers[2].fan = "fan_a"; // two workers of one fan: it stays while one of them does
    scenario.faults = {
        {Duration{1}, WorkerId{1}, Pause{}}, {Duration{2}, WorkerId{0}, Crash{}}, {Duration{3}, WorkerId{2}, Crash{}}};
    scenario.expect = Expectation{Outcome::DoubleSale,
                                  {{{SeatId{0}, "fan_b"}, {SeatId{1}, std::nullopt}, {SeatId{2}, "fan_a"}}},
                                  {{"fan_b", "fan_a", "fan_b"}}};
    const auto one = *edit::workers(scenario, 1);
    CHECK_EQ(one.workers.size(), std::size_t{1});
    CHECK_EQ(one.faults.size(), std::size_t{1});
    CHECK(one.faults.front().at == Duration{2} && one.faults.front().worker == WorkerId{0});
    const Expectation left{
        Outcome::DoubleSale, {{{SeatId{1}, std::nullopt}, {SeatId{2}, "fan_a"}}}, std::vector<std::string>{"fan_a"}};
    CHECK(one.expect == std::optional(left));
    checkSame(edit::workers(scenario, 3), scenario);
}

TEST(moreAndFewerSeats)
{
    const auto four = *edit::seats(Scenario{}, 4);
    CHECK_EQ(four.seats, std::vector<std::string>{"C14", "C15", "C16", "C17"});
    CHECK_EQ(edit::seats(Scenario{}, 64)->seats.back(), "C77");
    auto odd = Scenario{};
    odd.seats = {"C16", "balcony"};
    CHECK_EQ(edit::seats(odd, 4)->seats, std::vector<std::string>{"C16", "balcony", "C15", "C17"});
    for (const std::int64_t wrong :
         {std::int64_t{0}, std::int64_t{-1}, std::int64_t{65}, std::numeric_limits<std::int64_t>::max(),
          std::numeric_limits<std::int64_t>::min()})
        checkRefused(edit::seats(Scenario{}, wrong), "the number of seats is ", "1 to 64");

    auto asked = four;
    asked.workers[1].seat = SeatId{2};
    asked.expect = Expectation{};
    asked.expect->holders = {{SeatId{3}, std::nullopt}, {SeatId{2}, std::nullopt}};
    const auto three = *edit::seats(asked, 3);
    CHECK_EQ(three.seats, std::vector<std::string>{"C14", "C15", "C16"});
    CHECK_EQ(three.expect->holders->size(), std::size_t{1});
    CHECK(three.expect->holders->front().first == SeatId{2});
    checkRefused(edit::seats(asked, 2), "worker B asks for seat C16", "at least 3");
}

/// The last seat that is asked for by name keeps the seats up to it, whoever comes first in the file.
TEST(whoAsksForTheLastSeat)
{
    CHECK(askerOfLastSeat(Scenario{}) == WorkerId{0});
    auto asked = *edit::workers(*edit::seats(Scenario{}, 5), 4);
    asked.workers[1].seat = SeatId{2};
    asked.workers[2].seat = SeatId{3};
    asked.workers[3].seat = SeatId{3};
    CHECK(askerOfLastSeat(asked) == WorkerId{2});
    checkRefused(edit::seats(asked, 1), "worker C asks for seat C17", "at least 4");
    CHECK_EQ(edit::seats(asked, 4)->seats.size(), std::size_t{4});
    for (auto& worker : asked.workers)
        worker.seat.reset();
    CHECK(!askerOfLastSeat(asked));
    CHECK_EQ(edit::seats(asked, 1)->seats.size(), std::size_t{1});
}

/// An edit that is refused, or that sets what is there, changes nothing; edits leave all else alone.
TEST(editsAreValues)
{
    CHECK(rc::check("setting what is set changes nothing", [](const Scenario& scenario) {
        RC_ASSERT(edit::lease(scenario, scenario.lease).value() == scenario);
        RC_ASSERT(edit::oneWay(scenario, scenario.network.oneWay).value() == scenario);
        RC_ASSERT(edit::gap(scenario, gapOf(scenario)).value() == scenario);
        RC_ASSERT(edit::firstToken(scenario, number(scenario.firstToken)).value() == scenario);
        RC_ASSERT(edit::workers(scenario, static_cast<std::int64_t>(scenario.workers.size())).value() == scenario);
        RC_ASSERT(edit::seats(scenario, static_cast<std::int64_t>(scenario.seats.size())).value() == scenario);
    }));
    CHECK(rc::check("a gap is what was set, and the steps are in order", [](const Scenario& scenario) {
        const Duration gap{*rc::gen::inRange<std::int64_t>(0, 10'000)};
        const auto edited = edit::gap(scenario, gap);
        RC_PRE(edited.has_value());
        RC_ASSERT(gapOf(*edited) == gap);
        const Steps& steps = edited->steps;
        if (gap != gapOf(scenario))
            RC_ASSERT(steps.read <= steps.check && steps.check <= steps.write && steps.write <= steps.release);
        auto others = *edited;
        others.steps = scenario.steps;
        RC_ASSERT(others == scenario);
    }));
    CHECK(rc::check("names stay different and ids in range", [](const Scenario& scenario) {
        const auto workers = *rc::gen::inRange<std::int64_t>(1, 65);
        const auto edited = edit::workers(scenario, workers).value();
        std::set<std::string> names;
        for (const auto& worker : edited.workers)
            names.insert(worker.name);
        RC_ASSERT(names.size() == static_cast<std::size_t>(workers));
        for (const auto& fault : edited.faults)
            if (fault.worker) // RC_ASSERT evaluates both sides of a ||
                RC_ASSERT(index(*fault.worker) < names.size());
    }));
}
