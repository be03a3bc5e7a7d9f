// SPDX-License-Identifier: GPL-3.0-or-later
//
// Is the second opinion itself right? Its runs are compared with the figures that semantics.md gives,
// with runs worked out by hand from its rules, with the closed forms over a grid, and with properties
// that hold in every run. Prints what differs, then one line of summary; exit status 1 if anything did.
#include "closed_forms.h"
#include "reference_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace reference;
using closed_forms::StripColumn;

int checks = 0;
int failures = 0;

void expect(bool holds, const std::string &what, const std::string &detail = "") {
    ++checks;
    if (!holds && ++failures <= 20)
        std::cout << "wrong: " << what << "\n" << detail;
}

struct Expected {
    std::string outcome;
    std::string holder;
    std::vector<std::string> confirmed;
    std::vector<GrantRecord> grants;
    std::vector<WriteRecord> writes;
    std::vector<TellingRecord> told;
};

// Compares the first seat and all records.
void expectRun(const std::string &what, const Setting &setting, const Expected &expected) {
    const RunOutcome got = run(setting);
    expect(got.outcome == expected.outcome && got.seats[0].holder == expected.holder
               && got.seats[0].confirmed == expected.confirmed && got.grants == expected.grants
               && got.writes == expected.writes && got.told == expected.told,
           what, describe(got));
}

WriteRecord accepted(Milliseconds at, const std::string &worker, const std::string &seat = "C14") {
    return {at, worker, seat, true, ""};
}
WriteRecord refused(Milliseconds at, const std::string &worker, const std::string &reason, const std::string &seat = "C14") {
    return {at, worker, seat, false, reason};
}
TellingRecord yes(Milliseconds at, const std::string &worker) { return {at, worker, true}; }
TellingRecord no(Milliseconds at, const std::string &worker) { return {at, worker, false}; }

Setting lessonWithPause(Milliseconds pause) {
    Setting setting = lessonSetting();
    setting.faults[0].length = pause;
    return setting;
}

Setting lessonWithoutFaults() {
    Setting setting = lessonSetting();
    setting.faults.clear();
    return setting;
}

Setting openingStory(int servers, int seats, Milliseconds gap) {
    Setting story;
    story.protection = Protection::none;
    story.steps.write = story.steps.read + gap;
    story.steps.release = story.steps.write + 500;
    for (int i = 0; i < seats; ++i)
        story.seats.push_back("C" + std::to_string(14 + i));
    const std::vector<Milliseconds> arrivals = closed_forms::rushArrivals(servers);
    for (int i = 0; i < servers; ++i)
        story.workers.push_back({"W" + std::to_string(i), "fan_" + std::to_string(i),
                                 arrivals[static_cast<std::size_t>(i)], anySeat});
    return story;
}

std::vector<int> yesesBySeat(const RunOutcome &outcome) {
    std::vector<int> yeses;
    for (const SeatOutcome &seat : outcome.seats)
        yeses.push_back(static_cast<int>(seat.confirmed.size()));
    return yeses;
}

int yesCount(const RunOutcome &outcome) {
    int count = 0;
    for (const int onOneSeat : yesesBySeat(outcome))
        count += onOneSeat;
    return count;
}

void testLesson() {
    const std::vector<GrantRecord> grants = {{0, "A", 33}, {10000, "B", 34}};
    expectRun("the lesson's run", lessonSetting(),
              {"double-sale", "fan_a", {"fan_b", "fan_a"}, grants, {accepted(12500, "B"), accepted(17500, "A")},
               {yes(12500, "B"), yes(17500, "A")}});

    Setting fenced = lessonSetting();
    fenced.fencing = Fencing::writes;
    expectRun("fencing on", fenced,
              {"one-sale", "fan_b", {"fan_b"}, grants, {accepted(12500, "B"), refused(17500, "A", "stale-token")},
               {yes(12500, "B"), no(17500, "A")}});
    expect(run(fenced).seats[0].fence == 34, "the fence is B's token");
    expect(!run(lessonSetting()).seats[0].fence, "no fence with fencing off");

    Setting strip = lessonWithPause(9000);
    strip.fencing = Fencing::writes;
    const Expected inTheStrip = {"double-sale", "fan_b", {"fan_a", "fan_b"}, grants,
                                 {accepted(11500, "A"), accepted(12500, "B")}, {yes(11500, "A"), yes(12500, "B")}};
    expectRun("the strip", strip, inTheStrip);
    strip.fenceCompare = FenceCompare::lessOrEqual;
    expectRun("the strip with <=", strip, inTheStrip);
    strip.conditional = true;
    expectRun("the strip closed by a condition", strip,
              {"one-sale", "fan_a", {"fan_a"}, grants, {accepted(11500, "A"), refused(12500, "B", "not-free")},
               {yes(11500, "A"), no(12500, "B")}});
    strip.conditional = false;
    strip.fencing = Fencing::readsAndWrites;
    expectRun("the strip closed by tokens on reads", strip,
              {"one-sale", "fan_b", {"fan_b"}, grants, {refused(11500, "A", "stale-token"), accepted(12500, "B")},
               {no(11500, "A"), yes(12500, "B")}});

    Setting yourself = lessonWithPause(45000);
    yourself.lease = 30000;
    yourself.firstToken = 41;
    yourself.fencing = Fencing::writes;
    expectRun("check yourself", yourself,
              {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 41}, {30000, "B", 42}},
               {accepted(32500, "B"), refused(47500, "A", "stale-token")}, {yes(32500, "B"), no(47500, "A")}});
}

void testChecksAndReleases() {
    for (const CheckBeforeWrite by : {CheckBeforeWrite::ownClock, CheckBeforeWrite::service}) {
        Setting checked = lessonSetting();
        checked.checkBeforeWrite = by;
        expect(run(checked) == run(lessonSetting()), "a pause after the check: the check cannot help");
        checked.faults[0].at = 2000;
        expectRun("a pause before the check: it helps", checked,
                  {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(12500, "B")},
                   {yes(12500, "B"), no(17400, "A")}});
    }
    // A wakes at 11.5 and releases at 12.0, while the lock is B's.
    Setting three = lessonWithPause(9000);
    three.workers.push_back({"C", "fan_c", 5000, 0});
    const std::vector<WriteRecord> writes = {accepted(11500, "A"), accepted(12500, "B")};
    expectRun("compare-and-delete leaves B's lock alone", three,
              {"double-sale", "fan_b", {"fan_a", "fan_b"}, {{0, "A", 33}, {10000, "B", 34}, {13000, "C", 35}}, writes,
               {yes(11500, "A"), yes(12500, "B"), no(14000, "C")}});
    three.release = Release::blindDelete;
    expectRun("a blind delete frees B's lock", three,
              {"double-sale", "fan_b", {"fan_a", "fan_b"}, {{0, "A", 33}, {10000, "B", 34}, {12000, "C", 35}}, writes,
               {yes(11500, "A"), yes(12500, "B"), no(13000, "C")}});

    Setting unreleased = lessonWithoutFaults();
    unreleased.release = Release::none;
    unreleased.lease.reset();
    expect(run(unreleased).outcome == "blocked" && run(unreleased).blocked == std::vector<std::string>{"B"},
           "never released and no lease: B waits for ever");
    unreleased.lease = 10000;
    expectRun("never released: the lease frees the lock", unreleased,
              {"one-sale", "fan_a", {"fan_a"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(2500, "A")},
               {yes(2500, "A"), no(11000, "B")}});
}

void testFaults() {
    Setting crash = lessonWithoutFaults();
    crash.faults = {{2000, 0, Cause::crash, 0}};
    expectRun("a crash: the lease frees the lock", crash,
              {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(12500, "B")}, {yes(12500, "B")}});
    crash.workers.push_back({"C", "fan_c", 6000, 0});
    crash.faults.push_back({5000, 1, Cause::crash, 0});
    expectRun("a crashed waiter is granted all the same", crash,
              {"one-sale", "fan_c", {"fan_c"}, {{0, "A", 33}, {10000, "B", 34}, {20000, "C", 35}}, {accepted(22500, "C")}, {yes(22500, "C")}});
    crash.lease.reset();
    expect(run(crash).outcome == "blocked" && run(crash).blocked == std::vector<std::string>{"C"}, "a crash without a lease blocks");

    Setting packet = lessonSetting();
    packet.faults[0].cause = Cause::packet;
    expect(run(packet) == run(lessonSetting()), "a stuck packet is written when the frozen worker would write");
    packet.checkBeforeWrite = CheckBeforeWrite::ownClock;
    packet.faults[0].at = 100;
    expect(run(packet) == run(lessonSetting()), "a stuck packet: the check has passed");
    packet.faults = {{100, 0, Cause::packet, 1000}, {200, 0, Cause::packet, 2000}, {300, 0, Cause::packet, 0}, {2600, 0, Cause::packet, 9000}};
    expectRun("two packets before one write add up, one after it delays nothing", packet,
              {"one-sale", "fan_a", {"fan_a"}, {{0, "A", 33}, {5500, "B", 34}}, {accepted(5500, "A")}, {yes(5500, "A"), no(6500, "B")}});

    Setting pauses = lessonWithoutFaults();
    pauses.workers.pop_back();
    pauses.lease.reset();
    pauses.faults = {{2000, 0, Cause::swapping, 3000}, {4000, 0, Cause::machinePaused, 2000}, {6000, 0, Cause::garbageCollection, 500}, {6500, 0, Cause::swapping, 0}};
    expectRun("overlapping and touching pauses are their union", pauses,
              {"one-sale", "fan_a", {"fan_a"}, {{0, "A", 33}}, {accepted(7000, "A")}, {yes(7000, "A")}});
    pauses.faults = {{0, 0, Cause::garbageCollection, 4000}};
    expectRun("an arrival during a pause happens at its end", pauses,
              {"one-sale", "fan_a", {"fan_a"}, {{4000, "A", 33}}, {accepted(6500, "A")}, {yes(6500, "A")}});

    Setting waiter = lessonWithPause(0);
    waiter.faults = {{2000, 0, Cause::crash, 0}, {9000, 1, Cause::garbageCollection, 3000}};
    expectRun("a frozen waiter learns of its grant when it wakes", waiter,
              {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(14500, "B")}, {yes(14500, "B")}});
}

void testMessagesThatTakeTime() {
    Setting slow = lessonSetting();
    slow.oneWay = 100;
    // A learns at 0.2, is awake for 2.3 s until it freezes, and 0.2 s more after 17.5.
    expectRun("the lesson's run with 100 ms each way", slow,
              {"double-sale", "fan_a", {"fan_b", "fan_a"}, {{100, "A", 33}, {10100, "B", 34}},
               {accepted(12800, "B"), accepted(17800, "A")}, {yes(12900, "B"), yes(17900, "A")}});
    slow.faults = {{2750, 0, Cause::crash, 0}};
    expectRun("a write that survives its sender", slow,
              {"sold-untold", "fan_a", {}, {{100, "A", 33}, {10100, "B", 34}}, {accepted(2800, "A")}, {no(11400, "B")}});
    slow.faults.clear();
    slow.oneWay = 2000;
    // ask 0-2-4, read 5-7-9, write 9-11-13, release 13-15; the lease is over at 12.
    expectRun("steps wait for answers", slow,
              {"one-sale", "fan_a", {"fan_a"}, {{2000, "A", 33}, {12000, "B", 34}}, {accepted(11000, "A")}, {yes(13000, "A"), no(19000, "B")}});
    // Its own clock counts from the ask (over at 10), the service's from the grant (over at 12).
    slow.workers.pop_back();
    slow.steps.check = 6000;
    slow.checkBeforeWrite = CheckBeforeWrite::ownClock;
    expect(run(slow).outcome == "no-sale", "checked at 10.0: over by its own clock");
    slow.checkBeforeWrite = CheckBeforeWrite::service;
    slow.steps.check = 5900;
    expect(run(slow).outcome == "one-sale", "checked at 9.9, asked at the service at 11.9: valid");
    slow.steps.check = 6000;
    expect(run(slow).outcome == "no-sale", "asked at the service at 12.0: over");
}

void testAnySeat() {
    Setting two = openingStory(2, 2, 1500);
    two.workers[1].arrives = 300;
    two.protection = Protection::conditionalWrite;
    expectRun("a refused worker reads again and writes a gap later", two,
              {"one-sale", "fan_0", {"fan_0"}, {},
               {accepted(2500, "W0"), refused(2800, "W1", "not-free"), accepted(4300, "W1", "C15")}, {yes(2500, "W0"), yes(4300, "W1")}});
    two.faults = {{3000, 1, Cause::garbageCollection, 1000}};
    expect(run(two).writes.back() == accepted(5300, "W1", "C15"), "the gap counts awake time");

    Setting locked = lessonSetting();
    locked.workers[0].seat = locked.workers[1].seat = anySeat;
    locked.seats = {"C14", "C15"};
    locked.faults[0] = {500, 0, Cause::garbageCollection, 20000};
    locked.fencing = Fencing::readsAndWrites;
    expectRun("a read with a stale token gives up", locked,
              {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(12500, "B")}, {yes(12500, "B"), no(21000, "A")}});
    expect(run(locked).seats[1].fence == 34, "a read of any seat raises every row of the show");
    locked.workers.push_back({"C", "fan_c", 0, 1});
    expect(run(locked).grants[1] == GrantRecord{0, "C", 33}, "each lock name counts its own tokens");

    Setting sameFan = lessonWithoutFaults();
    sameFan.protection = Protection::none;
    sameFan.workers = {{"A", "fan_a", 0, 0}, {"B", "fan_a", 500, 0}};
    expect(run(sameFan).outcome == "one-sale" && yesCount(run(sameFan)) == 2, "one fan told twice is one sale");
    sameFan.steps = {2000, 2400, 500, 100};
    expectRun("a step waits for the one before it, whatever its offset", sameFan,
              {"one-sale", "fan_a", {"fan_a"}, {}, {accepted(2000, "A")}, {yes(2000, "A"), no(2500, "B")}});
}

void testOpeningStory() {
    expect(yesesBySeat(run(openingStory(12, 5, 1500))) == std::vector<int>{3, 2, 1, 1, 1}, "eight on five seats");
    const std::map<Milliseconds, int> countUpToGap = {{300, 5}, {900, 6}, {1200, 7}, {1800, 8}, {2100, 9}, {2700, 10}, {3000, 11}};
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
                const std::string what = "servers " + std::to_string(servers) + " seats " + std::to_string(seats) + " gap " + std::to_string(gap);
                const std::vector<Milliseconds> arrivals = closed_forms::rushArrivals(servers);
                expect(yesesBySeat(run(story)) == closed_forms::yesesBySeat(arrivals, gap, seats), what);
                story.protection = Protection::conditionalWrite;
                expect(yesCount(run(story)) == closed_forms::yesesWithConditionalWrite(servers, seats), what + " conditional");
            }
        }
    }
}

Setting withColumn(Setting setting, StripColumn column, bool byCondition) {
    if (column == StripColumn::fencingOnWrites)
        setting.fencing = Fencing::writes;
    if (column == StripColumn::readsAndWritesOrConditional)
        setting.fencing = byCondition ? Fencing::writes : Fencing::readsAndWrites;
    setting.conditional = byCondition;
    return setting;
}

void compareStrip(Milliseconds lease, Milliseconds arrival, Milliseconds freezesAt, Milliseconds pause) {
    Setting setting = lessonWithPause(pause);
    setting.lease = lease;
    setting.workers[1].arrives = arrival;
    setting.faults[0].at = freezesAt;
    const auto compare = [&](StripColumn column, bool byCondition) {
        const std::optional<bool> stated = closed_forms::stripSellsTwice(freezesAt, pause, std::max(lease, arrival), column);
        const RunOutcome got = run(withColumn(setting, column, byCondition));
        expect(stated && *stated == (got.outcome == "double-sale"),
               "strip: lease " + std::to_string(lease) + " arrival " + std::to_string(arrival) + " freeze "
                   + std::to_string(freezesAt) + " pause " + std::to_string(pause), describe(got));
    };
    compare(StripColumn::fencingOff, false);
    compare(StripColumn::fencingOnWrites, false);
    compare(StripColumn::readsAndWritesOrConditional, false);
    compare(StripColumn::readsAndWritesOrConditional, true);
}

void testStrip() {
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
                for (const Milliseconds base : {Milliseconds(0), g - 3000, g - 2500, g - 1500, g - 1000, g, g + 1500, g + 2500, Milliseconds(60000)})
                    for (Milliseconds pause = std::max<Milliseconds>(0, base - 2); pause <= base + 2; ++pause)
                        compareStrip(lease, arrival, freezesAt, pause);
        }
    }
    expect(!closed_forms::stripSellsTwice(2500, 0, 1499, StripColumn::fencingOff), "the table says nothing below 1.5 s");
    Setting hurried = lessonWithoutFaults();
    hurried.lease = 1000;
    hurried.workers[1].arrives = 0;
    expect(run(hurried).outcome == "double-sale", "a lease shorter than the program sells twice with no pause at all");
}

} // namespace

int main() {
    testLesson();
    testChecksAndReleases();
    testFaults();
    testMessagesThatTakeTime();
    testAnySeat();
    testOpeningStory();
    testStrip();
    std::cout << "reference model: " << checks << " checks, " << failures << " wrong\n";
    return failures == 0 ? 0 : 1;
}
