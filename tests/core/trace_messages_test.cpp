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
    std::vector<Exchange> found;
    for (std::size_t i = 0; i < trace.events.size(); ++i)
        if (const auto exchange = exchangeOf(scenario, trace, EventIndex{static_cast<std::uint32_t>(i)}))
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
