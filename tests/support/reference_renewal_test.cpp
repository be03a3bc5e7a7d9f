// SPDX-License-Identifier: GPL-3.0-or-later
//
// Renewal, partitions and clocks in the reference model, against runs worked out by hand from semantics.md
// ("Guards", "Pauses and other faults", "Belief and truth").
#include "plain_checks.h"
#include "reference_expect.h"
#include "reference_model.h"

#include <optional>
#include <string>
#include <vector>

namespace {

using namespace reference;
using plain_checks::expect;

RenewalRecord renewed(Milliseconds at, const std::string& worker)
{
    return {at, worker, true, at + 10000};
}
RenewalRecord renewalRefused(Milliseconds at, const std::string& worker)
{
    return {at, worker, false, std::nullopt};
}

void expectRenewals(const std::string& what, const Setting& setting, const std::vector<RenewalRecord>& expected)
{
    const RunOutcome got = run(setting);
    expect(got.renewals == expected, what, describe(got));
}
void expectGaveUp(const std::string& what, const Setting& setting, const std::vector<GaveUpRecord>& expected)
{
    const RunOutcome got = run(setting);
    expect(got.gaveUp == expected, what, describe(got));
}

const std::vector<GrantRecord> lessonsGrants = {{0, "A", 33}, {10000, "B", 34}};

// A freezes from 2.5 to 17.5; the lease of 10 s is renewed every 3333 ms.
void testInProcess()
{
    Setting lesson = lessonSetting();
    lesson.renew = Renew::inProcess;
    expect(sameSales(lesson, lessonSetting()), "a frozen process does not renew");
    expectRenewals("the overdue renewal fires once on waking", lesson, {renewalRefused(17500, "A")});
    lesson.givesUpWhenRenewalIsRefused = true;
    expectRun(
        "before the write: its refusal stops it", lesson,
        {"one-sale", "fan_b", {"fan_b"}, lessonsGrants, {accepted(12500, "B")}, {yes(12500, "B"), no(17500, "A")}});
    expectGaveUp("and says why", lesson, {{17500, "A", "renewal-refused"}});
    expect(run(lesson).releases == std::vector<ReleaseRecord>{{13000, "B", true}, {17500, "A", false}},
           "it tries to release at once");

    Setting shorter = lessonWithPause(7000);
    shorter.faults[0].at = 2000;
    shorter.renew = Renew::inProcess;
    expectRun("a pause within the lease: renewed on waking at 9.0, released at 10.0", shorter,
              {"one-sale", "fan_a", {"fan_a"}, lessonsGrants, {accepted(9500, "A")}, {yes(9500, "A"), no(11000, "B")}});
    expectRenewals("once", shorter, {renewed(9000, "A")});
    expect(run(shorter).lockEnds.empty(), "the renewed lease does not end at 10.0");

    Setting packet = lessonSetting();
    packet.faults[0].cause = Cause::packet;
    packet.renew = Renew::inProcess;
    expectRun("a stuck packet: renewal goes on and saves the lease", packet,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{0, "A", 33}, {17500, "B", 34}},
               {accepted(17500, "A")},
               {yes(17500, "A"), no(18500, "B")}});
    expectRenewals(
        "every 3333 ms", packet,
        {renewed(3333, "A"), renewed(6666, "A"), renewed(9999, "A"), renewed(13332, "A"), renewed(16665, "A")});

    Setting least = lessonWithoutFaults();
    least.workers.pop_back();
    least.renew = Renew::inProcess;
    least.lease = 1;
    expectRenewals("every millisecond at least, and then the lease is over", least, {renewalRefused(1, "A")});
    least.lease = 2;
    expect(run(least).renewals.size() == 3000 && run(least).lockEnds.empty(),
           "a lease of 2 ms is saved, the last time just before the release at 3.0");
    least.release = Release::none;
    expect(run(least).renewals.size() == 3000 && run(least).lockEnds == std::vector<LockEndRecord>{{3002, "A"}},
           "renewal ends at 3.0 also when nothing is released");
}

void testSeparateProcess()
{
    Setting lesson = lessonSetting();
    lesson.renew = Renew::separateProcess;
    expectRun("a separate process renews for a frozen worker", lesson,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{0, "A", 33}, {18000, "B", 34}},
               {accepted(17500, "A")},
               {yes(17500, "A"), no(19000, "B")}});
    expectRenewals(
        "every 3333 ms, until the release", lesson,
        {renewed(3333, "A"), renewed(6666, "A"), renewed(9999, "A"), renewed(13332, "A"), renewed(16665, "A")});
    lesson.faults[0].cause = Cause::machinePaused;
    expect(sameSales(lesson, lessonSetting()), "a paused machine has no process that runs");
    expectRenewals("the overdue one fires when the machine goes on", lesson, {renewalRefused(17500, "A")});
    lesson.faults = {{2500, 0, Cause::garbageCollection, 15000}, {5000, 0, Cause::machinePaused, 6000}};
    expectRenewals("only the machine's part of a pause holds it up, from 5.0 to 11.0", lesson,
                   {renewed(3333, "A"), renewed(11000, "A"), renewed(14333, "A"), renewed(17666, "A")});

    Setting crash = lessonWithoutFaults();
    crash.faults = {{4000, 0, Cause::garbageCollection, 15000}, {5000, 0, Cause::crash, 0}};
    crash.steps.write = 8000;
    crash.steps.release = 9000;
    crash.renew = Renew::separateProcess;
    expectRenewals("it stops with its worker's crash", crash,
                   {renewed(3333, "A"), renewed(16666, "B"), renewed(19999, "B")});
    expect(run(crash).lockEnds == std::vector<LockEndRecord>{{13333, "A"}},
           "and the lease ends 10 s after the last one");
}

// Cut off from 3.0 to 12.0 and frozen from 2.5 to 17.5: refused at 12.0, while the program cannot hear of it.
void testRefusalForAFrozenProgram()
{
    Setting setting = lessonSetting();
    setting.renew = Renew::separateProcess;
    setting.faults.push_back({3000, 0, Cause::partition, 9000});
    expectRenewals("once, when it gets through again", setting, {renewalRefused(12000, "A")});
    expect(sameSales(setting, lessonSetting()), "a refusal that does not reach the program");
    setting.givesUpWhenRenewalIsRefused = true;
    expectGaveUp("the program hears of it on waking, after its write", setting, {});
    setting.faults[0].at = 2400;
    setting.faults[0].length = 15000;
    expectGaveUp("frozen from 2.4 to 17.4, it hears of it before its write", setting,
                 {{17400, "A", "renewal-refused"}});
    expect(run(setting).outcome == "one-sale", "and one fan has the seat", describe(run(setting)));
}

// 100 ms each way: A learns of its grant at 0.2; read 1.2 to 1.4, write 2.7 to 2.9. The service's clock jumps at
// 1.0, so that every renewal is refused.
void testRefusalWhileAnAnswerIsUnderWay()
{
    Setting setting = lessonWithoutFaults();
    setting.workers.pop_back();
    setting.oneWay = 100;
    setting.renew = Renew::inProcess;
    setting.givesUpWhenRenewalIsRefused = true;
    setting.faults = {{1000, theService, Cause::clockJump, 3600'000}};
    setting.lease = 2850; // sent at 1.15, answered at 1.35
    expectGaveUp("a read's answer is waited for", setting, {{1400, "A", "renewal-refused"}});
    setting.lease = 3600; // sent at 1.4, answered at 1.6
    expectGaveUp("between two steps: at once", setting, {{1600, "A", "renewal-refused"}});
    setting.lease = 7200; // sent at 2.6, answered at 2.8
    expectGaveUp("a write's answer decides", setting, {});
    expect(run(setting).told == std::vector<TellingRecord>{yes(2900, "A")}, "and says yes");
    setting.lease = 7800; // sent at 2.8, answered at 3.0, after the fan was told
    expectGaveUp("nothing is left to give up", setting, {});
    setting.checkBeforeWrite = CheckBeforeWrite::service;
    setting.steps.read = 500;
    setting.steps.check = 1050; // sent at 1.25, answered at 1.45
    setting.lease = 3450;       // sent at 1.35, answered at 1.55
    expectGaveUp("a check that says so first", setting, {{1450, "A", "lease-over"}});
}

void testPartition()
{
    Setting setting = lessonWithoutFaults();
    setting.renew = Renew::inProcess;
    setting.faults = {{2000, 0, Cause::partition, 15000}};
    expectRun("the database is reached, the lease ends", setting,
              {"one-sale", "fan_a", {"fan_a"}, lessonsGrants, {accepted(2500, "A")}, {yes(2500, "A"), no(11000, "B")}});
    expectRenewals("none gets through before the program ends", setting, {});
    expect(run(setting).releases == std::vector<ReleaseRecord>{{11000, "B", true}, {17000, "A", false}},
           "the release arrives at its end");
    setting.steps.write = 12500;
    setting.steps.release = 13000;
    expectRun("the worker writes on", setting,
              {"double-sale",
               "fan_b",
               {"fan_a", "fan_b"},
               lessonsGrants,
               {accepted(12500, "A"), accepted(22500, "B")},
               {yes(12500, "A"), yes(22500, "B")}});

    Setting checked = lessonWithoutFaults();
    checked.checkBeforeWrite = CheckBeforeWrite::service;
    checked.faults = {{2000, 0, Cause::partition, 2000}, {4000, 0, Cause::partition, 2000}};
    expect(run(checked).checks[0] == CheckRecord{6000, "A", true} && run(checked).told[0] == yes(6000, "A"),
           "two that touch are one, and the check waits for its end", describe(run(checked)));

    Setting waiter = lessonWithoutFaults();
    waiter.faults = {{2000, 0, Cause::crash, 0}, {5000, 1, Cause::partition, 7000}};
    expectRun("a grant is learned at the partition's end", waiter,
              {"one-sale", "fan_b", {"fan_b"}, lessonsGrants, {accepted(14500, "B")}, {yes(14500, "B")}});

    Setting slow = lessonWithoutFaults();
    slow.oneWay = 100;
    slow.faults = {{50, 0, Cause::partition, 5000}};
    expectRun("what is on the way arrives, its answer is held back until 5.05", slow,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{100, "A", 33}, {8150, "B", 34}},
               {accepted(7650, "A")},
               {yes(7750, "A"), no(9450, "B")}});
}

void testServiceClock()
{
    Setting jump = lessonWithoutFaults();
    jump.workers[1].arrives = 200;
    jump.faults = {{500, theService, Cause::clockJump, 3600'000}};
    const Expected twice = {"double-sale",
                            "fan_b",
                            {"fan_a", "fan_b"},
                            {{0, "A", 33}, {500, "B", 34}},
                            {accepted(2500, "A"), accepted(3000, "B")},
                            {yes(2500, "A"), yes(3000, "B")}};
    expectRun("two holders with no pause at all", jump, twice);
    expect(run(jump).grantedUntil[1] == 10500, "a later grant runs its full lease");
    jump.checkBeforeWrite = CheckBeforeWrite::ownClock;
    expectRun("neither own clock knows", jump, twice);
    jump.faults.push_back({500, theService, Cause::clockJump, -3600'000});
    expect(run(jump).grants[1].at == 500, "a lease that is over has ended before the clock jumps back");

    Setting crash = lessonWithoutFaults();
    crash.faults = {{2000, 0, Cause::crash, 0}, {5000, theService, Cause::clockJump, 5000}};
    expect(run(crash).grants[1].at == 5000, "over at that instant");
    crash.faults[1].length = 4999;
    expect(run(crash).grants[1].at == 5001, "one millisecond less");
    crash.faults[1].length = -5000;
    expect(run(crash).grants[1].at == 15000, "back: the lease ends later");
}

// Frozen from 2.3 to 17.3, checks at 17.4, by its own clock against 10.0.
void testWorkersClock()
{
    Setting frozen = lessonSetting();
    frozen.checkBeforeWrite = CheckBeforeWrite::ownClock;
    frozen.faults = {{2300, 0, Cause::machinePaused, 15000}};
    expectGaveUp("a clock that runs on: over", frozen, {{17400, "A", "lease-over"}});
    frozen.faults[0].clockStops = true;
    expectRun("a clock that stops with its machine: it shows 2.4", frozen,
              {"double-sale",
               "fan_a",
               {"fan_b", "fan_a"},
               lessonsGrants,
               {accepted(12500, "B"), accepted(17500, "A")},
               {yes(12500, "B"), yes(17500, "A")}});
    frozen.steps.check = 9999;
    frozen.steps.write = 10000;
    frozen.faults.push_back({20000, 0, Cause::clockJump, 1});
    expect(run(frozen).checks[1] == CheckRecord{24999, "A", false}, "it stays behind by the pause, and jumps by 1 ms",
           describe(run(frozen)));
    frozen.faults = {{2200, 0, Cause::clockJump, -20000}, {2300, 0, Cause::swapping, 15000}};
    frozen.steps = {};
    expect(run(frozen).outcome == "double-sale", "a clock that jumped back: it shows -2.6", describe(run(frozen)));

    Setting renewing = lessonWithoutFaults();
    renewing.steps = {1000, 12000, 12500, 13000};
    renewing.checkBeforeWrite = CheckBeforeWrite::ownClock;
    renewing.renew = Renew::inProcess;
    expect(run(renewing).checks[0] == CheckRecord{12000, "A", true}, "counted from the renewal that was sent at 9.999");
    renewing.faults = {{10500, 0, Cause::clockJump, 7998}};
    expect(run(renewing).checks[0] == CheckRecord{12000, "A", true}, "to 19.999: at 19.998 not over");
    renewing.faults[0].length = 7999;
    expect(run(renewing).checks[0] == CheckRecord{12000, "A", false}, "at 19.999 over");
    renewing.faults[0].at = 9000;
    expect(run(renewing).checks[0] == CheckRecord{12000, "A", true}, "a jump before the renewal is counted with it");
}

} // namespace

int main()
{
    testInProcess();
    testSeparateProcess();
    testRefusalForAFrozenProgram();
    testRefusalWhileAnAnswerIsUnderWay();
    testPartition();
    testServiceClock();
    testWorkersClock();
    return plain_checks::finish("reference renewal");
}
