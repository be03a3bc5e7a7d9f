// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/messages.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr WorkerId kA{0};
constexpr WorkerId kB{1};

Instant ms(std::int64_t t)
{
    return kStart + Duration{t};
}

std::vector<Exchange> exchanges(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    const CutOffs cutOffs = cutOffsOf(scenario, trace);
    std::vector<Exchange> found;
    for (std::size_t i = 0; i < trace.events.size(); ++i)
        if (const auto exchange = exchangeOf(scenario, trace, cutOffs, EventIndex{static_cast<std::uint32_t>(i)}))
            found.push_back(*exchange);
    return found;
}

/// The first of this worker with this party that is served at this time.
Exchange exchangeAt(const Scenario& scenario, WorkerId worker, Party party, Instant at)
{
    for (const auto& exchange : exchanges(scenario))
        if (exchange.worker == worker && exchange.party == party && exchange.at == at)
            return exchange;
    CHECK(false && "no such message");
    return {};
}

} // namespace

/// The lesson's run: A asks, reads, writes, its release is refused; B asks, is granted the lock, reads, writes,
/// releases.
TEST(lessonsMessagesTakeNoTime)
{
    const Scenario scenario;
    const auto found = exchanges(scenario);
    CHECK_EQ(found.size(), std::size_t{9});
    for (const auto& exchange : found)
        CHECK(!exchange.requestTakesTime() && !exchange.answerTakesTime());
    const Exchange grant = exchangeAt(scenario, kB, Party::Lock, ms(10'000));
    CHECK(!grant.asked && grant.answered && !grant.refused);
    const Exchange asks = exchangeAt(scenario, kB, Party::Lock, ms(4000));
    CHECK(asks.asked && !asks.answered);
    const Exchange released = exchangeAt(scenario, kA, Party::Lock, ms(18'000));
    CHECK(released.refused && !released.answered);
}

TEST(fencedWriteIsRefused)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::Writes;
    CHECK(exchangeAt(scenario, kA, Party::Row, ms(17'500)).refused);
    CHECK(!exchangeAt(scenario, kB, Party::Row, ms(12'500)).refused);
}

/// A asks at 0 and is served at 0.2; the answer is there at 0.4. B, who waited, is told of its grant one way later.
TEST(messagesTakeTheirWay)
{
    Scenario scenario;
    scenario.network.oneWay = Duration{200};
    const Exchange ask = exchangeAt(scenario, kA, Party::Lock, ms(200));
    CHECK(ask.asked && ask.sent == ms(0) && ask.back == ms(400));
    CHECK(ask.requestTakesTime() && ask.answerTakesTime());
    const Exchange grant = exchangeAt(scenario, kB, Party::Lock, ms(10'200));
    CHECK(!grant.requestTakesTime() && grant.answerTakesTime() && grant.back == ms(10'400));
}

/// A late packet is on its way for as long as the fault says, its answer is not.
TEST(latePacketIsOnItsWay)
{
    Scenario scenario;
    scenario.faults.front().kind = Pause{Duration{15'000}, PauseCause::Packet};
    const Exchange write = exchangeAt(scenario, kA, Party::Row, ms(17'500));
    CHECK(write.sent == ms(2500) && write.requestTakesTime() && !write.answerTakesTime());
}

TEST(onlyTheServiceIsAskedWithAMessage)
{
    Scenario scenario;
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock;
    CHECK_EQ(exchanges(scenario).size(), std::size_t{9});
    scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    const Exchange check = exchangeAt(scenario, kA, Party::Lock, ms(2400));
    CHECK(check.asked && check.answered && !check.refused);
}

/// semantics.md, "Pauses and other faults": a partition is from the lock service, both ways, and never from the
/// database. B, cut off from 5 to 12, is granted the lock at 10 and hears of it at 12.
TEST(aPartitionHoldsAnAnswerToItsEnd)
{
    Scenario scenario;
    scenario.faults.push_back({Duration{5000}, kB, Partition{Duration{7000}}});
    const Exchange grant = exchangeAt(scenario, kB, Party::Lock, ms(10'000));
    CHECK(grant.answerTakesTime() && grant.back == ms(12'000));
    scenario.faults.back().at = Duration{1000}; // to 8: over before the grant
    CHECK_EQ(exchangeAt(scenario, kB, Party::Lock, ms(10'000)).back, ms(10'000));
    scenario.faults.back() = {Duration{500}, kA, Partition{Duration{9000}}};
    CHECK_EQ(exchangeAt(scenario, kA, Party::Row, ms(1000)).back, ms(1000));
    scenario.network.oneWay = Duration{400}; // A is granted the lock before it is cut off, and the answer is on its way
    CHECK_EQ(exchangeAt(scenario, kA, Party::Lock, ms(400)).back, ms(800));
    // "Order at one instant": the lease ends, and B is granted, before the partition of that instant starts.
    scenario.faults.back() = {Duration{10'400}, kB, Partition{Duration{9000}}};
    CHECK_EQ(exchangeAt(scenario, kB, Party::Lock, ms(10'400)).back, ms(10'800));
}

/// A crash ends it for its worker, whose partition has no end any more: what the service answers then comes as ever.
TEST(nothingIsHeldForOneThatCrashed)
{
    Scenario scenario;
    scenario.network.oneWay = Duration{1000};
    scenario.faults = {{Duration{500}, kA, Partition{Duration{9000}}}, {Duration{900}, kA, Crash{}}};
    CHECK_EQ(exchangeAt(scenario, kA, Party::Lock, ms(1000)).back, ms(2000));
}

/// Where nobody is frozen an answer is learned of as it arrives; the engine's own stamp says when that was.
TEST(anAnswerIsBackWhenItsWorkerLearnsOfIt)
{
    const auto look = [](Scenario scenario) {
        std::erase_if(scenario.faults, [](const Fault& fault) { return std::holds_alternative<Pause>(fault.kind); });
        const Trace trace = traceOf(scenario);
        for (const Exchange& exchange : exchanges(scenario)) {
            const Instant learned = trace[exchange.event].learned;
            if (exchange.answered && learned != kNever)
                RC_ASSERT(exchange.back == learned);
        }
    };
    CHECK(rc::check("back == learned", look));
    CHECK(rc::check("and under many partitions", [&] {
        auto scenario = *test::scenarios({.workers = 3, .seats = 1, .faults = 12});
        scenario.protection = Protection::Lock;
        for (auto& fault : scenario.faults)
            if (const auto* pause = std::get_if<Pause>(&fault.kind))
                fault.kind = Partition{pause->length};
        look(scenario);
    }));
}

TEST(whatIsAnsweredIsLearnedLater)
{
    CHECK(rc::check("with messages that take time, an answered event is learned after it happened, and no other one",
                    [](Scenario scenario) {
                        scenario.network.oneWay = std::max(scenario.network.oneWay, Duration{1});
                        const Trace trace = traceOf(scenario);
                        for (const Exchange& exchange : exchanges(scenario)) {
                            const Event& event = trace[exchange.event];
                            RC_ASSERT(exchange.answered == (event.learned > event.at));
                        }
                    }));
}
