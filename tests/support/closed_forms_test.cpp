// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reference model against the closed forms: two derivations that share nothing. The strip table over
// the whole sweep of lease and pause and around each of its boundaries; the opening story by gap, servers
// and seats.
#include "closed_forms.h"
#include "plain_checks.h"
#include "reference_model.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace reference;
using closed_forms::StripColumn;
using plain_checks::expect;

Setting openingStory(int servers, int seats, Milliseconds gap)
{
    Setting story;
    story.protection = Protection::none;
    story.steps.write = story.steps.read + gap;
    story.steps.release = story.steps.write + 500;
    for (int i = 0; i < seats; ++i)
        story.seats.push_back("C" + std::to_string(14 + i));
    const std::vector<Milliseconds> arrivals = closed_forms::rushArrivals(servers);
    for (int i = 0; i < servers; ++i)
        story.workers.push_back(
            {"W" + std::to_string(i), "fan_" + std::to_string(i), arrivals[static_cast<std::size_t>(i)], anySeat});
    return story;
}

std::vector<int> yesesBySeat(const RunOutcome& outcome)
{
    std::vector<int> yeses;
    for (const SeatOutcome& seat : outcome.seats)
        yeses.push_back(static_cast<int>(seat.confirmed.size()));
    return yeses;
}

int yesCount(const RunOutcome& outcome)
{
    int count = 0;
    for (const int onOneSeat : yesesBySeat(outcome))
        count += onOneSeat;
    return count;
}

void testOpeningStory()
{
    expect(yesesBySeat(run(openingStory(12, 5, 1500))) == std::vector<int>{3, 2, 1, 1, 1}, "eight on five seats");
    const std::map<Milliseconds, int> countUpToGap = {{300, 5},  {900, 6},   {1200, 7}, {1800, 8},
                                                      {2100, 9}, {2700, 10}, {3000, 11}};
    for (Milliseconds gap = 0; gap <= 20000; gap += (gap < 3600 ? 1 : 97)) {
        const auto bound = countUpToGap.lower_bound(gap);
        const int stated = bound == countUpToGap.end() ? 12 : bound->second;
        const std::string what = "opening story with a gap of " + std::to_string(gap) + " ms";
        expect(closed_forms::yesesWithoutGuard(closed_forms::rushArrivals(12), gap, 5) == stated, what + " by formula");
        expect(yesCount(run(openingStory(12, 5, gap))) == stated, what + " by model");
    }
    expect(yesCount(run(openingStory(24, 5, 1500))) == 15, "24 servers");
    expect(yesCount(run(openingStory(64, 5, 1500))) == 40, "64 servers");
    for (int servers = 1; servers <= 64; servers += (servers < 16 ? 1 : 7)) {
        for (const int seats : {1, 2, 3, 4, 5, 6, 9, 17, 64}) {
            for (const Milliseconds gap : {0, 1, 9, 300, 301, 700, 1500, 1501, 4000, 19800, 30000}) {
                Setting story = openingStory(servers, seats, gap);
                const std::string what = "servers " + std::to_string(servers) + " seats " + std::to_string(seats) +
                                         " gap " + std::to_string(gap);
                const std::vector<Milliseconds> arrivals = closed_forms::rushArrivals(servers);
                expect(yesesBySeat(run(story)) == closed_forms::yesesBySeat(arrivals, gap, seats), what);
                story.protection = Protection::conditionalWrite;
                expect(yesCount(run(story)) == closed_forms::yesesWithConditionalWrite(servers, seats),
                       what + " conditional");
            }
        }
    }
}

Setting withColumn(Setting setting, StripColumn column, bool byCondition)
{
    if (column == StripColumn::fencingOnWrites)
        setting.fencing = Fencing::writes;
    if (column == StripColumn::readsAndWritesOrConditional)
        setting.fencing = byCondition ? Fencing::writes : Fencing::readsAndWrites;
    setting.conditional = byCondition;
    return setting;
}

void compareStrip(Milliseconds lease, Milliseconds arrival, Milliseconds freezesAt, Milliseconds pause)
{
    Setting setting = lessonSetting();
    setting.faults[0].length = pause;
    setting.lease = lease;
    setting.workers[1].arrives = arrival;
    setting.faults[0].at = freezesAt;
    const auto compare = [&](StripColumn column, bool byCondition) {
        const std::optional<bool> stated =
            closed_forms::stripSellsTwice(freezesAt, pause, std::max(lease, arrival), column);
        const RunOutcome got = run(withColumn(setting, column, byCondition));
        expect(stated && *stated == (got.outcome == "double-sale"),
               "strip: lease " + std::to_string(lease) + " arrival " + std::to_string(arrival) + " freeze " +
                   std::to_string(freezesAt) + " pause " + std::to_string(pause),
               describe(got));
    };
    compare(StripColumn::fencingOff, false);
    compare(StripColumn::fencingOnWrites, false);
    compare(StripColumn::readsAndWritesOrConditional, false);
    compare(StripColumn::readsAndWritesOrConditional, true);
}

void testStrip()
{
    for (Milliseconds lease = 2000; lease <= 30000; lease += 500)
        for (Milliseconds pause = 0; pause <= 40000; pause += 250)
            compareStrip(lease, 4000, 2500, pause);
    // Around every boundary of the table, to the millisecond.
    for (const Milliseconds lease : {1, 1499, 1500, 1501, 2000, 3000, 4000, 10000}) {
        for (const Milliseconds arrival : {0, 1, 1500, 2500, 3000, 4000, 9999, 10001}) {
            const Milliseconds g = std::max(lease, arrival);
            if (g < 1500)
                continue;
            for (const Milliseconds freezesAt : {1, 999, 1000, 1001, 2400, 2499, 2500, 2501, 2999, 3000, 3001, 12000})
                for (const Milliseconds base : {Milliseconds(0), g - 3000, g - 2500, g - 1500, g - 1000, g, g + 1500,
                                                g + 2500, Milliseconds(60000)})
                    for (Milliseconds pause = std::max<Milliseconds>(0, base - 2); pause <= base + 2; ++pause)
                        compareStrip(lease, arrival, freezesAt, pause);
        }
    }
    expect(!closed_forms::stripSellsTwice(2500, 0, 1499, StripColumn::fencingOff),
           "the table says nothing below 1.5 s");
    Setting hurried = lessonSetting();
    hurried.faults.clear();
    hurried.lease = 1000;
    hurried.workers[1].arrives = 0;
    expect(run(hurried).outcome == "double-sale", "a lease shorter than the program sells twice with no pause at all");
}

} // namespace

int main()
{
    testOpeningStory();
    testStrip();
    return plain_checks::finish("closed forms");
}
