// SPDX-License-Identifier: GPL-3.0-or-later
//
// Is the second opinion itself right? Its runs are compared with the figures that semantics.md gives and
// with runs worked out by hand from its rules. reference_order_test.cpp does so for ties, closed_forms_test.cpp
// compares it with formulas over a grid, reference_properties_test.cpp checks what holds in every run.
#include "plain_checks.h"
#include "reference_expect.h"
#include "reference_model.h"

#include <string>
#include <vector>

namespace {

using namespace reference;
using plain_checks::expect;

void testLesson()
{
    const std::vector<GrantRecord> grants = {{0, "A", 33}, {10000, "B", 34}};
    expectRun("the lesson's run", lessonSetting(),
              {"double-sale",
               "fan_a",
               {"fan_b", "fan_a"},
               grants,
               {accepted(12500, "B"), accepted(17500, "A")},
               {yes(12500, "B"), yes(17500, "A")}});

    Setting fenced = lessonSetting();
    fenced.fencing = Fencing::writes;
    expectRun("fencing on", fenced,
              {"one-sale",
               "fan_b",
               {"fan_b"},
               grants,
               {accepted(12500, "B"), refused(17500, "A", "stale-token")},
               {yes(12500, "B"), no(17500, "A")}});
    expect(run(fenced).seats[0].fence == 34, "the fence is B's token");
    expect(!run(lessonSetting()).seats[0].fence, "no fence with fencing off");
}

void testStrip()
{
    const std::vector<GrantRecord> grants = {{0, "A", 33}, {10000, "B", 34}};
    Setting strip = lessonWithPause(9000);
    strip.fencing = Fencing::writes;
    const Expected inTheStrip = {"double-sale",
                                 "fan_b",
                                 {"fan_a", "fan_b"},
                                 grants,
                                 {accepted(11500, "A"), accepted(12500, "B")},
                                 {yes(11500, "A"), yes(12500, "B")}};
    expectRun("the strip", strip, inTheStrip);
    strip.fenceCompare = FenceCompare::lessOrEqual;
    expectRun("the strip with <=", strip, inTheStrip);
    strip.conditional = true;
    expectRun("the strip closed by a condition", strip,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               grants,
               {accepted(11500, "A"), refused(12500, "B", "not-free")},
               {yes(11500, "A"), no(12500, "B")}});
    strip.conditional = false;
    strip.fencing = Fencing::readsAndWrites;
    expectRun("the strip closed by tokens on reads", strip,
              {"one-sale",
               "fan_b",
               {"fan_b"},
               grants,
               {refused(11500, "A", "stale-token"), accepted(12500, "B")},
               {no(11500, "A"), yes(12500, "B")}});

    Setting yourself = lessonWithPause(45000);
    yourself.lease = 30000;
    yourself.firstToken = 41;
    yourself.fencing = Fencing::writes;
    expectRun("check yourself", yourself,
              {"one-sale",
               "fan_b",
               {"fan_b"},
               {{0, "A", 41}, {30000, "B", 42}},
               {accepted(32500, "B"), refused(47500, "A", "stale-token")},
               {yes(32500, "B"), no(47500, "A")}});
}

void testChecksAndReleases()
{
    for (const CheckBeforeWrite by : {CheckBeforeWrite::ownClock, CheckBeforeWrite::service}) {
        Setting checked = lessonSetting();
        checked.checkBeforeWrite = by;
        expect(sameSales(checked, lessonSetting()), "a pause after the check: the check cannot help");
        checked.faults[0].at = 2000;
        expectRun("a pause before the check: it helps", checked,
                  {"one-sale",
                   "fan_b",
                   {"fan_b"},
                   {{0, "A", 33}, {10000, "B", 34}},
                   {accepted(12500, "B")},
                   {yes(12500, "B"), no(17400, "A")}});
    }
    // A wakes at 11.5 and releases at 12.0, while the lock is B's.
    Setting three = lessonWithPause(9000);
    three.workers.push_back({"C", "fan_c", 5000, 0});
    const std::vector<WriteRecord> writes = {accepted(11500, "A"), accepted(12500, "B")};
    expectRun("compare-and-delete leaves B's lock alone", three,
              {"double-sale",
               "fan_b",
               {"fan_a", "fan_b"},
               {{0, "A", 33}, {10000, "B", 34}, {13000, "C", 35}},
               writes,
               {yes(11500, "A"), yes(12500, "B"), no(14000, "C")}});
    three.release = Release::blindDelete;
    expectRun("a blind delete frees B's lock", three,
              {"double-sale",
               "fan_b",
               {"fan_a", "fan_b"},
               {{0, "A", 33}, {10000, "B", 34}, {12000, "C", 35}},
               writes,
               {yes(11500, "A"), yes(12500, "B"), no(13000, "C")}});

    Setting unreleased = lessonWithoutFaults();
    unreleased.release = Release::none;
    unreleased.lease.reset();
    expect(run(unreleased).outcome == "blocked" && run(unreleased).blocked == std::vector<std::string>{"B"},
           "never released and no lease: B waits for ever");
    unreleased.lease = 10000;
    expectRun("never released: the lease frees the lock", unreleased,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{0, "A", 33}, {10000, "B", 34}},
               {accepted(2500, "A")},
               {yes(2500, "A"), no(11000, "B")}});
}

void testFaults()
{
    Setting crash = lessonWithoutFaults();
    crash.faults = {{2000, 0, Cause::crash, 0}};
    expectRun(
        "a crash: the lease frees the lock", crash,
        {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(12500, "B")}, {yes(12500, "B")}});
    crash.workers.push_back({"C", "fan_c", 6000, 0});
    crash.faults.push_back({5000, 1, Cause::crash, 0});
    expectRun("a crashed waiter is granted all the same", crash,
              {"one-sale",
               "fan_c",
               {"fan_c"},
               {{0, "A", 33}, {10000, "B", 34}, {20000, "C", 35}},
               {accepted(22500, "C")},
               {yes(22500, "C")}});
    crash.lease.reset();
    expect(run(crash).outcome == "blocked" && run(crash).blocked == std::vector<std::string>{"C"},
           "a crash without a lease blocks");

    Setting packet = lessonSetting();
    packet.faults[0].cause = Cause::packet;
    expect(sameSales(packet, lessonSetting()), "a stuck packet is written when the frozen worker would write");
    packet.checkBeforeWrite = CheckBeforeWrite::ownClock;
    packet.faults[0].at = 100;
    expect(sameSales(packet, lessonSetting()), "a stuck packet: the check has passed");
    packet.faults = {{100, 0, Cause::packet, 1000},
                     {200, 0, Cause::packet, 2000},
                     {300, 0, Cause::packet, 0},
                     {2600, 0, Cause::packet, 9000}};
    expectRun("two packets before one write add up, one after it delays nothing", packet,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{0, "A", 33}, {5500, "B", 34}},
               {accepted(5500, "A")},
               {yes(5500, "A"), no(6500, "B")}});
}

void testPauses()
{
    Setting pauses = lessonWithoutFaults();
    pauses.workers.pop_back();
    pauses.lease.reset();
    pauses.faults = {{2000, 0, Cause::swapping, 3000},
                     {4000, 0, Cause::machinePaused, 2000},
                     {6000, 0, Cause::garbageCollection, 500},
                     {6500, 0, Cause::swapping, 0}};
    expectRun("overlapping and touching pauses are their union", pauses,
              {"one-sale", "fan_a", {"fan_a"}, {{0, "A", 33}}, {accepted(7000, "A")}, {yes(7000, "A")}});
    pauses.faults = {{0, 0, Cause::garbageCollection, 4000}};
    expectRun("an arrival during a pause happens at its end", pauses,
              {"one-sale", "fan_a", {"fan_a"}, {{4000, "A", 33}}, {accepted(6500, "A")}, {yes(6500, "A")}});

    Setting waiter = lessonWithPause(0);
    waiter.faults = {{2000, 0, Cause::crash, 0}, {9000, 1, Cause::garbageCollection, 3000}};
    expectRun(
        "a frozen waiter learns of its grant when it wakes", waiter,
        {"one-sale", "fan_b", {"fan_b"}, {{0, "A", 33}, {10000, "B", 34}}, {accepted(14500, "B")}, {yes(14500, "B")}});
}

void testMessagesThatTakeTime()
{
    Setting slow = lessonSetting();
    slow.oneWay = 100;
    // A learns at 0.2, is awake for 2.3 s until it freezes, and 0.2 s more after 17.5.
    expectRun("the lesson's run with 100 ms each way", slow,
              {"double-sale",
               "fan_a",
               {"fan_b", "fan_a"},
               {{100, "A", 33}, {10100, "B", 34}},
               {accepted(12800, "B"), accepted(17800, "A")},
               {yes(12900, "B"), yes(17900, "A")}});
    slow.faults = {{2750, 0, Cause::crash, 0}};
    expectRun(
        "a write that survives its sender", slow,
        {"sold-untold", "fan_a", {}, {{100, "A", 33}, {10100, "B", 34}}, {accepted(2800, "A")}, {no(11400, "B")}});
    slow.faults.clear();
    slow.oneWay = 2000;
    // ask 0-2-4, read 5-7-9, write 9-11-13, release 13-15; the lease is over at 12.
    expectRun("steps wait for answers", slow,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{2000, "A", 33}, {12000, "B", 34}},
               {accepted(11000, "A")},
               {yes(13000, "A"), no(19000, "B")}});
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

void testAnySeat()
{
    Setting two;
    two.seats = {"C14", "C15"};
    two.workers = {{"A", "fan_a", 0, anySeat}, {"B", "fan_b", 300, anySeat}};
    two.protection = Protection::conditionalWrite;
    expectRun("a refused worker reads again and writes a gap later", two,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {},
               {accepted(2500, "A"), refused(2800, "B", "not-free"), accepted(4300, "B", "C15")},
               {yes(2500, "A"), yes(4300, "B")}});
    two.faults = {{3000, 1, Cause::garbageCollection, 1000}};
    expect(run(two).writes.back() == accepted(5300, "B", "C15"), "the gap counts awake time");
    two.faults = {{1000, 1, Cause::packet, 200}};
    expect(run(two).writes.back() == accepted(4500, "B", "C15"), "only the first write is late");

    Setting locked = lessonSetting();
    locked.workers[0].seat = locked.workers[1].seat = anySeat;
    locked.seats = {"C14", "C15"};
    locked.faults[0] = {500, 0, Cause::garbageCollection, 20000};
    locked.fencing = Fencing::readsAndWrites;
    expectRun("a read with a stale token gives up", locked,
              {"one-sale",
               "fan_b",
               {"fan_b"},
               {{0, "A", 33}, {10000, "B", 34}},
               {accepted(12500, "B")},
               {yes(12500, "B"), no(21000, "A")}});
    expect(run(locked).seats[1].fence == 34, "a read of any seat raises every row of the show");
    locked.workers.push_back({"C", "fan_c", 0, 1});
    expect(run(locked).grants[1] == GrantRecord{0, "C", 33}, "each lock name counts its own tokens");

    Setting sameFan = lessonWithoutFaults();
    sameFan.protection = Protection::none;
    sameFan.workers = {{"A", "fan_a", 0, 0}, {"B", "fan_a", 500, 0}};
    expect(run(sameFan).outcome == "one-sale" && run(sameFan).told.size() == 2, "one fan told twice is one sale");
    sameFan.steps = {2000, 2400, 500, 100};
    expectRun("a step waits for the one before it, whatever its offset", sameFan,
              {"one-sale", "fan_a", {"fan_a"}, {}, {accepted(2000, "A")}, {yes(2000, "A"), no(2500, "B")}});
}

// C has the lock of its own seat, A that of any seat, both with token 33; C's write is between A's read and write.
void testSecondReadUnderALock()
{
    Setting mixed = lessonWithoutFaults();
    mixed.seats = {"C14", "C15"};
    mixed.workers = {{"A", "fan_a", 300, anySeat}, {"C", "fan_c", 0, 0}};
    mixed.lease = 2450;
    mixed.fencing = Fencing::readsAndWrites;
    mixed.conditional = true;
    mixed.checkBeforeWrite = CheckBeforeWrite::ownClock;
    expectRun("the second read passes with an equal token, and no second check stops the write", mixed,
              {"one-sale",
               "fan_c",
               {"fan_c"},
               {{0, "C", 33}, {300, "A", 33}},
               {accepted(2500, "C"), refused(2800, "A", "not-free"), accepted(4300, "A", "C15")},
               {yes(2500, "C"), yes(4300, "A")}});

    Setting waited = lessonWithoutFaults();
    waited.lease = 5000;
    waited.workers[1].arrives = 1000;
    waited.checkBeforeWrite = CheckBeforeWrite::ownClock;
    waited.faults = {{500, 0, Cause::crash, 0}};
    expect(run(waited).told[0] == yes(7500, "B"), "who waited counts the lease from the grant, not from the ask");
}

} // namespace

int main()
{
    testLesson();
    testStrip();
    testChecksAndReleases();
    testFaults();
    testPauses();
    testMessagesThatTakeTime();
    testAnySeat();
    testSecondReadUnderALock();
    return plain_checks::finish("reference model");
}
