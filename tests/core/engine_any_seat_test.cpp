// SPDX-License-Identifier: GPL-3.0-or-later
// Workers that take any free seat: the opening story and the shapes of its events. Every expected line was worked out
// by hand from semantics.md, "The opening story".
#include "core/scenario/edit.h"
#include "core/scenario/names.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

/// Workers A, B, … that arrive at these times, for any of so many seats, with no lock and no fault.
Scenario anySeat(const std::vector<std::int64_t>& arrivals, std::int64_t seats)
{
    Scenario scenario;
    scenario.protection = Protection::None;
    scenario.faults.clear();
    scenario.workers.clear();
    for (const auto at : arrivals) {
        const auto name = workerNameAt(scenario.workers.size());
        scenario.workers.push_back({name, defaultFan(name), Duration{at}, std::nullopt, defaultServer(name)});
    }
    return *edit::seats(scenario, seats);
}

Scenario openingStory()
{
    return anySeat({0, 300, 900, 1800, 3000, 4500, 6300, 8400, 10'800, 13'500, 16'500, 19'800}, 5);
}

using Names = std::vector<std::string>;

/// By seat, in the order in which they were told.
std::vector<Names> confirmed(const Scenario& scenario)
{
    std::vector<Names> told;
    for (const auto& seat : judge(scenario, traceOf(scenario)).seats) {
        told.emplace_back();
        for (const auto fan : seat.confirmed)
            told.back().push_back(fanName(scenario, fan));
    }
    return told;
}

Scenario lockedAnySeat(const Guards& guards)
{
    auto scenario = anySeat({0, 4000}, 3);
    scenario.protection = Protection::Lock;
    scenario.guards = guards;
    scenario.faults = lessonFaults();
    return scenario;
}

} // namespace

TEST(openingStoryEventByEvent)
{
    CHECK_TRACE(openingStory(), R"(
        1000 A seat-read C14 - fence -
        1300 B seat-read C14 - fence -
        1900 C seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2800 B write-accepted C14 fan_b - over fan_a
        2800 B fan-confirmed fan_b C14
        2800 D seat-read C15 - fence -
        3400 C write-accepted C14 fan_c - over fan_b
        3400 C fan-confirmed fan_c C14
        4000 E seat-read C15 - fence -
        4300 D write-accepted C15 fan_d - over -
        4300 D fan-confirmed fan_d C15
        5500 E write-accepted C15 fan_e - over fan_d
        5500 E fan-confirmed fan_e C15
        5500 F seat-read C16 - fence -
        7000 F write-accepted C16 fan_f - over -
        7000 F fan-confirmed fan_f C16
        7300 G seat-read C17 - fence -
        8800 G write-accepted C17 fan_g - over -
        8800 G fan-confirmed fan_g C17
        9400 H seat-read C18 - fence -
        10900 H write-accepted C18 fan_h - over -
        10900 H fan-confirmed fan_h C18
        11800 I seat-read - - fence -
        11800 I gave-up no-seat
        11800 I fan-refused fan_i -
        14500 J seat-read - - fence -
        14500 J gave-up no-seat
        14500 J fan-refused fan_j -
        17500 K seat-read - - fence -
        17500 K gave-up no-seat
        17500 K fan-refused fan_k -
        20800 L seat-read - - fence -
        20800 L gave-up no-seat
        20800 L fan-refused fan_l -)");
}

TEST(openingStorySellsEightOnFive)
{
    const std::vector<Names> expected{{"fan_a", "fan_b", "fan_c"}, {"fan_d", "fan_e"}, {"fan_f"}, {"fan_g"}, {"fan_h"}};
    CHECK_EQ(confirmed(openingStory()), expected);
    CHECK_EQ(word(judge(openingStory(), traceOf(openingStory())).outcome), "double-sale");
}

/// The rush rule gives the same twelve arrivals.
TEST(openingStoryArrivesByTheRushRule)
{
    auto scenario = openingStory();
    scenario.arrivals = Arrivals::Rush;
    applyArrivals(scenario);
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        CHECK_EQ(scenario.workers[w].arrives, openingStory().workers[w].arrives);
}

TEST(conditionalWriteSellsFiveOnFive)
{
    auto scenario = openingStory();
    scenario.protection = Protection::ConditionalWrite;
    const auto told = confirmed(scenario);
    for (const auto& seat : told)
        CHECK_EQ(seat.size(), std::size_t{1});
    CHECK_EQ(word(judge(scenario, traceOf(scenario)).outcome), "one-sale");
}

/// Refused: reads again at that instant, writes a gap later, and hears no before no seat is left.
TEST(refusedWorkerReadsAgain)
{
    auto scenario = anySeat({0, 300, 900}, 2);
    scenario.protection = Protection::ConditionalWrite;
    CHECK_TRACE(scenario, R"(
        1000 A seat-read C14 - fence -
        1300 B seat-read C14 - fence -
        1900 C seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        2800 B write-rejected C14 fan_b - not-free
        2800 B seat-read C15 - fence -
        3400 C write-rejected C14 fan_c - not-free
        3400 C seat-read C15 - fence -
        4300 B write-accepted C15 fan_b - over -
        4300 B fan-confirmed fan_b C15
        4900 C write-rejected C15 fan_c - not-free
        4900 C seat-read - - fence -
        4900 C gave-up no-seat
        4900 C fan-refused fan_c -)");
}

/// The read is a message of its own; the next write is a gap after it was sent, or when its answer is there.
TEST(refusedWorkerReadsAgainWhereMessagesTakeTime)
{
    auto scenario = anySeat({0, 10}, 2);
    scenario.protection = Protection::ConditionalWrite;
    scenario.network.oneWay = Duration{100};
    CHECK_TRACE(scenario, R"(
        1100 A seat-read C14 - fence - sent 1000 learned 1200
        1110 B seat-read C14 - fence - sent 1010 learned 1210
        2500 A write-sent C14 fan_a -
        2510 B write-sent C14 fan_b -
        2600 A write-accepted C14 fan_a - over - sent 2500 learned 2700
        2610 B write-rejected C14 fan_b - not-free sent 2510 learned 2710
        2700 A fan-confirmed fan_a C14
        2810 B seat-read C15 - fence - sent 2710 learned 2910
        4210 B write-sent C15 fan_b -
        4310 B write-accepted C15 fan_b - over - sent 4210 learned 4410
        4410 B fan-confirmed fan_b C15)");
}

/// A is refused C14 after its lease is over, looks on under the lock it believes in, without a new check; its release
/// follows the last answer.
TEST(readsAgainUnderALock)
{
    auto scenario = lockedAnySeat({.checkBeforeWrite = CheckBeforeWrite::OwnClock, .conditional = true});
    scenario.faults.push_back({Duration{18'000}, WorkerId{0}, Pause{Duration{2000}}});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2400 A lease-checked own-clock valid
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence -
        12400 B lease-checked own-clock valid
        12500 B write-accepted C14 fan_b - over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A write-rejected C14 fan_a - not-free
        17500 A seat-read C15 - fence -
        18000 A paused gc until 20000
        20000 A resumed gc
        21000 A write-accepted C15 fan_a - over -
        21000 A fan-confirmed fan_a C15
        21000 A release-ignored 33)");
}

/// The release waits for +3.0 s where the last answer came before it.
TEST(releaseNotBeforeItsOffset)
{
    auto scenario = lockedAnySeat({.conditional = true});
    scenario.faults.clear();
    scenario.workers.resize(1);
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence -
        2500 A write-accepted C14 fan_a - over -
        2500 A fan-confirmed fan_a C14
        3000 A lock-released 33)");
}

/// One lock for the show; a read with a token raises every row, and a stale one ends the search.
TEST(tokensOnReadsOfAnySeat)
{
    const auto scenario = lockedAnySeat({.fencing = Fencing::ReadsAndWrites});
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 33 raises-all 33
        2500 A paused gc until 17500
        4000 B lock-requested
        4000 B lock-waiting
        10000 lock lock-ended A 33
        10000 B lock-granted 34 until 20000 sent 4000
        11000 B seat-read C14 - fence 34 raises-all 34
        12500 B write-accepted C14 fan_b 34 over -
        12500 B fan-confirmed fan_b C14
        13000 B lock-released 34
        17500 A resumed gc
        17500 A write-rejected C14 fan_a 33 stale-token
        17500 A fan-refused fan_a C14
        18000 A release-ignored 33)");
    for (const auto& seat : judge(scenario, traceOf(scenario)).seats)
        CHECK_EQ(seat.fence, std::optional(Token{34}));

    auto early = scenario;
    early.faults.front().at = Duration{500};
    const auto lines = test::linesOf(early, traceOf(early));
    CHECK_EQ(lines.at(12), "16000 A read-rejected - 33 stale-token");
    CHECK_EQ(lines.at(13), "16000 A gave-up stale-token");
    CHECK_EQ(lines.at(14), "16000 A release-ignored 33");
    CHECK_EQ(lines.at(15), "16000 A fan-refused fan_a -");
}

/// No seat left, under tokens: the rows are raised all the same.
TEST(tokensOnReadsOfASoldOutShow)
{
    auto scenario = anySeat({0, 4000}, 1);
    scenario.protection = Protection::Lock;
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    CHECK_TRACE(scenario, R"(
        0 A lock-requested
        0 A lock-granted 33 until 10000
        1000 A seat-read C14 - fence 33 raises-all 33
        2500 A write-accepted C14 fan_a 33 over -
        2500 A fan-confirmed fan_a C14
        3000 A lock-released 33
        4000 B lock-requested
        4000 B lock-granted 34 until 14000
        5000 B seat-read - - fence - raises-all 34
        5000 B gave-up no-seat
        5000 B lock-released 34
        5000 B fan-refused fan_b -)");
    CHECK_EQ(judge(scenario, traceOf(scenario)).seats.front().fence, std::optional(Token{34}));
}

/// Of rows that another lock's tokens have raised higher, a read finds only the others: C14 is out of A's reach.
TEST(tokensOnReadsSkipRowsWithAHigherFence)
{
    auto scenario = anySeat({6000, 0, 3500}, 2);
    scenario.protection = Protection::Lock;
    scenario.guards = {.fencing = Fencing::ReadsAndWrites, .checkBeforeWrite = CheckBeforeWrite::OwnClock};
    scenario.lease = Duration{2000}; // B and C find their leases over before they write
    scenario.workers[1].seat = scenario.workers[2].seat = SeatId{0};
    CHECK_TRACE(scenario, R"(
        0 B lock-requested
        0 B lock-granted 33 until 2000
        1000 B seat-read C14 - fence 33 raises 33
        2000 lock lock-ended B 33
        2400 B lease-checked own-clock over
        2400 B gave-up lease-over
        2400 B release-ignored 33
        2400 B fan-refused fan_b C14
        3500 C lock-requested
        3500 C lock-granted 34 until 5500
        4500 C seat-read C14 - fence 34 raises 34
        5500 lock lock-ended C 34
        5900 C lease-checked own-clock over
        5900 C gave-up lease-over
        5900 C release-ignored 34
        5900 C fan-refused fan_c C14
        6000 A lock-requested
        6000 A lock-granted 33 until 8000
        7000 A seat-read C15 - fence 33 raises-all 33
        8000 lock lock-ended A 33
        8400 A lease-checked own-clock over
        8400 A gave-up lease-over
        8400 A release-ignored 33
        8400 A fan-refused fan_a C15)");
    const auto verdict = judge(scenario, traceOf(scenario));
    CHECK_EQ(verdict.seats.at(0).fence, std::optional(Token{34}));
    CHECK_EQ(verdict.seats.at(1).fence, std::optional(Token{33}));
}
