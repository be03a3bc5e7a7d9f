// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Order at one instant" of semantics.md, in runs in which the order decides.
#include "plain_checks.h"
#include "reference_expect.h"
#include "reference_model.h"

#include <utility>

namespace {

using namespace reference;
using plain_checks::expect;

// At 3.8 s (then 3.3 s) B learns that its write was refused and reads again, and C writes to the other seat. C's
// step comes before B's message, so its write is sent first and B's second read finds no free seat.
void testStepsBeforeMessages()
{
    Setting tie;
    tie.protection = Protection::conditionalWrite;
    tie.oneWay = 500;
    tie.seats = {"C14", "C15"};
    tie.workers = {{"A", "fan_a", 0, anySeat}, {"B", "fan_b", 300, anySeat}, {"C", "fan_c", 1300, 1}};
    expectRun("a step that is due comes before a message", tie,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {},
               {accepted(3000, "A"), refused(3300, "B", "not-free"), accepted(4300, "C", "C15")},
               {yes(3500, "A"), yes(4800, "C"), no(4800, "B")}});
    tie.steps.write = 2000; // due when the read's answer arrives: C's answer first, then C's step, then B's answer
    expectRun("a step that a message made due comes before the next message", tie,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {},
               {accepted(2500, "A"), refused(2800, "B", "not-free"), accepted(3800, "C", "C15")},
               {yes(3000, "A"), yes(4300, "C"), no(4300, "B")}});
}

// "A comes first in the file": one reads at the instant at which the other one writes.
void testOrderAtOneInstant()
{
    for (const Milliseconds oneWay : {0, 500}) {
        Setting tie = lessonWithoutFaults();
        tie.protection = Protection::none;
        tie.oneWay = oneWay;
        tie.workers = {{"Reader", "fan_r", 1500, 0}, {"Writer", "fan_w", 0, 0}};
        expect(run(tie).outcome == "double-sale", "the reader comes first", describe(run(tie)));
        std::swap(tie.workers[0], tie.workers[1]);
        expect(run(tie).outcome == "one-sale", "the writer comes first", describe(run(tie)));
    }

    Setting over = lessonWithoutFaults();
    over.lease = 2400;
    over.checkBeforeWrite = CheckBeforeWrite::ownClock;
    expect(run(over).told[0] == no(2400, "A"), "at its end a lease is over", describe(run(over)));
    over.lease = 2401;
    expect(run(over).told[0] == yes(2500, "A"), "one millisecond more", describe(run(over)));

    Setting ends = lessonWithoutFaults();
    ends.lease = 3000;
    ends.workers = {{"A", "fan_a", 0, 0}, {"B", "fan_b", 1, 0}, {"C", "fan_c", 2, 0}};
    ends.release = Release::blindDelete;
    expectRun("a lease ends before the steps of that instant, so A deletes B's new grant", ends,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{0, "A", 33}, {3000, "B", 34}, {3000, "C", 35}},
               {accepted(2500, "A")},
               {yes(2500, "A"), no(4000, "B"), no(4000, "C")}});
    ends.release = Release::compareAndDelete;
    expect(run(ends).grants[2] == GrantRecord{4000, "C", 35}, "compare-and-delete does not", describe(run(ends)));
}

// Faults start one after the other: what the first one brings about is there before the next one starts.
void testFaultsAtOneInstant()
{
    Setting tie = lessonWithoutFaults();
    tie.workers[1].arrives = 1000;
    tie.faults = {{2000, theService, Cause::clockJump, 3600'000}, {2000, 1, Cause::swapping, 3000}};
    expect(run(tie).grants[1].at == 2000 && run(tie).grantLearned[1] == 2000, "granted, then frozen",
           describe(run(tie)));
    std::swap(tie.faults[0], tie.faults[1]);
    expect(run(tie).grants[1].at == 2000 && run(tie).grantLearned[1] == 5000, "frozen, then granted",
           describe(run(tie)));
}

void testPartitionsAtOneInstant()
{
    Setting waiter = lessonWithoutFaults();
    waiter.faults = {{2000, 0, Cause::crash, 0}, {10000, 1, Cause::partition, 5000}};
    expect(run(waiter).grantLearned[1] == 10000, "a lease ends, and its grant is learned, before a fault starts");
    waiter.faults[1].at = 9999;
    expect(run(waiter).grantLearned[1] == 14999, "a millisecond earlier it is held back");

    Setting asks = lessonWithoutFaults();
    asks.workers[1].arrives = 10000;
    asks.faults = {{0, 0, Cause::partition, 10000}};
    expect(run(asks).grants == std::vector<GrantRecord>{{10000, "B", 33}, {13000, "A", 34}},
           "a step at the partition's end comes before what it held back", describe(run(asks)));
}

// A retry is a step of its own, in the order of the file.
void testRetryIsAStep()
{
    Setting tie;
    tie.protection = Protection::conditionalWrite;
    tie.lostAnswer = LostAnswer::readBack;
    tie.seats = {"C14"};
    tie.workers = {{"A", "fan_a", 0, 0}, {"B", "fan_b", 0, 0}};
    tie.faults = {{0, 0, Cause::lostAnswer, 0}};
    expectRun("the retry at once, before the next worker's write", tie,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {},
               {accepted(2500, "A"), refused(2500, "A", "not-free"), refused(2500, "B", "not-free")},
               {yes(2500, "A"), no(2500, "B")}});
    std::swap(tie.workers[0], tie.workers[1]);
    tie.faults[0].worker = 1;
    tie.protection = Protection::none;
    expectRun("the first in the file writes first, the retry overwrites it", tie,
              {"double-sale",
               "fan_a",
               {"fan_b", "fan_a"},
               {},
               {accepted(2500, "B"), accepted(2500, "A"), accepted(2500, "A")},
               {yes(2500, "B"), yes(2500, "A")}});
}

} // namespace

int main()
{
    testFaultsAtOneInstant();
    testPartitionsAtOneInstant();
    testRetryIsAStep();
    testStepsBeforeMessages();
    testOrderAtOneInstant();
    return plain_checks::finish("reference order");
}
