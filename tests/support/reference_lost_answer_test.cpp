// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lost answers, effects, the other protections and the lock services in the reference model, against runs worked out
// by hand from semantics.md ("Pauses and other faults", "Guards", "The opening story", "Lock services").
#include "closed_forms.h"
#include "plain_checks.h"
#include "reference_expect.h"
#include "reference_model.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace reference;
using plain_checks::expect;

// A's write at 2.5 lands; its answer does not. Then B is granted the lock at 4.0 and reads at 5.0.
void testOneSeat()
{
    Setting lost = lessonWithoutFaults();
    lost.faults = {{0, 0, Cause::lostAnswer, 0}};
    const std::vector<GrantRecord> grants = {{0, "A", 33}, {4000, "B", 34}};
    expectRun("no retry: sold, and nobody was told", lost,
              {"sold-untold", "fan_a", {}, grants, {accepted(2500, "A")}, {no(2500, "A"), no(5000, "B")}});
    expect(run(lost).answersLost == std::vector<LostAnswerRecord>{{2500, "A", "C14"}}, "lost when it would have come");

    const Expected twice = {"one-sale",
                            "fan_a",
                            {"fan_a"},
                            grants,
                            {accepted(2500, "A"), accepted(2500, "A")},
                            {yes(2500, "A"), no(5000, "B")}};
    lost.lostAnswer = LostAnswer::readBack;
    expectRun("the same write again, unguarded", lost, twice);
    lost.fencing = Fencing::readsAndWrites;
    expectRun("with tokens on reads it passes with its own token", lost, twice);
    lost.fencing = Fencing::writes;
    Expected readBack = twice;
    readBack.writes[1] = refused(2500, "A", "stale-token");
    expectRun("with < it does not, but the row is its own fan's", lost, readBack);
    expect(run(lost).reads ==
               std::vector<ReadRecord>{{1000, "A", "C14", false}, {2500, "A", "C14", false}, {5000, "B", "C14", false}},
           "it read the row again", describe(run(lost)));
    lost.fenceCompare = FenceCompare::lessOrEqual;
    expectRun("with <= it passes", lost, twice);
    lost.faults.push_back({2500, 0, Cause::lostAnswer, 0});
    expect(run(lost).writes.size() == 3 && run(lost).answersLost.size() == 2, "two answers: two retries");
    lost.conditional = true;
    lost.faults.pop_back();
    lost.lostAnswer = LostAnswer::assumeMine;
    expect(run(lost).told[0] == yes(2500, "A") && run(lost).reads.size() == 2, "zero rows, taken for its own");
}

// Both read "free" at 1.0; A's write is the first; B's is refused and its answer is lost.
Setting refusedAndLost(LostAnswer policy, int seat)
{
    Setting setting = lessonWithoutFaults();
    setting.protection = Protection::conditionalWrite;
    setting.seats = {"C14", "C15"};
    setting.workers = {{"A", "fan_a", 0, seat}, {"B", "fan_b", 0, seat}};
    setting.faults = {{0, 1, Cause::lostAnswer, 0}};
    setting.lostAnswer = policy;
    return setting;
}

void testRefusedAndLost()
{
    const std::string reason = "not-free";
    const Expected once = {"one-sale",
                           "fan_a",
                           {"fan_a"},
                           {},
                           {accepted(2500, "A"), refused(2500, "B", reason)},
                           {yes(2500, "A"), no(2500, "B")}};
    Expected again = once;
    again.writes.push_back(refused(2500, "B", reason));
    Expected mine = again;
    mine.outcome = "double-sale";
    mine.confirmed = {"fan_a", "fan_b"};
    mine.told[1] = yes(2500, "B");
    Expected other = again;
    other.writes.push_back(accepted(4000, "B", "C15"));
    other.told[1] = yes(4000, "B");

    expectRun("no retry", refusedAndLost(LostAnswer::noRetry, 0), once);
    expectRun("read back: the row is another fan's", refusedAndLost(LostAnswer::readBack, 0), again);
    expectRun("assumed mine: sold twice", refusedAndLost(LostAnswer::assumeMine, 0), mine);
    expectRun("any seat, no retry", refusedAndLost(LostAnswer::noRetry, anySeat), once);
    expectRun("any seat, read back: it reads any seat again", refusedAndLost(LostAnswer::readBack, anySeat), other);
    expectRun("any seat, assumed mine", refusedAndLost(LostAnswer::assumeMine, anySeat), mine);
    Setting unique = refusedAndLost(LostAnswer::readBack, anySeat);
    unique.protection = Protection::uniqueConstraint;
    other.writes[1].reason = other.writes[2].reason = "duplicate-key";
    expectRun("any seat, read back, in a table of tickets", unique, other);
}

// 100 ms each way: written at 2.6, the answer would have come at 2.7.
void testLostAnswerThatTakesTime()
{
    Setting slow = lessonWithoutFaults();
    slow.protection = Protection::none;
    slow.workers.pop_back();
    slow.oneWay = 100;
    slow.lostAnswer = LostAnswer::readBack;
    slow.faults = {{2500, 0, Cause::lostAnswer, 0}};
    expectRun("sent again at 2.7", slow,
              {"one-sale", "fan_a", {"fan_a"}, {}, {accepted(2600, "A"), accepted(2800, "A")}, {yes(2900, "A")}});
    slow.faults.push_back({2650, 0, Cause::swapping, 2350});
    expect(run(slow).answersLost[0].at == 5000 && run(slow).writes[1].at == 5100, "frozen: on waking");
    slow.faults[1] = {2600, 0, Cause::packet, 1000};
    expect(run(slow).writes[1].at == 3800, "the retry is the first write sent after the packet fault");
    slow.conditional = true;
    expectRun(
        "a late retry that changes no row, and the row read back 0.2 s after its answer", slow,
        {"one-sale", "fan_a", {"fan_a"}, {}, {accepted(2600, "A"), refused(3800, "A", "not-free")}, {yes(4100, "A")}});
}

// Two workers serve one fan, and both are told yes: at 2.5 and, where B arrives at 1.0, at 3.5.
Setting sameFanTwice(const Effect& effect, Milliseconds arrives)
{
    Setting setting = lessonWithoutFaults();
    setting.protection = Protection::none;
    setting.workers = {{"A", "fan_a", 0, 0}, {"B", "fan_a", arrives, 0}};
    setting.effects = {effect};
    return setting;
}

void testEffects()
{
    const auto sent = [](const Effect& effect, Milliseconds arrives) {
        const RunOutcome got = run(sameFanTwice(effect, arrives));
        const int times = got.effectsSent.at(0).sent;
        expect(got.outcome == (times > 1 ? "duplicate-effect" : "one-sale"), "the verdict", describe(got));
        return times;
    };
    expect(sent({EffectKind::email, EffectKey::none}, 0) == 2, "no key");
    expect(sent({EffectKind::email, EffectKey::attempt}, 0) == 2, "a key for each attempt");
    expect(sent({EffectKind::charge, EffectKey::sale}, 0) == 1, "a key for the sale");
    expect(sent({EffectKind::charge, EffectKey::sale, true, 1000}, 0) == 1, "in progress, and known");
    expect(sent({EffectKind::charge, EffectKey::sale, false, 1000}, 0) == 2, "in progress, and not known");
    expect(sent({EffectKind::charge, EffectKey::sale, false, 1000}, 1000) == 1, "known from its end");
    expect(sent({EffectKind::charge, EffectKey::sale, false, 1001}, 1000) == 2, "one millisecond more");

    Setting both = sameFanTwice({EffectKind::charge, EffectKey::sale}, 1000);
    both.effects.push_back({EffectKind::email, EffectKey::attempt});
    expect(run(both).effects == std::vector<EffectRecord>{{2500, "charge", true, "sale:sh_88:C14:fan_a"},
                                                          {2500, "email", true, "attempt:A:1"},
                                                          {3500, "charge", false, "sale:sh_88:C14:fan_a"},
                                                          {3500, "email", true, "attempt:B:1"}},
           "in the order of the list", describe(run(both)));
    both.workers[1].fan = "fan_b";
    expect(run(both).outcome == "double-sale" && run(both).effectsSent.size() == 4,
           "two fans: a key does not stop two sales, and that is worse", describe(run(both)));
}

void testLocalMutex()
{
    Setting mutex = lessonWithoutFaults();
    mutex.protection = Protection::localMutex;
    mutex.workers = {{"A", "fan_a", 0, 0, "s"}, {"B", "fan_b", 500, 0, "s"}};
    expectRun("on one server: B begins when A has its last answer", mutex,
              {"one-sale", "fan_a", {"fan_a"}, {}, {accepted(2500, "A")}, {yes(2500, "A"), no(3500, "B")}});
    mutex.faults = {{2000, 0, Cause::crash, 0}};
    expect(run(mutex).told == std::vector<TellingRecord>{yes(4500, "B")}, "or when A crashes");
    mutex.faults.push_back({1500, 1, Cause::garbageCollection, 4500});
    expect(run(mutex).told == std::vector<TellingRecord>{yes(8500, "B")}, "or when it wakes");
    mutex.faults = {{1000, 1, Cause::crash, 0}};
    mutex.workers.push_back({"C", "fan_c", 600, 0, "s"});
    expect(run(mutex).told == std::vector<TellingRecord>{yes(2500, "A"), no(3500, "C")},
           "a crashed waiter is left out");
    mutex.faults.clear();
    mutex.workers[1].server = "another";
    expectRun("on two servers they never meet", mutex,
              {"double-sale",
               "fan_b",
               {"fan_a", "fan_b"},
               {},
               {accepted(2500, "A"), accepted(3000, "B")},
               {yes(2500, "A"), yes(3000, "B"), no(3500, "C")}});
}

void testOpeningStory()
{
    Setting story;
    story.seats = {"C14", "C15", "C16", "C17", "C18"};
    for (const Milliseconds arrives : closed_forms::rushArrivals(12)) {
        const std::string name(1, static_cast<char>('A' + story.workers.size()));
        story.workers.push_back({name, "fan_" + name, arrives, anySeat});
    }
    const auto yeses = [&](Protection protection) {
        story.protection = protection;
        const RunOutcome got = run(story);
        return std::count_if(got.told.begin(), got.told.end(), [](const TellingRecord& t) { return t.yes; });
    };
    expect(yeses(Protection::none) == 8, "eight fans on five seats");
    const RunOutcome none = run(story);
    expect(yeses(Protection::localMutex) == 8 && run(story) == none, "a mutex per server leaves the very same trace");
    expect(yeses(Protection::conditionalWrite) == 5, "exactly five with a conditional write");
    expect(yeses(Protection::uniqueConstraint) == 5, "exactly five with a unique constraint");
    expect(run(story).outcome == "one-sale", "each seat once");
}

void testServices()
{
    for (const Service service :
         {Service::redis, Service::redisReplicated, Service::redlock, Service::etcd, Service::zookeeper}) {
        Setting lesson = lessonSetting();
        lesson.service = service;
        lesson.fencing = Fencing::writes;
        const bool tokens = service != Service::redlock;
        expect(run(lesson).grants[1].at == 10000 && run(lesson).grants[1].token.has_value() == tokens,
               "the lesson's times, and its tokens where there are any", describe(run(lesson)));
        expect(run(lesson).outcome == (tokens ? "one-sale" : "double-sale"), "without tokens fencing has no effect");
        expect(run(lesson).seats[0].fence.has_value() == tokens, "nor has the row a fence");
    }
    Setting advisory = lessonSetting();
    advisory.service = Service::postgresqlAdvisory;
    advisory.renew = Renew::inProcess;
    advisory.checkBeforeWrite = CheckBeforeWrite::ownClock;
    expectRun("an advisory lock outlives any lease", advisory,
              {"one-sale",
               "fan_a",
               {"fan_a"},
               {{0, "A", std::nullopt}, {18000, "B", std::nullopt}},
               {accepted(17500, "A")},
               {yes(17500, "A"), no(19000, "B")}});
    expect(run(advisory).renewals.empty() && !run(advisory).grantedUntil[0], "and is not renewed");
    advisory.faults = {{2000, 0, Cause::crash, 0}};
    expect(run(advisory).outcome == "blocked", "also its holder's crash");
}

} // namespace

int main()
{
    testOneSeat();
    testRefusedAndLost();
    testLostAnswerThatTakesTime();
    testEffects();
    testLocalMutex();
    testOpeningStory();
    testServices();
    return plain_checks::finish("reference lost answers, effects and services");
}
