// SPDX-License-Identifier: GPL-3.0-or-later
// The engine against formulas that need no simulation: the strip table over leases, arrivals, freezes and pauses with
// every boundary to the millisecond, and the opening story by gap, servers and seats.
#include "tests/support/closed_forms.h"

#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "core/scenario/names.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>
#include <map>

using namespace fenceline;
using closed_forms::Milliseconds;
using closed_forms::StripColumn;
using test::traceOf;

namespace {

struct Column {
    StripColumn column;
    Guards guards;
    int wrong = 0;
    int soldTwice = 0;
};

std::vector<Column> columns()
{
    return {{StripColumn::fencingOff, {}},
            {StripColumn::fencingOff, {.fenceCompare = FenceCompare::LessOrEqual, .release = Release::Delete}},
            {StripColumn::fencingOnWrites, {.fencing = Fencing::Writes}},
            {StripColumn::fencingOnWrites, {.fencing = Fencing::Writes, .fenceCompare = FenceCompare::LessOrEqual}},
            {StripColumn::readsAndWritesOrConditional, {.fencing = Fencing::ReadsAndWrites}},
            {StripColumn::readsAndWritesOrConditional, {.conditional = true}},
            {StripColumn::readsAndWritesOrConditional, {.fencing = Fencing::Writes, .conditional = true}}};
}

/// Around every boundary of the table, and far from all of them.
std::vector<Milliseconds> pausesFor(Milliseconds g)
{
    std::vector<Milliseconds> pauses{0, 1, 250, 60'000, 86'400'000};
    for (const Milliseconds boundary : {g - 3000, g - 2500, g - 1500, g - 1000, g, g + 1000, g + 1500, g + 2500})
        for (Milliseconds pause = boundary - 1; pause <= boundary + 1; ++pause)
            pauses.push_back(std::max<Milliseconds>(0, pause));
    return pauses;
}

/// One lease and one arrival of B under every freeze, pause and column.
void compareStrip(std::vector<Column>& table, Milliseconds lease, Milliseconds arrival, OutcomeSimulator& simulator)
{
    const Milliseconds g = std::max(lease, arrival);
    Scenario scenario;
    scenario.lease = Duration{lease};
    scenario.workers[1].arrives = Duration{arrival};
    for (auto& [column, guards, wrong, soldTwice] : table) {
        scenario.guards = guards;
        for (const Milliseconds freeze : {1, 500, 999, 1000, 1001, 2399, 2499, 2500, 2501, 2999, 3000, 3001, 12'000})
            for (const Milliseconds pause : pausesFor(g)) {
                scenario.faults = {{Duration{freeze}, WorkerId{0}, Pause{Duration{pause}}}};
                const bool twice = simulator.run(modelOf(scenario)) == Outcome::DoubleSale;
                const auto stated = closed_forms::stripSellsTwice(freeze, pause, g, column);
                wrong += stated == std::optional(twice) ? 0 : 1;
                soldTwice += twice ? 1 : 0;
            }
    }
}

Scenario openingStory(int servers, int seats, Milliseconds gap)
{
    Scenario story;
    story.protection = Protection::None;
    story.arrivals = Arrivals::Rush;
    story.steps.write = story.steps.read + Duration{gap};
    story.steps.release = story.steps.write + Duration{500};
    story.faults.clear();
    story.workers.clear();
    for (int i = 0; i < servers; ++i) {
        const auto name = workerNameAt(static_cast<std::size_t>(i));
        story.workers.push_back({name, defaultFan(name), Duration{0}, std::nullopt, defaultServer(name)});
    }
    applyArrivals(story);
    return *edit::seats(story, seats);
}

std::vector<int> yesesBySeat(const Scenario& scenario)
{
    std::vector<int> yeses;
    for (const auto& seat : judge(scenario, traceOf(scenario)).seats)
        yeses.push_back(static_cast<int>(seat.confirmed.size()));
    return yeses;
}

int yeses(const Scenario& scenario)
{
    int sum = 0;
    for (const int onOneSeat : yesesBySeat(scenario))
        sum += onOneSeat;
    return sum;
}

} // namespace

TEST(stripTable)
{
    auto table = columns();
    OutcomeSimulator simulator;
    for (const Milliseconds lease : {1, 1499, 1500, 1501, 2000, 2999, 3000, 3001, 4000, 10'000, 30'000, 3'600'000})
        for (const Milliseconds arrival : {0, 1, 1500, 2499, 2500, 2999, 3000, 3001, 4000, 9999, 10'000, 10'001})
            if (std::max(lease, arrival) >= 1500)
                compareStrip(table, lease, arrival, simulator);
    for (const auto& column : table) {
        CHECK_EQ(column.wrong, 0);
        // Or the comparison would be of nothing.
        CHECK_EQ(column.soldTwice > 1000, column.column != StripColumn::readsAndWritesOrConditional);
    }
}

/// The table's own sentences at the lesson's lease, written out without the formula.
TEST(stripTableAtTenSeconds)
{
    const auto soldTwice = [](Milliseconds freeze, Milliseconds pause, const Guards& guards) {
        Scenario scenario;
        scenario.guards = guards;
        scenario.faults = {{Duration{freeze}, WorkerId{0}, Pause{Duration{pause}}}};
        return judge(scenario, traceOf(scenario)).outcome == Outcome::DoubleSale;
    };
    const Guards writes{.fencing = Fencing::Writes};
    for (const Milliseconds freeze : {1, 1000}) {
        CHECK(!soldTwice(freeze, 8500, {}) && soldTwice(freeze, 8501, {}));
        CHECK(soldTwice(freeze, 11'500, {}) && !soldTwice(freeze, 11'501, {}));
    }
    for (const Milliseconds freeze : {1001, 2500}) {
        CHECK(!soldTwice(freeze, 8500, {}) && soldTwice(freeze, 8501, {}));
        CHECK(soldTwice(freeze, 11'501, {}) && soldTwice(freeze, 80'000'000, {}));
    }
    for (const Milliseconds freeze : {1, 1000, 1001, 2500}) {
        CHECK(!soldTwice(freeze, 8500, writes) && soldTwice(freeze, 8501, writes));
        CHECK(soldTwice(freeze, 10'000, writes) && !soldTwice(freeze, 10'001, writes));
        for (const Milliseconds pause : {8501, 9000, 10'000, 10'001, 11'500, 15'000}) {
            CHECK(!soldTwice(freeze, pause, {.fencing = Fencing::ReadsAndWrites}));
            CHECK(!soldTwice(freeze, pause, {.conditional = true}));
        }
    }
    CHECK(!soldTwice(2501, 9000, {}) && !soldTwice(2501, 15'000, {}));
}

TEST(openingStoryByGap)
{
    // "up to 0.3 s five, 0.9 six, 1.2 seven, 1.8 eight, 2.1 nine, 2.7 ten, 3.0 eleven, above twelve"
    const std::map<Milliseconds, int> countUpToGap{{300, 5},  {900, 6},   {1200, 7}, {1800, 8},
                                                   {2100, 9}, {2700, 10}, {3000, 11}};
    int wrong = 0;
    for (Milliseconds gap = 0; gap <= 20'000; gap += (gap < 3200 ? 1 : 97)) {
        const auto bound = countUpToGap.lower_bound(gap);
        const int stated = bound == countUpToGap.end() ? 12 : bound->second;
        wrong += yeses(openingStory(12, 5, gap)) == stated ? 0 : 1;
    }
    CHECK_EQ(wrong, 0);
    CHECK_EQ(yesesBySeat(openingStory(12, 5, 1500)), std::vector{3, 2, 1, 1, 1});
    CHECK_EQ(yeses(openingStory(24, 5, 1500)), 15);
    CHECK_EQ(yeses(openingStory(64, 5, 1500)), 40);
}

TEST(openingStoryByServersAndSeats)
{
    for (const int servers : {1, 2, 3, 5, 8, 12, 13, 24, 41, 63, 64}) {
        const auto arrivals = closed_forms::rushArrivals(servers);
        for (const int seats : {1, 2, 3, 5, 6, 9, 17, 64})
            for (const Milliseconds gap : {0, 1, 9, 300, 301, 1500, 1501, 4000, 19'800, 30'000}) {
                auto story = openingStory(servers, seats, gap);
                CHECK_EQ(yesesBySeat(story), closed_forms::yesesBySeat(arrivals, gap, seats));
                story.protection = Protection::ConditionalWrite;
                CHECK_EQ(yeses(story), closed_forms::yesesWithConditionalWrite(servers, seats));
            }
    }
}

TEST(rushArrivalsByTheRule)
{
    const std::vector<Milliseconds> twelve{0, 300, 900, 1800, 3000, 4500, 6300, 8400, 10'800, 13'500, 16'500, 19'800};
    for (std::size_t i = 0; i < twelve.size(); ++i)
        CHECK_EQ(rushArrival(i, 12), Duration{twelve[i]});
    CHECK_EQ(rushArrival(0, 1), Duration{0});
    for (int servers = 1; servers <= 64; ++servers) {
        const auto arrivals = closed_forms::rushArrivals(servers);
        for (std::size_t i = 0; i < arrivals.size(); ++i)
            CHECK_EQ(rushArrival(i, arrivals.size()), Duration{arrivals[i]});
    }
}
